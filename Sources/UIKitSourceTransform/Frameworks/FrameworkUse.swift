// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// What the declarations of a file need, as far as a framework that is missing could declare it.
struct FrameworkUse: Codable, Equatable, Sendable {
  /// A type, or another name for one.
  struct DeclaredType: Codable, Equatable, Sendable {
    let name: String
    /// The types around it, `Outer.Inner`; empty at the top of a file.
    var scope = ""
    /// Without which there is no such type: its superclass, what an alias stands for.
    let needs: [String]
    /// Whether it stands for any type: a generic parameter, an associated type.
    var isPlaceholder = false
  }

  /// A member of a type.
  struct DeclaredMember: Codable, Equatable, Sendable {
    /// The type's name with those around it.
    let type: String
    let name: String
    /// What tells it from others of its name; `nil` for a case of an enumeration.
    var key: MemberKey?
    /// The words of its type.
    let needs: [String]
    /// The words of an initializer's parameters that have defaults, by their places.
    var spared: [Int: [String]]?
    /// What its first value is made of.
    var value = InitialValue()
    /// The member that it has its type from, where nothing else says it: `context` of the type
    /// `Store`, for `let context = Store.shared.context`.
    var source: MemberName?
  }

  /// What a property's first value is made of, without what stands in closures, which are
  /// statements of their own.
  struct InitialValue: Codable, Equatable, Sendable {
    /// The names in it that may be those of types and constants.
    var words: [String] = []
    /// What initializers are given.
    var arguments: [InitialArgument] = []
  }

  /// An argument of an initializer: `status` of `StatusModel(status: .idle)`.
  struct InitialArgument: Codable, Equatable, Sendable {
    let type: String
    let label: String
  }

  /// A member of a type.
  struct MemberName: Codable, Equatable, Sendable {
    let type: String
    let name: String
  }

  /// What a type needs that stands in `#if canImport(SwiftUI)`: it is left out by its author.
  static let uncompiled = "#if"

  /// The missing frameworks that the file imports.
  var frameworks: [String] = []
  /// Whether the file imports Combine.
  var importsCombine = false
  var types: [DeclaredType] = []
  var members: [DeclaredMember] = []
  /// The names of all other members, which need nothing, by the names of their types; sorted, so
  /// that the same sources give the same index.
  var plainMembers: [String: [String]] = [:]

  /// Reads a file.
  init(of file: SourceFile) {
    let reader = Reader(viewMode: .sourceAccurate)
    reader.walk(file.syntax)
    frameworks =
      reader.use.frameworks.filter { !file.presentModules.contains($0) }
      + file.frameworksOfAbsentModules.map(\.noted)
    if MissingFramework.isHandedOn(to: file) { frameworks.append(MissingFramework.handedOn.name) }
    importsCombine = reader.use.importsCombine
    types = reader.use.types
    members = reader.use.members
    plainMembers = reader.use.plainMembers.mapValues { Set($0).sorted() }
  }

  private init() {}

