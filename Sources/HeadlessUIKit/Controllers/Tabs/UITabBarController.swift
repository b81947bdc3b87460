// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The parts of an app side by side, one of them shown, with a bar below.
///
/// The bar is 49 points high above what the lower edge of the screen covers. On a phone that lies
/// on its side titles stand beside pictures, and the bar is 32 points high unless the phone is a
/// large one.
///
/// ```swift
/// let tabs = UITabBarController()
/// tabs.viewControllers = [petsNavigation, settings]
/// tabs.selectedIndex = 1
/// ```
open class UITabBarController: UIViewController, UITabBarDelegate {
  final var parts: [UIViewController] = []
  final var selected: UIViewController?

  /// Makes a controller without parts.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    setUp()
  }

  private func setUp() {
    tabBar.delegate = self
    tabBar.onSelect = { [weak self] in self?.press($0) }
  }

  /// Reads the controller from a storyboard; from an archive it is as a new one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decode { element, session in
      if let bar = session.view("tabBar", of: element) as? UITabBar { tabBar = bar }
    }
    setUp()
  }

  /// Hears of the parts that people choose.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The bar at the bottom. It shows the tab bar items of ``viewControllers``.
  public final private(set) var tabBar = UITabBar()

  /// Puts another bar in the place of the present one, as code does by the name of the property.
  final func replaceTabBar(by bar: UITabBar) {
    tabBar.onSelect = { _ in }
    tabBar.removeFromSuperview()
    tabBar = bar
    setUp()
    tabBarItemsDidChange()
    viewStorage?.addSubview(bar)
    viewStorage?.setNeedsLayout()
  }

  /// The user pressed an item. ``selectedIndex`` is still that of before. Does nothing, for
  /// subclasses.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  /// People are about to choose which items the bar shows: never here. For subclasses.
  open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  /// People choose which items the bar shows: never here. For subclasses.
  open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  /// People are about to have chosen the bar's items: never here. For subclasses.
  open func tabBar(
    _ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool
  ) {}
  /// People have chosen the bar's items: never here. For subclasses.
  open func tabBar(
    _ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool
  ) {}

  /// The parts, from the edge where text starts. When they are set, the selected one stays selected
  /// where it is among them, else the first one is.
  open var viewControllers: [UIViewController]? {
    get { parts }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Sets the parts at once.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    customizableViewControllers = viewControllers
    setParts(viewControllers ?? [])
  }

  /// The parts as iOS 18 describes them. When they are set, ``viewControllers`` are those that they
  /// provide, with their titles, pictures and badges. The default is none.
  open var tabs: [UITab] = [] {
    didSet { show(tabs) }
  }

  /// How the parts are offered. A bar is drawn whatever it is. The default is `automatic`.
  open var mode: Mode = .automatic

  /// The parts that people may put elsewhere in the list "More"; nobody does so here. It is all of
  /// them whenever they are set.
  open var customizableViewControllers: [UIViewController]?

  /// The place of the shown part, from 0; `NSNotFound` where there is none. Setting a place that no
  /// part has does nothing.
  open var selectedIndex: Int {
    get { parts.firstIndex { $0 === selected } ?? NSNotFound }
    set { if parts.indices.contains(newValue) { select(parts[newValue]) } }
  }

  /// The shown part. Setting one that is not among ``viewControllers``, and is not
  /// ``moreNavigationController`` where that has an item, does nothing.
  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      guard let newValue else { return }
      if parts.contains(where: { $0 === newValue }) {
        select(newValue)
      } else if hasMoreItem, newValue === moreNavigationController {
        selectMore()
      }
    }
  }

  /// The list of the parts that have no place in the bar, which its last item "More" stands for:
  /// where there are more than five and the width is compact, those behind the fourth. It is a part
  /// like the others where it is selected.
  ///
  /// On iOS a part that is chosen from the list is pushed onto this controller. Here it is shown as
  /// it is, without a button that leads back to the list.
  open private(set) lazy var moreNavigationController = UINavigationController(
    rootViewController: MorePartsController(of: self))
  final let moreItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)

  /// The shown part.
  open override var childForStatusBarHidden: UIViewController? { selected }
  /// The shown part.
  open override var childForStatusBarStyle: UIViewController? { selected }

  /// What the bar leaves for a part, where it does not lie over it.
  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    partSize(of: container, in: parentSize)
  }

  // What an app's extension overrides: see OverridesInExtensions.swift.

  /// Does nothing, unless an extension of this class overrides it.
  open override func viewDidLoad() { callExtensionsViewDidLoad() }
  /// Does nothing, unless an extension of this class overrides it.
  open override func viewWillAppear(_ animated: Bool) { callExtensionsViewWillAppear(animated) }
  /// Does nothing, unless an extension of this class overrides it.
  open override func viewWillLayoutSubviews() { callExtensionsViewWillLayoutSubviews() }
  /// Does nothing, unless an extension of this class overrides it.
  open override func viewDidLayoutSubviews() { callExtensionsViewDidLayoutSubviews() }

  /// Makes the view that holds the bar and the shown part.
  open override func loadView() {
    view = ContainerLayoutView(controller: self).asLoaded()
    view.addSubview(tabBar)
  }

  override func installContents() {
    guard let selected, isViewLoaded, selected.view.superview !== view else { return }
    view.insertSubview(selected.view, at: 0)
    layoutContents()
  }
}
