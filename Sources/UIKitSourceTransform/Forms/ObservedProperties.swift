// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// `dynamic` properties, whose setters the Objective-C runtime watches for those who observe them:
/// here each tells by itself that it has been set.
enum ObservedProperties {
  private static let call = "tellObservers(of: self)"

  /// Edits the property that a modifier belongs to, if it is one that a class stores or sets.
  static func edit(_ modifier: DeclModifierSyntax, _ transformation: Transformation) {
    guard let property = modifier.parent?.parent?.as(VariableDeclSyntax.self),
      property.bindingSpecifier.text == "var", property.bindings.count == 1,
      let binding = property.bindings.first, isMemberOfClass(property),
      !property.modifiers.contains(where: { ["lazy", "static", "class"].contains($0.name.text) })
    else { return }
    // What the transformation writes for these has no setter of its own.
    guard !property.attributes.contains(where: { isManaged($0) }) else { return }
    if let block = binding.accessorBlock {
      edit(block, transformation)
    } else {
      transformation.edits.insert(" { didSet { \(call) } }", at: binding.endOffset)
      transformation.needsUIKit = true
    }
  }

  private static func edit(_ block: AccessorBlockSyntax, _ transformation: Transformation) {
    guard case .accessors(let accessors) = block.accessors else { return }
    let setter = accessors.first { ["set", "didSet"].contains($0.accessorSpecifier.text) }
    if let body = setter?.body {
      transformation.edits.insert("; \(call) ", at: body.rightBrace.startOffset)
    } else if accessors.contains(where: { $0.accessorSpecifier.text == "willSet" }) {
      transformation.edits.insert(" didSet { \(call) } ", at: block.rightBrace.startOffset)
    } else {
      return
    }
    transformation.needsUIKit = true
  }

  private static func isMemberOfClass(_ property: VariableDeclSyntax) -> Bool {
    // Item, list and block stand between a member and its class.
    property.parent?.parent?.parent?.parent?.is(ClassDeclSyntax.self) ?? false
  }

  private static func isManaged(_ element: AttributeListSyntax.Element) -> Bool {
    guard case .attribute(let attribute) = element else { return false }
    return attribute.attributeName.typeName == "NSManaged"
  }
}
