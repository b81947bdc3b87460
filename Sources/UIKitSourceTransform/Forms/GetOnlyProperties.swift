// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Properties of Foundation's classes that can only be read on Linux: a session waits for no
/// connection there, and knows of no second network. Where one is set, that is noted and left out.
enum GetOnlyProperties: SourceForm {
  private static let names = [
    "waitsForConnectivity", "multipathServiceType", "sharedContainerIdentifier",
  ]

  static func edit(_ transformation: Transformation) {
    for node in transformation.file.nodes(SequenceExprSyntax.self, at: names) {
      guard !transformation.isLeftOut(node), !node.isInactive,
        let member = node.elements.first?.as(MemberAccessExprSyntax.self),
        names.contains(member.declName.baseName.text),
        node.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
      else { continue }
      transformation.needsUIKit = true
      transformation.leaveOut(node, for: "leftOut(\"\(member.declName.baseName.text)\")")
    }
  }
}
