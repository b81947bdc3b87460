// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// `#selector(tap(_:))` is `Selector("tap:", of: Badge.self, { $0.tap($1) })`: equal by its name,
/// and checked by the compiler as before.
enum SelectorExpressions: SourceForm {
  static func edit(_ transformation: Transformation) {
    for macro in transformation.file.nodes(MacroExpansionExprSyntax.self, at: ["#selector"])
    where macro.macroName.text == "selector" {
      SelectorExpression(transformation).edit(macro)
    }
  }
}

/// The writing of one `#selector`.
private struct SelectorExpression {
  let transformation: Transformation

  init(_ transformation: Transformation) { self.transformation = transformation }

  func edit(_ node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first, node.arguments.count == 1 else {
      return transformation.report("#selector(…) takes one method", at: node)
    }
    guard let reference = MethodReference(argument.expression) else {
      return transformation.report(
        "#selector(…) is not understood: name the method as Type.method(label:)", at: node)
    }
    guard let owner = Owner(of: reference, at: node, index: transformation.index) else {
      return transformation.report(
        "#selector(\(reference.name)) stands outside of a class: name the class before the method",
        at: node)
    }
    switch argument.label?.text {
    case "getter":
      write(reference.name, owner, "{ $0.\(reference.name) }", at: node)
    case "setter":
      write(ObjectiveCName.setter(reference.name), owner, "{ $0.\(reference.name) = $1 }", at: node)
    default:
      writeMethod(reference, owner, at: node)
    }
  }

  private func writeMethod(
    _ reference: MethodReference, _ owner: Owner, at node: MacroExpansionExprSyntax
  ) {
    var owner = owner
    let index = transformation.index
    let name = reference.name
    guard let labels = reference.labels ?? Self.labels(of: reference, owner, index) else {
      let method = reference.cast.map { "($0.\(name) as \($0))" } ?? "$0.\(name)"
      return write(name, owner, "reference: { \(method) }", at: node)
    }
    if name == "init" || isOptional(MemberKey(name: name, labels: labels), owner) {
      return writeName(ObjectiveCName.method(name, labels: labels), at: node)
    }
    if let type = owner.qualifiedName, owner.isClass,
      index.holds(.isClassMethod(MemberKey(name: name, labels: labels), type: type))
    {
      owner.argument = owner.argument.replacing(/\.self$/, with: ".Type.self")
    }
    let custom = index.answer(
      .objectiveCName(MemberKey(name: name, labels: labels), type: owner.qualifiedName))
    let isThrowing = isThrowing(MemberKey(name: name, labels: labels), owner, at: node)
    let fullName =
      custom.isEmpty
      ? ObjectiveCName.method(name, labels: labels, isThrowing: isThrowing) : custom
    // None but the sender and the event are handed on: a control cannot call such a method.
    guard labels.count <= 2 else {
      let method = name + "(" + labels.map { $0 + ":" }.joined() + ")"
      return write(fullName, owner, "uncalled: { $0.\(method) }", at: node)
    }
    let isProperty =
      owner.qualifiedName.map { index.holds(.isProperty(name: name, type: $0)) } ?? false
    let call = ObjectiveCName.call(
      of: name, labels: labels, with: ["$1", "$2"], besideProperty: isProperty)
    write(
      fullName, owner,
      reference.cast.map { "{ ($0.\(name) as \($0))(\(Self.plain(labels))) }" }
        ?? "{ \(isThrowing ? "try? " : "")$0.\(call) }",
      at: node)
  }

  /// The methods of Core Data's contexts that throw, which tests exchange for others.
  private static let throwingOfContexts: Set = [
    "count", "execute", "existingObject", "fetch", "obtainPermanentIDs", "save",
  ]

  /// Whether a method throws errors, of a class that is named by its whole name, or as the type
  /// around the expression sees it.
  private func isThrowing(
    _ key: MemberKey, _ owner: Owner, at node: MacroExpansionExprSyntax
  ) -> Bool {
    guard let name = owner.qualifiedName else {
      return transformation.index.holds(.isThrowing(key, type: nil))
    }
    if name == "NSManagedObjectContext", Self.throwingOfContexts.contains(key.name) { return true }
    let outer = EnclosingType(around: node)?.qualifiedName
    return [name, outer.map { "\($0).\(name)" }].compactMap(\.self).contains {
      transformation.index.holds(.isThrowing(key, type: $0))
    }
  }

  /// Whether a protocol asks for the method and objects may leave it out: the object tells whether
  /// it has one of the name.
  private func isOptional(_ key: MemberKey, _ owner: Owner) -> Bool {
    let isOfProtocol =
      owner.qualifiedName.map { transformation.index.holds(.isProtocol($0)) } ?? true
    return isOfProtocol && transformation.index.answer(.optionalCall(key)) == "requirement"
  }

