// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Which statements need what is missing, and what stands in their place.
extension LeftOutEditor {
  /// A missing name of a statement that stands in none of the statements inside of it.
  ///
  /// - Parameters:
  ///   - members: What is left out of the type around.
  ///   - locals: What is left out of the statements around, and for what.
  func missingName(
    in node: Syntax, _ members: Set<String>, _ locals: [String: String]
  ) -> String? {
    if let token = node.as(TokenSyntax.self) {
      guard case .identifier(let word) = token.tokenKind else { return nil }
      if isMissing(word), !token.isLabelOrMember || token.isConstant { return word }
      if members.contains(word), token.isOwnMember { return word }
      if let origin = locals[word], token.isLocal { return origin }
      if isMemberOfAbsentModule(word), token.access != nil || token.isAskedOfSelf { return word }
      return othersMembers.names(token) ? word : nil
    }
    if node.is(CodeBlockItemListSyntax.self) || transformation.isLeftOut(node) { return nil }
    if node.as(IfConfigClauseSyntax.self)?.statementsAreInactive == true { return nil }
    if let match = node.as(MatchingPatternConditionSyntax.self),
      let name = othersMembers.missingCase(of: match)
    {
      return name
    }
    if let argument = node.as(FunctionCallExprSyntax.self).flatMap(missingArgument) {
      return argument
    }
    if node.isProtocol((any DeclGroupSyntax).self) { return nil }
    for child in node.children(viewMode: .sourceAccurate) {
      if let name = missingName(in: child, members, locals) { return name }
    }
    return nil
  }

  /// An argument of an initializer that sets a property which is left out, or the type whose
  /// initializer is.
  private func missingArgument(of call: FunctionCallExprSyntax) -> String? {
    guard let type = call.typeThatItMakes else { return nil }
    let gone = transformation.index.answer(.missingMembers(type: type)).words
    if let label = call.arguments.compactMap({ $0.label?.text }).first(where: gone.contains) {
      return label
    }
    guard typesWithoutInitializers.contains(type),
      transformation.index.holds(call.initializerQuery(type))
    else { return nil }
    return type
  }

  /// Whether a member is one that a missing module of others gives to types that are there.
  func isMemberOfAbsentModule(_ word: String) -> Bool {
    frameworks.contains { $0.absentModule?.givesMember(word) == true }
  }

  /// Whether the code goes on as well without a statement.
  func canDo(
    without item: CodeBlockItemSyntax, in list: CodeBlockItemListSyntax, _ members: Set<String>
  ) -> Bool {
    guard case .expr(let expression) = item.item else { return false }
    if list.count == 1, !isVoid(list) { return false }
    let subject = expression.subject
    if let root = subject.root {
      if isMissing(root) || members.contains(root) || isMemberOfAbsentModule(root) { return true }
    }
    if othersMembers.isSubject(of: expression) || expression.onlySpeaks { return true }
    if expression.calledMembers.contains(where: isMemberOfAbsentModule) { return true }
    return Self.movesOfViews.contains(subject.method ?? "") || expression.activatesConstraint
      || expression.setsPart && list.mayLackParts
  }

  private static let movesOfViews: Set<String> = [
    "addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview",
    "bringSubviewToFront", "sendSubviewToBack", "activate", "addConstraint", "addConstraints",
    "addChild", "addSubviews", "removeArrangedSubview", "addSublayer", "insertSublayer",
    // Controllers that are shown later.
    "present", "pushViewController", "show", "showDetailViewController",
    "addGestureRecognizer", "addInteraction",
    // Nobody posts what only a missing framework tells of.
    "addObserver", "removeObserver",
  ]

  /// Whether a list of one statement may be without a value.
  func isVoid(_ list: CodeBlockItemListSyntax) -> Bool {
    guard let block = list.parent else { return false }
    if let closure = block.as(ClosureExprSyntax.self) {
      // An assignment has none. What a call gives is not known.
      return closure.statements.first?.item.description.contains(" = ") == true
    }
    guard block.is(CodeBlockSyntax.self) else { return false }
    if let function = block.parent?.as(FunctionDeclSyntax.self) {
      return function.signature.returnClause == nil
    }
    if let accessor = block.parent?.as(AccessorDeclSyntax.self) {
      return accessor.accessorSpecifier.text != "get"
    }
    return true
  }

  /// Stops the program in the place of a statement, and of those behind it. A test fails instead,
  /// so that the others run, and a list's count is 0, as before anything was loaded.
  func stop(
    at item: CodeBlockItemSyntax, in list: CodeBlockItemListSyntax, _ name: String
  ) {
    let last = list.last?.endOffset ?? item.endOffset
    let words = "(\"\(name) is needed here, which Linux has not\")"
    var text = (failure(of: list) ?? "fatalError") + words
    if isOfCount(list) {
      transformation.needsUIKit = true
      text = "leftOut(\"\(name)\"); return 0"
    }
    transformation.leaveOut(item.startOffset..<last, for: text)
  }

