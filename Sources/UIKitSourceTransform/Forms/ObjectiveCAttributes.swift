// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// `@objc`, `@IBOutlet` and their kin, and the modifier `dynamic`: spaces take their place, what
/// they mean stands in the class's table.
enum ObjectiveCAttributes: SourceForm {
  private static let words = [
    "@objc", "@nonobjc", "@IB", "@GKInspectable", "@UIApplicationMain", "@NSApplicationMain",
    "@main",
    "@NSManaged",
  ]

  private static let removed: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable",
    "IBDesignable", "GKInspectable", "UIApplicationMain", "NSApplicationMain",
  ]

  static func edit(_ transformation: Transformation) {
    let file = transformation.file
    for attribute in file.nodes(AttributeSyntax.self, at: words) {
      if isRemoved(attribute) || isEntryOfApp(attribute) {
        transformation.edits.blank(attribute)
      } else if attribute.attributeName.typeName == "NSManaged", isOfLayer(attribute) {
        storeProperty(at: attribute, transformation)
      } else if attribute.attributeName.typeName == "NSManaged" {
        guard !ManagedProperties.edit(attribute, transformation) else { continue }
        transformation.report(
          "@NSManaged needs Core Data, which Linux has not: leave this file out, and give the "
            + "views a protocol that the entity conforms to",
          at: attribute)
      }
    }
    for attribute in file.nodes(AttributeSyntax.self, at: ["@convention"])
    where isConventionOfObjectiveC(attribute) {
      transformation.edits.blank(attribute)
    }
    // Members of every object on iOS, and of extensions here.
    for word in ["responds", "forwardingTarget"] {
      for function in file.nodes(FunctionDeclSyntax.self, at: [word])
      where function.name.text == word {
        for modifier in function.modifiers where modifier.name.text == "override" {
          transformation.edits.blank(modifier)
        }
      }
    }
    for modifier in file.nodes(DeclModifierSyntax.self, at: ["dynamic"])
    where modifier.name.text == "dynamic" {
      transformation.edits.blank(modifier)
    }
  }

  /// Whether a property is one that Core Animation makes: `@NSManaged var progress: CGFloat`.
  private static func isOfLayer(_ attribute: AttributeSyntax) -> Bool {
    for ancestor in sequence(first: Syntax(attribute).parent, next: { $0?.parent }) {
      guard let type = ancestor?.as(ClassDeclSyntax.self) else { continue }
      return type.inheritanceClause?.inheritedTypes.first?.type.typeName.hasSuffix("Layer") == true
    }
    return false
  }

  /// Makes it a stored one, of no value.
  private static func storeProperty(
    at attribute: AttributeSyntax, _ transformation: Transformation
  ) {
    guard let variable = attribute.parent?.parent?.as(VariableDeclSyntax.self) else { return }
    transformation.edits.blank(attribute)
    for binding in variable.bindings where binding.initializer == nil {
      guard let type = binding.typeAnnotation?.type else { continue }
      if let value = valuesOfLayers[type.trimmedDescription] {
        transformation.edits.insert(" = \(value)", at: type.endOffset)
      } else if !type.is(OptionalTypeSyntax.self),
        !type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      {
        transformation.edits.insert("!", at: type.endOffset)
      }
    }
  }

  /// What Core Animation takes for the value of a property that nobody has set.
  private static let valuesOfLayers = [
    "CGFloat": "0", "Double": "0", "Float": "0", "Int": "0", "Bool": "false", "CGPoint": ".zero",
    "CGSize": ".zero", "CGRect": ".zero",
  ]

  /// Whether an attribute is taken away.
  static func isRemoved(_ attribute: AttributeSyntax) -> Bool {
    removed.contains(attribute.attributeName.typeName)
  }

  /// Whether a function is called as Objective-C calls blocks, or the code of methods.
  private static func isConventionOfObjectiveC(_ attribute: AttributeSyntax) -> Bool {
    switch attribute.arguments?.oneLine {
    case "block": return true
    case "c":
      let type = attribute.parent?.parent?.as(AttributedTypeSyntax.self)?.baseType
      let words = type?.tokens(viewMode: .sourceAccurate).map(\.text) ?? []
      return words.contains("Selector") || words.contains("AnyObject")
    default: return false
    }
  }

  /// The module is a library here: `@main` of the app's delegate would be a second one.
  private static func isEntryOfApp(_ node: AttributeSyntax) -> Bool {
    guard node.attributeName.typeName == "main",
      let type = node.parent?.parent?.as(ClassDeclSyntax.self)
    else { return false }
    return type.inheritanceClause?.inheritedTypes.contains {
      $0.type.typeName == "UIApplicationDelegate"
    } ?? false
  }
}