  /// The labels of a method that is named without them.
  private static func labels(
    of reference: MethodReference, _ owner: Owner, _ index: IndexReader
  ) -> [String]? {
    if let count = reference.castCount { return Array(repeating: "_", count: count) }
    let answer = index.answer(.labels(method: reference.name, type: owner.qualifiedName))
    if answer.isEmpty { return nil }
    return answer == "-" ? [] : answer.split(separator: ":").map(String.init)
  }

  /// A method that was converted to a function's type takes no labels.
  private static func plain(_ labels: [String]) -> String {
    ["$1", "$2"].prefix(labels.count).joined(separator: ", ")
  }

  private func write(
    _ name: String, _ owner: Owner, _ call: String, at node: MacroExpansionExprSyntax
  ) {
    transformation.needsUIKit = true
    transformation.edits.replace(node, with: "\(type)(\"\(name)\", \(owner.argument), \(call))")
  }

  /// Writes a selector that is a name alone: the target's class tells its method.
  private func writeName(_ name: String, at node: MacroExpansionExprSyntax) {
    transformation.needsUIKit = true
    transformation.edits.replace(node, with: "\(type)(\"\(name)\")")
  }

  /// The module may have a type of that name itself.
  private var type: String {
    transformation.index.holds(.isDeclaredType("Selector"))
      ? "HeadlessUIKit.Selector" : "Selector"
  }
}

/// What `#selector` is given: a base, a method's name, its labels or its type.
private struct MethodReference {
  let base: ExprSyntax?
  let name: String
  let labels: [String]?
  /// The method's type, where `as` tells overloads apart.
  let cast: String?
  let castCount: Int?

  init?(_ expression: ExprSyntax) {
    var expression = expression
    var type: TypeSyntax?
    while true {
      if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
        let inner = tuple.elements.first?.expression
      {
        expression = inner
      } else if let sequence = expression.as(SequenceExprSyntax.self), sequence.elements.count == 3,
        let first = sequence.elements.first, let last = sequence.elements.last,
        sequence.elements.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true
      {
        expression = first
        type = last.as(TypeExprSyntax.self)?.type
      } else {
        break
      }
    }
    let declaration: DeclReferenceExprSyntax
    if let name = expression.as(DeclReferenceExprSyntax.self) {
      (base, declaration) = (nil, name)
    } else if let member = expression.as(MemberAccessExprSyntax.self) {
      // `self?` where a closure holds it weakly.
      base = member.base?.as(OptionalChainingExprSyntax.self)?.expression ?? member.base
      declaration = member.declName
    } else {
      return nil
    }
    name = declaration.baseName.text
    labels = declaration.argumentNames?.arguments.map { $0.name.text }
    let function = type.flatMap(Self.method)
    cast = function?.oneLine
    castCount = function?.parameters.count
  }

  /// The method's own type in `(Badge) -> (Int) -> Void`, and in `(Int) -> Void`.
  private static func method(_ type: TypeSyntax) -> FunctionTypeSyntax? {
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let inner = tuple.elements.first?.type
    {
      return method(inner)
    }
    guard let function = type.as(FunctionTypeSyntax.self) else { return nil }
    return method(function.returnClause.type) ?? function
  }
}

/// The class or the object whose method a selector names.
private struct Owner {
  /// The initializer's argument.
  var argument: String
  /// The class's name where it is known.
  let qualifiedName: String?
  /// Whether the argument names the class.
  var isClass: Bool { argument.hasPrefix("of: ") }

  init?(of reference: MethodReference, at node: some SyntaxProtocol, index: IndexReader) {
    guard let base = reference.base, !["self", "Self", "super"].contains(base.trimmedDescription)
    else {
      let found =
        reference.base == nil
        ? EnclosingType(withMethodsAround: node) : EnclosingType(around: node)
      guard let type = found ?? EnclosingType(around: node) else { return nil }
      let isOfProtocol =
        if case .anExtension(let isConstrained) = type.kind {
          isConstrained || index.holds(.isProtocol(type.qualifiedName))
        } else { false }
      let name = index.answer(.nameBesideMember(type: type.qualifiedName))
      let spelling = name.isEmpty ? type.spelling : name
      argument = "of: \(isOfProtocol ? "Self" : spelling).self"
      qualifiedName = type.qualifiedName
      return
    }
    let name = base.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? base.oneLine
    if name.isSpelledAsType || name.hasPrefix("(any ") {
      argument = "of: \(base.oneLine).self"
      qualifiedName = base.nameParts?.joined(separator: ".")
    } else {
      argument = "on: \(base.oneLine)"
      qualifiedName = nil
    }
  }
}
