// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// The type whose body, or extension, a piece of syntax stands in.
struct EnclosingType {
  enum Kind {
    case aClass
    case anExtension(isConstrained: Bool)
    case other
  }

  let kind: Kind
  /// As an expression in the place names it.
  let spelling: String
  /// With the names of the types around it.
  let qualifiedName: String

  /// The innermost type around `node`, itself not counted; `nil` outside of types.
  init?(around node: some SyntaxProtocol) {
    for ancestor in sequence(first: Syntax(node).parent, next: { $0?.parent }) {
      guard let ancestor else { break }
      if let type = EnclosingType(declaredBy: ancestor) {
        self = type
        return
      }
    }
    return nil
  }

  /// The innermost type around `node` that may have methods of Objective-C; `nil` outside of such
  /// types. A structure or an enumeration in a class names the class's own.
  init?(withMethodsAround node: some SyntaxProtocol) {
    for ancestor in sequence(first: Syntax(node).parent, next: { $0?.parent }) {
      guard let ancestor else { break }
      if ancestor.is(StructDeclSyntax.self) || ancestor.is(EnumDeclSyntax.self) { continue }
      if let type = EnclosingType(declaredBy: ancestor) {
        self = type
        return
      }
    }
    return nil
  }

  /// The type that `node` declares or extends.
  init?(declaredBy node: Syntax) {
    if let declaration = node.as(ClassDeclSyntax.self) {
      self.init(.aClass, declaration.name.text, node)
    } else if let declaration = node.as(StructDeclSyntax.self) {
      self.init(.other, declaration.name.text, node)
    } else if let declaration = node.as(EnumDeclSyntax.self) {
      self.init(.other, declaration.name.text, node)
    } else if let declaration = node.as(ActorDeclSyntax.self) {
      self.init(.other, declaration.name.text, node)
    } else if let declaration = node.as(ProtocolDeclSyntax.self) {
      self.init(.other, declaration.name.text, node)
    } else if let declaration = node.as(ExtensionDeclSyntax.self) {
      self.init(
        .anExtension(isConstrained: declaration.genericWhereClause != nil),
        declaration.extendedType.typeName, node)
    } else {
      return nil
    }
  }

  private init(_ kind: Kind, _ name: String, _ node: Syntax) {
    self.kind = kind
    spelling = name
    let place = Self.function(around: node).map { "(local\($0))." } ?? ""
    let outer = EnclosingType(around: node).map { $0.qualifiedName + "." } ?? ""
    qualifiedName = outer + place + name
  }

  /// The name of the function that a type is declared inside of, which tells it from those of its
  /// name in other functions; empty for one without a name, `nil` for a type that stands in none.
  private static func function(around node: Syntax) -> String? {
    var isLocal = false
    for ancestor in sequence(first: node.parent, next: { $0?.parent }) {
      guard let ancestor, !ancestor.isProtocol((any DeclGroupSyntax).self) else { break }
      if ancestor.is(CodeBlockSyntax.self) || ancestor.is(ClosureExprSyntax.self) { isLocal = true }
      if isLocal, let function = ancestor.as(FunctionDeclSyntax.self) {
        return "_\(function.name.text)"
      }
    }
    return isLocal ? "" : nil
  }
}

extension TypeSyntax {
  /// The type's name without generic arguments: `Outer.Inner`.
  var typeName: String {
    if let type = self.as(IdentifierTypeSyntax.self) { return type.name.text }
    if let type = self.as(MemberTypeSyntax.self) {
      return type.baseType.typeName + "." + type.name.text
    }
    if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.typeName }
    if let type = self.as(SomeOrAnyTypeSyntax.self) { return type.constraint.typeName }
    if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType.typeName }
    if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return type.wrappedType.typeName
    }
    if let type = self.as(TupleTypeSyntax.self), type.elements.count == 1,
      let element = type.elements.first
    {
      return element.type.typeName
    }
    return trimmedDescription
  }
}
