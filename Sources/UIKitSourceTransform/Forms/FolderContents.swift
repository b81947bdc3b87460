// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// `contentsOfDirectory(atPath:)`, whose order is that of the disk: a list that an app makes of its
/// files would be another one on each machine. They come in the order of their names.
enum FolderContents: SourceForm {
  static func edit(_ transformation: Transformation) {
    for member in transformation.file.nodes(
      MemberAccessExprSyntax.self, at: ["contentsOfDirectory"])
    {
      guard member.declName.baseName.text == "contentsOfDirectory",
        let call = member.parent?.as(FunctionCallExprSyntax.self),
        call.calledExpression.id == member.id, let label = call.arguments.first?.label?.text,
        label == "atPath" || label == "at"
      else { continue }
      transformation.needsUIKit = true
      transformation.edits.replace(member.declName.baseName, with: "orderedContentsOfDirectory")
    }
  }
}
