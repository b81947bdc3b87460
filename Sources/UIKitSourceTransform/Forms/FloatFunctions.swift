// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// `abs(x)` in an extension of `CGFloat`, where Linux's Foundation has a static method of the name,
/// which hides the function.
enum FloatFunctions: SourceForm {
  static func edit(_ transformation: Transformation) {
    let file = transformation.file
    guard file.mentions(any: ["abs("]) else { return }
    for call in file.nodes(FunctionCallExprSyntax.self, at: ["abs"]) {
      guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self),
        name.baseName.text == "abs", isInExtensionOfCGFloat(call)
      else { continue }
      transformation.edits.insert("Swift.", at: name.startOffset)
    }
  }

  private static func isInExtensionOfCGFloat(_ node: some SyntaxProtocol) -> Bool {
    for ancestor in sequence(first: node.parent, next: { $0?.parent }) {
      if let outer = ancestor?.as(ExtensionDeclSyntax.self) {
        return outer.extendedType.typeName.lastPart == "CGFloat"
      }
    }
    return false
  }
}
