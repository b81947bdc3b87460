// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

// Longer than other files: what a subclass may override has to stand in the body of the class. The
// work itself is in the `UIViewController+Aspect.swift` files.

import Foundation
import Graphics

/// Loads a view, hears of its appearance and layout, holds child controllers and presents others.
///
/// ```swift
/// final class ProfileViewController: UIViewController {
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     view.backgroundColor = .systemBackground
///   }
/// }
/// ```
open class UIViewController: UIResponder, UIContentContainer {
  final var viewStorage: UIView?
  /// Whether ``traitOverrides`` sets traits.
  final var setsTraits = false
  /// What the parent has set, see ``setOverrideTraitCollection(_:forChild:)``.
  final var traitsFromParent: UITraitCollection?
  /// What ``traitCollection`` has answered last: a subclass that overrides it answers otherwise.
  final var answeredTraits: UITraitCollection?
  final var childStorage: [UIViewController] = []
  final weak var parentStorage: UIViewController?
  final var appearance = ControllerAppearance.disappeared
  final var isAppearanceAnimated = false
  /// Whether the present appearance or disappearance was begun by a move of the view.
  final var isMovedByItsView = false
  /// What the controller itself presents.
  final var presentation: Presentation?
  final weak var presenterStorage: UIViewController?
  final var transition = ControllerTransition()
  /// The objects by which the controller is presented.
  final var presenters = PresentationControllers()
  /// The animated transition that this controller or those in it take part in.
  final var stillTransition: StillTransition?
  /// Called after the controller's own lifecycle methods. A host that takes its picture sets it.
  package final var onLifecycleEvent: ((ViewControllerEvent) -> Void)?
  package final var messageObserver: MessageObserver?
  final var navigationItemStorage: UINavigationItem?
  final var editingStorage = false
  final var editButtonStorage: UIBarButtonItem?
  /// When the controller is asked next what to say while it has nothing to show.
  final var unavailableContentUpdate = UnavailableContentUpdate.needed
  /// What asked to hear of other traits.
  final var traitRegistrations: [TraitRegistration] = []
  final var tabBarItemStorage: UITabBarItem?
  /// What the bars of a container cover of the view, in points.
  final var containerSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if containerSafeAreaInsets != oldValue { safeAreaDidChange() } }
  }

  final var storyboardStorage: UIStoryboard?
  /// Where the controller leads in its storyboard.
  final var storyboardSegues: [StoryboardSegue] = []
  /// What makes the view of a controller of a storyboard, until it is made.
  final var storyboardScene: StoryboardScene?

  /// Makes a controller, whose view ``loadView()`` makes from a `.xib` file.
  ///
  /// - Parameters:
  ///   - nibName: The file's name; `nil` looks for one of the class's name, and otherwise for none.
  ///   - bundle: Where it is; `nil` looks among the resources of all targets.
  public init(nibName: String?, bundle: Bundle?) {
    nibNameStorage = nibName
    nibBundleStorage = bundle
    super.init()
  }

  /// Reads the controller from a storyboard; from an archive it is as a new one.
  public required init?(coder: NSCoder) {
    guard coder.makesObjectsOfUIKit else { return nil }
    nibNameStorage = nil
    nibBundleStorage = (coder as? NibCoder)?.session.bundle
    super.init()
    if let coder = coder as? NibCoder { decodeController(coder) }
  }

  /// Makes a controller by `init(nibName:bundle:)` without a file.
  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  private let nibNameStorage: String?
  private let nibBundleStorage: Bundle?
  /// The name given to the initializer.
  open var nibName: String? { nibNameStorage }
  /// The bundle given to the initializer.
  open var nibBundle: Bundle? { nibBundleStorage }

  /// The name of this screen. Setting it sets the titles of ``navigationItem`` and ``tabBarItem``.
  open var title: String? {
    didSet { titleDidChange() }
  }

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

  /// Makes the view and assigns it to ``view``. An override makes another one, or calls `super` and
  /// goes on with that.
  ///
  /// The view is as large as the screen, or as a snapshot of the controller will be, so that frames
  /// can be computed in ``viewDidLoad()``; it follows the size of its superview.
  open func loadView() {
    if loadViewFromNib() {
      _ = viewStorage?.asLoaded()
    } else {
      view = UIView().asLoaded()
    }
  }

  /// Loads the view unless it is loaded, and calls ``viewDidLoad()``.
  open func loadViewIfNeeded() {
    load()
  }

  /// Called once, after the view has been loaded.
  open func viewDidLoad() {}
  /// Called before the view comes to the screen.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view has come to the screen and has its size, before it is laid out.
  open func viewIsAppearing(_ animated: Bool) {}
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
  /// Gives the view's parts their content and look, before layout and before the view's own
  /// `updateProperties()`. What it reads of `@Observable` objects makes it due again when that
  /// changes. The default does nothing.
  open func updateProperties() {}
  /// Asks for ``updateProperties()``, and for that of the view, before the next layout pass.
  open func setNeedsUpdateProperties() { viewStorage?.setNeedsUpdateProperties() }
  /// Calls ``updateProperties()`` where it is due in the view and those in it.
  open func updatePropertiesIfNeeded() { viewStorage?.updatePropertiesIfNeeded() }
  /// Called before the view's `layoutSubviews()`.
  open func viewWillLayoutSubviews() {}
  /// Called after the view's `layoutSubviews()`.
  open func viewDidLayoutSubviews() {}
  /// Called in a layout pass after the view's `safeAreaInsets` have changed. The default does
  /// nothing.
  open func viewSafeAreaInsetsDidChange() {}
  /// The least margins of the view, in points: 16 at both sides, 20 where the view is at least 402
  /// wide, and none above and below. Of a phone on its side, the shorter edge counts.
  ///
  /// Source: frames that a published project keeps of iPhones X, 13 and 13 mini on their sides.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let size = viewStorage?.bounds.size ?? UIScreen.main.bounds.size
    let isOnItsSide = traitCollection.verticalSizeClass == .compact
    let side = SystemMargin.side(width: isOnItsSide ? min(size.width, size.height) : size.width)
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Whether the view's margins are at least ``systemMinimumLayoutMargins``. The default is true.
  open var viewRespectsSystemMinimumLayoutMargins: Bool = true {
    didSet {
      guard viewRespectsSystemMinimumLayoutMargins != oldValue else { return }
      viewStorage?.constraintsDidChange()
    }
  }

  /// The storyboard that made the controller; `nil` for one that code made.
  open var storyboard: UIStoryboard? { storyboardStorage }

  /// Goes where a segue of the storyboard leads, after ``prepare(for:sender:)``.
  ///
  /// A storyboard without such a segue fails the snapshot, and stops the program outside of one.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performStoryboardSegue(identifier, sender)
  }

  /// Whether a segue that a control of the storyboard begins is performed; not asked by
  /// ``performSegue(withIdentifier:sender:)``, as on iOS. The default is true.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Gives the segue's destination what it needs, before its view is loaded. The default does
  /// nothing.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Whether a segue may unwind to this controller: it has the method. Nothing asks here, as segues
  /// that unwind are not performed.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { responds(to: action) }

  /// The children that are asked whether a segue may unwind to them: all but the one that it comes
  /// from. Nothing asks here.
  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    let own = childContaining(source)
    return children.filter { $0 !== own }
  }

  /// The child that a segue which unwinds comes from; `nil` where it comes from none.
  public final func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    children.first { child in
      sequence(first: source.source) { $0.parent }.contains { $0 === child }
    }
  }

  /// Shows a child that a segue unwinds to. The default does nothing, and nothing calls it here.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  /// Called after the view's `layoutMargins` were set. The default does nothing.
  open func viewLayoutMarginsDidChange() {}
  /// Never called: a headless run is not told of low memory. Tests call it.
  open func didReceiveMemoryWarning() {}
  /// Called when a storyboard has made the controller. The default does nothing.
  open func awakeFromNib() {}

  // MARK: Editing

  /// Whether what the view shows is edited. The default is false.
  open var isEditing: Bool {
    get { editingStorage }
    set { setEditing(newValue, animated: false) }
  }

  /// Sets ``isEditing``, and the title of ``editButtonItem``. An override calls `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    editingStorage = editing
    updateEditButton()
  }

  /// A button that starts and ends editing: "Edit", and "Done" while there is something edited.
  open var editButtonItem: UIBarButtonItem { makeEditButtonItem() }

  /// The view's superview.
  open override var next: UIResponder? { viewStorage?.superview }

  /// What this controller adds to its view's safe area, in points. The default is nothing.
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
    didSet { if additionalSafeAreaInsets != oldValue { safeAreaDidChange() } }
  }

  // MARK: Children

  /// The controllers in this one, in the order in which they came.
  open var children: [UIViewController] { childStorage }

  /// The controller that this one is in.
  open var parent: UIViewController? { parentStorage }

  /// Takes `child` in, and out of its former parent. Its `willMove(toParent:)` is called; the
  /// caller adds the view and then calls `didMove(toParent:)`.
  ///
  /// - Precondition: `child` is neither this controller nor one that this one is in.
  open func addChild(_ child: UIViewController) {
    adopt(child)
  }

  /// Takes the controller out of its parent and calls `didMove(toParent: nil)`. The caller has
  /// called `willMove(toParent: nil)` and removed the view.
  open func removeFromParent() {
    leaveParent()
  }

  /// Called before the controller goes to another parent, or to none (`nil`).
  open func willMove(toParent parent: UIViewController?) { send("willMove:", [parent as Any]) {} }
  /// Called after the controller went to another parent, or to none (`nil`).
  open func didMove(toParent parent: UIViewController?) { send("didMove:", [parent as Any]) {} }

  /// Puts the view of one child in the place of another one's, at once.
  ///
  /// The caller says `willMove(toParent: nil)` and `removeFromParent()` for the former child, and
  /// `didMove(toParent:)` for the new one.
  ///
  /// - Parameters:
  ///   - animations: Places the new view; called when both views are there.
  ///   - completion: Called with true before the call returns.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    exchange(fromViewController, for: toViewController, animated: duration > 0, animations)
    completion?(true)
  }

  /// Whether children whose views are in this one's appear and disappear with it. The default is
  /// true; a container that says false calls ``beginAppearanceTransition(_:animated:)`` itself.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells a child that it will appear or disappear.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing {
      beginAppearance(animated: animated)
    } else {
      beginDisappearance(animated: animated)
    }
  }

  /// Tells a child that it has appeared or disappeared, whichever was begun.
  open func endAppearanceTransition() {
    if appearance == .appearing { finishAppearance() } else { endDisappearance() }
  }

  /// Called before the visible view of a container comes to the screen, where the container shows
  /// its child's.
  func installContents() {}

  // MARK: Presentation

  /// How this controller covers the one that presents it. The default is `automatic`.
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic {
    didSet {
      require(
        modalPresentationStyle != .none,
        "the style `none` is an answer of delegates; a controller has one of the others")
    }
  }

  /// How it comes and goes. The default is `coverVertical`; pictures are still.
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical

  /// Whether a controller that is presented in the style `currentContext` covers this one's view.
  /// The default is false.
  open var definesPresentationContext: Bool = false

  /// Whether people cannot drag this controller away. The default is false.
  open var isModalInPresentation: Bool = false

  /// The size that the controller would like to have in a container, in points. The default is
  /// zero, for none.
  open var preferredContentSize: CGSize = .zero {
    didSet { if preferredContentSize != oldValue { tellOfPreferredContentSize() } }
  }

  /// How this controller is shown as a card; `nil` where its style is none that has cards.
  ///
  /// In a presented container it is the container's.
  open var sheetPresentationController: UISheetPresentationController? { findSheet() }

  /// The popover that this controller is shown in; `nil` where its style is another one.
  ///
  /// In a presented container it is the container's.
  open var popoverPresentationController: UIPopoverPresentationController? { findPopover() }

  /// What presents this controller, or will, by its ``modalPresentationStyle``.
  open var presentationController: UIPresentationController? { findPresentationController() }

  /// Who makes what presents this controller in the app's own way; `nil`, the default, for the
  /// system.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// The controller that this one, or one that this one is in, presents.
  open var presentedViewController: UIViewController? {
    selfAndParents.lazy.compactMap(\.presentation).first?.presented
  }

  /// The controller that presents this one, or one that this one is in.
  open var presentingViewController: UIViewController? {
    selfAndParents.lazy.compactMap(\.presenterStorage).first
  }

  /// Shows `viewControllerToPresent` above this controller's window, at once.
  ///
  /// Where this controller cannot present, because it presents already or is not in a window, that
  /// is reported (see ``RenderingEnvironment/issues``), nothing is shown and `completion` is not
  /// called.
  ///
  /// - Parameters:
  ///   - flag: Handed to the appearance calls.
  ///   - completion: Called once, on the main queue, after the call has returned.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    startPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Ends what this controller presents, with all above it; else the presentation of this one.
  ///
  /// - Parameters:
  ///   - flag: Handed to the appearance calls.
  ///   - completion: Called once, on the main queue, after the call has returned, also where there
  ///     was nothing to end.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    send("dismiss", [flag, completion as Any]) {
      endPresenting(animated: flag, completion: completion)
    }
  }

  /// Shows `vc` in the navigation controller that this controller is in; presents it where there is
  /// none.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.show(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  /// Shows `vc` in the split view controller that this controller is in; presents it where there is
  /// none.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let splitViewController, splitViewController !== self {
      splitViewController.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  /// Whether the controller is on its way to being presented.
  open var isBeingPresented: Bool { transition.isBeingPresented }
  /// Whether the controller is on its way from being presented.
  open var isBeingDismissed: Bool { transition.isBeingDismissed }
  /// Whether the controller is on its way into its parent.
  open var isMovingToParent: Bool { transition.isMovingToParent }
  /// Whether the controller is on its way out of its parent.
  open var isMovingFromParent: Bool { transition.isMovingFromParent }

  /// The transition that is under way; `nil` where there is none, or it is not animated and no
  /// presentation in the style `custom`. What is animated along with it is changed at once.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    selfAndParents.lazy.compactMap(\.stillTransition).first
  }

  /// Whether what lies behind is darkened while this controller is presented.
  var isDimmed: Bool { modalPresentationStyle.isSheet }

  /// Where the view lies when the controller is presented; `nil` for where its style has it.
  func presentedFrame(in bounds: CGRect, safeArea: UIEdgeInsets) -> CGRect? { nil }

  /// The size that the content needs in a popover, in points; `nil` for the preferred one.
  func fittingPopoverSize(in room: CGSize) -> CGSize? { nil }

  /// Why a popover of this controller cannot be shown, in UIKit's words: it has no source.
  func popoverWithoutSource(by presenter: UIViewController?) -> String {
    "UIPopoverPresentationController of \(type(of: self)) should have a non-nil sourceView or "
      + "barButtonItem set before the presentation occurs."
  }

  // MARK: Containers

  /// The nearest navigation controller that this one is in.
  open var navigationController: UINavigationController? { nearestParent() }

  /// The nearest tab bar controller that this one is in.
  open var tabBarController: UITabBarController? { nearestParent() }

  /// What a navigation bar shows for this controller. Made with the title when it is first read.
  open var navigationItem: UINavigationItem { makeNavigationItem() }

  /// What a tab bar shows for this controller. Made with the title when it is first read.
  open var tabBarItem: UITabBarItem! {
    get { makeTabBarItem() }
    set { replaceTabBarItem(newValue) }
  }

  /// Whether bars inset a scroll view, which its ``UIScrollView/contentInsetAdjustmentBehavior``
  /// says since iOS 11. Changes no pixel. The default is true.
  open var automaticallyAdjustsScrollViewInsets: Bool = true

  /// Whether the controller says how the status bar looks though it does not fill the screen. The
  /// default is false. The status bar is not in pictures.
  open var modalPresentationCapturesStatusBarAppearance: Bool = false

  /// Whether the tab bar is hidden while this controller is in a navigation controller's stack. The
  /// default is false.
  open var hidesBottomBarWhenPushed: Bool = false

  /// What the toolbar of a navigation controller shows for this controller; `nil`, the default, for
  /// nothing.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet {
      if toolbarItems != oldValue { navigationController?.viewStorage?.setNeedsLayout() }
    }
  }

  /// Sets the items of the toolbar at once.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  /// The edges at which the view lies under the bars. The default is all.
  open var edgesForExtendedLayout: UIRectEdge = .all {
    didSet {
      if edgesForExtendedLayout != oldValue { parentStorage?.viewStorage?.setNeedsLayout() }
    }
  }

  /// Whether the view also lies under bars that let nothing shine through. The default is false.
  open var extendedLayoutIncludesOpaqueBars: Bool = false {
    didSet {
      guard extendedLayoutIncludesOpaqueBars != oldValue else { return }
      parentStorage?.viewStorage?.setNeedsLayout()
    }
  }

  // MARK: Status bar, which is not in pictures

  /// Whether the status bar is left out. The default is false. On a screen whose upper edge only
  /// the status bar covers (24 points at most) nothing of the safe area is left there then.
  open var prefersStatusBarHidden: Bool { false }

  /// The color of the status bar. The default is `default`.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// How the status bar comes and goes. The default is that it fades.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// The controller that is asked instead for ``preferredStatusBarStyle``; `nil`, the default, for
  /// this one.
  open var childForStatusBarStyle: UIViewController? { nil }

  /// The controller that is asked instead for ``prefersStatusBarHidden``; `nil`, the default, for
  /// this one.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// Asks for the status bar to be looked at again.
  open func setNeedsStatusBarAppearanceUpdate() {
    viewStorage?.windowStorage?.askForLayoutInTree()
  }

  // MARK: The device, which a headless run does not turn

  /// Whether the screen turns with the device. The default is true.
  open var shouldAutorotate: Bool { true }
  /// The ways to hold the screen. The default is any, but on a phone not upside down.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  /// The way to hold the screen when this controller is presented. The default is the present one.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .ofScreen }
  /// Asks for ``supportedInterfaceOrientations`` again: does nothing.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Turns screens to where the device is held: does nothing.
  open class func attemptRotationToDeviceOrientation() {}

  /// Whether the line at the bottom goes away while nobody touches the screen. It is not in
  /// pictures. The default is false.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The controller that is asked instead for ``prefersHomeIndicatorAutoHidden``; `nil`, the
  /// default, for this one.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Asks for ``prefersHomeIndicatorAutoHidden`` again: does nothing.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// The edges where the app's gestures come before the system's. The default is none.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The controller that is asked instead for ``preferredScreenEdgesDeferringSystemGestures``;
  /// `nil`, the default, for this one.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Asks for ``preferredScreenEdgesDeferringSystemGestures`` again: does nothing.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  // MARK: Size and traits

  /// Sets traits for a child's view and what is in it; `nil` takes them away.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childViewController.traitsFromParent = collection
    childViewController.viewStorage?.updateInherited()
  }

  /// The traits that were set for a child; `nil` where none were.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? { childViewController.traitsFromParent }

  /// Called before the view takes another size because its window or its container does. An
  /// override calls `super`, which tells the children whose size changes.
  ///
  /// - Parameters:
  ///   - size: The view's size afterwards, in points.
  ///   - coordinator: Makes changes along with that of the size.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    tellContents(of: size, coordinator)
  }

  /// Called before other traits come from the surroundings. An override calls `super`, which tells
  /// the children.
  ///
  /// - Parameters:
  ///   - newCollection: The traits afterwards.
  ///   - coordinator: Makes changes along with that of the traits.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in childStorage { child.willTransition(to: newCollection, with: coordinator) }
  }

  /// The size of a child's view when this controller's view will be as large as `parentSize`, in
  /// points. By default that size for a child that fills this view, and the child's present one
  /// otherwise.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    presentSize(of: container, in: parentSize)
  }

  /// Called when a child would like to have another size. The default does nothing.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Called after the traits of the view have changed, before the view itself is told.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The traits of the view where it is loaded, otherwise those of the environment.
  open var traitCollection: UITraitCollection {
    let traits =
      viewStorage?.traitCollection
      ?? UITraitCollection.current.overriding(overrideUserInterfaceStyle)
    answeredTraits = traits
    return traits
  }

  /// Light or dark for the controller's view; `unspecified`, the default, takes the superview's.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { viewStorage?.updateInherited() }
  }

  // MARK: What nothing calls here

  /// Says which scroll view decides how bars at the edges look, in place of the first one.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    keepContentScrollView(scrollView, for: edge)
  }
  /// The scroll view that was said for an edge.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    keptContentScrollView(for: edge)
  }
  /// Writes what is needed to show the screen again on iOS. Nothing calls it here.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Reads what was written. Nothing calls it here.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Called on iOS when all was read. Nothing calls it here.
  open func applicationFinishedRestoringState() {}
  /// What a preview of the screen offers below it, until iOS 13; the default is nothing.
  open var previewActionItems: [any UIPreviewActionItem] { [] }
  /// Whether the focus may go as `context` says. The default is true.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Called on iOS after the focus went to or from a view of the screen. Nothing calls it here.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
  /// Where the focus goes first. The default is nowhere: there is none.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// Asks for the focus anew. There is none.
  open func setNeedsFocusUpdate() {}
  /// Brings the focus where it belongs. There is none.
  open func updateFocusIfNeeded() {}
  /// Adds keys that call a method while the screen is among the responders.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) {
    associatedStorage[UIKeyCommand.addedKey] =
      (associatedStorage[UIKeyCommand.addedKey] ?? []) + [keyCommand]
  }
  /// Takes such keys away.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    associatedStorage[UIKeyCommand.addedKey]?.removeAll { $0 === keyCommand }
  }
  /// The keys that were added; `nil` where none were.
  open override var keyCommands: [UIKeyCommand]? {
    associatedStorage[UIKeyCommand.addedKey] ?? super.keyCommands
  }

  // MARK: Nothing to show

  /// What the screen says while it has nothing to show, over the controller's view; `nil`, the
  /// default, for nothing.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { associatedStorage[UnavailableContent.key]?.configuration }
    set { showUnavailableContent(newValue) }
  }

  /// What the controller knows of itself, with what its search bar searches for.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = navigationItem.searchController?.searchBar.text
    return state
  }

  /// Asks for ``updateContentUnavailableConfiguration(using:)``, which is called in the next layout.
  open func setNeedsUpdateContentUnavailableConfiguration() {
    unavailableContentUpdate = .needed
    viewStorage?.setNeedsLayout()
  }

  /// Called to choose ``contentUnavailableConfiguration``: in the first layout of the view, when it
  /// was asked for, and when another text is searched for. The default does nothing.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}
}
