// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Members of extensions that override or are overridden. Without the Objective-C runtime they must
/// stand in the class, which is given a declaration that calls the extension's; that one is called
/// `inExtension_Type_name`.
enum ExtensionMembers: SourceForm {
  static func edit(_ transformation: Transformation) {
    for declaration in transformation.file.nodes(ExtensionDeclSyntax.self, at: ["extension"])
    where !declaration.isInactive {
      for item in declaration.memberBlock.members {
        edit(item.decl, in: declaration, transformation)
      }
    }
  }

  private static func edit(
    _ member: DeclSyntax, in declaration: ExtensionDeclSyntax, _ transformation: Transformation
  ) {
    // One that needs what Linux has not calls nothing.
    guard !transformation.isLeftOut(member) else { return }
    let type = declaration.extendedType.typeName
    let isOverride = member.modifiers.has("override")
    guard let key = member.memberKey else {
      if isOverride { refuse(member, transformation, "move it into the class \(type)") }
      return
    }
    switch transformation.index.answer(.forwarding(type: type, member: key)) {
    case "forward":
      rename(member, of: type, transformation)
      if isOverride {
        ForeignExtensionMembers(transformation).edit(member, key, inExtensionOf: type, declaration)
      }
    case "impossible":
      refuse(member, transformation, "move it into the class \(type)")
    default:
      let isDone =
        ForeignExtensionMembers(transformation).edit(member, key, in: declaration)
        || isOverride && OverridesOfClasses.edit(member, key, in: declaration, transformation)
      if isOverride, !isDone, UnaskedMembers.names.contains(key.name) {
        leaveOut(member, key.name, of: type, transformation)
      } else if isOverride, !isDone {
        refuse(
          member, transformation,
          "\(type) is a class of another module, so override it in a subclass")
      }
    }
  }

  private static func rename(
    _ member: DeclSyntax, of type: String, _ transformation: Transformation
  ) {
    if let variable = member.as(VariableDeclSyntax.self), variable.accessors == .observers {
      return writeObservers(of: variable, in: type, transformation)
    }
    for modifier in member.modifiers where modifier.name.text == "override" {
      if isOfNSObject(member) {
        transformation.edits.replace(modifier, with: "nonisolated")
      } else {
        transformation.edits.blank(modifier)
      }
    }
    for modifier in member.modifiers where modifier.detail?.detail.text == "set" {
      transformation.edits.blank(modifier)
    }
    for modifier in member.modifiers where modifier.name.text == "open" {
      transformation.edits.replace(modifier, with: "public")
    }
    let name =
      member.as(FunctionDeclSyntax.self)?.name
      ?? member.as(VariableDeclSyntax.self)?.bindings.first?.pattern
      .as(IdentifierPatternSyntax.self)?.identifier
    guard let name else { return }
    transformation.edits.replace(
      name, with: ExtensionForwarder.implementation(of: name.text, in: type))
  }

  /// Whether an override is of a member that NSObject has, which is of no actor.
  private static func isOfNSObject(_ member: DeclSyntax) -> Bool {
    let names = ["description", "debugDescription", "hash", "isEqual", "copy", "mutableCopy"]
    return names.contains(member.memberKey?.name ?? "") && !member.modifiers.has("nonisolated")
  }

  /// An extension has no observers: each becomes a method.
  private static func writeObservers(
    of variable: VariableDeclSyntax, in owner: String, _ transformation: Transformation
  ) {
    guard let binding = variable.bindings.first, let block = binding.accessorBlock,
      let type = binding.typeAnnotation?.type
    else { return }
    transformation.edits.remove(variable.startOffset..<block.leftBrace.endOffset)
    for observer in variable.observers {
      guard let body = observer.syntax.body else { continue }
      transformation.edits.insert(
        "func \(observer.implementation(of: binding.pattern.oneLine, in: owner))"
          + "(_ \(observer.valueName): \(type.oneLine)) ",
        at: body.startOffset)
      transformation.edits.remove(observer.syntax.startOffset..<body.startOffset)
    }
    transformation.edits.replace(block.rightBrace, with: "")
  }

  /// What nobody asks for here changes no picture: it is left out, and the compiler says so.
  private static func leaveOut(
    _ member: DeclSyntax, _ name: String, of type: String, _ transformation: Transformation
  ) {
    transformation.leaveOut(
      member,
      for: "#warning(\"'\(name)' of \(type) is left out: an extension cannot override a member of "
        + "another module's class here, and no picture depends on this one\")")
  }

  private static func refuse(
    _ member: DeclSyntax, _ transformation: Transformation, _ remedy: String
  ) {
    transformation.report(
      "a member of an extension cannot override or be overridden without the Objective-C runtime: "
        + remedy,
      at: member)
  }
}
