// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SwiftParser
import SwiftSyntax

/// A member that an extension declares and that must stand in the class, because it overrides or is
/// overridden: the class declares it and calls the extension's, which has another name.
struct ExtensionForwarder {
  /// What the extension's own member is called. With the type's name, as extensions of classes above
  /// and below may have one of the same name.
  static func implementation(of name: String, in type: String) -> String {
    "inExtension_\(type.lastPart)_\(name)"
  }

  /// What the member of a class of the module is called that overrides one which an extension gives
  /// to a class of UIKit's.
  static func implementation(of name: String, byClassBelow type: String) -> String {
    "inClass_\(type.lastPart)_\(name)"
  }

  /// The protocol of the classes that have such a member.
  static func protocolName(of name: String, in type: String) -> String {
    "InClass_\(type.lastPart)_\(name)"
  }

  /// Stands among the names of classes for all those of the module.
  static let ownClasses = "(own)"

  /// The declaration in the class, on one line.
  let text: String

  /// `nil` for what cannot be forwarded.
  init?(_ declaration: DeclSyntax, in outer: ExtensionDeclSyntax) {
    guard outer.genericWhereClause == nil else { return nil }
    if let function = declaration.as(FunctionDeclSyntax.self) {
      guard let text = Self.text(function, outer) else { return nil }
      self.text = text
    } else if let variable = declaration.as(VariableDeclSyntax.self) {
      guard let text = Self.text(variable, outer) else { return nil }
      self.text = text
    } else {
      return nil
    }
  }

  private static func text(_ function: FunctionDeclSyntax, _ outer: ExtensionDeclSyntax) -> String?
  {
    guard function.body != nil, function.name.tokenKind.isIdentifier,
      !function.parameters.contains(where: { $0.ellipsis != nil })
    else { return nil }
    let effects = function.signature.effectSpecifiers
    let call =
      (effects?.throwsClause == nil ? "" : "try ")
      + (effects?.asyncSpecifier == nil ? "" : "await ")
      + implementation(of: function.name.text, in: outer.extendedType.typeName)
      + "(\(function.handedOnArguments))"
    return [
      prefix(function.attributes, function.modifiers, outer), "func ", function.name.text,
      function.signatureWithNames, " { \(call) }",
    ].joined()
  }

  private static func text(_ variable: VariableDeclSyntax, _ outer: ExtensionDeclSyntax) -> String?
  {
    guard let binding = variable.bindings.first, variable.bindings.count == 1,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      name.tokenKind.isIdentifier, let annotation = binding.typeAnnotation
    else { return nil }
    let type = outer.extendedType.typeName
    let inner = implementation(of: name.text, in: type)
    let head =
      prefix(variable.attributes, variable.modifiers, outer)
      + "var \(name.text)\(annotation.oneLine)"
    switch variable.accessors {
    case .get: return head + " { \(inner) }"
    case .getAndSet: return head + " { get { \(inner) } set { \(inner) = newValue } }"
    case .none: return nil
    case .observers:
      let observers = variable.observers.map { observer in
        "\(observer.kind) { \(observer.implementation(of: name.text, in: type))(\(observer.standardName)) }"
      }
      return head + " { \(observers.joined(separator: " ")) }"
    }
  }

  /// The attributes and modifiers, with the access that the extension gives its members.
  static func prefix(
    _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax,
    _ outer: ExtensionDeclSyntax?
  ) -> String {
    var words: [String] = []
    for case .attribute(let attribute) in attributes
    where !ObjectiveCAttributes.isRemoved(attribute) {
      words.append(attribute.oneLine)
    }
    if modifiers.access == nil, let access = outer?.modifiers.access {
      words.append(access == "private" ? "fileprivate" : access)
    }
    // Who may set it in the extension's file stands elsewhere here.
    words += modifiers.filter { $0.name.text != "dynamic" && $0.detail?.detail.text != "set" }.map {
      $0.name.text == "static" ? "class" : $0.oneLine
    }
    return words.map { $0 + " " }.joined()
  }
}

extension FunctionDeclSyntax {
  /// The arguments of a call that hands on the method's own.
  var handedOnArguments: String {
    parameters.enumerated().map { number, parameter in
      let isInout = parameter.type.as(AttributedTypeSyntax.self)?.specifiers.contains {
        $0.as(SimpleTypeSpecifierSyntax.self)?.specifier.text == "inout"
      }
      let isLazy = parameter.type.as(AttributedTypeSyntax.self)?.attributes.has("autoclosure")
      let value =
        (isInout == true ? "&" : "") + parameter.nameInside(number)
        + (isLazy == true ? "()" : "")
      return parameter.firstName.text == "_" ? value : "\(parameter.firstName.text): \(value)"
    }.joined(separator: ", ")
  }

  /// What follows the method's name up to its body, on one line, with a name for each argument.
  var signatureWithNames: String {
    let parameters = parameters.enumerated().map { number, parameter in
      let label = parameter.firstName.text
      let name = parameter.nameInside(number)
      let attributes = parameter.attributes.map { $0.oneLine + " " }.joined()
      let value = parameter.defaultValue.map { " " + $0.oneLine } ?? ""
      return attributes + (label == name ? label : "\(label) \(name)")
        + ": \(parameter.type.oneLine)" + (parameter.ellipsis == nil ? "" : "...") + value
    }.joined(separator: ", ")
    return [
      (genericParameterClause?.oneLine ?? "") + "(\(parameters))",
      signature.effectSpecifiers?.oneLine, signature.returnClause?.oneLine,
      genericWhereClause?.oneLine,
    ].compactMap { $0 }.joined(separator: " ")
  }
}

extension FunctionParameterSyntax {
  /// What the argument is called in the method, which may have no name for it.
  fileprivate func nameInside(_ number: Int) -> String {
    let name = (secondName ?? firstName).text
    guard name != "_" else { return "argument\(number)" }
    // A parameter may be called `protocol`, which is none where it is used.
    return name.hasPrefix("`") || name.isValidSwiftIdentifier(for: .variableName)
      ? name : "`\(name)`"
  }
}

extension TokenKind {
  /// Whether a token is a plain name, neither an operator nor one in backticks.
  var isIdentifier: Bool {
    if case .identifier(let name) = self { return !name.hasPrefix("`") }
    return false
  }
}

/// `willSet` or `didSet` of a property.
struct PropertyObserver {
  let syntax: AccessorDeclSyntax

  var kind: String { syntax.accessorSpecifier.text }
  /// What the other value is called where the observer names none.
  var standardName: String { kind == "willSet" ? "newValue" : "oldValue" }
  /// What the other value is called.
  var valueName: String { syntax.parameters?.name.text ?? standardName }

  /// The method that an extension has in the observer's place.
  func implementation(of property: String, in type: String) -> String {
    ExtensionForwarder.implementation(of: "\(property)_\(kind)", in: type)
  }
}

extension VariableDeclSyntax {
  /// The property's observers, in the order of the source.
  var observers: [PropertyObserver] {
    guard case .accessors(let list) = bindings.first?.accessorBlock?.accessors else { return [] }
    return list.map(PropertyObserver.init)
  }
}
