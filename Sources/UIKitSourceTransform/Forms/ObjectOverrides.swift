// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// `override func awakeFromNib()` in a class of NSObject's: members that UIKit gives to all objects
/// of Objective-C's, and that Linux's NSObject has not. The first class below it declares them, and
/// there is nothing that `super` could do.
enum ObjectOverrides: SourceForm {
  private static let names = [
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
    guard file.mentions(any: ["override"]), file.mentions(any: names) else { return }
    for node in file.nodes(ClassDeclSyntax.self, at: ["class"]) where !node.isInactive {
      guard let name = EnclosingType(declaredBy: Syntax(node))?.qualifiedName else { continue }
      for item in node.memberBlock.members { edit(item.decl, of: node, name, transformation) }
    }
  }

  private static func edit(
    _ member: DeclSyntax, of node: ClassDeclSyntax, _ className: String,
    _ transformation: Transformation
  ) {
    guard let key = member.memberKey, names.contains(key.name),
      let modifier = member.modifiers.first(where: { $0.name.text == "override" }),
      transformation.index.holds(.isFirstBelowObject(className: className, member: key))
    else { return }
    transformation.edits.blank(modifier)
    for call in CallsOfSuper.read(in: member, named: key.name) {
      transformation.edits.replace(call, with: "()")
    }
    if let name = protocols[key.name], let last = node.inheritanceClause?.inheritedTypes.last {
      transformation.needsUIKit = true
      transformation.edits.insert(", \(name)", at: last.endOffset)
    }
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
