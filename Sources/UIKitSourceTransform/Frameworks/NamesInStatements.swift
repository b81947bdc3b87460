// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// What a word stands for in a statement.
extension TokenSyntax {
  /// The access to a member that the word names: `x.word`, `.word`.
  var access: MemberAccessExprSyntax? {
    guard let name = parent?.as(DeclReferenceExprSyntax.self),
      let access = name.parent?.as(MemberAccessExprSyntax.self), access.declName.id == name.id
    else { return nil }
    return access
  }

  /// Whether it is called, or something is asked of it, with nothing before it: `kf` of
  /// `kf.setImage(with: url)`, in an extension of views.
  var isAskedOfSelf: Bool {
    guard access == nil, let name = parent?.as(DeclReferenceExprSyntax.self) else { return false }
    return name.parent?.as(MemberAccessExprSyntax.self)?.base?.id == ExprSyntax(name).id
      || name.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == ExprSyntax(name).id
  }

  /// Whether it is the name of an argument, of a new value, or of a member of something else.
  var isLabelOrMember: Bool {
    parent?.is(LabeledExprSyntax.self) == true || parent?.is(IdentifierPatternSyntax.self) == true
      || access != nil
  }

  /// Whether a word that begins as types do is a constant that a framework gives to a type of
  /// Foundation's: `.AVPlayerItemDidPlayToEndTime`.
  var isConstant: Bool {
    guard text.first?.isUppercase == true, let access else { return false }
    guard let base = access.base else { return true }
    return ["Notification.Name", "NSNotification.Name"].contains(base.trimmedDescription)
  }

  /// Whether it names a value of the statements around it: `map`, `map.delegate`, `if let map`.
  var isLocal: Bool {
    if let binding = parent?.parent?.as(OptionalBindingConditionSyntax.self) {
      return binding.initializer == nil && parent?.is(IdentifierPatternSyntax.self) == true
    }
    return parent?.is(DeclReferenceExprSyntax.self) == true && access == nil
  }

  /// Whether it names a member of the type around it: `map`, `self.map`, `if let map`.
  var isOwnMember: Bool {
    if let binding = parent?.parent?.as(OptionalBindingConditionSyntax.self) {
      return binding.initializer == nil && parent?.is(IdentifierPatternSyntax.self) == true
    }
    guard parent?.is(DeclReferenceExprSyntax.self) == true else { return false }
    guard let access else { return true }
    var base = access.base?.trimmedDescription ?? ""
    while let last = base.last, "?!".contains(last) { base.removeLast() }
    return base.standsForSelf
      || base == EnclosingType(around: self)?.qualifiedName.lastPart
  }
}

extension String {
  /// Whether an expression is the object itself, also by the names that closures give it:
  /// `guard let strongSelf = self`.
  var standsForSelf: Bool {
    ["self", "Self", "`self`", "strongSelf", "weakSelf", "this"].contains(self)
  }
}

extension VariableDeclSyntax {
  /// Whether a stored property is given its value by initializers alone.
  var needsInitializer: Bool {
    guard !modifiers.has("static"), !modifiers.has("class"), !modifiers.has("lazy"),
      attributes.isEmpty
    else { return false }
    let isConstant = bindingSpecifier.text == "let"
    return bindings.contains { binding in
      guard binding.initializer == nil, binding.accessorBlock == nil else { return false }
      let type = binding.typeAnnotation?.type
      let isOptional =
        type?.is(OptionalTypeSyntax.self) == true
        || type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true
      return isConstant || !isOptional
    }
  }
}
