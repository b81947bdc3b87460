// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// Screens that people leaf through, one of them shown.
///
/// ```swift
/// let pages = UIPageViewController(
///   transitionStyle: .scroll, navigationOrientation: .horizontal)
/// pages.setViewControllers([first], direction: .forward, animated: false)
/// ```
///
/// Dots show below the pages where the data source says how many there are.
open class UIPageViewController: UIViewController {
  /// How one page follows another. Pictures are still.
  public enum TransitionStyle: Int, Sendable {
    /// As in a book.
    case pageCurl = 0
    /// Beside one another.
    case scroll = 1
  }

  /// The axis on which pages follow one another.
  public enum NavigationOrientation: Int, Sendable {
    /// From side to side.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  /// Where new pages come from.
  public enum NavigationDirection: Int, Sendable {
    /// After the present one.
    case forward = 0
    /// Before the present one.
    case reverse = 1
  }

  /// Where a book's spine is.
  public enum SpineLocation: Int, Sendable {
    /// There is none.
    case none = 0
    /// At the left or the top.
    case min = 1
    /// In the middle.
    case mid = 2
    /// At the right or the bottom.
    case max = 3
  }

  /// The name of an option of the initializer.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String
    /// Makes a key from UIKit's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The distance between pages, in points. No still picture shows it.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    /// Where a book's spine is.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
  }

  static let dotsHeight: CGFloat = 37

  /// How one page follows another.
  public let transitionStyle: TransitionStyle
  /// The axis on which pages follow one another.
  public let navigationOrientation: NavigationOrientation
  /// Where a book's spine is; none where pages stand beside one another.
  open private(set) var spineLocation: SpineLocation
  private var shown: [UIViewController] = []
  final let dots = UIPageControl()
  /// What pages that stand beside one another are in.
  private var scrollView: PageScrollView?

  /// Makes a controller without pages.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    spineLocation =
      style == .scroll ? .none : options?[.spineLocation] as? SpineLocation ?? .min
    super.init(nibName: nil, bundle: nil)
    dots.isUserInteractionEnabled = false
  }

  /// Makes a controller without pages that curl from side to side, as that of
  /// `UIPageViewController()`.
  public override init(nibName: String?, bundle: Bundle?) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    spineLocation = .min
    super.init(nibName: nibName, bundle: bundle)
    dots.isUserInteractionEnabled = false
  }

  /// Reads the controller from a storyboard; from an archive it is as a new one.
  public required init?(coder: NSCoder) {
    let element = (coder as? NibCoder)?.element
    transitionStyle = element?["transitionStyle"] == "scroll" ? .scroll : .pageCurl
    navigationOrientation =
      element?["navigationOrientation"] == "vertical" ? .vertical : .horizontal
    spineLocation = transitionStyle == .scroll ? .none : .min
    super.init(coder: coder)
    dots.isUserInteractionEnabled = false
  }

  /// Gives the pages before and after the shown one.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { viewStorage?.setNeedsLayout() }
  }
  /// Hears of pages that people leaf to.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// Kept: whether a book has pages on both sides of its leaves.
  open var isDoubleSided: Bool = false
  /// The recognizers by which people leaf. There are none: a headless run has no fingers.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }
  /// The shown pages.
  open var viewControllers: [UIViewController]? { shown }

  /// Shows pages, at once, and calls `completion` with true.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let new = viewControllers ?? []
    for old in shown where !new.contains(where: { $0 === old }) {
      old.willMove(toParent: nil)
      old.viewStorage?.removeFromSuperview()
      old.removeFromParent()
    }
    let added = new.filter { page in !shown.contains { $0 === page } }
    shown = new
    for page in added { addChild(page) }
    if isViewLoaded { installContents() }
    for page in added { page.didMove(toParent: self) }
    viewStorage?.setNeedsLayout()
    completion?(true)
  }

  /// Makes the view that holds the pages and the dots. Pages that stand beside one another are in a
  /// scroll view, as apps look for it.
  open override func loadView() {
    view = ContainerLayoutView(controller: self).asLoaded()
    if transitionStyle == .scroll {
      let scrollView = PageScrollView(frame: .zero)
      view.addSubview(scrollView)
      self.scrollView = scrollView
    }
    view.addSubview(dots)
  }

  /// The shown page.
  open override var childForStatusBarHidden: UIViewController? { shown.first }
  /// The shown page.
  open override var childForStatusBarStyle: UIViewController? { shown.first }

  override func installContents() {
    guard let home = scrollView?.holder ?? viewStorage else { return }
    for page in shown where page.view.superviewStorage !== home {
      home.insertSubview(page.view, at: 0)
    }
    layoutContents()
  }
}

extension UIPageViewController: ContainerController {
  func layoutContents() {
    guard let viewStorage else { return }
    let isBeside = transitionStyle == .scroll && navigationOrientation == .horizontal
    let count = isBeside ? dataSource?.presentationCount(for: self) ?? 0 : 0
    dots.isHidden = count == 0
    var area = viewStorage.bounds
    if count > 0 {
      dots.numberOfPages = count
      dots.currentPage = dataSource?.presentationIndex(for: self) ?? 0
      let height = UIPageViewController.dotsHeight
      area.size.height = max(0, area.height - height - viewStorage.safeAreaInsets.bottom)
      dots.frame = CGRect(x: 0, y: area.maxY, width: area.width, height: height)
    }
    if let scrollView {
      scrollView.place(in: area, navigationOrientation)
      area.origin = .zero
    }
    let pages = viewControllers ?? []
    for (index, page) in pages.enumerated() where page.isViewLoaded {
      // The pages of an open book share the width.
      let width = area.width / CGFloat(pages.count)
      page.view.frame = CGRect(
        x: CGFloat(index) * width, y: area.minY, width: width, height: area.height)
    }
  }
}

/// Gives the pages of a page view controller.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: DelegateObject {
  /// The page before another one; `nil` where that is the first.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after another one; `nil` where that is the last.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// How many dots show. The default is 0, for none.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// The dot of the shown page, from 0. The default is 0.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// 0, for no dots.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// 0.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Hears of pages that people leaf to.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: DelegateObject {
  /// Called before people leaf to pages. The default does nothing.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  /// Called after people have leafed. The default does nothing.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
