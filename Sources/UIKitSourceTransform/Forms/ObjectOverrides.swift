// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// `override func awakeFromNib()` in a class of NSObject's: members that UIKit gives to all objects
/// of Objective-C's, and that Linux's NSObject has not. The first class below it declares them, and
/// there is nothing that `super` could do.
enum ObjectOverrides: SourceForm {
  static let names = [
    "awakeFromNib", "prepareForInterfaceBuilder", "observeValue", "setNilValueForKey",
    "accessibilityLabel", "accessibilityHint", "accessibilityValue", "accessibilityTraits",
    "accessibilityElements", "accessibilityFrame", "accessibilityPath", "isAccessibilityElement",
    "accessibilityActivate", "accessibilityIncrement", "accessibilityDecrement",
    "accessibilityCustomActions", "accessibilityActivationPoint", "accessibilityElementsHidden",
  ]
  /// Protocols of those that ask the object for such a member.
  private static let protocols = [
    "observeValue": "KeyValueObserver", "awakeFromNib": "NibAwakening",
  ]

  static func edit(_ transformation: Transformation) {
    let file = transformation.file
    for node in file.nodes(ClassDeclSyntax.self, at: ["class"]) where !node.isInactive {
      guard let name = EnclosingType(declaredBy: Syntax(node))?.qualifiedName else { continue }
      let query = IndexQuery.objectOverridesInExtensions(className: name)
      for member in transformation.index.answer(query).split(separator: " ") {
        conform(node, for: String(member), transformation)
      }
      for item in node.memberBlock.members { edit(item.decl, of: node, name, transformation) }
    }
    for node in file.nodes(ExtensionDeclSyntax.self, at: ["extension"]) where !node.isInactive {
      let name = node.extendedType.typeName
      for item in node.memberBlock.members {
        guard let key = item.decl.memberKey, isOverride(item.decl, key, of: name, transformation)
        else { continue }
        dropCallsOfSuper(in: item.decl, key, transformation)
      }
    }
  }

  private static func isOverride(
    _ member: DeclSyntax, _ key: MemberKey, of className: String,
    _ transformation: Transformation
  ) -> Bool {
    names.contains(key.name) && member.modifiers.has("override")
      && transformation.index.holds(.isFirstBelowObject(className: className, member: key))
  }

  private static func dropCallsOfSuper(
    in member: DeclSyntax, _ key: MemberKey, _ transformation: Transformation
  ) {
    for call in CallsOfSuper.read(in: member, named: key.name) {
      transformation.edits.replace(call, with: "()")
    }
  }

  private static func conform(
    _ node: ClassDeclSyntax, for member: String, _ transformation: Transformation
  ) {
    guard let name = protocols[member], let last = node.inheritanceClause?.inheritedTypes.last
    else { return }
    transformation.needsUIKit = true
    transformation.edits.insert(", \(name)", at: last.endOffset)
  }

  private static func edit(
    _ member: DeclSyntax, of node: ClassDeclSyntax, _ className: String,
    _ transformation: Transformation
  ) {
    guard let key = member.memberKey, isOverride(member, key, of: className, transformation),
      let modifier = member.modifiers.first(where: { $0.name.text == "override" })
    else { return }
    transformation.edits.blank(modifier)
    dropCallsOfSuper(in: member, key, transformation)
    conform(node, for: key.name, transformation)
  }
}

/// The calls of a method's own name on `super`.
private final class CallsOfSuper: SyntaxVisitor {
  private let name: String
  private var calls: [FunctionCallExprSyntax] = []

  private init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  static func read(in member: DeclSyntax, named name: String) -> [FunctionCallExprSyntax] {
    let reader = CallsOfSuper(name)
    reader.walk(member)
    return reader.calls
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == name, member.base?.is(SuperExprSyntax.self) == true
    {
      calls.append(node)
    }
    return .visitChildren
  }
}
