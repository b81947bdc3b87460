// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// `delegate?.didTap?(self)` is `optionally(try? delegate?.didTap(self))`, and the same for a
/// property that may be left out.
final class OptionalCalls: SourceForm {
  private let transformation: Transformation
  /// The types that the file gives names, where it tells them.
  private lazy var types = TypesOfNames.read(in: transformation.file)

  private init(_ transformation: Transformation) { self.transformation = transformation }

  static func edit(_ transformation: Transformation) {
    let calls = OptionalCalls(transformation)
    for call in transformation.file.nodes(FunctionCallExprSyntax.self, at: ["?(", "!(", "? {"]) {
      calls.edit(call)
    }
    // UIKit's delegate of the app has a window of its own choice; here it always has the property.
    for chain in transformation.file.nodes(OptionalChainingExprSyntax.self, at: ["??."]) {
      let inner = chain.expression.as(OptionalChainingExprSyntax.self) ?? chain
      if let member = inner.expression.as(MemberAccessExprSyntax.self),
        member.declName.baseName.text == "window"
      {
        transformation.edits.replace(chain.questionMark, with: "")
      }
    }
    let names = transformation.index.answer(.optionalNames).split(separator: " ").map(String.init)
    for member in transformation.file.nodes(MemberAccessExprSyntax.self, at: names)
    where names.contains(member.declName.baseName.text) && !member.isInSelector {
      if !calls.writeReference(member) { calls.writeProperty(member) }
    }
  }

  private func edit(_ node: FunctionCallExprSyntax) {
    let mark: TokenSyntax
    let callee: ExprSyntax
    if let chained = node.calledExpression.as(OptionalChainingExprSyntax.self) {
      (mark, callee) = (chained.questionMark, chained.expression)
    } else if let forced = node.calledExpression.as(ForceUnwrapExprSyntax.self) {
      (mark, callee) = (forced.exclamationMark, forced.expression)
    } else {
      return
    }
    guard let name = callee.lastName, name.argumentNames == nil else { return }
    let key = MemberKey(name: name.baseName.text, labels: node.labels)
    switch transformation.index.answer(.optionalCall(key)) {
    case "requirement":
      wrap(Syntax(node), isOwn: true, isForced: mark.text == "!")
      tellProtocol(of: callee, key)
    case "" where isOfUIKit(key, callee):
      wrap(Syntax(node), isOwn: false, isForced: mark.text == "!")
    default: return
    }
    transformation.edits.replace(mark, with: "")
  }

  /// An object of no type that is told, `AnyObject`, has what any protocol asks for.
  private func tellProtocol(of callee: ExprSyntax, _ key: MemberKey) {
    guard let base = callee.as(MemberAccessExprSyntax.self)?.base, types.isAnyObject(base) else {
      return
    }
    let owner = transformation.index.answer(.protocolOfOptionalCall(key))
    guard !owner.isEmpty else { return }
    let object = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
    transformation.edits.insert("(", at: object.startOffset)
    transformation.edits.insert(
      " as? \(owner))" + (object.id == base.id ? "?" : ""), at: object.endOffset)
  }

  private func writeProperty(_ node: MemberAccessExprSyntax) {
    guard let base = node.base?.nameParts?.last,
      let types = types[base],
      types.contains(where: {
        transformation.index.holds(
          .isOptionalProperty(name: node.declName.baseName.text, protocolName: $0))
      })
    else { return }
    var mark: TokenSyntax?
    if let chained = node.parent?.as(OptionalChainingExprSyntax.self) {
      mark = chained.questionMark
    } else if let forced = node.parent?.as(ForceUnwrapExprSyntax.self) {
      mark = forced.exclamationMark
    }
    wrap(mark == nil ? Syntax(node) : node.parent!, isOwn: true, isForced: mark?.text == "!")
    if let mark { transformation.edits.replace(mark, with: "") }
  }

  /// `delegate?.height(of:)` that is not called is a function, or `nil` where it is left out.
  private func writeReference(_ node: MemberAccessExprSyntax) -> Bool {
    guard let base = node.base, !node.isCalled else { return false }
    // A class may have a method of the requirement's name.
    if let known = types[base.nameParts?.last ?? ""],
      !known.contains(where: { transformation.index.holds(.isProtocol($0)) })
    {
      return false
    }
    let name = node.declName.baseName.text
    let labels: [String]
    if let names = node.declName.argumentNames {
      labels = names.arguments.map(\.name.text)
      let key = MemberKey(name: name, labels: labels)
      guard transformation.index.answer(.optionalCall(key)) == "requirement" else { return false }
      // An adapter of the app's own may have a method of the requirement's name.
      guard isOfDelegate(base) || base.is(OptionalChainingExprSyntax.self) else { return false }
    } else {
      guard isOfDelegate(base) else { return false }
      let answer = transformation.index.answer(.optionalMethod(name: name))
      guard !answer.isEmpty else { return false }
      labels = answer == "-" ? [] : answer.split(separator: ":").map(String.init)
    }
    let owner = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
    let method = labels.isEmpty ? name : "\(name)(\(labels.map { $0 + ":" }.joined()))"
    transformation.needsUIKit = true
    transformation.edits.replace(
      node,
      with: "optionalMethod(\"\(ObjectiveCName.method(name, labels: labels))\", "
        + "of: \(owner.oneLine), { $0.\(method) })")
    return true
  }