  private final class Reader: SyntaxVisitor {
    var use = FrameworkUse()
    private var scope: [String] = []

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
      guard node.statementsAreInactive else { return .visitChildren }
      if node.asksForMissingFramework {
        use.types += node.namesOfTypes.map {
          DeclaredType(name: $0, scope: place, needs: [FrameworkUse.uncompiled])
        }
      }
      return .skipChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
      if let name = node.path.first?.name.text, MissingFramework(name) != nil,
        !use.frameworks.contains(name)
      {
        use.frameworks.append(name)
      }
      if ["Combine", "OpenCombine"].contains(node.path.first?.name.text) {
        use.importsCombine = true
      }
      return .skipChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node.name.text, needs: ConformanceRule(node).typesThatItNeeds)
    }
    override func visitPost(_ node: ClassDeclSyntax) { scope.removeLast() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node.name.text, needs: ConformanceRule(node).typesThatItNeeds)
    }
    override func visitPost(_ node: StructDeclSyntax) { scope.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node.name.text, needs: ConformanceRule(node).typesThatItNeeds)
    }
    override func visitPost(_ node: EnumDeclSyntax) { scope.removeLast() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node.name.text, needs: [])
    }
    override func visitPost(_ node: ActorDeclSyntax) { scope.removeLast() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node.name.text, needs: ConformanceRule(node).typesThatItNeeds)
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { scope.removeLast() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      scope.append(node.extendedType.typeName)
      return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { scope.removeLast() }

    /// The type around, with those around it; empty at the top of a file.
    private var place: String { scope.joined(separator: ".") }

    private func enter(_ name: String, needs: [String]) -> SyntaxVisitorContinueKind {
      use.types.append(DeclaredType(name: name, scope: place, needs: needs))
      scope.append(name)
      return .visitChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
      use.types.append(
        DeclaredType(
          name: node.name.text, scope: place, needs: node.wordsOfItsType))
      return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      note(DeclSyntax(node), node.bindings.compactMap(\.name), node.memberThatGivesIt)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      note(DeclSyntax(node), [node.name.text])
    }

    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
      notePlaceholder(node.name.text)
      return .skipChildren
    }

    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
      notePlaceholder(node.name.text)
      return .skipChildren
    }

    /// A name that stands for any type is there in the type around, whatever is called like it
    /// elsewhere.
    private func notePlaceholder(_ name: String) {
      let type = DeclaredType(name: name, scope: place, needs: [], isPlaceholder: true)
      if !use.types.contains(type) { use.types.append(type) }
    }

    /// All initializers are noted: a call is of one that is left out where none of the others fits.
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
      let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
      if !scope.isEmpty {
        let key = MemberKey(name: "init", labels: labels)
        use.members.append(
          DeclaredMember(
            type: place, name: "init", key: key, needs: node.wordsThatItNeeds,
            spared: node.wordsOfDefaults))
      }
      return .skipChildren
    }

    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
      for element in node.elements {
        note([element.name.text], needs: element.wordsOfItsType, FrameworkUse.InitialValue())
      }
      return .skipChildren
    }

    private func note(
      _ node: DeclSyntax, _ names: [String], _ source: MemberName? = nil
    ) -> SyntaxVisitorContinueKind {
      let value = node.as(VariableDeclSyntax.self)?.initialValue ?? FrameworkUse.InitialValue()
      note(names, node.memberKey, needs: node.wordsOfItsType, value, source)
      return .skipChildren
    }

    private func note(
      _ names: [String], _ key: MemberKey? = nil, needs: [String],
      _ value: FrameworkUse.InitialValue, _ source: MemberName? = nil
    ) {
      if scope.isEmpty {
        // A constant of the module that begins as types do, `Gyro`, or as those of frameworks,
        // `kUTTypeImage`, is known by its name alone.
        for name in names
        where name.first?.isUppercase == true
          || name.first == "k" && name.dropFirst().first?.isUppercase == true
        {
          use.types.append(DeclaredType(name: name, needs: needs + value.words))
        }
      }
      if !scope.isEmpty, needs.isEmpty, value.words.isEmpty {
        use.plainMembers[place, default: []] += names
      } else if !scope.isEmpty {
        for name in names {
          use.members.append(
            DeclaredMember(
              type: place, name: name, key: key, needs: needs, value: value, source: source))
        }
      }
    }
  }
}

extension IfConfigClauseSyntax {
  /// Whether a condition that does not hold asks for a framework that is missing.
  fileprivate var asksForMissingFramework: Bool {
    guard let condition else { return false }
    let tokens = condition.tokens(viewMode: .sourceAccurate).map(\.text)
    return zip(tokens, tokens.dropFirst(2)).contains { call, name in
      call == "canImport" && MissingFramework(name) != nil
    }
  }

  /// The names of the types that stand in it, without those inside of others.
  fileprivate var namesOfTypes: [String] {
    let declarations: [DeclSyntax] =
      switch elements {
      case .statements(let items): items.compactMap { $0.item.as(DeclSyntax.self) }
      case .decls(let members): members.map(\.decl)
      default: []
      }
    return declarations.compactMap { declaration in
      declaration.as(TypeAliasDeclSyntax.self)?.name.text
        ?? (declaration.is(ExtensionDeclSyntax.self)
          ? nil
          : (declaration.asProtocol((any DeclGroupSyntax).self) as? any NamedDeclSyntax)?.name.text)
    }
  }
}

extension String {
  /// `Inner` of `Outer.Inner`.
  var lastPart: String { split(separator: ".").last.map(String.init) ?? self }
}

extension PatternBindingSyntax {
  /// The property's name; `nil` for a tuple of them.
  var name: String? { pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
}

extension SyntaxProtocol {
  /// The names in it that begin as types do.
  var capitalizedWords: [String] {
    var words: [String] = []
    for token in tokens(viewMode: .sourceAccurate) {
      guard case .identifier(let word) = token.tokenKind, word.isTypeLike, !words.contains(word)
      else { continue }
      words.append(word)
    }
    return words
  }
}

extension String {
  /// Whether a name may be that of a type, a function or a constant of a missing framework.
  fileprivate var isTypeLike: Bool {
    guard let first else { return false }
    return first.isUppercase || first == "k" && dropFirst().first?.isUppercase == true
      || hasPrefix("vDSP") || hasPrefix("vImage")
  }
}

extension DeclSyntax {
  /// Wrappers without which a property of a class is the same.
  static let wrappersThatGo = ["Published", "ObservedObject", "StateObject"]

  /// The words of a declaration's type: those of a function's signature, of a property's annotation
  /// or of what it begins with, of an enumeration's cases, of its attributes.
  var wordsOfItsType: [String] {
    let own = namesOfGenericParameters
    return allWordsOfItsType.filter { !own.contains($0) }
  }

