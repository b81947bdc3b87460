// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Members of extensions of UIKit's classes that extensions of others of its classes, or classes of
/// the module, override. All get names of their own, and one method of the class above chooses.
struct ForeignExtensionMembers {
  private let transformation: Transformation

  init(_ transformation: Transformation) { self.transformation = transformation }

  /// Edits a member of an extension of a class of another module; false where it is none that is
  /// overridden or overrides.
  func edit(
    _ member: DeclSyntax, _ key: MemberKey, in declaration: ExtensionDeclSyntax
  ) -> Bool {
    let type = declaration.extendedType.typeName
    if member.modifiers.has("override") {
      let next = transformation.index.answer(.foreignBase(type: type, member: key))
      guard !next.isEmpty else { return false }
      rename(member, to: ExtensionForwarder.implementation(of: key.name, in: type))
      callNext(from: member, key, ExtensionForwarder.implementation(of: key.name, in: next))
      return true
    }
    let overriders = transformation.index.answer(.foreignOverriders(type: type, member: key))
    guard !overriders.isEmpty,
      isObjectiveC(member, in: declaration),
      let dispatcher = ForeignDispatcher(
        member, in: declaration, among: overriders.split(separator: " ").map(String.init))
    else { return false }
    rename(member, to: ExtensionForwarder.implementation(of: key.name, in: type))
    transformation.edits.insert("; " + dispatcher.text, at: member.endOffset)
    if overriders.hasSuffix(ExtensionForwarder.ownClasses) {
      transformation.edits.insert("; " + dispatcher.protocolText, at: declaration.endOffset)
    }
    return true
  }

  /// Whether a member may be overridden: it says so, or it meets a requirement of a protocol, which
  /// the index has looked at.
  private func isObjectiveC(_ member: DeclSyntax, in declaration: ExtensionDeclSyntax) -> Bool {
    let summary = MemberSummary(
      member, isObjCMembers: declaration.attributes.has("objc"), extension: nil)
    return summary?.isObjC == true || declaration.inheritanceClause != nil
  }

  /// Edits what a class of the module overrides.
  func edit(_ declaration: ClassDeclSyntax, named name: String) {
    var protocols: [String] = []
    for item in declaration.memberBlock.members where item.decl.modifiers.has("override") {
      guard let key = item.decl.memberKey else { continue }
      let answer = transformation.index.answer(.foreignOverride(className: name, member: key))
        .split(separator: " ").map(String.init)
      guard let base = answer.first else { continue }
      rename(
        item.decl, to: ExtensionForwarder.implementation(of: key.name, byClassBelow: base),
        keepsOverride: answer.count == 1)
      guard let next = answer.dropFirst().first else {
        callNext(
          from: item.decl, key,
          ExtensionForwarder.implementation(of: key.name, byClassBelow: base), super: true)
        continue
      }
      callNext(from: item.decl, key, ExtensionForwarder.implementation(of: key.name, in: next))
      protocols.append(ExtensionForwarder.protocolName(of: key.name, in: base))
    }
    guard !protocols.isEmpty, let last = declaration.inheritanceClause?.inheritedTypes.last else {
      return
    }
    transformation.edits.insert(
      protocols.map { ", " + $0 }.joined(), at: last.endOffset)
  }

  /// Edits what an extension of a class of the module overrides: what the class is given in its
  /// place is found by the protocol.
  func edit(
    _ member: DeclSyntax, _ key: MemberKey, inExtensionOf type: String,
    _ declaration: ExtensionDeclSyntax
  ) {
    let answer = transformation.index.answer(.foreignOverride(className: type, member: key))
      .split(separator: " ").map(String.init)
    guard let base = answer.first else { return }
    guard let next = answer.dropFirst().first else {
      let name = ExtensionForwarder.implementation(of: key.name, byClassBelow: base)
      return callNext(from: member, key, name, super: true)
    }
    callNext(from: member, key, ExtensionForwarder.implementation(of: key.name, in: next))
    let name = ExtensionForwarder.protocolName(of: key.name, in: base)
    transformation.edits.insert("; extension \(type): \(name) {}", at: declaration.endOffset)
  }

  private func rename(_ member: DeclSyntax, to name: String, keepsOverride: Bool = false) {
    for modifier in member.modifiers where modifier.name.text == "override" && !keepsOverride {
      transformation.edits.blank(modifier)
    }
    for modifier in member.modifiers where modifier.name.text == "open" {
      transformation.edits.replace(modifier, with: "public")
    }
    guard let token = member.declaredName else { return }
    transformation.edits.replace(token, with: name)
  }

  /// Lets `super.name` call what is above.
  private func callNext(
    from member: DeclSyntax, _ key: MemberKey, _ name: String, super isSuper: Bool = false
  ) {
    let words = transformation.file.nodes(MemberAccessExprSyntax.self, at: ["super"])
    for access in words
    where access.base?.is(SuperExprSyntax.self) == true
      && access.declName.baseName.text == key.name
      && member.startOffset <= access.startOffset && access.endOffset <= member.endOffset
    {
      if let base = access.base, !isSuper { transformation.edits.replace(base, with: "self") }
      transformation.edits.replace(access.declName.baseName, with: name)
    }
  }
}

extension DeclSyntax {
  /// The name of a method or a property.
  var declaredName: TokenSyntax? {
    self.as(FunctionDeclSyntax.self)?.name
      ?? self.as(VariableDeclSyntax.self)?.bindings.first?.pattern
      .as(IdentifierPatternSyntax.self)?.identifier
  }
}
