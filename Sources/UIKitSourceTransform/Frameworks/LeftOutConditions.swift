// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Statements that ask whether something is there: what is missing is not.
extension LeftOutEditor {
  /// Where the code goes on.
  enum Course {
    /// With the next statement.
    case behind
    /// Nowhere: the statement leaves its block, and those behind it are left out.
    case nowhere
    /// It cannot be told.
    case stopped
  }

  /// Goes the way on which a statement goes without what is missing: to the `else` of
  /// `guard let place = manager.location` and `if let place = manager.location`, and not into the
  /// body of `for place in manager.places`.
  func goOn(
    around item: CodeBlockItemSyntax, in list: CodeBlockItemListSyntax, _ name: String,
    _ members: Set<String>
  ) -> Course {
    // A test that cannot ask fails.
    guard failure(of: list) == nil else { return .stopped }
    let names = locals.names(around: list)
    if let loop = item.item.as(ForStmtSyntax.self) {
      guard list.mayLackParts, missingName(in: Syntax(loop.sequence), members, names) != nil
      else { return .stopped }
      leaveOut(item.startOffset..<item.endOffset, name, then: "")
      return .behind
    }
    if let guarded = item.item.as(GuardStmtSyntax.self) {
      guard isUnbound(guarded.conditions, members, names) else { return .stopped }
      leaveOut(item.startOffset..<guarded.body.startOffset, name, then: "; do ")
      let last = list.last?.endOffset ?? item.endOffset
      if last > guarded.body.endOffset {
        transformation.leaveOut(guarded.body.endOffset..<last)
      }
      return .nowhere
    }
    return goOn(around: item.ifStatement, of: item, in: list, name, members)
  }

  private func goOn(
    around statement: IfExprSyntax?, of item: CodeBlockItemSyntax, in list: CodeBlockItemListSyntax,
    _ name: String, _ members: Set<String>
  ) -> Course {
    let names = locals.names(around: list)
    guard var node = statement, isUnbound(node.conditions, members, names) else { return .stopped }
    let isResult = list.count == 1 && !isVoid(list)
    while true {
      switch node.elseBody {
      case nil:
        if isResult { return .stopped }
        leaveOut(item.startOffset..<item.endOffset, name, then: "")
        return .behind
      case .codeBlock(let block):
        if isResult, block.statements.last?.item.is(ReturnStmtSyntax.self) != true {
          return .stopped
        }
        leaveOut(item.startOffset..<block.startOffset, name, then: "; do ")
        return .behind
      case .ifExpr(let next):
        if isUnbound(next.conditions, members, names) {
          node = next
        } else if isResult || missingName(in: Syntax(next.conditions), members, names) != nil {
          return .stopped
        } else {
          leaveOut(item.startOffset..<next.startOffset, name, then: "; ")
          return .behind
        }
      }
    }
  }

  private func leaveOut(_ range: Range<Int>, _ name: String, then rest: String) {
    transformation.needsUIKit = true
    transformation.leaveOut(range, for: "leftOut(\"\(name)\")\(rest)")
  }

  /// Whether conditions bind a value that is missing, ask for a case that is, or ask what is
  /// missing whether something holds: `cache.isCached(forKey: key)`.
  private func isUnbound(
    _ conditions: ConditionElementListSyntax, _ members: Set<String>, _ locals: [String: String]
  ) -> Bool {
    conditions.contains { element in
      if let match = element.condition.as(MatchingPatternConditionSyntax.self) {
        return othersMembers.missingCase(of: match) != nil
      }
      if case .expression(let question) = element.condition {
        return isOfMissing(question, members, locals)
      }
      guard let binding = element.condition.as(OptionalBindingConditionSyntax.self) else {
        return false
      }
      return missingName(in: Syntax(binding), members, locals) != nil
    }
  }

  /// Whether an expression is a member of what is missing, or a call of one.
  private func isOfMissing(
    _ question: ExprSyntax, _ members: Set<String>, _ locals: [String: String]
  ) -> Bool {
    guard question.is(FunctionCallExprSyntax.self) || question.is(MemberAccessExprSyntax.self)
    else { return false }
    if othersMembers.isSubject(of: question) { return true }
    guard let root = question.subject.root else { return false }
    return isMissing(root) || members.contains(root) || locals[root] != nil
      || isMemberOfAbsentModule(root)
  }
}

extension CodeBlockItemSyntax {
  /// The `if` that the statement is.
  fileprivate var ifStatement: IfExprSyntax? {
    item.as(IfExprSyntax.self)
      ?? item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self)
  }
}
