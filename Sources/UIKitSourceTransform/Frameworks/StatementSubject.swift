// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SwiftSyntax

extension ExprSyntax {
  /// What a statement is about: the first name in it, `map` of `self.map.delegate = self`, and the
  /// method that it calls.
  var subject: (root: String?, method: String?) {
    var expression = self
    var method: String?
    while true {
      if let call = expression.as(FunctionCallExprSyntax.self) {
        expression = call.calledExpression
        if method == nil {
          method =
            expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? expression.as(DeclReferenceExprSyntax.self)?.baseName.text
        }
      } else if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
        var plain = base.trimmedDescription
        while let last = plain.last, "?!".contains(last) { plain.removeLast() }
        if plain.standsForSelf { return (member.declName.baseName.text, method) }
        expression = base
      } else if let operation = expression.as(SequenceExprSyntax.self),
        let first = operation.elements.first,
        operation.elements.dropFirst().first?.is(
          AssignmentExprSyntax.self) == true
      {
        // `_ = map.show()`.
        let isDiscarded = first.is(DiscardAssignmentExprSyntax.self)
        let last = operation.elements.count == 3 ? operation.elements.last : nil
        expression = isDiscarded ? last ?? first : first
      } else if let chain = expression.as(OptionalChainingExprSyntax.self) {
        expression = chain.expression
      } else if let force = expression.as(ForceUnwrapExprSyntax.self) {
        expression = force.expression
      } else if let item = expression.as(SubscriptCallExprSyntax.self) {
        expression = item.calledExpression
      } else if let attempt = expression.as(TryExprSyntax.self) {
        expression = attempt.expression
      } else if let wait = expression.as(AwaitExprSyntax.self) {
        expression = wait.expression
      } else {
        return (expression.as(DeclReferenceExprSyntax.self)?.baseName.text, method)
      }
    }
  }

  /// The members that a statement goes through to what it calls or sets, not those in arguments:
  /// `badge`, `kf` and `setImage` of `self.badge?.kf.setImage(url)`.
  var calledMembers: [String] {
    var members: [String] = []
    var rest: ExprSyntax? = self
    while let expression = rest {
      if let call = expression.as(FunctionCallExprSyntax.self) {
        rest = call.calledExpression
      } else if let member = expression.as(MemberAccessExprSyntax.self) {
        members.append(member.declName.baseName.text)
        rest = member.base
      } else if let chain = expression.as(OptionalChainingExprSyntax.self) {
        rest = chain.expression
      } else if let force = expression.as(ForceUnwrapExprSyntax.self) {
        rest = force.expression
      } else if let operation = expression.as(SequenceExprSyntax.self),
        operation.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
      {
        rest = operation.elements.first
      } else {
        rest = nil
      }
    }
    return members
  }
}
