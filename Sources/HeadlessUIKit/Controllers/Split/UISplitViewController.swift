// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// A list of things beside the thing that is chosen; in a narrow window one of them.
///
/// ```swift
/// let split = UISplitViewController(style: .doubleColumn)
/// split.setViewController(PetsViewController(), for: .primary)
/// split.setViewController(PetViewController(), for: .secondary)
/// ```
///
/// With room from side to side (a regular size class) the columns lie beside one another, 320
/// points for the primary one, in a window that is wider than high or where
/// ``preferredDisplayMode`` says so. Without, one column shows: the compact one, or the one that
/// the delegate chooses, by default the secondary one. There it shows alone, and not in the primary
/// one's navigation stack as on iOS. Columns that would lie over others are not shown.
open class UISplitViewController: UIViewController {
  /// How many columns there are.
  public enum Style: Int, Sendable {
    /// Two, given by ``viewControllers``.
    case unspecified = 0
    /// Two, given by ``setViewController(_:for:)``.
    case doubleColumn = 1
    /// Three, given by ``setViewController(_:for:)``.
    case tripleColumn = 2
  }

  /// A place for a controller.
  public enum Column: Int, Sendable {
    /// The first one.
    case primary = 0
    /// The one between, of three.
    case supplementary = 1
    /// The one of what is chosen.
    case secondary = 2
    /// The only one of a narrow window.
    case compact = 3
  }

  /// Which columns show.
  public enum DisplayMode: Int, Sendable {
    /// As there is room.
    case automatic = 0
    /// The secondary one.
    case secondaryOnly = 1
    /// The secondary one, and the one before it beside it.
    case oneBesideSecondary = 2
    /// The secondary one, and the one before it over it.
    case oneOverSecondary = 3
    /// All three, beside one another.
    case twoBesideSecondary = 4
    /// All three, the first ones over the secondary one.
    case twoOverSecondary = 5
    /// All three, the secondary one partly out of sight.
    case twoDisplaceSecondary = 6

    /// The former name of `secondaryOnly`.
    public static var primaryHidden: DisplayMode { .secondaryOnly }
    /// The former name of `oneBesideSecondary`.
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    /// The former name of `oneOverSecondary`.
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }

  /// How columns make room for one another. Kept only.
  public enum SplitBehavior: Int, Sendable {
    /// As there is room.
    case automatic = 0
    /// Beside one another.
    case tile = 1
    /// Over one another.
    case overlay = 2
    /// One moves another away.
    case displace = 3
  }

  /// Stands for the width that the system gives a column.
  public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude
  private static let standardWidth: CGFloat = 320

  /// How many columns there are.
  public let style: Style
  private var columns: [Column: UIViewController] = [:]

  /// Makes a controller with columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller of two columns, given by ``viewControllers``.
  public override init(nibName: String?, bundle: Bundle?) {
    style = .unspecified
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Reads the controller from a storyboard; from an archive it is as a new one.
  public required init?(coder: NSCoder) {
    style =
      switch (coder as? NibCoder)?.element["style"] {
      case "doubleColumn": .doubleColumn
      case "tripleColumn": .tripleColumn
      default: .unspecified
      }
    super.init(coder: coder)
  }

  /// Chooses what shows where there is no room for all.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  /// The controllers of the columns, the primary one first.
  open var viewControllers: [UIViewController] {
    get { [.primary, .supplementary, .secondary].compactMap { columns[$0] } }
    set {
      place(newValue.first, .primary)
      place(newValue.dropFirst().first, .secondary)
      columnsDidChange()
    }
  }

  /// Puts a controller into a column; one that is no navigation controller gets one, but for the
  /// compact column. `nil` empties the column.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    let isBare = vc is UINavigationController || column == .compact || vc is UITabBarController
    place(isBare ? vc : vc.map { UINavigationController(rootViewController: $0) }, column)
    columnsDidChange()
  }

  /// The controller of a column.
  open func viewController(for column: Column) -> UIViewController? {
    guard let controller = columns[column] else { return nil }
    return controller
  }

  /// Shows a column: kept for narrow windows, where it is the one that shows.
  open func show(_ column: Column) {
    shownAlone = column
    columnsDidChange()
  }

