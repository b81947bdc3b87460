// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// One screen: a controller that makes its root view, runs the view's phases and hands it its view
/// models.
///
/// The order is: the view is made, `configure`, `style`; then `update(oldViewModel: nil)` where a
/// view model is set, ``setupInteractions()``; `layout` once, in the first layout pass, when the
/// view has its real size.
///
/// ```swift
/// final class ProfileViewController: BMViewController<ProfileView> {
///   override func setupInteractions() {
///     rootView.didTapName = { [weak self] in
///       self?.update(to: ProfileViewModel(name: "Ada", age: 36))
///     }
///   }
/// }
/// ```
open class BMViewController<View>: UIViewController
where View: BMViewWithViewControllerAndViewModel & UIView {
  private var hasLaidOutRootView = false

  /// Whether the controller prints `Removed <its type> from hierarchy.` when it goes. The published
  /// design always does; the default is false.
  public final var printsRemoval = false

  /// Makes a controller without a view model.
  public init() {
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller by `init()`, as who has only its class does; the file's names are dropped.
  public override convenience init(nibName: String?, bundle: Bundle?) {
    self.init()
  }

  /// Archives of controllers are not read: always `nil`.
  public required init?(coder: NSCoder) {
    nil
  }

  deinit {
    if printsRemoval { print("Removed \(type(of: self)) from hierarchy.") }
  }

  /// The controller's view as what it is; reading it loads it.
  ///
  /// Traps through `LifecycleTrap` where `view` was replaced by another class.
  public var rootView: View {
    guard let rootView = view as? View else {
      LifecycleTrap.trap(
        "The view of \(type(of: self)) is not a \(View.self) but a \(type(of: view as Any)). Leave "
          + "`view` to BMViewController.")
    }
    return rootView
  }

  /// What the root view shows. Setting it calls ``willUpdate(new:)``, updates the view where it is
  /// loaded, and calls ``didUpdate(old:)``. Prefer ``update(to:)``.
  public var viewModel: View.VM? {
    willSet {
      associatedStorage.tell(self, by: "willUpdate(new:)") { willUpdate(new: newValue) }
    }
    didSet {
      if isViewLoaded { rootView.viewModel = viewModel }
      associatedStorage.tell(self, by: "didUpdate(old:)") { didUpdate(old: oldValue) }
    }
  }

  /// Shows `newModel`.
  public func update(to newModel: View.VM) {
    viewModel = newModel
  }

  /// Makes the root view and runs `configure` and `style`.
  public override func loadView() {
    let view = View()
    view.viewController = self
    view.configure()
    view.style()
    self.view = view
  }

  /// Hands the view its view model, where there is one, and calls ``setupInteractions()``.
  open override func viewDidLoad() {
    super.viewDidLoad()
    if let viewModel { rootView.viewModel = viewModel }
    setupInteractions()
  }

  /// Runs the view's `layout`, the first time only.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard !hasLaidOutRootView else { return }
    hasLaidOutRootView = true
    rootView.layout()
  }

  /// Called before ``viewModel`` changes; it still has its former value. Does nothing by itself.
  open func willUpdate(new: View.VM?) {}

  /// Called after ``viewModel`` has changed and the view was updated. Does nothing by itself.
  open func didUpdate(old: View.VM?) {}

  /// Connects the root view's interactions. Called once, after the view was loaded. Does nothing by
  /// itself.
  open func setupInteractions() {}

  /// Takes `model` as the view model.
  ///
  /// - Returns: Whether it is of the view's type. If it is not, the view model is `nil` afterwards.
  open func assign(model: Any) -> Bool {
    viewModel = model as? View.VM
    return viewModel != nil
  }
}

extension BMViewController: StateShowing {
  /// Sets ``viewModel``.
  public func applyShownState(_ state: View.VM) { viewModel = state }
}