  /// Whether statements give how many rows, items or sections a list has:
  /// `tableView(_:numberOfRowsInSection:)`.
  private func isOfCount(_ list: CodeBlockItemListSyntax) -> Bool {
    for ancestor in sequence(first: list.parent, next: { $0?.parent }) {
      guard let ancestor, !ancestor.is(ClosureExprSyntax.self) else { return false }
      guard let function = ancestor.as(FunctionDeclSyntax.self) else { continue }
      let labels = function.signature.parameterClause.parameters.map(\.firstName.text)
      return function.signature.returnClause?.type.typeName == "Int"
        && ([function.name.text] + labels).contains { $0.hasPrefix("numberOf") }
    }
    return false
  }

  /// What records a failure of the test whose statements these are; `nil` for those of no test.
  func failure(of list: CodeBlockItemListSyntax) -> String? {
    guard let function = list.parent?.parent?.as(FunctionDeclSyntax.self),
      function.signature.returnClause == nil
    else { return nil }
    if function.attributes.attribute("Test") != nil { return "Issue.record" }
    let isXCTest =
      function.name.text.hasPrefix("test") && function.signature.parameterClause.parameters.isEmpty
      && transformation.file.mentions(any: ["XCTestCase"])
    return isXCTest ? "XCTFail" : nil
  }

  /// Keeps a closure one of as many arguments as before where the statements that named them are
  /// left out: the compiler wants each argument named, `$0` or `_ in`.
  func keepArguments(of list: CodeBlockItemListSyntax) {
    guard let closure = list.parent?.as(ClosureExprSyntax.self), closure.signature == nil
    else { return }
    let last = list.compactMap { $0.greatestArgument { _ in false } }.max()
    let isLeftOut = { (node: Syntax) in self.transformation.isLeftOut(node) }
    let rest = list.compactMap { $0.greatestArgument(without: isLeftOut) }.max()
    guard let last, rest ?? -1 < last else { return }
    let names = repeatElement("_", count: last + 1).joined(separator: ", ")
    transformation.edits.insert(
      rest == nil ? " \(names) in" : " _ = $\(last);", at: closure.leftBrace.endOffset)
  }
}

extension FunctionCallExprSyntax {
  /// `Card` of `Card(map)` and `Card.init(map)`; `nil` for other calls.
  fileprivate var typeThatItMakes: String? {
    var callee = calledExpression
    if let access = callee.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "init",
      let base = access.base
    {
      callee = base
    }
    guard let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.text,
      name.first?.isUppercase == true
    else { return nil }
    return name
  }

  /// Asks whether the initializer that the call names is left out.
  fileprivate func initializerQuery(_ type: String) -> IndexQuery {
    var labels = arguments.map { $0.label?.text ?? "_" }
    if trailingClosure != nil { labels.append(MemberKey.anyLabel) }
    labels += additionalTrailingClosures.map(\.label.text)
    return .isMissingInitializer(MemberKey(name: "init", labels: labels), type: type)
  }
}

extension ExprSyntax {
  /// Whether it writes something for developers, which decides nothing: `print("user: \\(user)")`.
  fileprivate var onlySpeaks: Bool {
    let called = self.as(FunctionCallExprSyntax.self)?.calledExpression
    let name = called?.as(DeclReferenceExprSyntax.self)?.baseName.text
    return ["print", "debugPrint", "dump", "NSLog", "os_log", "assert"].contains(name)
  }

  /// Whether it sets a property of something else, as `cell.label.text = place.name` does: that lacks
  /// it then. A property of the object around, `count = places.count`, is what code asks for later.
  fileprivate var setsPart: Bool {
    guard let operation = self.as(SequenceExprSyntax.self),
      operation.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true,
      let base = operation.elements.first?.as(MemberAccessExprSyntax.self)?.base
    else { return false }
    return !["self", "Self"].contains(base.trimmedDescription.filter { !"?!".contains($0) })
  }

  /// Whether it is `a.constraint(equalTo: b).isActive = true`.
  fileprivate var activatesConstraint: Bool {
    guard let operation = self.as(SequenceExprSyntax.self),
      operation.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true,
      let member = operation.elements.first?.as(MemberAccessExprSyntax.self)
    else { return false }
    return member.declName.baseName.text == "isActive" && subject.method == "constraint"
  }
}

extension SyntaxProtocol {
  /// The number of the last argument that it names, 1 for `$1`, without closures inside of it and
  /// what is left out.
  fileprivate func greatestArgument(without isLeftOut: (Syntax) -> Bool) -> Int? {
    if isLeftOut(Syntax(self)) { return nil }
    if let token = Syntax(self).as(TokenSyntax.self) {
      guard case .dollarIdentifier(let name) = token.tokenKind else { return nil }
      return Int(name.dropFirst())
    }
    return children(viewMode: .sourceAccurate).filter { !$0.is(ClosureExprSyntax.self) }
      .compactMap { $0.greatestArgument(without: isLeftOut) }.max()
  }
}
