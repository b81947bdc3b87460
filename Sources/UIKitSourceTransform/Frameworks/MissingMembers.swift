// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Members that are left out of other types than the one around: `card.map`, where the `map` of
/// `Card` is an `MKMapView`. What `card` is, is told by its declaration.
final class MissingMembers {
  private let transformation: Transformation
  private let all: Set<String>
  private lazy var locals = LocalTypes(transformation.file)

  init(_ transformation: Transformation) {
    self.transformation = transformation
    all = transformation.index.answer(.allMissingMembers).parts
  }

  /// Whether a word is such a member's.
  func names(_ token: TokenSyntax) -> Bool {
    guard all.contains(token.text), let access = token.access else { return false }
    return isMissing(access)
  }

  /// Whether a statement is about such a member: `card.map.delegate = self`.
  func isSubject(of expression: ExprSyntax) -> Bool {
    guard !all.isEmpty else { return false }
    var next: ExprSyntax? = expression
    while let expression = next {
      if let member = expression.as(MemberAccessExprSyntax.self), isMissing(member) { return true }
      next = expression.partBefore
    }
    return false
  }

  private func isMissing(_ member: MemberAccessExprSyntax) -> Bool {
    guard let base = member.base ?? member.assigned else { return false }
    return isMissing(member.declName.baseName.text, of: base)
  }

  /// The case of an enumeration that a condition asks a value for, `case .paid(let bill) = state`,
  /// where it is left out of the value's type.
  func missingCase(of condition: MatchingPatternConditionSyntax) -> String? {
    guard let name = condition.pattern.caseName,
      isMissing(name, of: condition.initializer.value)
    else { return nil }
    return name
  }

  private func isMissing(_ name: String, of base: ExprSyntax) -> Bool {
    guard all.contains(name) else { return false }
    return types(of: base).contains { type in
      transformation.index.answer(.missingMembers(type: type)).parts.contains(name)
    }
  }

  /// The types that an expression may be of, among others.
  private func types(of base: ExprSyntax) -> Set<String> {
    var expression = base
    while let inner = expression.unwrapped { expression = inner }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return types(of: call.calledExpression)
    }
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return name.first?.isUppercase == true ? [name] : types(ofValue: name)
    }
    guard let member = expression.as(MemberAccessExprSyntax.self) else {
      return Set(expression.capitalizedWords)
    }
    let name = member.declName.baseName.text
    if name.first?.isUppercase == true { return [name] }
    // `Store.shared`.
    let owner = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
    var own = Set(owner.flatMap { $0.first?.isUppercase == true ? [$0] : nil } ?? [])
    // `Saver().to(album)`, which may give the saver.
    if let call = member.base?.as(FunctionCallExprSyntax.self) { own = types(of: ExprSyntax(call)) }
    return types(ofValue: name).union(own)
  }

  private func types(ofValue name: String) -> Set<String> {
    // `let pet = pets[0]`.
    let origin = locals.origin(of: name)
    return [name, origin].compactMap { $0 }.reduce(into: []) { types, name in
      types.formUnion(locals.types(of: name))
      types.formUnion(transformation.index.answer(.typesGiven(by: name)).parts)
    }
  }
}

/// The types that the file's declarations give to values, by the values' names.
private final class LocalTypes: SyntaxVisitor {
  private var known: [String: Set<String>] = [:]
  private var origins: [String: String] = [:]

  init(_ file: SourceFile) {
    super.init(viewMode: .sourceAccurate)
    walk(file.syntax)
  }

  func types(of name: String) -> Set<String> { known[name, default: []] }

  /// The value that a value is made from, where nothing says its type: `pets` of `pets[0]`.
  func origin(of name: String) -> String? { origins[name] }

  private func note(_ name: String?, _ words: [String]?) {
    guard let name, let words, !words.isEmpty else { return }
    known[name, default: []].formUnion(words)
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.name, node.typeAnnotation == nil, let value = node.initializer?.value,
      value.capitalizedWords.isEmpty
    {
      origins[name] = value.subject.root
    }
    note(node.name, node.typeAnnotation?.capitalizedWords ?? node.initializer?.capitalizedWords)
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    note(name, node.initializer?.capitalizedWords)
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    note((node.secondName ?? node.firstName).text, node.type.capitalizedWords)
    return .visitChildren
  }

  /// `.withUnretained(self).bind { owner, _ in`, `.drive(with: self) { owner, pet in`.
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    if case .simpleInput(let names) = node.signature?.parameterClause,
      let first = names.first?.name, node.isGivenSelf, let type = EnclosingType(around: node)
    {
      note(first.text, [type.qualifiedName.lastPart])
    }
    return .visitChildren
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    note((node.secondName ?? node.firstName).text, node.type?.capitalizedWords)
    return .visitChildren
  }
}

extension ClosureExprSyntax {
  /// Whether the call that it is handed to, or one that this goes on from, is handed `self`, too.
  fileprivate var isGivenSelf: Bool {
    var place = parent
    while let next = place,
      next.is(LabeledExprSyntax.self) || next.is(LabeledExprListSyntax.self)
    {
      place = next.parent
    }
    var expression = place?.as(FunctionCallExprSyntax.self).map(ExprSyntax.init)
    while let next = expression {
      if let call = next.as(FunctionCallExprSyntax.self),
        call.arguments.contains(where: { $0.expression.trimmedDescription == "self" })
      {
        return true
      }
      expression = next.partBefore
    }
    return false
  }
}

extension MemberAccessExprSyntax {
  /// What `.paid(bill)` is assigned to: `state` of `state = .paid(bill)`.
  fileprivate var assigned: ExprSyntax? {
    var value = ExprSyntax(self)
    if let call = value.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == value.id
    {
      value = ExprSyntax(call)
    }
    guard let elements = value.parent?.as(ExprListSyntax.self), elements.count == 3,
      elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true,
      elements.last?.id == value.id
    else { return nil }
    return elements.first
  }
}

extension ExprSyntax {
  /// What stands in `(…)`, before `?` or `!`, or behind `try`.
  fileprivate var unwrapped: ExprSyntax? {
    if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression }
    if let force = self.as(ForceUnwrapExprSyntax.self) { return force.expression }
    if let attempt = self.as(TryExprSyntax.self) { return attempt.expression }
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.expression
    }
    return nil
  }

  /// What the last part of an expression belongs to; of an assignment, its left side.
  fileprivate var partBefore: ExprSyntax? {
    if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression }
    if let item = self.as(SubscriptCallExprSyntax.self) { return item.calledExpression }
    if let member = self.as(MemberAccessExprSyntax.self) { return member.base }
    if let wait = self.as(AwaitExprSyntax.self) { return wait.expression }
    if let sequence = self.as(SequenceExprSyntax.self),
      sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    {
      return sequence.elements.first
    }
    return unwrapped
  }
}

extension String {
  fileprivate var parts: Set<String> { Set(split(separator: " ").map(String.init)) }
}
