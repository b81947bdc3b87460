// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// What needs a framework that Linux has not: `import MapKit`, a property that is an `MKMapView`, a
/// view of SwiftUI.
///
/// A declaration that cannot be without it is left out, and so is a conformance to a protocol of a
/// delegate. A statement whose subject is missing becomes a note in the snapshot's record; where
/// the code cannot go on without what is missing, it stops the program and says so.
enum LeftOutDeclarations: SourceForm {
  static func edit(_ transformation: Transformation) {
    let file = transformation.file
    let imports = file.nodes(ImportDeclSyntax.self, at: ["import"]).compactMap {
      $0.path.first?.name.text
    }
    var frameworks =
      imports.filter { !file.presentModules.contains($0) }.compactMap { MissingFramework($0) }
      + file.frameworksOfAbsentModules
    // Foundation hands Combine on, on iOS.
    if !imports.contains("Combine"), !imports.contains("OpenCombine"),
      file.mentions(any: ["ObservableObject"]), !transformation.index.holds(.importsCombine)
    {
      frameworks.append(.observation)
    }
    if MissingFramework.isHandedOn(to: file) { frameworks.append(.handedOn) }
    let types = transformation.index.answer(.missingTypes).words
    let mixed = transformation.index.answer(.mixedTypes).words
    guard !frameworks.isEmpty || file.mentions(any: types.union(mixed)) else {
      // A member of a type in this file may be left out where another file declares it.
      let members = transformation.index.answer(.typesWithMissingMembers).words.union(
        transformation.index.answer(.allMissingMembers).words
      ).union(transformation.index.answer(.typesWithoutInitializers).words)
      guard file.mentions(any: members) else { return editPreviews(transformation) }
      return walk(transformation, frameworks, types)
    }
    walk(transformation, frameworks, types)
    editPreviews(transformation)
  }

  private static func walk(
    _ transformation: Transformation, _ frameworks: [MissingFramework], _ types: Set<String>
  ) {
    let editor = LeftOutEditor(transformation, frameworks, types)
    editor.walk(transformation.file.syntax)
  }

  /// `#Preview { … }`.
  private static func editPreviews(_ transformation: Transformation) {
    for node in transformation.file.nodes(MacroExpansionDeclSyntax.self, at: ["#Preview"]) {
      transformation.leaveOut(node)
    }
    for node in transformation.file.nodes(MacroExpansionExprSyntax.self, at: ["#Preview"])
    where node.macroName.text == "Preview" {
      transformation.leaveOut(node)
    }
  }
}

extension String {
  var words: Set<String> { Set(split(separator: " ").map(String.init)) }
}

/// Leaves out of a file what is missing.
final class LeftOutEditor: SyntaxVisitor {
  let transformation: Transformation
  let frameworks: [MissingFramework]
  private let types: Set<String>
  lazy var othersMembers = MissingMembers(transformation)
  lazy var typesWithoutInitializers = transformation.index.answer(.typesWithoutInitializers).words
  /// Names of types of which some are left out.
  private lazy var mixedTypes = transformation.index.answer(.mixedTypes).words
  /// The types around the node that is visited.
  private var scope: [String] = []
  /// The generic parameters of the functions around it.
  private var placeholders: [Set<String>] = []
  /// Where words stand that may be of something missing.
  private lazy var places: [Int] = {
    let members = transformation.index.answer(.allMissingMembers).words
    let places = transformation.file.offsets(ofWordsWhere: {
      members.contains($0) || isMissing($0) || isMemberOfAbsentModule($0)
        || typesWithoutInitializers.contains($0) || mixedTypes.contains($0) || $0 == "View"
    })
    let inactive = transformation.file.inactiveParts
    return inactive.isEmpty
      ? places : places.filter { place in !inactive.contains { $0.contains(place) } }
  }()
  /// The names that statements declare which are left out, by the lists of these.
  var locals = LeftOutLocals()

  init(
    _ transformation: Transformation, _ frameworks: [MissingFramework], _ types: Set<String>
  ) {
    self.transformation = transformation
    self.frameworks = frameworks
    self.types = types
    super.init(viewMode: .sourceAccurate)
  }

  /// Whether all that a node names is there.
  private func isWhole(_ node: some SyntaxProtocol) -> Bool {
    if places.isEmpty { return true }
    let range = node.startOffset..<max(node.startOffset, node.endOffset)
    return !places.contains(where: range.contains)
  }

  // MARK: Names

  func isMissing(_ word: String) -> Bool {
    if placeholders.contains(where: { $0.contains(word) }) { return false }
    if types.contains(word) { return true }
    let around = scope.joined(separator: ".")
    if mixedTypes.contains(word),
      transformation.index.holds(.isMissingType(word, scope: around))
    {
      return true
    }
    let declaring = frameworks.filter { $0.declares(word) }
    if declaring.isEmpty { return false }
    if MissingFramework.wordsOfCombine.contains(word), transformation.index.holds(.importsCombine) {
      return false
    }
    let isOfOther = declaring.contains { $0.absentModule != nil }
    return !transformation.index.holds(
      .isVisibleType(word, scope: around, besideOther: isOfOther))
  }