  /// Whether an expression is an object of a protocol, as its type or its name tells.
  private func isOfDelegate(_ base: ExprSyntax) -> Bool {
    let name = base.nameParts?.last ?? ""
    return ["delegate", "datasource"].contains { name.lowercased().hasSuffix($0) }
      || (types[name] ?? []).contains { transformation.index.holds(.isProtocol($0)) }
  }

  /// Whether an unknown name is a requirement of one of UIKit's protocols, which have defaults
  /// here: functions in properties have no labels.
  private func isOfUIKit(_ key: MemberKey, _ callee: ExprSyntax) -> Bool {
    // A name without an object is a value that is called: a closure, or one with `callAsFunction`.
    guard callee.is(MemberAccessExprSyntax.self) else { return false }
    if key.labels?.contains(where: { !["_", MemberKey.anyLabel].contains($0) }) == true {
      return true
    }
    if Self.beginningsOfRequirements.contains(where: key.name.hasPrefix) { return true }
    let base = callee.as(MemberAccessExprSyntax.self)?.base?.nameParts?.last?.lowercased() ?? ""
    return base.hasSuffix("delegate") || base.hasSuffix("datasource")
  }

  /// How the names of requirements of UIKit's protocols begin that take one thing without a label,
  /// for objects that hand them on to another delegate, and for animators.
  private static let beginningsOfRequirements = [
    "scrollViewDid", "scrollViewWill", "scrollViewShould", "textFieldDid", "textFieldShould",
    "textViewDid", "textViewShould", "searchBarText", "searchBarShould", "searchBarSearch",
    "searchBarCancel", "navigationControllerSupported", "navigationControllerPreferred",
    "tabBarControllerSupported", "tabBarControllerPreferred", "gestureRecognizerShould",
    "presentationControllerDid", "presentationControllerWill", "presentationControllerShould",
    "addAnimations", "addCompletion",
  ]

  /// Makes an optional of what `node` gives.
  private func wrap(_ node: Syntax, isOwn: Bool, isForced: Bool) {
    transformation.needsUIKit = true
    transformation.edits.insert(isOwn ? "optionally(try? " : "optionally(", at: node.startOffset)
    let mark = isForced ? "!" : node.isContinued ? "?" : ""
    transformation.edits.insert(")" + mark, at: node.endOffset)
  }
}

extension Syntax {
  /// Whether a member or a call of what the node gives follows, without a mark of its own.
  var isContinued: Bool {
    if let member = parent?.as(MemberAccessExprSyntax.self) { return member.base?.id == id }
    if let call = parent?.as(FunctionCallExprSyntax.self) { return call.calledExpression.id == id }
    if let call = parent?.as(SubscriptCallExprSyntax.self) {
      return call.calledExpression.id == id
    }
    return false
  }
}

extension MemberAccessExprSyntax {
  /// Whether `#selector(…)` names the member.
  fileprivate var isInSelector: Bool {
    var ancestor = parent
    while let node = ancestor, !node.is(CodeBlockItemSyntax.self) {
      if node.as(MacroExpansionExprSyntax.self)?.macroName.text == "selector" { return true }
      ancestor = node.parent
    }
    return false
  }

  /// Whether `(…)` or `?(…)` follows.
  fileprivate var isCalled: Bool {
    var outer = parent
    if outer?.is(OptionalChainingExprSyntax.self) == true
      || outer?.is(ForceUnwrapExprSyntax.self) == true
    {
      outer = outer?.parent
    }
    guard let call = outer?.as(FunctionCallExprSyntax.self) else { return false }
    return call.calledExpression.position == position
      && call.calledExpression.endPosition >= endPosition
  }
}

extension ExprSyntax {
  /// The name at the end of `a.b?.name`.
  fileprivate var lastName: DeclReferenceExprSyntax? {
    self.as(MemberAccessExprSyntax.self)?.declName ?? self.as(DeclReferenceExprSyntax.self)
  }
}

extension FunctionCallExprSyntax {
  /// The labels of the arguments. The first closure after the parentheses leaves its own out.
  fileprivate var labels: [String] {
    arguments.map { $0.label?.text ?? "_" }
      + (trailingClosure == nil ? [] : [MemberKey.anyLabel])
      + additionalTrailingClosures.map(\.label.text)
  }
}
