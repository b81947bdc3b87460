// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// `wait(for: [loaded])` and `await fulfillment(of: [loaded])`: XCTest of Linux has them with a
/// timeout alone. They wait for a day.
enum EndlessWaits: SourceForm {
  private static let labels = ["wait": "for", "fulfillment": "of"]

  static func edit(_ transformation: Transformation) {
    let file = transformation.file
    guard file.mentions(any: ["import XCTest"]) else { return }
    for call in file.nodes(FunctionCallExprSyntax.self, at: ["wait", "fulfillment"]) {
      let name =
        call.calledExpression.as(MemberAccessExprSyntax.self)?.declName
        ?? call.calledExpression.as(DeclReferenceExprSyntax.self)
      let arguments = call.arguments.map { $0.label?.text ?? "" }
      guard let name, let label = labels[name.baseName.text], let first = call.arguments.first,
        arguments == [label] || arguments == [label, "enforceOrder"], call.trailingClosure == nil
      else { continue }
      transformation.edits.insert(
        ", timeout: 86_400", at: first.expression.endOffset)
    }
  }
}