  /// The generic parameters of a function, an initializer or a subscript.
  var namesOfGenericParameters: Set<String> {
    guard !self.isProtocol((any DeclGroupSyntax).self),
      let clause = self.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
    else { return [] }
    return Set(clause.parameters.map(\.name.text))
  }

  private var allWordsOfItsType: [String] {
    var words = attributes.capitalizedWords.filter { !Self.wrappersThatGo.contains($0) }
    if let function = self.as(FunctionDeclSyntax.self) {
      words += function.signature.parameterClause.capitalizedTypes
      words += function.signature.returnClause?.capitalizedWords ?? []
      words += function.genericParameterClause?.capitalizedWords ?? []
      words += function.genericWhereClause?.capitalizedWords ?? []
    } else if let initializer = self.as(InitializerDeclSyntax.self) {
      words += initializer.signature.parameterClause.capitalizedTypes
      words += initializer.genericParameterClause?.capitalizedWords ?? []
      words += initializer.genericWhereClause?.capitalizedWords ?? []
    } else if let member = self.as(SubscriptDeclSyntax.self) {
      words += member.parameterClause.capitalizedTypes + member.returnClause.capitalizedWords
    } else if let variable = self.as(VariableDeclSyntax.self) {
      for binding in variable.bindings {
        if let type = binding.typeAnnotation {
          words += type.capitalizedWords
        } else if let value = binding.initializer?.value {
          words += value.calledTypes
        }
      }
    } else if let cases = self.as(EnumCaseDeclSyntax.self) {
      for element in cases.elements { words += element.wordsOfItsType }
    }
    return words
  }
}

extension EnumCaseElementSyntax {
  /// The words of the types that the case carries.
  var wordsOfItsType: [String] { parameterClause?.capitalizedWords ?? [] }
}

extension TypeAliasDeclSyntax {
  /// The words of what it stands for and of what its parameters have to be.
  var wordsOfItsType: [String] {
    let own = Set(genericParameterClause?.parameters.map(\.name.text) ?? [])
    let words =
      initializer.value.capitalizedWords + (genericParameterClause?.capitalizedWords ?? [])
      + (genericWhereClause?.capitalizedWords ?? [])
    return words.filter { !own.contains($0) }
  }
}

extension VariableDeclSyntax {
  /// What the property's first value is made of.
  var initialValue: FrameworkUse.InitialValue {
    var result = FrameworkUse.InitialValue()
    for binding in bindings {
      if let value = binding.initializer?.value { result.read(Syntax(value)) }
    }
    return result
  }

  /// The member that its value is, as far as the type is named that the member is of.
  fileprivate var memberThatGivesIt: FrameworkUse.MemberName? {
    guard bindings.count == 1, let binding = bindings.first, binding.typeAnnotation == nil,
      let member = binding.initializer?.value.as(MemberAccessExprSyntax.self)
    else { return nil }
    var base = member.base
    if let shared = base?.as(MemberAccessExprSyntax.self) { base = shared.base }
    guard let type = base?.as(DeclReferenceExprSyntax.self)?.baseName.text, type.isTypeLike
    else { return nil }
    return .init(type: type, name: member.declName.baseName.text)
  }
}

extension FrameworkUse.InitialValue {
  fileprivate mutating func read(_ node: Syntax) {
    if node.is(CodeBlockItemListSyntax.self) { return }
    if let signature = node.as(ClosureSignatureSyntax.self) {
      words += signature.capitalizedWords
      return
    }
    if let name = node.as(DeclReferenceExprSyntax.self), name.baseName.text.isTypeLike,
      name.parent?.as(MemberAccessExprSyntax.self)?.declName.id != name.id
    {
      words.append(name.baseName.text)
    }
    if let call = node.as(FunctionCallExprSyntax.self),
      let type = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    {
      arguments += call.arguments.compactMap { argument in
        argument.label.map { FrameworkUse.InitialArgument(type: type, label: $0.text) }
      }
    }
    for child in node.children(viewMode: .sourceAccurate) { read(child) }
  }
}

extension FunctionParameterClauseSyntax {
  fileprivate var capitalizedTypes: [String] {
    parameters.flatMap { parameter in
      parameter.type.capitalizedWords + parameter.attributes.capitalizedWords
    }
  }
}

extension ExprSyntax {
  /// The types that an expression's own type may come from: `Map` of `Map(region).inset`. What
  /// stands in closures counts only where nothing else tells.
  fileprivate var calledTypes: [String] {
    var expression = self
    while true {
      if let call = expression.as(FunctionCallExprSyntax.self) {
        if let closure = call.calledExpression.as(ClosureExprSyntax.self) {
          return closure.capitalizedWords
        }
        expression = call.calledExpression
      } else if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
        if let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text, name.isTypeLike {
          return [name]
        }
        expression = base
      } else {
        return expression.capitalizedWords
      }
    }
  }
}
