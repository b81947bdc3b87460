// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SwiftSyntax

extension SyntaxProtocol {
  /// Whether the node stands in a part of an `#if` that is not compiled here, or needs a newer
  /// system, or is part of what does.
  var isInactive: Bool {
    if needsNewerSystem { return true }
    for ancestor in sequence(first: Syntax(self).parent, next: { $0?.parent }) {
      if ancestor?.needsNewerSystem == true { return true }
      if let clause = ancestor?.as(IfConfigClauseSyntax.self), clause.statementsAreInactive {
        return true
      }
    }
    return false
  }
}

extension SyntaxProtocol {
  /// The last of what the compiler takes, with this, only if a flag of the project's own is set;
  /// `nil` where no such flag decides, or where a statement cannot stand there.
  var endOfFlaggedPart: Syntax? {
    for ancestor in sequence(first: Syntax(self).parent, next: { $0?.parent }) {
      guard let clause = ancestor?.as(IfConfigClauseSyntax.self), clause.isOpen else { continue }
      switch clause.elements {
      case .statements(let statements): return statements.last.map { Syntax($0) }
      case .decls(let members): return members.last.map { Syntax($0) }
      default: return nil
      }
    }
    return nil
  }
}

extension SourceFile {
  /// The parts of `#if` that are not compiled here.
  var inactiveParts: [Range<Int>] {
    nodes(IfConfigDeclSyntax.self, at: ["#if"]).flatMap(\.clauses)
      .filter(\.statementsAreInactive).map { $0.startOffset..<$0.endOffset }
  }
}

extension IfConfigClauseSyntax {
  /// Whether it is not known if the clause is compiled.
  fileprivate var isOpen: Bool {
    guard !statementsAreInactive else { return false }
    if let condition { return condition.valueAsCondition == nil }
    return parent?.as(IfConfigClauseListSyntax.self)?.contains { clause in
      clause.condition.map { $0.valueAsCondition == nil } ?? false
    } ?? false
  }

  /// Whether the clause is not compiled: its condition does not hold, or that of one before it
  /// does.
  var statementsAreInactive: Bool {
    if condition?.valueAsCondition == false { return true }
    guard let clauses = parent?.as(IfConfigClauseListSyntax.self) else { return false }
    for clause in clauses {
      if clause.id == id { return false }
      if clause.condition?.valueAsCondition == true { return true }
    }
    return false
  }
}

extension ExprSyntax {
  /// Whether a condition of `#if` holds; `nil` where that is not known, as with `DEBUG`.
  fileprivate var valueAsCondition: Bool? {
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.expression.valueAsCondition
    }
    if let literal = self.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.text == "true"
    }
    if let prefix = self.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      return prefix.expression.valueAsCondition.map(!)
    }
    if let call = self.as(FunctionCallExprSyntax.self) { return call.valueAsCondition }
    if let sequence = self.as(SequenceExprSyntax.self) { return sequence.valueAsCondition }
    return nil
  }
}

extension FunctionCallExprSyntax {
  fileprivate var valueAsCondition: Bool? {
    let argument = arguments.first?.expression.trimmedDescription ?? ""
    switch calledExpression.trimmedDescription {
    case "os":
      if argument == "Linux" { return isOfLinuxBesideMac ? false : nil }
      return argument == "iOS"
    case "targetEnvironment": return argument == "simulator"
    // No compiler before 6.2 reads the package. `swift(>=5)` is another question: a target may be
    // of Swift 4.
    case "compiler":
      guard let form = argument.wholeMatch(of: /(>=|<)\s*([1-5])(?:\.\d+)*/) else { return nil }
      return form.output.1 == ">="
    case "canImport":
      if isOfUnfairLock { return true }
      if PlatformConditions.conditions.contains("canImport(\(argument))") { return true }
      if ["FoundationNetworking", "FoundationXML", "Glibc"].contains(argument) { return true }
      let isAbsent =
        MissingFramework(argument) != nil
        || ["AppKit", "Cocoa", "Darwin", "WatchKit"].contains(argument)
      return isAbsent ? false : nil
    default: return nil
    }
  }
}

extension SequenceExprSyntax {
  /// `a && b || c`: what is joined by `&&` belongs together.
  fileprivate var valueAsCondition: Bool? {
    var alternatives: [[Bool?]] = [[]]
    for element in elements {
      if let sign = element.as(BinaryOperatorExprSyntax.self)?.operator.text {
        if sign == "||" { alternatives.append([]) } else if sign != "&&" { return nil }
      } else {
        alternatives[alternatives.count - 1].append(element.valueAsCondition)
      }
    }
    let values = alternatives.map { parts -> Bool? in
      if parts.contains(false) { return false }
      return parts.allSatisfy { $0 == true } ? true : nil
    }
    if values.contains(true) { return true }
    return values.allSatisfy { $0 == false } ? false : nil
  }
}
