// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Loads a view, hears of its appearance and layout, and holds child controllers.
///
/// ```swift
/// final class ProfileViewController: UIViewController {
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     view.backgroundColor = .systemBackground
///   }
/// }
/// ```
open class UIViewController: UIResponder {
  final var viewStorage: UIView?
  final var childStorage: [UIViewController] = []
  final weak var parentStorage: UIViewController?
  final var appearance = ControllerAppearance.disappeared

  /// Makes a controller. Interface Builder's files are not read: the names are kept, and the view is
  /// made by ``loadView()``.
  ///
  /// - Parameters:
  ///   - nibName: Kept as ``nibName``.
  ///   - bundle: Kept as ``nibBundle``.
  public init(nibName: String?, bundle: Bundle?) {
    self.nibName = nibName
    nibBundle = bundle
    super.init()
  }

  /// Archives of controllers are not read: always `nil`. It is here because subclasses must have it.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Makes a controller by `init(nibName:bundle:)` without a file, so that a controller can be made
  /// from its type alone.
  public override required convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// The name given to the initializer.
  public final let nibName: String?
  /// The bundle given to the initializer.
  public final let nibBundle: Bundle?

  /// The name shown for this screen by containers.
  open var title: String?

  // MARK: View

  /// The controller's view; reading it loads it.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return viewStorage
    }
    set { replaceView(newValue) }
  }

  /// The view, or `nil` while it is not loaded.
  open var viewIfLoaded: UIView? { viewStorage }

  /// Whether the view is loaded.
  open var isViewLoaded: Bool { viewStorage != nil }

  /// Makes the view and assigns it to ``view``. An override does not call `super`.
  open func loadView() {
    view = UIView()
  }

  /// Loads the view unless it is loaded, and calls ``viewDidLoad()``.
  open func loadViewIfNeeded() {
    load()
  }

  /// Called once, after the view has been loaded.
  open func viewDidLoad() {}
  /// Called before the view comes to the screen.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called after the view came to the screen.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view leaves the screen.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view left the screen.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Changes the view's constraints. The default calls the view's `updateConstraints()`.
  open func updateViewConstraints() {
    viewStorage?.updateConstraints()
  }
  /// Called before the view's `layoutSubviews()`.
  open func viewWillLayoutSubviews() {}
  /// Called after the view's `layoutSubviews()`.
  open func viewDidLayoutSubviews() {}

  /// The view's superview.
  open override var next: UIResponder? { viewStorage?.superview }

  // MARK: Children

  /// The controllers in this one, in the order in which they came.
  open var children: [UIViewController] { childStorage }

  /// The controller that this one is in.
  open var parent: UIViewController? { parentStorage }

  /// Takes `child` in, and out of its former parent. Its `willMove(toParent:)` is called; the caller
  /// adds the view and then calls `didMove(toParent:)`.
  ///
  /// - Precondition: `child` is neither this controller nor one that this one is in.
  open func addChild(_ child: UIViewController) {
    adopt(child)
  }

  /// Takes the controller out of its parent and calls `didMove(toParent: nil)`. The caller has called
  /// `willMove(toParent: nil)` and removed the view.
  open func removeFromParent() {
    leaveParent()
  }

  /// Called before the controller goes to another parent, or to none (`nil`).
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the controller went to another parent, or to none (`nil`).
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Traits

  /// The traits of the view where it is loaded, otherwise those of the environment.
  open var traitCollection: UITraitCollection {
    viewStorage?.traitCollection ?? UITraitCollection.current.overriding(overrideUserInterfaceStyle)
  }

  /// Light or dark for the controller's view; `unspecified`, the default, takes the superview's.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { viewStorage?.updateInherited() }
  }
}
