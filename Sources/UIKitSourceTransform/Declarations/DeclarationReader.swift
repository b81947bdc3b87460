// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Reads what the other files of a module need to know of one file.
struct DeclarationReader {
  private var summary: FileSummary

  /// The file's summary.
  static func summary(of file: SourceFile) -> FileSummary {
    var reader = DeclarationReader(
      summary: FileSummary(frameworkUse: FrameworkUse(of: file)))
    for node in file.nodes(ClassDeclSyntax.self, at: ["class"]) where !node.isInactive {
      reader.read(node)
    }
    for node in file.nodes(ExtensionDeclSyntax.self, at: ["extension"])
    where !node.isInactive { reader.read(node) }
    for node in file.nodes(ProtocolDeclSyntax.self, at: ["protocol"])
    where !node.isInactive { reader.read(node) }
    // Types that may be optional functions.
    let ends = ([")"] + TypeSyntax.endsOfFunctionNames).flatMap { [$0 + "?", $0 + "!"] }
    for node in file.nodes(PatternBindingSyntax.self, atEndOf: ends) { reader.read(node) }
    for node in file.nodes(FunctionParameterSyntax.self, atEndOf: ends) { reader.read(node) }
    return reader.summary
  }

  private mutating func read(_ node: ClassDeclSyntax) {
    guard let type = EnclosingType(declaredBy: Syntax(node)) else { return }
    let isObjCMembers = node.attributes.has("objcMembers")
    summary.classes.append(
      ClassSummary(
        name: type.qualifiedName,
        inherited: (node.inheritanceClause?.inheritedTypes ?? []).map(\.type.typeName),
        access: node.modifiers.access ?? outerAccess(of: node),
        isObjCMembers: isObjCMembers,
        isMainActors: node.attributes.has("MainActor"),
        isNonisolated: node.modifiers.has("nonisolated"),
        isEntryOfApp: node.attributes.has("main") || node.attributes.has("UIApplicationMain"),
        members: node.memberBlock.members.compactMap {
          $0.decl.needsNewerSystem
            ? nil : MemberSummary($0.decl, isObjCMembers: isObjCMembers, extension: nil)
        }))
  }

  private mutating func read(_ node: ExtensionDeclSyntax) {
    let isObjC = node.attributes.has("objc") || node.attributes.has("objcMembers")
    summary.extensions.append(
      ExtensionSummary(
        type: node.extendedType.typeName,
        isConstrained: node.genericWhereClause != nil,
        inherited: (node.inheritanceClause?.inheritedTypes ?? []).map(\.type.typeName),
        members: node.memberBlock.members.compactMap {
          $0.decl.needsNewerSystem
            ? nil : MemberSummary($0.decl, isObjCMembers: isObjC, extension: node)
        }))
  }

  private mutating func read(_ node: ProtocolDeclSyntax) {
    guard let type = EnclosingType(declaredBy: Syntax(node)) else { return }
    summary.protocols.append(
      ProtocolSummary(
        name: type.qualifiedName,
        optional: node.memberBlock.members.compactMap {
          $0.decl.modifiers.has("optional") ? $0.decl.memberKey : nil
        },
        objectiveC: node.attributes.has("objc")
          ? node.memberBlock.members.compactMap(\.decl.memberKey) : []))
  }

  private mutating func read(_ node: PatternBindingSyntax) {
    if let type = node.typeAnnotation?.type, type.isOptionalFunction,
      let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    {
      note(optionalFunction: name)
    }
  }

  private mutating func read(_ node: FunctionParameterSyntax) {
    if node.type.isOptionalFunction {
      note(optionalFunction: (node.secondName ?? node.firstName).text)
    }
  }

  private mutating func note(optionalFunction name: String) {
    if !summary.optionalFunctions.contains(name) { summary.optionalFunctions.append(name) }
  }

  /// A class in a public extension is public.
  private func outerAccess(of node: ClassDeclSyntax) -> String? {
    for ancestor in sequence(first: Syntax(node).parent, next: { $0?.parent }) {
      guard let ancestor else { return nil }
      if let outer = ancestor.as(ExtensionDeclSyntax.self) { return outer.modifiers.access }
      if ancestor.isProtocol((any DeclGroupSyntax).self) { return nil }
    }
    return nil
  }
}

extension TypeSyntax {
  /// Whether the type is an optional function, which `?(…)` calls.
  var isOptionalFunction: Bool {
    let wrapped =
      self.as(OptionalTypeSyntax.self)?.wrappedType
      ?? self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
    guard let wrapped else { return false }
    if let tuple = wrapped.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let inner = tuple.elements.first?.type
    {
      return inner.is(FunctionTypeSyntax.self) || inner.is(AttributedTypeSyntax.self)
    }
    return Self.endsOfFunctionNames.contains(where: wrapped.typeName.hasSuffix)
  }

  /// How names end that may stand for a function's type.
  fileprivate static let endsOfFunctionNames = ["Handler", "Closure", "Block", "Callback"]
}

extension AttributeListSyntax {
  /// The attribute of a name.
  func attribute(_ name: String) -> AttributeSyntax? {
    for case .attribute(let attribute) in self where attribute.attributeName.typeName == name {
      return attribute
    }
    return nil
  }

  func has(_ name: String) -> Bool { attribute(name) != nil }
}

extension DeclModifierListSyntax {
  func has(_ name: String) -> Bool { contains { $0.name.text == name && $0.detail == nil } }

  /// "public", "private" and so on, as it is written.
  var access: String? {
    first { Self.accesses.contains($0.name.text) && $0.detail == nil }?.name.text
  }

  private static let accesses: Set<String> = [
    "open", "public", "package", "internal", "fileprivate", "private",
  ]
}

extension DeclSyntax {
  /// The modifiers of any declaration.
  var modifiers: DeclModifierListSyntax {
    asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
  }

  /// The attributes of any declaration.
  var attributes: AttributeListSyntax {
    asProtocol((any WithAttributesSyntax).self)?.attributes ?? []
  }

  /// What tells a method or a property from others.
  var memberKey: MemberKey? {
    if let function = self.as(FunctionDeclSyntax.self) {
      return MemberKey(
        name: function.name.text,
        labels: function.signature.parameterClause.parameters.map(\.firstName.text))
    }
    if let variable = self.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let name = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)
    {
      return MemberKey(name: name.identifier.text, labels: nil)
    }
    return nil
  }
}
