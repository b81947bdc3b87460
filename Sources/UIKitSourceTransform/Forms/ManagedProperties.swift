// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// `@NSManaged` properties of layers, whose values the layer keeps under their names.
enum ManagedProperties {
  /// Edits a property; false where it is none of a layer's.
  static func edit(_ attribute: AttributeSyntax, _ transformation: Transformation) -> Bool {
    guard let property = attribute.parent?.parent?.as(VariableDeclSyntax.self),
      let type = EnclosingType(around: property),
      transformation.index.holds(.isLayer(type.qualifiedName)),
      let binding = property.bindings.first, property.bindings.count == 1,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      binding.typeAnnotation != nil, binding.accessorBlock == nil
    else { return false }
    transformation.edits.blank(attribute)
    transformation.edits.insert(
      " { get { managedValue(forKey: \"\(name)\") } "
        + "set { setManagedValue(newValue, forKey: \"\(name)\") } }", at: binding.endOffset)
    return true
  }
}
