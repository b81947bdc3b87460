// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// `load(completion: loaded.fulfill)`: XCTest's method has parameters on Linux, and no closure without
/// any can be it.
enum FulfillmentValues: SourceForm {
  static func edit(_ transformation: Transformation) {
    let file = transformation.file
    guard file.mentions(any: ["import XCTest"]) else { return }
    for member in file.nodes(MemberAccessExprSyntax.self, at: ["fulfill"]) {
      guard let base = member.base, member.declName.argumentNames == nil,
        member.parent?.is(FunctionCallExprSyntax.self) != true,
        member.parent?.is(LabeledExprSyntax.self) == true
          || member.parent?.is(InitializerClauseSyntax.self) == true,
        !base.trimmedDescription.contains("?")
      else { continue }
      transformation.edits.insert("{ ", at: member.startOffset)
      transformation.edits.insert("() }", at: member.endOffset)
    }
  }
}