  /// Hides a column at once.
  open func hide(_ column: Column) {
    if shownAlone == column { shownAlone = nil }
    if column == .primary { preferredDisplayMode = .secondaryOnly }
    columnsDidChange()
  }

  private var shownAlone: Column?

  /// Which columns should show. The default is as there is room.
  open var preferredDisplayMode: DisplayMode = .automatic {
    didSet { viewStorage?.setNeedsLayout() }
  }

  /// Kept: how columns make room for one another.
  open var preferredSplitBehavior: SplitBehavior = .automatic

  /// Whether one column shows: where there is little room from side to side.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }

  /// Which columns show.
  open var displayMode: DisplayMode {
    guard !isCollapsed else { return .secondaryOnly }
    switch preferredDisplayMode {
    case .automatic:
      let size = viewStorage?.bounds.size ?? UIScreen.main.bounds.size
      guard size.width > size.height else { return .secondaryOnly }
      return .oneBesideSecondary
    // What would lie over others is not shown.
    case .oneOverSecondary, .twoOverSecondary, .secondaryOnly: return .secondaryOnly
    case .twoDisplaceSecondary, .twoBesideSecondary:
      return style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary
    case .oneBesideSecondary: return .oneBesideSecondary
    }
  }

  /// The width of the primary column in points; ``automaticDimension``, the default, for 320.
  open var preferredPrimaryColumnWidth: CGFloat = automaticDimension {
    didSet { viewStorage?.setNeedsLayout() }
  }
  /// The width of the primary column as a part of the whole; ``automaticDimension``, the default,
  /// for 320 points.
  open var preferredPrimaryColumnWidthFraction: CGFloat = automaticDimension {
    didSet { viewStorage?.setNeedsLayout() }
  }
  /// The least width of the primary column in points.
  open var minimumPrimaryColumnWidth: CGFloat = automaticDimension {
    didSet { viewStorage?.setNeedsLayout() }
  }
  /// The greatest width of the primary column in points.
  open var maximumPrimaryColumnWidth: CGFloat = automaticDimension {
    didSet { viewStorage?.setNeedsLayout() }
  }
  /// The width of the supplementary column in points; ``automaticDimension``, the default, for 320.
  open var preferredSupplementaryColumnWidth: CGFloat = automaticDimension {
    didSet { viewStorage?.setNeedsLayout() }
  }

  /// The width of the primary column, where it shows.
  open var primaryColumnWidth: CGFloat {
    let whole = viewStorage?.bounds.width ?? UIScreen.main.bounds.width
    let automatic = UISplitViewController.automaticDimension
    var width = UISplitViewController.standardWidth
    if preferredPrimaryColumnWidth != automatic {
      width = preferredPrimaryColumnWidth
    } else if preferredPrimaryColumnWidthFraction != automatic {
      width = whole * preferredPrimaryColumnWidthFraction
    }
    if minimumPrimaryColumnWidth != automatic { width = max(width, minimumPrimaryColumnWidth) }
    if maximumPrimaryColumnWidth != automatic { width = min(width, maximumPrimaryColumnWidth) }
    return min(max(0, width), whole)
  }

  /// The width of the supplementary column, where it shows.
  open var supplementaryColumnWidth: CGFloat {
    preferredSupplementaryColumnWidth == UISplitViewController.automaticDimension
      ? UISplitViewController.standardWidth : preferredSupplementaryColumnWidth
  }

  /// A button that shows and hides the columns on iOS. It does nothing here.
  open var displayModeButtonItem: UIBarButtonItem {
    if let button = displayModeButton { return button }
    let button = UIBarButtonItem(
      image: UIImage(systemName: "sidebar.left"), style: .plain, target: nil, action: nil)
    displayModeButton = button
    return button
  }

  private var displayModeButton: UIBarButtonItem?

  /// Kept: whether people can pull columns into sight. The default is true.
  open var presentsWithGesture: Bool = true

