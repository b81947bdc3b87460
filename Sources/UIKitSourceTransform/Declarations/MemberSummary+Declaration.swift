// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SwiftSyntax

extension MemberSummary {
  private static let markers = ["objc", "IBAction", "IBSegueAction"]
  private static let outlets = ["IBOutlet", "IBInspectable", "GKInspectable"]

  /// Reads a method or a property; `nil` for anything else.
  init?(_ declaration: DeclSyntax, isObjCMembers: Bool, extension outer: ExtensionDeclSyntax?) {
    guard let key = declaration.memberKey else { return nil }
    let attributes = declaration.attributes
    let modifiers = declaration.modifiers
    let access = modifiers.access ?? outer?.modifiers.access
    self.key = key
    isStatic = modifiers.has("static") || modifiers.has("class")
    isOverride = modifiers.has("override")
    isOpen = modifiers.has("open")
    isPrivate = access == "private" || access == "fileprivate"
    isObjC =
      !attributes.isObsolete
      && (Self.markers.contains { attributes.has($0) }
        || (isObjCMembers && !attributes.has("nonobjc")))
    isObjCProperty =
      outer != nil && declaration.is(VariableDeclSyntax.self) && attributes.has("objc")
      && !isPrivate && !isStatic && !modifiers.has("final")
    objectiveCName = attributes.attribute("objc")?.arguments?.oneLine
    isOutlet =
      !attributes.isUnavailable && Self.outlets.contains { attributes.has($0) }
      && declaration.isSettable
    let function = declaration.as(FunctionDeclSyntax.self)
    parameterTypes = function?.parameters.map(\.closureType) ?? []
    isSegueAction = attributes.has("IBSegueAction")
    isCallable =
      !attributes.isUnavailable
      && function?.isCallable(withArguments: isSegueAction ? 3 : 2) ?? false
    isThrowing = function?.signature.effectSpecifiers?.throwsClause != nil
    forwarder = outer.flatMap { ExtensionForwarder(declaration, in: $0)?.text }
  }
}

extension AttributeListSyntax {
  /// Whether nobody may use the declaration any more: `@available(swift, obsoleted: 1.0)`.
  fileprivate var isObsolete: Bool {
    guard let tokens = attribute("available")?.arguments?.tokens(viewMode: .sourceAccurate) else {
      return false
    }
    let words = tokens.map(\.text)
    return words.first == "swift" && words.contains("obsoleted")
  }

  /// Whether nobody may use the declaration on iOS.
  fileprivate var isUnavailable: Bool {
    compactMap { $0.as(AttributeSyntax.self) }.contains { attribute in
      guard attribute.attributeName.trimmedDescription == "available" else { return false }
      let words = attribute.arguments?.tokens(viewMode: .sourceAccurate).map(\.text) ?? []
      return ["*", "iOS"].contains(words.first) && words.contains("unavailable")
    }
  }
}

extension DeclSyntax {
  /// Whether anyone may set a property.
  fileprivate var isSettable: Bool {
    guard let variable = self.as(VariableDeclSyntax.self) else { return false }
    return variable.bindingSpecifier.text == "var" && variable.accessors != .get
  }
}

extension VariableDeclSyntax {
  /// What a property's braces hold.
  enum Accessors {
    case none
    case get
    case getAndSet
    case observers
  }

  var accessors: Accessors {
    switch bindings.first?.accessorBlock?.accessors {
    case nil: return .none
    case .getter: return .get
    case .accessors(let list):
      let names = list.map(\.accessorSpecifier.text)
      if names.contains("willSet") || names.contains("didSet") { return .observers }
      return names.contains("set") || names.contains("_modify") ? .getAndSet : .get
    }
  }
}

extension FunctionDeclSyntax {
  var parameters: FunctionParameterListSyntax { signature.parameterClause.parameters }

  /// Whether a closure can hand on all arguments, of `count` at most.
  fileprivate func isCallable(withArguments count: Int) -> Bool {
    parameters.count <= count && genericParameterClause == nil
      && signature.effectSpecifiers?.asyncSpecifier == nil && !name.text.hasPrefix("`")
      && parameters.allSatisfy { parameter in
        parameter.ellipsis == nil && !parameter.type.is(AttributedTypeSyntax.self)
          && !parameter.type.is(FunctionTypeSyntax.self)
      }
  }
}

extension FunctionParameterSyntax {
  /// The parameter's type as a closure may write it.
  fileprivate var closureType: String {
    if let type = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return type.wrappedType.oneLine + "?"
    }
    return type.oneLine
  }
}
