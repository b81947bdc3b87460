// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// The values and functions among statements that are left out.
struct LeftOutLocals {
  /// By the lists of statements, what the names were left out for.
  private var names: [SyntaxIdentifier: [String: String]] = [:]

  var isEmpty: Bool { names.isEmpty }

  /// Notes names that the statements of a list declare, and the missing name that they needed.
  mutating func note(
    _ words: [String], in list: CodeBlockItemListSyntax, for origin: String
  ) {
    for word in words { names[list.id, default: [:]][word] = origin }
  }

  /// Those that the statements of a list can name.
  func names(around list: CodeBlockItemListSyntax) -> [String: String] {
    if names.isEmpty { return [:] }
    var result: [String: String] = [:]
    var hidden: Set<String> = []
    for node in sequence(first: Syntax(list), next: \.parent) {
      for (word, origin) in names[node.id, default: [:]] where !hidden.contains(word) {
        result[word] = result[word] ?? origin
      }
      hidden.formUnion(node.namesThatItBinds)
    }
    return result
  }
}

extension Syntax {
  /// The names that a node gives to what its statements can name.
  fileprivate var namesThatItBinds: [String] {
    if let function = self.as(FunctionDeclSyntax.self) {
      return function.signature.parameterClause.parameters.map {
        ($0.secondName ?? $0.firstName).text
      }
    }
    if let list = self.as(CodeBlockItemListSyntax.self) { return list.flatMap(\.boundNames) }
    if let loop = self.as(ForStmtSyntax.self) { return loop.pattern.boundNames }
    if let condition = self.as(IfExprSyntax.self) { return condition.conditions.boundNames }
    switch self.as(ClosureExprSyntax.self)?.signature?.parameterClause {
    case .simpleInput(let names)?: return names.map(\.name.text)
    case .parameterClause(let clause)?:
      return clause.parameters.map { ($0.secondName ?? $0.firstName).text }
    case nil: return []
    }
  }
}

extension CodeBlockItemSyntax {
  /// The names of values that a statement declares for those behind it.
  fileprivate var boundNames: [String] {
    if let guarded = item.as(GuardStmtSyntax.self) { return guarded.conditions.boundNames }
    return item.as(VariableDeclSyntax.self)?.bindings.flatMap(\.pattern.boundNames) ?? []
  }
}

extension ConditionElementListSyntax {
  fileprivate var boundNames: [String] {
    flatMap { element -> [String] in
      guard let binding = element.condition.as(OptionalBindingConditionSyntax.self),
        binding.initializer != nil
      else { return [] }
      return binding.pattern.boundNames
    }
  }
}

extension LeftOutEditor {
  /// Leaves `let map = MKMapView()` out: the statements behind it that name the value are taken as
  /// those are that name a property which is left out.
  func leaveOutValues(
    of item: CodeBlockItemSyntax, in list: CodeBlockItemListSyntax, _ name: String,
    _ members: Set<String>
  ) -> Bool {
    // A test that cannot have its values fails.
    guard case .decl(let declaration) = item.item,
      let variable = declaration.as(VariableDeclSyntax.self), failure(of: list) == nil
    else { return false }
    let words = variable.bindings.flatMap(\.pattern.boundNames)
    guard !words.isEmpty, list.mayLackParts,
      variable.bindings.allSatisfy({ $0.accessorBlock == nil })
    else { return false }
    var before = locals
    before.note(words, in: list, for: name)
    if givesResult(of: list, before.names(around: list), members) { return false }
    locals = before
    transformation.needsUIKit = true
    transformation.leaveOut(item.item, for: "leftOut(\"\(name)\")")
    return true
  }

  /// Whether a closure's result is made of what is left out. The compiler takes the closure's type
  /// from it, so that it is to be one statement that stops.
  private func givesResult(
    of list: CodeBlockItemListSyntax, _ names: [String: String], _ members: Set<String>
  ) -> Bool {
    guard let closure = list.parent?.as(ClosureExprSyntax.self),
      closure.signature?.returnClause == nil,
      let value = list.last?.item.as(ReturnStmtSyntax.self)?.expression
    else { return false }
    return missingName(in: Syntax(value), members, names) != nil
  }
}

extension PatternSyntax {
  /// The names that a pattern binds: `a` and `b` of `(a, b)`.
  fileprivate var boundNames: [String] {
    if let name = self.as(IdentifierPatternSyntax.self) { return [name.identifier.text] }
    return self.as(TuplePatternSyntax.self)?.elements.flatMap(\.pattern.boundNames) ?? []
  }
}
