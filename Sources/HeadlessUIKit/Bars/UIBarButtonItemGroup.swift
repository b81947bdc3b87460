// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Buttons of a bar that belong together.
///
/// ```swift
/// navigationItem.trailingItemGroups = [.fixedGroup(items: [share, edit])]
/// ```
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  /// The buttons.
  open var barButtonItems: [UIBarButtonItem] { didSet { take(barButtonItems) } }
  /// What stands for all of them where there is little room; `nil` for nothing.
  open var representativeItem: UIBarButtonItem?
  /// Whether ``representativeItem`` stands for the buttons: no, as all of them show.
  open var isDisplayingRepresentativeItem: Bool { false }
  /// Whether the group shows even where people have left it out. Kept. The default is false.
  open var alwaysAvailable: Bool = false
  /// Whether bars leave the group out. The default is false.
  open var isHidden: Bool = false {
    didSet { if isHidden != oldValue { onChange() } }
  }
  /// What stands for the group in a menu; `nil`, the default, for its buttons. Kept.
  open var menuRepresentation: UIMenuElement?

  /// Tells the item of the bar.
  final var onChange: () -> Void = {}

  /// Makes a group without buttons.
  public override convenience init() {
    self.init(barButtonItems: [], representativeItem: nil)
  }

  /// Makes a group.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
    take(barButtonItems)
  }

  private func take(_ items: [UIBarButtonItem]) {
    for item in items { item.buttonGroup = self }
    onChange()
  }

  /// Makes a group that stays where it is.
  public class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  /// Makes a group that people may move on iOS. Nobody does here.
  public class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  /// Makes a group that people may leave out on iOS. It is there where
  /// `isInDefaultCustomization` says so.
  public class func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let group = UIBarButtonItemGroup(
      barButtonItems: items, representativeItem: representativeItem)
    group.isHidden = !isInDefaultCustomization
    return group
  }
}

extension UINavigationItem {
  private static let leadingKey = AssociatedStorage.Key<[UIBarButtonItemGroup]>()
  private static let trailingKey = AssociatedStorage.Key<[UIBarButtonItemGroup]>()
  private static let centerKey = AssociatedStorage.Key<[UIBarButtonItemGroup]>()

  private var groups: AssociatedStorage { AssociatedStorage.storage(of: self) }

  /// The groups before the title, whose buttons are ``leftBarButtonItems``. The default is none.
  public var leadingItemGroups: [UIBarButtonItemGroup] {
    get { shown(groups[Self.leadingKey], leftBarButtonItems ?? []) }
    set {
      groups[Self.leadingKey] = newValue
      observe(newValue) { $0.leftBarButtonItems = Self.shownItems(of: newValue) }
    }
  }

  /// The groups after the title, from it on, whose buttons are ``rightBarButtonItems``. The default
  /// is none.
  public var trailingItemGroups: [UIBarButtonItemGroup] {
    get { shown(groups[Self.trailingKey], (rightBarButtonItems ?? []).reversed()) }
    set {
      groups[Self.trailingKey] = newValue
      observe(newValue) { $0.rightBarButtonItems = Self.shownItems(of: newValue).reversed() }
    }
  }

  /// The groups in the middle of a tablet's bar. Not drawn yet, which is reported. The default is
  /// none.
  public var centerItemGroups: [UIBarButtonItemGroup] {
    get { groups[Self.centerKey] ?? [] }
    set {
      groups[Self.centerKey] = newValue
      guard !newValue.isEmpty else { return }
      RenderingEnvironment.report(
        "centerItemGroups of a UINavigationItem are not drawn yet", kind: .notDrawn)
    }
  }

  private func observe(
    _ groups: [UIBarButtonItemGroup], _ show: @escaping (UINavigationItem) -> Void
  ) {
    for group in groups {
      group.onChange = { [weak self] in if let self { show(self) } }
    }
    show(self)
  }

  private static func shownItems(of groups: [UIBarButtonItemGroup]) -> [UIBarButtonItem] {
    groups.filter { !$0.isHidden }.flatMap(\.barButtonItems)
  }

  /// The groups that were set, unless other items have been since: then one of those.
  private func shown(
    _ groups: [UIBarButtonItemGroup]?, _ items: [UIBarButtonItem]
  ) -> [UIBarButtonItemGroup] {
    if let groups, Self.shownItems(of: groups) == items { return groups }
    return items.isEmpty
      ? [] : [UIBarButtonItemGroup(barButtonItems: items, representativeItem: nil)]
  }

  private static let titleMenuKey = AssociatedStorage.Key<([UIMenuElement]) -> UIMenu?>()
  private static let identifierKey = AssociatedStorage.Key<String>()

  /// Makes the menu of the title; `nil`, the default, for none. Kept: no menu comes up, and the sign
  /// beside a title that has one is not drawn, which is reported.
  public var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
    get { groups[Self.titleMenuKey] }
    set {
      groups[Self.titleMenuKey] = newValue
      guard newValue != nil else { return }
      RenderingEnvironment.report(
        "the sign of a title with a titleMenuProvider is not drawn yet", kind: .notDrawn)
    }
  }

  /// Under which people's order of the bar's buttons is kept; `nil`, the default, where they have
  /// none. Kept.
  public var customizationIdentifier: String? {
    get { groups[Self.identifierKey] }
    set { groups[Self.identifierKey] = newValue }
  }
}
