// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// `extension UINavigationController { override func viewDidLoad() { … } }`, `extension UILabel {
/// override func awakeFromNib() { … } }` and `extension UITextView { override var bounds: CGRect {
/// didSet { … } } }`, by which apps change all containers, bars or views of a class at once. The
/// member gets the name of a requirement of HeadlessUIKit's, and the class meets its protocol: the
/// class calls what meets it.
enum OverridesOfClasses {
  private static let members: [String: Set<MemberKey>] = [
    "UINavigationController": membersOfContainers, "UITabBarController": membersOfContainers,
    "UITabBar": membersOfBars, "UINavigationBar": membersOfBars, "UIToolbar": membersOfBars,
    "UILabel": membersOfViews.union([size, focus, draw]),
    "UIButton": membersOfViews.union([size]),
    "UITextField": membersOfViews.union([size, focus]), "UITextView": membersOfViews.union([size]),
    "UIImageView": membersOfViews.union([size, focus]),
    "UITableViewCell": membersOfViews.union([focus]),
    "UICollectionViewCell": membersOfViews.union([focus]),
    "UISearchBar": membersOfViews, "UISegmentedControl": membersOfViews,
    "UIBarButtonItem": [awakening], "UITabBarItem": [awakening],
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
  private static let membersOfViews: Set<MemberKey> = [
    awakening, MemberKey(name: "layoutSubviews", labels: []),
  ]
  private static let awakening = MemberKey(name: "awakeFromNib", labels: [])
  private static let draw = MemberKey(name: "draw", labels: ["_"])
  private static let size = MemberKey(name: "intrinsicContentSize", labels: nil)
  private static let focus = MemberKey(name: "canBecomeFirstResponder", labels: nil)

  /// Properties whose new values an extension is told.
  private static let observed: [String: Set<String>] = [
    "UITextView": ["bounds"], "UILabel": ["bounds"],
    "UIButton": ["isEnabled", "isHighlighted", "isSelected"],
    "UITextField": ["isEnabled", "isHighlighted", "isSelected"],
    "UISegmentedControl": ["isEnabled"], "UISwitch": ["isEnabled"], "UISlider": ["isEnabled"],
  ]

  /// Edits an override; false where it is none of these.
  static func edit(
    _ member: DeclSyntax, _ key: MemberKey, in declaration: ExtensionDeclSyntax,
    _ transformation: Transformation
  ) -> Bool {
    let type = declaration.extendedType.typeName
    let suffix = key.name.prefix(1).uppercased() + key.name.dropFirst()
    let requirement: String
    if let variable = member.as(VariableDeclSyntax.self), variable.accessors == .observers {
      guard observed[type]?.contains(key.name) == true,
        let observer = variable.observers.first, variable.observers.count == 1,
        observer.kind == "didSet"
      else { return false }
      requirement = "DidSet\(suffix)"
      write(observer, of: variable, as: "overriding\(requirement)", transformation)
    } else {
      guard members[type]?.contains(key) == true, let name = member.declaredName,
        member.as(VariableDeclSyntax.self).map({ $0.accessors == .get }) ?? true
      else { return false }
      requirement = String(suffix)
      makePublic(member, transformation)
      transformation.edits.replace(name, with: "overriding\(requirement)")
    }
    transformation.edits.insert(
      "; extension \(type): @retroactive Overriding\(requirement) {}", at: declaration.endOffset)
    transformation.needsUIKit = true
    return true
  }

  /// What meets a requirement is as public as the protocol.
  private static func makePublic(_ member: DeclSyntax, _ transformation: Transformation) {
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
  }

  /// `didSet { … }` becomes a method, which is given the old value.
  private static func write(
    _ observer: PropertyObserver, of variable: VariableDeclSyntax, as name: String,
    _ transformation: Transformation
  ) {
    guard let binding = variable.bindings.first, let block = binding.accessorBlock,
      let type = binding.typeAnnotation?.type, let body = observer.syntax.body
    else { return }
    transformation.edits.remove(variable.startOffset..<block.leftBrace.endOffset)
    transformation.edits.insert(
      "public func \(name)(_ \(observer.valueName): \(type.oneLine)) ", at: body.startOffset)
    transformation.edits.remove(observer.syntax.startOffset..<body.startOffset)
    transformation.edits.replace(block.rightBrace, with: "")
  }
}
