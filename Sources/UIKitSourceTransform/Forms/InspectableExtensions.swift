// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// `extension UIView { @IBInspectable var cornerRadius: CGFloat { … } }`: properties that an
/// extension gives to a class of another module, and that files of Interface Builder set by name.
/// The class has no table for them, so that each has a small class of its own beside the extension,
/// which is found by its name.
enum InspectableExtensions: SourceForm {
  private static let markers = ["IBInspectable", "objc"]

  static func edit(_ transformation: Transformation) {
    let file = transformation.file
    guard file.mentions(any: ["@IBInspectable", "@objc"]) else { return }
    for node in file.nodes(ExtensionDeclSyntax.self, at: ["extension"]) where !node.isInactive {
      let type = node.extendedType.typeName
      guard isClassOfUIKit(type), !transformation.index.holds(.isDeclaredType(type)),
        node.modifiers.access != "private", node.modifiers.access != "fileprivate"
      else { continue }
      let text = node.memberBlock.members.compactMap { declaration(of: $0.decl, in: type) }.joined()
      guard !text.isEmpty else { continue }
      transformation.needsUIKit = true
      transformation.edits.insert(text, at: node.endOffset)
    }
  }

  private static func isClassOfUIKit(_ name: String) -> Bool {
    name.hasPrefix("UI") || name == "CALayer" || name == "NSLayoutConstraint"
  }

  private static func declaration(of member: DeclSyntax, in type: String) -> String? {
    guard let variable = member.as(VariableDeclSyntax.self), variable.accessors == .getAndSet,
      let name = variable.bindings.first?.name, !variable.modifiers.has("static"),
      variable.modifiers.access != "private", variable.modifiers.access != "fileprivate",
      markers.contains(where: { variable.attributes.has($0) })
    else { return nil }
    return "; final class Inspectable_\(type)_\(name): ObjectiveCMembersProviding { "
      + "class var objectiveCMembers: ObjectiveCMembers { ObjectiveCMembers(properties: "
      + "[ObjectiveCProperty(\"\(name)\", of: \(type).self, { $0.\(name) = $1 })]) } }"
  }
}
