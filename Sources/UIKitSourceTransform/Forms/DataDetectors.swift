// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// `NSDataDetector(types: …)` as a `NSRegularExpression`, which it is on iOS. Foundation for Linux
/// lets nobody override how an expression finds its matches: a detector here has one instead.
enum DataDetectors: SourceForm {
  private static let detector = "NSDataDetector"
  private static let expression = "NSRegularExpression"

  static func edit(_ transformation: Transformation) {
    for call in transformation.file.nodes(FunctionCallExprSyntax.self, at: [detector + "("])
    where call.calledExpression.trimmedDescription == detector && isExpression(call) {
      transformation.needsUIKit = true
      transformation.edits.insert(".regularExpression", at: call.endOffset)
    }
  }

  /// Whether what the call gives is returned, or given a name, as an expression.
  private static func isExpression(_ call: FunctionCallExprSyntax) -> Bool {
    var node = Syntax(call)
    while let parent = node.parent, parent.is(TryExprSyntax.self) { node = parent }
    guard let parent = node.parent else { return false }
    if let binding = parent.parent?.as(PatternBindingSyntax.self) {
      return binding.typeAnnotation?.type.typeName == expression
    }
    guard parent.is(ReturnStmtSyntax.self) || parent.is(CodeBlockItemSyntax.self) else {
      return false
    }
    for outer in sequence(first: parent, next: \.parent) {
      if let function = outer.as(FunctionDeclSyntax.self) {
        return function.signature.returnClause?.type.typeName == expression
      }
      if let binding = outer.as(PatternBindingSyntax.self) {
        return binding.typeAnnotation?.type.typeName == expression
      }
      if outer.is(ClosureExprSyntax.self) { return false }
    }
    return false
  }
}
