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

  private static let functionsOfEveryObject = [
    "responds", "forwardingTarget", "keyPathsForValuesAffectingValue",
    "automaticallyNotifiesObservers",
  ]

  static func edit(_ transformation: Transformation) {
    let file = transformation.file
    for attribute in file.nodes(AttributeSyntax.self, at: words) {
      if isRemoved(attribute) || isEntryOfApp(attribute, transformation) {
        transformation.edits.blank(attribute)
      } else if attribute.attributeName.typeName == "NSManaged" {
        guard !ManagedProperties.edit(attribute, transformation) else { continue }
        transformation.report(
          "@NSManaged needs Core Data, which Linux has not: properties of layers and of subclasses "
            + "of NSManagedObject alone are kept without it",
          at: attribute)
      }
    }
    for attribute in file.nodes(AttributeSyntax.self, at: ["@convention"])
    where isConventionOfObjectiveC(attribute) {
      transformation.edits.blank(attribute)
    }
    // Members of every object on iOS, and of extensions here.
    for word in Self.functionsOfEveryObject {
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
      ObservedProperties.edit(modifier, transformation)
    }
  }

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
  private static func isEntryOfApp(
    _ node: AttributeSyntax, _ transformation: Transformation
  ) -> Bool {
    guard node.attributeName.typeName == "main",
      let type = node.parent?.parent?.as(ClassDeclSyntax.self)
    else { return false }
    let isDelegate = type.inheritanceClause?.inheritedTypes.contains {
      $0.type.typeName == "UIApplicationDelegate"
    }
    // An extension may say so, or the class above.
    return isDelegate == true
      || transformation.index.answer(.appDelegate) == "own \(type.name.text)"
  }
}
