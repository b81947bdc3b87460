// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// `@objc protocol` with requirements that may be left out: each throws where it is, which an
/// extension says by default. A protocol of Objective-C's is one of objects.
struct OptionalRequirements: SourceForm {
  private let transformation: Transformation

  static func edit(_ transformation: Transformation) {
    for declaration in transformation.file.nodes(ProtocolDeclSyntax.self, at: ["protocol"]) {
      OptionalRequirements(transformation: transformation).edit(declaration)
    }
  }

  private func edit(_ node: ProtocolDeclSyntax) {
    guard node.attributes.has("objc") else { return }
    restrictToObjects(node)
    let access = node.modifiers.access
    let defaults = node.memberBlock.members.compactMap { item -> String? in
      guard let modifier = item.decl.modifiers.first(where: { $0.name.text == "optional" }) else {
        return nil
      }
      // Its types may be of a framework that Linux has not.
      if transformation.isLeftOut(item.decl) { return nil }
      transformation.edits.blank(modifier)
      guard let text = markThrowing(item.decl) else {
        transformation.report(
          "this requirement cannot be optional without the Objective-C runtime: leave `optional` "
            + "out, and implement it in an extension of \(node.name.text)",
          at: item.decl)
        return nil
      }
      return (access.map { $0 == "private" ? "" : $0 + " " } ?? "") + text
    }
    writeExtension(of: node, defaults)
  }

  private func restrictToObjects(_ node: ProtocolDeclSyntax) {
    guard let clause = node.inheritanceClause, let last = clause.inheritedTypes.last else {
      transformation.edits.insert(": AnyObject", at: node.name.endOffset)
      return
    }
    let names = clause.inheritedTypes.map(\.type.typeName)
    let objects: Set<String> = ["AnyObject", "class", "NSObjectProtocol"]
    guard !names.contains(where: objects.contains) else { return }
    transformation.edits.insert(", AnyObject", at: last.endOffset)
  }

  private func writeExtension(of node: ProtocolDeclSyntax, _ defaults: [String]) {
    guard !defaults.isEmpty, let type = EnclosingType(declaredBy: Syntax(node)) else { return }
    transformation.needsUIKit = true
    var head = "extension \(type.qualifiedName)"
    for case .attribute(let attribute) in node.attributes
    where attribute.attributeName.typeName == "available" {
      head = attribute.oneLine + " " + head
    }
    let outer = Array(sequence(first: Syntax(node), next: \.parent)).last {
      $0.isProtocol((any DeclSyntaxProtocol).self) && !$0.is(IfConfigDeclSyntax.self)
    }
    transformation.edits.insert(
      "; \(head) { \(defaults.joined(separator: "; ")) }", at: (outer ?? Syntax(node)).endOffset)
  }

  private static let effect = "throws(OptionalRequirement)"
  private static let body = "{ throw .missing }"

  /// Lets the requirement throw, and gives its default; `nil` for what cannot be.
  private func markThrowing(_ declaration: DeclSyntax) -> String? {
    if let function = declaration.as(FunctionDeclSyntax.self) {
      let signature = function.signature
      guard signature.effectSpecifiers?.throwsClause == nil else { return nil }
      let start = signature.effectSpecifiers?.endOffset ?? signature.parameterClause.endOffset
      transformation.edits.insert(" \(Self.effect)", at: start)
      return [
        "func \(function.name.text)\(function.genericParameterClause?.oneLine ?? "")"
          + signature.parameterClause.oneLine,
        signature.effectSpecifiers?.oneLine, Self.effect, signature.returnClause?.oneLine,
        function.genericWhereClause?.oneLine, Self.body,
      ].compactMap { $0 }.joined(separator: " ")
    }
    if let variable = declaration.as(VariableDeclSyntax.self),
      let binding = variable.bindings.first, let accessors = binding.accessorBlock,
      let type = binding.typeAnnotation
    {
      transformation.edits.replace(accessors, with: "{ get \(Self.effect) }")
      return "var \(binding.pattern.oneLine)\(type.oneLine) { get \(Self.effect) \(Self.body) }"
    }
    return nil
  }
}
