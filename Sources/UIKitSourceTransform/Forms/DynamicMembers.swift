// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// `(value as AnyObject).cgRectValue`: members that Objective-C finds on any object. The object is one
/// of the class that has them, and the member an optional that unwraps itself where it must.
enum DynamicMembers: SourceForm {
  private static let owners = [
    "cgRectValue": "NSValue", "cgSizeValue": "NSValue", "cgPointValue": "NSValue",
    "uiEdgeInsetsValue": "NSValue", "cgAffineTransformValue": "NSValue",
    "doubleValue": "NSNumber", "floatValue": "NSNumber", "intValue": "NSNumber",
    "integerValue": "NSNumber", "boolValue": "NSNumber", "uintValue": "NSNumber",
    "int32Value": "NSNumber", "uint32Value": "NSNumber",
    "superview": "UIView", "tag": "any ObjectWithTag", "isSelected": "UIControl",
  ]

  /// Names of a class in Swift, where they are others than in Objective-C.
  private static let swiftNames = ["integerValue": "intValue"]

  static func edit(_ transformation: Transformation) {
    let members = transformation.file.nodes(
      MemberAccessExprSyntax.self, at: owners.keys.sorted())
    let types = members.isEmpty ? [:] : typesOfUniqueNames(transformation.file)
    for member in members {
      guard let owner = owners[member.declName.baseName.text], let base = member.base else {
        continue
      }
      let cast = castToAnyObject(in: base)
      guard cast != nil || types.isAnyObject(base) || isBitCastToAnyObject(base) else { continue }
      if let name = swiftNames[member.declName.baseName.text] {
        transformation.edits.replace(member.declName.baseName, with: name)
      }
      let chain = base.as(OptionalChainingExprSyntax.self)?.expression
      if chain == nil {
        transformation.needsUIKit = true
        transformation.edits.insert("memberOfAnyObject(", at: member.startOffset)
        transformation.edits.insert(")", at: member.endOffset)
      }
      if let cast {
        transformation.edits.replace(cast.range, with: "as! \(owner)")
      } else {
        let object = chain ?? base
        transformation.edits.insert("(", at: object.startOffset)
        transformation.edits.insert(
          " as\(chain == nil ? "!" : "?") \(owner))", at: object.endOffset)
      }
    }
    editCalls(transformation)
  }

  /// The types of names that stand for nothing else in a file.
  private static func typesOfUniqueNames(_ file: SourceFile) -> [String: Set<String>] {
    let others = NamesWithoutTypes.read(in: file)
    return TypesOfNames.read(in: file).filter { !others.contains($0.key) }
  }

  /// What any object of Objective-C's answers.
  private static let callsOfObjects = [
    "perform", "performSelector", "isKind", "isMember", "responds", "conforms", "isEqual",
  ]

  /// What any object of Objective-C's answers by the names of its properties.
  private static let callsByNames = ["value": "forKey", "setValue": "forKey"]

  /// What views and layout guides have.
  private static let anchors = [
    "leftAnchor", "rightAnchor", "leadingAnchor", "trailingAnchor", "centerXAnchor", "topAnchor",
    "bottomAnchor", "centerYAnchor", "widthAnchor", "heightAnchor",
  ]

  /// `target?.perform(action)`, where `target` is an `AnyObject`, as those of UIKit's items are, and
  /// `item.topAnchor`.
  private static func editCalls(_ transformation: Transformation) {
    guard transformation.file.mentions(any: ["AnyObject", "target"]) else { return }
    let members = transformation.file.nodes(
      MemberAccessExprSyntax.self, at: callsOfObjects + anchors + callsByNames.keys.sorted())
    guard !members.isEmpty else { return }
    let types = TypesOfNames.read(in: transformation.file)
    for member in members {
      let name = member.declName.baseName.text
      let isAnchor = anchors.contains(name)
      guard isAnchor || callsOfObjects.contains(name) || isCallByName(member),
        let base = member.base,
        types.isAnyObject(base) || name.hasPrefix("perform") && isTargetOfUIKit(base, types)
      else { continue }
      if isAnchor { transformation.needsUIKit = true }
      let chain = base.as(OptionalChainingExprSyntax.self)?.expression
      let object = chain ?? base
      transformation.edits.insert("(", at: object.startOffset)
      transformation.edits.insert(
        " as\(chain == nil ? "!" : "?") \(isAnchor ? "any ItemWithAnchors" : "NSObject"))",
        at: object.endOffset)
    }
  }

  /// Whether an expression is `item?.target?`, and the file says nothing of its type: of bars' items
  /// and of actions it is any object.
  private static func isTargetOfUIKit(
    _ expression: ExprSyntax, _ types: [String: Set<String>]
  ) -> Bool {
    guard let chain = expression.as(OptionalChainingExprSyntax.self)?.expression else {
      return false
    }
    let name =
      chain.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? chain.as(DeclReferenceExprSyntax.self)?.baseName.text
    return name == "target" && types["target"] == nil
  }

  /// Whether it is `value(forKey:)`, `setValue(_:forKeyPath:)` or the like.
  private static func isCallByName(_ member: MemberAccessExprSyntax) -> Bool {
    guard let label = callsByNames[member.declName.baseName.text],
      let call = member.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == member.id
    else { return false }
    return call.arguments.last?.label?.text.hasPrefix(label) == true
  }

  /// Whether it is `unsafeBitCast(value, to: AnyObject.self)`, as dictionaries of Core Foundation are
  /// read.
  private static func isBitCastToAnyObject(_ expression: ExprSyntax) -> Bool {
    guard let call = expression.as(FunctionCallExprSyntax.self),
      call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "unsafeBitCast"
    else { return false }
    return call.arguments.last?.expression.trimmedDescription == "AnyObject.self"
  }

  /// Where `as AnyObject` stands, whose value the expression is.
  private static func castToAnyObject(in expression: ExprSyntax) -> (range: Range<Int>, Void)? {
    if let chain = expression.as(OptionalChainingExprSyntax.self) {
      return castToAnyObject(in: chain.expression)
    }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let inner = tuple.elements.first?.expression
    {
      return castToAnyObject(in: inner)
    }
    if let call = expression.as(FunctionCallExprSyntax.self), let closure = call.trailingClosure,
      let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      ["map", "flatMap"].contains(member.declName.baseName.text), closure.statements.count == 1,
      case .expr(let inner)? = closure.statements.first?.item
    {
      return castToAnyObject(in: inner)
    }
    guard let sequence = expression.as(SequenceExprSyntax.self) else { return nil }
    let elements = Array(sequence.elements)
    guard elements.count >= 2,
      let cast = elements[elements.count - 2].as(UnresolvedAsExprSyntax.self),
      cast.questionOrExclamationMark?.text != "?",
      let type = elements.last?.as(TypeExprSyntax.self), type.type.typeName == "AnyObject"
    else { return nil }
    return (cast.startOffset..<type.endOffset, ())
  }
}
