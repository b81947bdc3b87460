// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// `extension UINavigationController { override func viewDidLoad() { … } }`, by which apps change
/// all containers at once. The method gets the name of a requirement of HeadlessUIKit's, and the
/// class meets its protocol: the class calls what meets it.
enum OverridesOfContainers {
  private static let classes: Set<String> = ["UINavigationController", "UITabBarController"]
  private static let members: Set<MemberKey> = [
    MemberKey(name: "viewDidLoad", labels: []),
    MemberKey(name: "viewWillAppear", labels: ["_"]),
    MemberKey(name: "viewWillLayoutSubviews", labels: []),
    MemberKey(name: "viewDidLayoutSubviews", labels: []),
  ]

  /// Edits an override; false where it is none of these.
  static func edit(
    _ member: DeclSyntax, _ key: MemberKey, in declaration: ExtensionDeclSyntax,
    _ transformation: Transformation
  ) -> Bool {
    let type = declaration.extendedType.typeName
    guard classes.contains(type), members.contains(key), let name = member.declaredName else {
      return false
    }
    let suffix = key.name.prefix(1).uppercased() + key.name.dropFirst()
    // What meets a requirement is as public as the protocol.
    let access = member.modifiers.first { ["open", "public"].contains($0.name.text) }
    for modifier in member.modifiers {
      switch modifier.name.text {
      case "override" where access == nil:
        transformation.edits.replace(modifier, with: "public")
      case "override": transformation.edits.blank(modifier)
      case "open": transformation.edits.replace(modifier, with: "public")
      case "internal": transformation.edits.blank(modifier)
      default: break
      }
    }
    transformation.edits.replace(name, with: "overriding\(suffix)")
    transformation.edits.insert(
      "; extension \(type): @retroactive Overriding\(suffix) {}", at: declaration.endOffset)
    transformation.needsUIKit = true
    return true
  }
}