  func missing(in words: [String]) -> String? { words.first(where: isMissing) }

  func missingMembers(around node: some SyntaxProtocol) -> Set<String> {
    var members: Set<String> = []
    for ancestor in sequence(first: Syntax(node).parent, next: { $0?.parent }) {
      guard let ancestor, let type = EnclosingType(declaredBy: ancestor) else { continue }
      let name = type.qualifiedName
      members.formUnion(transformation.index.answer(.missingMembers(type: name)).words)
    }
    return members
  }

  // MARK: Declarations

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    node.statementsAreInactive ? .skipChildren : .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.path.first?.name.text, transformation.file.missingFramework(name) != nil {
      transformation.edits.blank(node)
    }
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { group(node) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { group(node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { group(node) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { group(node) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { group(node) }

  override func visitPost(_ node: ClassDeclSyntax) { scope.removeLast() }
  override func visitPost(_ node: StructDeclSyntax) { scope.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { scope.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { scope.removeLast() }
  override func visitPost(_ node: ProtocolDeclSyntax) { scope.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { scope.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    scope.append(node.extendedType.typeName)
    let words =
      node.extendedType.capitalizedWords + (node.genericWhereClause?.capitalizedWords ?? [])
    if missing(in: words) != nil { return leaveOut(node) }
    return visitMembers(of: node)
  }

  private func group(_ node: some DeclGroupSyntax & NamedDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.text
    let isGone = isMissing(name)
    scope.append(name)
    if isGone || missing(in: ConformanceRule(node).typesThatItNeeds) != nil {
      return leaveOut(node)
    }
    return visitMembers(of: node)
  }

  private func visitMembers(of node: some DeclGroupSyntax) -> SyntaxVisitorContinueKind {
    let rule = ConformanceRule(node)
    guard let clause = node.inheritanceClause, missing(in: rule.typesThatItCanSpare) != nil else {
      return .visitChildren
    }
    let kept = clause.inheritedTypes.map(\.type).filter { !isMissing($0.typeName.lastPart) }
    let isExtension = node.is(ExtensionDeclSyntax.self)
    // A protocol that is one of objects' on iOS stays one, since others hold it weakly.
    let isOfObjects =
      node.is(ProtocolDeclSyntax.self)
      && rule.typesThatItCanSpare.contains { isMissing($0) && ConformanceRule.isOfObjects($0) }
    let names =
      isOfObjects
      ? ["AnyObject"] + kept.map(\.oneLine)
      : kept.isEmpty && !isExtension ? ["Any"] : kept.map(\.oneLine)
    transformation.edits.replace(
      clause, with: names.isEmpty ? "" : ": " + names.joined(separator: ", "))
    return .visitChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    missing(in: node.wordsOfItsType) == nil ? .skipChildren : leaveOut(node)
  }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    let kept = Array(node.elements).filter { missing(in: $0.wordsOfItsType) == nil }
    if kept.count == node.elements.count { return .visitChildren }
    guard !kept.isEmpty, let first = node.elements.first, let last = node.elements.last else {
      return leaveOut(node)
    }
    let texts = kept.map { $0.with(\.trailingComma, nil).trimmedDescription }
    transformation.leaveOut(
      first.startOffset..<last.endOffset, for: texts.joined(separator: ", "))
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    // A local one is part of its statement.
    guard node.parent?.is(MemberBlockItemSyntax.self) == true || isAtTop(node) else {
      return .visitChildren
    }
    if let name = missing(in: DeclSyntax(node).wordsOfItsType) ?? missing(inValueOf: node) {
      noteConstants(of: node, for: name)
      return leaveOut(node)
    }
    // Its value may be a member that another file leaves out.
    if let name = node.bindings.first?.name, node.bindings.first?.typeAnnotation == nil,
      missingMembers(around: node).contains(name)
    {
      return leaveOut(node)
    }
    for name in DeclSyntax.wrappersThatGo where isMissing(name) {
      if let wrapper = node.attributes.attribute(name) { transformation.edits.blank(wrapper) }
    }
    return .visitChildren
  }

  /// What a property's first value is made of that is missing, or what an initializer in it is given
  /// that is left out; for a constant of the file, the member that its value is, too.
  private func missing(inValueOf node: VariableDeclSyntax) -> String? {
    let value = node.initialValue
    if let name = missing(in: value.words) { return name }
    if let argument = value.arguments.first(where: { argument in
      let gone = transformation.index.answer(.missingMembers(type: argument.type)).words
      return gone.contains(argument.label)
    }) {
      return argument.label
    }
    guard isAtTop(node), let binding = node.bindings.first, binding.typeAnnotation == nil,
      let expression = binding.initializer?.value, othersMembers.isSubject(of: expression)
    else { return nil }
    return expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? expression.trimmedDescription
  }

  /// Notes constants of the file that are left out, which its statements name.
  private func noteConstants(of node: VariableDeclSyntax, for name: String) {
    guard isAtTop(node), let list = node.parent?.parent?.as(CodeBlockItemListSyntax.self) else {
      return
    }
    locals.note(node.bindings.compactMap(\.name), in: list, for: name)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    placeholders.append(DeclSyntax(node).namesOfGenericParameters)
    if missing(in: DeclSyntax(node).wordsOfItsType) != nil { return leaveOut(node) }
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) { placeholders.removeLast() }

  override func visitPost(_ node: InitializerDeclSyntax) { placeholders.removeLast() }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    placeholders.append(DeclSyntax(node).namesOfGenericParameters)
    guard missing(in: node.wordsThatItNeeds) != nil else {
      leaveOutDefaults(of: node)
      return .visitChildren
    }
    guard isOnlyInitializer(node) else { return leaveOut(node) }
    // Nobody can call it, and without one there would be no such class.
    transformation.leaveOut(node, for: "init(leftOut: Never) { switch leftOut {} }")
    return .skipChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    leaveOutDefaultValue(of: node)
    return transformation.isLeftOut(node) ? .skipChildren : .visitChildren
  }

  /// Whether a class needs the initializer that is left out: it is the first that calls no other,
  /// none of these stays, and there is a property without a value of its own, or one that calls it.
  private func isOnlyInitializer(_ node: InitializerDeclSyntax) -> Bool {
    guard let block = node.parent?.parent?.parent?.as(MemberBlockSyntax.self),
      block.parent?.is(ClassDeclSyntax.self) == true
    else { return false }
    let members = block.members.map(\.decl)
    let all = members.compactMap { $0.as(InitializerDeclSyntax.self) }
    let designated = all.filter { !$0.modifiers.has("convenience") }
    guard designated.first?.id == node.id,
      designated.allSatisfy({ missing(in: $0.wordsThatItNeeds) != nil })
    else { return false }
    let stays = all.contains { missing(in: $0.wordsThatItNeeds) == nil }
    return stays
      || members.contains {
        guard let variable = $0.as(VariableDeclSyntax.self) else { return false }
        return variable.needsInitializer && missing(in: DeclSyntax($0).wordsOfItsType) == nil
      }
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    missing(in: DeclSyntax(node).wordsOfItsType) == nil ? .visitChildren : leaveOut(node)
  }

  private func isAtTop(_ node: some SyntaxProtocol) -> Bool {
    node.parent?.is(CodeBlockItemSyntax.self) == true
      && node.parent?.parent.map(isAtFileScope) == true
  }

  /// Whether a list of statements is the file's own, or one of an `#if` in it.
  private func isAtFileScope(_ list: some SyntaxProtocol) -> Bool {
    for ancestor in sequence(first: list.parent, next: { $0?.parent }) {
      guard let ancestor else { return false }
      if ancestor.is(SourceFileSyntax.self) { return true }
      let isCondition =
        ancestor.is(IfConfigClauseSyntax.self) || ancestor.is(IfConfigClauseListSyntax.self)
        || ancestor.is(IfConfigDeclSyntax.self) || ancestor.is(CodeBlockItemSyntax.self)
        || ancestor.is(CodeBlockItemListSyntax.self)
      if !isCondition { return false }
    }
    return false
  }

  private func leaveOut(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
    transformation.leaveOut(node)
    let semicolon =
      node.parent?.as(MemberBlockItemSyntax.self)?.semicolon
      ?? node.parent?.as(CodeBlockItemSyntax.self)?.semicolon
    if let semicolon { transformation.edits.blank(semicolon) }
    return .skipChildren
  }

  // MARK: Statements

  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    guard !isAtFileScope(node) else { return .visitChildren }
    if isWhole(node), locals.isEmpty { return .skipChildren }
    leaveOutFunctions(in: node)
    let members = missingMembers(around: node)
    for item in node where !transformation.isLeftOut(item.item) {
      if isWhole(item), locals.isEmpty { continue }
      let names = locals.names(around: node)
      guard let name = missingName(in: Syntax(item.item), members, names) else { continue }
      let known = members.union(names.keys)
      if canDo(without: item, in: node, known) {
        transformation.needsUIKit = true
        transformation.leaveOut(item.item, for: "leftOut(\"\(name)\")")
        continue
      }
      if leaveOutValues(of: item, in: node, name, members) { continue }
      switch goOn(around: item, in: node, name, members) {
      case .behind: continue
      case .nowhere: break
      case .stopped: stop(at: item, in: node, name)
      }
      keepArguments(of: node)
      return transformation.isLeftOut(node) ? .skipChildren : .visitChildren
    }
    keepArguments(of: node)
    return .visitChildren
  }

  /// Leaves out the functions among statements that take or give what is missing.
  private func leaveOutFunctions(in list: CodeBlockItemListSyntax) {
    for item in list {
      guard let function = item.item.as(FunctionDeclSyntax.self),
        missing(in: DeclSyntax(function).wordsOfItsType) != nil
      else { continue }
      locals.note([function.name.text], in: list, for: function.name.text)
      transformation.leaveOut(item.item)
    }
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    leaveOutCases(of: node)
    return .visitChildren
  }

  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
    transformation.isLeftOut(node) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    transformation.isLeftOut(node.item) ? .skipChildren : .visitChildren
  }
}
