// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// The member of an extension of a class of UIKit's that chooses, by the class of the object, among
/// those that override it.
struct ForeignDispatcher {
  /// The member's declaration, on one line.
  let text: String
  /// The protocol of the module's classes that override it, on one line.
  let protocolText: String

  /// `nil` for a member that cannot be chosen.
  ///
  /// - Parameter overriders: The classes of UIKit's, those that inherit first, and
  ///   ``ExtensionForwarder/ownClasses``.
  init?(_ declaration: DeclSyntax, in outer: ExtensionDeclSyntax, among overriders: [String]) {
    let type = outer.extendedType.typeName
    let choice = Choice(type: type, overriders: overriders)
    if let function = declaration.as(FunctionDeclSyntax.self) {
      guard function.genericParameterClause == nil else { return nil }
      let effects = function.signature.effectSpecifiers
      let marks =
        (effects?.throwsClause == nil ? "" : "try ")
        + (effects?.asyncSpecifier == nil ? "" : "await ")
      let name = function.name.text
      text = [
        ExtensionForwarder.prefix(function.attributes, function.modifiers, nil), "func ", name,
        function.signatureWithNames,
        " { \(choice.calls(name, marks: marks, tail: "(\(function.handedOnArguments))")) }",
      ].joined()
      protocolText = choice.protocolText(
        name, "func \(choice.implementationInClass(name))\(function.signatureWithNames)")
    } else if let variable = declaration.as(VariableDeclSyntax.self),
      let binding = variable.bindings.first, let annotation = binding.typeAnnotation
    {
      let name = binding.pattern.oneLine
      let isSettable = variable.accessors == .getAndSet
      guard isSettable || variable.accessors == .get else { return nil }
      let body =
        isSettable
        ? "get { \(choice.calls(name)) } set { \(choice.calls(name, tail: " = newValue", isSetter: true)) }"
        : choice.calls(name)
      text =
        ExtensionForwarder.prefix(variable.attributes, variable.modifiers, nil)
        + "var \(name)\(annotation.oneLine) { \(body) }"
      protocolText = choice.protocolText(
        name,
        "var \(choice.implementationInClass(name))\(annotation.oneLine) "
          + (isSettable ? "{ get set }" : "{ get }"))
    } else {
      return nil
    }
  }
}

/// How a member of `type` chooses.
private struct Choice {
  let type: String
  let overriders: [String]

  func implementationInClass(_ name: String) -> String {
    ExtensionForwarder.implementation(of: name, byClassBelow: type)
  }

  /// Calls what the object's class has: its own before what it inherits.
  func calls(
    _ name: String, marks: String = "", tail: String = "", isSetter: Bool = false
  ) -> String {
    let result = isSetter ? "" : "return "
    let after = isSetter ? "; return" : ""
    var calls: [String] = []
    if overriders.contains(ExtensionForwarder.ownClasses) {
      let own = "self as? any \(ExtensionForwarder.protocolName(of: name, in: type))"
      calls.append(
        "if let chosen_ = \(own) { \(result)\(marks)chosen_."
          + "\(implementationInClass(name))\(tail)\(after) }")
    }
    for overrider in overriders where overrider != ExtensionForwarder.ownClasses {
      let member = ExtensionForwarder.implementation(of: name, in: overrider)
      calls.append(
        "if let chosen_ = self as? \(overrider) { "
          + "\(result)\(marks)chosen_.\(member)\(tail)\(after) }")
    }
    let member = ExtensionForwarder.implementation(of: name, in: type)
    calls.append("\(result)\(marks)\(member)\(tail)")
    return calls.joined(separator: "; ")
  }

  func protocolText(_ name: String, _ requirement: String) -> String {
    let isViews =
      type == "UIResponder" || ClassesOfUIKit.ancestors(of: type).contains("UIResponder")
    return (isViews ? "@preconcurrency @MainActor " : "")
      + "protocol \(ExtensionForwarder.protocolName(of: name, in: type)): \(type) "
      + "{ \(requirement) }"
  }
}
