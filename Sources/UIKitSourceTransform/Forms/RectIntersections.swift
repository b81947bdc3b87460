// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// `visibleRect.intersects(attributes.frame)`: on Linux it is true for rectangles that only touch, so
/// that a list would show what lies beside its edges.
enum RectIntersections: SourceForm {
  static func edit(_ transformation: Transformation) {
    let file = transformation.file
    guard !file.mentions(any: ["func intersects("]) else { return }
    for member in file.nodes(MemberAccessExprSyntax.self, at: ["intersects"]) {
      guard member.declName.baseName.text == "intersects", let base = member.base,
        let call = member.parent?.as(FunctionCallExprSyntax.self),
        call.calledExpression.id == member.id, call.trailingClosure == nil,
        let argument = call.arguments.first, call.arguments.count == 1, argument.label == nil,
        isRect(base) || isRect(argument.expression)
      else { continue }
      transformation.needsUIKit = true
      transformation.edits.replace(member.declName.baseName, with: "intersectsAsOnIOS")
    }
  }

  /// Whether an expression is a rectangle, by its last name: `frame`, `visibleRect`, `view.bounds`.
  private static func isRect(_ expression: ExprSyntax) -> Bool {
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return isRect(call.calledExpression)
    }
    let name =
      expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? expression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
    let lowered = name.lowercased()
    guard !lowered.contains("maprect") else { return false }
    return name == "CGRect" || ["rect", "frame", "bounds"].contains { lowered.hasSuffix($0) }
      || ["insetBy", "offsetBy"].contains(name)
  }
}