  /// Shows a controller in the secondary column.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if style == .unspecified {
      place(vc, .secondary)
    } else {
      setViewController(vc, for: .secondary)
    }
    shownAlone = .secondary
    columnsDidChange()
  }

  // MARK: Columns

  private func place(_ controller: UIViewController?, _ column: Column) {
    guard columns[column] !== controller else { return }
    if let old = columns[column] {
      old.willMove(toParent: nil)
      old.viewStorage?.removeFromSuperview()
      old.removeFromParent()
    }
    columns[column] = controller
    if let controller {
      addChild(controller)
      controller.didMove(toParent: self)
    }
  }

  private func columnsDidChange() {
    if isViewLoaded { installContents() }
    viewStorage?.setNeedsLayout()
  }

  /// The columns that show, from the edge where text starts.
  final var shownColumns: [(column: Column, controller: UIViewController)] {
    let wanted: [Column]
    if isCollapsed {
      wanted = [topColumn]
    } else {
      let before: Column = style == .tripleColumn ? .supplementary : .primary
      switch displayMode {
      case .oneBesideSecondary: wanted = [before, .secondary]
      case .twoBesideSecondary: wanted = [.primary, .supplementary, .secondary]
      case .automatic, .secondaryOnly, .oneOverSecondary, .twoOverSecondary,
        .twoDisplaceSecondary:
        wanted = [.secondary]
      }
    }
    let found = wanted.compactMap { column in columns[column].map { (column, $0) } }
    if found.isEmpty, let first = viewControllers.first { return [(.primary, first)] }
    return found
  }

  private var topColumn: Column {
    if columns[.compact] != nil { return .compact }
    if let shownAlone, columns[shownAlone] != nil { return shownAlone }
    let proposed: Column = columns[.secondary] == nil ? .primary : .secondary
    if style == .unspecified, let primary = columns[.primary], let secondary = columns[.secondary] {
      let isLeftOut =
        delegate?.splitViewController(
          self, collapseSecondary: secondary, onto: primary) ?? false
      return isLeftOut ? .primary : .secondary
    }
    return delegate?.splitViewController(
      self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
  }

  // MARK: View

  /// Makes the view that holds the columns.
  open override func loadView() {
    let view = ContainerLayoutView(controller: self).asLoaded()
    self.view = view
    view.addSubview(lines.0)
    view.addSubview(lines.1)
  }

  /// The lines between columns.
  final let lines = (UIView(), UIView())

  override func installContents() {
    guard let viewStorage else { return }
    let shown = shownColumns.map(\.controller)
    for controller in childStorage where !shown.contains(where: { $0 === controller }) {
      controller.viewStorage?.removeFromSuperview()
    }
    for controller in shown where controller.view.superviewStorage !== viewStorage {
      viewStorage.insertSubview(controller.view, at: 0)
    }
    layoutContents()
  }

  /// The shown part of the secondary column.
  open override var childForStatusBarHidden: UIViewController? { shownColumns.last?.controller }
  /// The shown part of the secondary column.
  open override var childForStatusBarStyle: UIViewController? { shownColumns.last?.controller }
}

extension UISplitViewController: ContainerController {
  func layoutContents() {
    guard let viewStorage else { return }
    let shown = shownColumns
    let bounds = viewStorage.bounds
    let pixel = 1 / viewStorage.traitCollection.displayScale
    var x: CGFloat = 0
    for (index, part) in shown.enumerated() where part.controller.isViewLoaded {
      let isLast = index == shown.count - 1
      let wanted = part.column == .primary ? primaryColumnWidth : supplementaryColumnWidth
      let width = isLast ? max(0, bounds.width - x) : min(wanted, bounds.width)
      let frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      part.controller.view.frame = viewStorage.mirrored(frame, in: bounds)
      x += width + pixel
    }
    for (index, line) in [lines.0, lines.1].enumerated() {
      line.isHidden = index >= shown.count - 1
      guard !line.isHidden else { continue }
      let before = shown[index].controller.view.frame
      line.backgroundColor = .separator
      line.frame = CGRect(
        x: viewStorage.isMirrored ? before.minX - pixel : before.maxX, y: 0, width: pixel,
        height: bounds.height)
    }
  }
}

/// Chooses what a split view controller shows where there is no room for all.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: DelegateObject {
  /// The column that shows in a narrow window. The default is the proposed one.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// Of a controller without columns: whether the secondary controller is left out in a narrow
  /// window. The default is false: it shows.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
}

extension UISplitViewControllerDelegate {
  /// The proposed one.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  /// False.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
}

extension UIViewController {
  /// The nearest split view controller that this one is in.
  public var splitViewController: UISplitViewController? { nearestParent() }
}
