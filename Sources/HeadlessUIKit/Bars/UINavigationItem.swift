// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What a navigation bar shows for one screen.
///
/// ```swift
/// navigationItem.title = "Profile"
/// navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .edit)
/// ```
@preconcurrency @MainActor
open class UINavigationItem: AccessibilityObject {
  /// When a title is large in a bar that prefers large titles.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the item below in the stack; large for the first one.
    case automatic = 0
    /// Always.
    case always = 1
    /// Never.
    case never = 2
  }

  /// What the button back to a screen shows.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The screen's title where there is room, else "Back".
    case `default` = 0
    /// "Back".
    case generic = 1
    /// Only the chevron.
    case minimal = 2
  }

  /// Tells the bar that shows the item.
  final var tellBar: () -> Void = {}
  final var observations: KeyValueObservations?

  /// Tells the bar, and those who observe the item.
  final func onChange() {
    tellBar()
    observations?.check()
  }

  /// Makes an item without content.
  public override init() {
    super.init()
  }

  /// Makes an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// The text in the middle; `nil`, the default, for none.
  open var title: String? {
    didSet { if title != oldValue { onChange() } }
  }
  /// The view in the middle instead of the title, with its own size.
  open var titleView: UIView? {
    didSet { if titleView !== oldValue { onChange() } }
  }

  /// The button back to this screen, shown on the next one; its title and image count.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { if backBarButtonItem != oldValue { onChange() } }
  }
  /// The title of the button back to this screen; `nil`, the default, for ``title``.
  open var backButtonTitle: String? {
    didSet { if backButtonTitle != oldValue { onChange() } }
  }
  /// What the button back to this screen shows. The default is `default`.
  open var backButtonDisplayMode: BackButtonDisplayMode = .default {
    didSet { if backButtonDisplayMode != oldValue { onChange() } }
  }
  /// What the button back on this screen does; `nil`, the default, goes back.
  open var backAction: UIAction? {
    didSet { if backAction !== oldValue { onChange() } }
  }
  /// Whether this screen shows no button back. The default is false.
  open var hidesBackButton: Bool = false {
    didSet { if hidesBackButton != oldValue { onChange() } }
  }
  /// Whether the left items stand beside the button back and not in its place. The default is
  /// false.
  open var leftItemsSupplementBackButton: Bool = false {
    didSet { if leftItemsSupplementBackButton != oldValue { onChange() } }
  }

  /// The items at the left, from the left.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { if leftBarButtonItems != oldValue { onChange() } }
  }
  /// The items at the right, from the right.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { if rightBarButtonItems != oldValue { onChange() } }
  }

  /// The first item at the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first item at the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// When the title is large. The default is `automatic`.
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic {
    didSet { if largeTitleDisplayMode != oldValue { onChange() } }
  }

  /// The bar's look for this screen; `nil`, the default, for the bar's own.
  open var standardAppearance: UINavigationBarAppearance? {
    didSet { if standardAppearance !== oldValue { onChange() } }
  }
  /// The bar's look for this screen while no content lies under it; `nil`, the default, for the
  /// bar's own.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { if scrollEdgeAppearance !== oldValue { onChange() } }
  }

  /// The bar's look for this screen on a phone that lies on its side; `nil`, the default, for the
  /// bar's own.
  open var compactAppearance: UINavigationBarAppearance? { didSet { onChange() } }
  /// The same while no content lies under the bar.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { onChange() } }
  /// A line of text above the title, which makes the bar 30 points higher; `nil`, the default, for
  /// none.
  open var prompt: String? { didSet { if prompt != oldValue { onChange() } } }

  /// The search whose bar stands below the titles; `nil`, the default, for none.
  open var searchController: UISearchController? { didSet { onChange() } }
  /// Whether the search bar is out of sight until people pull content down. Then it shows only
  /// while they search, and where the screen has no content to pull. The default is true.
  open var hidesSearchBarWhenScrolling: Bool = true { didSet { onChange() } }

  /// Sets the items at the left at once.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Sets the items at the right at once.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// Sets the item at the left at once.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  /// Sets the item at the right at once.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Shows or hides the button back at once.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// Where the search bar stands in a wide bar.
  public enum SearchBarPlacement: Int, Sendable {
    /// As the system does.
    case automatic = 0
    /// Beside the title.
    case inline = 1
    /// Below the title.
    case stacked = 2
  }

  /// Where the search bar is to stand. Kept: it stands below the title, as on phones.
  open var preferredSearchBarPlacement: SearchBarPlacement = .automatic
  /// Where the search bar stands: below the title.
  open var searchBarPlacement: SearchBarPlacement { .stacked }

  /// How items are arranged in a wide bar.
  public enum ItemStyle: Int, Sendable {
    /// The title in the middle.
    case navigator = 0
    /// The title at the start.
    case browser = 1
    /// The title at the start, and a button back.
    case editor = 2
  }

  /// How items are arranged. Kept: the title is in the middle, as on phones. The default is that.
  open var style: ItemStyle = .navigator
}
