// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// `extension UINavigationController { override func viewDidLoad() { … } }` and `extension UITabBar
/// { override func sizeThatFits(_ size: CGSize) -> CGSize { … } }`, by which apps change all
/// containers or bars at once. The method gets the name of a requirement of HeadlessUIKit's, and the
/// class meets its protocol: the class calls what meets it.
enum OverridesOfContainers {
  private static let members: [String: Set<MemberKey>] = [
    "UINavigationController": membersOfContainers, "UITabBarController": membersOfContainers,
    "UITabBar": membersOfBars, "UINavigationBar": membersOfBars, "UIToolbar": membersOfBars,
  ]
  private static let membersOfBars: Set<MemberKey> = [
    MemberKey(name: "sizeThatFits", labels: ["_"])
  ]
  private static let membersOfContainers: Set<MemberKey> = [
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
    guard members[type]?.contains(key) == true, let name = member.declaredName else {
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
