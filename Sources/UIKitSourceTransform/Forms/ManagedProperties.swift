// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// `@NSManaged` properties of layers and of Core Data's objects, whose values the object keeps
/// under their names, and the methods that change what such an object has to do with.
enum ManagedProperties {
  /// Edits a property or a method; false where it is of no such class.
  static func edit(_ attribute: AttributeSyntax, _ transformation: Transformation) -> Bool {
    guard let declaration = attribute.parent?.parent, let type = EnclosingType(around: declaration),
      isManaged(type.qualifiedName, transformation)
    else { return false }
    if let property = declaration.as(VariableDeclSyntax.self) {
      return edit(property, attribute, transformation)
    }
    if let function = declaration.as(FunctionDeclSyntax.self), function.body == nil,
      let body = body(of: function)
    {
      transformation.edits.blank(attribute)
      transformation.edits.insert(" { \(body) }", at: function.endOffset)
      return true
    }
    return false
  }

  private static func isManaged(_ type: String, _ transformation: Transformation) -> Bool {
    transformation.index.holds(.isLayer(type)) || transformation.index.holds(.isManagedObject(type))
  }

  private static func edit(
    _ property: VariableDeclSyntax, _ attribute: AttributeSyntax, _ transformation: Transformation
  ) -> Bool {
    guard let binding = property.bindings.first, property.bindings.count == 1,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      binding.typeAnnotation != nil, binding.accessorBlock == nil
    else { return false }
    transformation.edits.blank(attribute)
    transformation.edits.insert(
      " { get { managedValue(forKey: \"\(name)\") } "
        + "set { setManagedValue(newValue, forKey: \"\(name)\") } }", at: binding.endOffset)
    return true
  }

  /// `addToNotes(_:)`, `removeFromNotes(_:)`, `insertIntoNotes(_:at:)` and their kin.
  private static func body(of function: FunctionDeclSyntax) -> String? {
    let parameters = function.signature.parameterClause.parameters.map {
      ($0.secondName ?? $0.firstName).text
    }
    guard let first = parameters.first else { return nil }
    let isPlace = function.signature.parameterClause.parameters.first?.firstName.text == "at"
    let calls = [
      ("addTo", "addManaged(\(first), to:"),
      ("removeFrom", "removeManaged(\(isPlace ? "at: " : "")\(first), from:"),
      ("insertInto", "insertManaged(\(first), at: \(parameters.last ?? first), into:"),
      (
        "replace",
        "replaceManaged(at: \(first), with: \(parameters.last ?? first), in:"
      ),
    ]
    for (prefix, call) in calls where function.name.text.hasPrefix(prefix) {
      let name = function.name.text.dropFirst(prefix.count)
      guard let letter = name.first, letter.isUppercase else { continue }
      return "\(call) \"\(letter.lowercased() + name.dropFirst())\")"
    }
    return nil
  }
}
