// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A part of an app, as iOS 18 describes it to a ``UITabBarController``.
///
/// ```swift
/// let home = UITab(title: "Home", image: UIImage(systemName: "house"), identifier: "home") { _ in
///   HomeViewController()
/// }
/// let controller = UITabBarController(tabs: [home])
/// ```
@preconcurrency @MainActor
open class UITab: NSObject {
  /// Tells it from the others.
  public let identifier: String
  /// What stands below the picture.
  open var title: String { didSet { item?.title = title } }
  /// The picture.
  open var image: UIImage? { didSet { item?.image = image } }
  /// What a sidebar shows below the title. There is no sidebar here.
  open var subtitle: String?
  /// What stands in the badge; `nil`, the default, for no badge.
  open var badgeValue: String? { didSet { item?.badgeValue = badgeValue } }
  /// Whether it has no place in the bar. The default is false. It counts when ``UITabBarController/tabs``
  /// is set.
  open var isHidden: Bool = false
  /// Whatever belongs to it.
  open var userInfo: Any?
  /// The controller that shows it.
  open internal(set) weak var tabBarController: UITabBarController?
  /// The group that it is in.
  open internal(set) weak var parent: UITabGroup?
  private let provider: ((UITab) -> UIViewController)?
  private var provided: UIViewController?

  /// Makes a part.
  ///
  /// - Parameters:
  ///   - title: What stands below the picture.
  ///   - image: The picture.
  ///   - identifier: Tells it from the others.
  ///   - viewControllerProvider: Makes what is shown, once.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    provider = viewControllerProvider
    super.init()
  }

  /// What is shown. It is made when it is first asked for; `nil` where nothing provides it.
  open var viewController: UIViewController? {
    if provided == nil { provided = provider?(self) }
    return provided
  }

  private var item: UITabBarItem? { provided?.tabBarItem }

  /// What is shown, with the part's title and picture in the bar.
  func inBar() -> UIViewController? {
    guard let controller = viewController else { return nil }
    controller.tabBarItem = makeItem()
    controller.tabBarItem.badgeValue = badgeValue
    return controller
  }

  func makeItem() -> UITabBarItem { UITabBarItem(title: title, image: image, selectedImage: nil) }
}

/// The part of an app that searches: a magnifying glass and the word "Search", unless it says other
/// ones.
open class UISearchTab: UITab {
  /// Makes the part as the system titles it.
  public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    super.init(
      title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "search",
      viewControllerProvider: viewControllerProvider)
  }

  /// Makes the part.
  public override init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
  }
}

/// Parts under one title, which a sidebar lists. In a bar the group is one part: what it provides
/// itself, else what the chosen child does.
open class UITabGroup: UITab {
  /// The parts.
  open var children: [UITab] { didSet { adopt() } }
  /// The identifier of the child that is shown where the group provides nothing itself; `nil`, the
  /// default, for the first.
  open var defaultChildIdentifier: String?

  /// Makes a group.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
    adopt()
  }

  /// The child that is shown where the group provides nothing itself.
  open var selectedChild: UITab? {
    children.first { $0.identifier == defaultChildIdentifier } ?? children.first
  }

  open override var viewController: UIViewController? {
    super.viewController ?? selectedChild?.viewController
  }

  private func adopt() { for child in children { child.parent = self } }
}

extension UITabBarController {
  /// How the parts are offered.
  public enum Mode: Int, Hashable, Sendable {
    /// As the system likes.
    case automatic = 0
    /// In a bar.
    case tabBar = 1
    /// In a bar that becomes a sidebar on a tablet.
    case tabSidebar = 2
  }

  /// Makes a controller with parts.
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    self.tabs = tabs
    // In an initializer the property's observer is not called.
    show(tabs)
  }

  /// The shown part; `nil` where it is none of ``tabs``.
  public var selectedTab: UITab? {
    get { tabs.first { $0.viewController === selectedViewController } }
    set { if let controller = newValue?.viewController { selectedViewController = controller } }
  }

  /// The part with an identifier; `nil` where there is none.
  public func tab(forIdentifier identifier: String) -> UITab? {
    tabs.first { $0.identifier == identifier }
  }

  func show(_ tabs: [UITab]) {
    for tab in tabs { tab.tabBarController = self }
    viewControllers = tabs.filter { !$0.isHidden }.compactMap { $0.inBar() }
  }
}
