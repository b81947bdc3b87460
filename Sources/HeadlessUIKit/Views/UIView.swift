// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

// Longer than other files: what a subclass may override has to stand in the body of the class. The
// work itself, and what is not to be overridden, is in the `UIView+Aspect.swift` files.

import Foundation
import Drawing
import Graphics

/// A rectangle with content, subviews and a place in a tree.
///
/// ```swift
/// let badge = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
/// badge.backgroundColor = .systemRed
/// badge.layer.cornerRadius = 12
/// view.addSubview(badge)
/// ```
open class UIView: UIResponder {
  /// The class of the layer that new views of this class have. The default is ``CALayer``.
  open class var layerClass: AnyClass { CALayer.self }

  /// The value of a dimension in ``intrinsicContentSize`` that the content does not decide.
  public static let noIntrinsicMetric: CGFloat = -1

  final let layerStorage: CALayer
  final weak var superviewStorage: UIView?
  final weak var windowStorage: UIWindow?
  final weak var owningController: UIViewController?
  final var subviewStorage: [UIView] = []
  final var tintColorStorage: UIColor?
  /// Which properties were set on the view itself.
  final var appearanceMarks = AppearanceMarks()
  final var inherited = InheritedTraits()
  final var tintAdjustmentModeStorage = TintAdjustmentMode.automatic
  /// Whether the view itself limits the size of text.
  final var limitsContentSize = false
  final var setsTraits = false
  /// The safe area that the view was told of last.
  final var knownSafeAreaInsets = UIEdgeInsets.zero
  final var layoutStateStorage: ViewLayoutState?
  final var keptAnchors: [NSObject?] = []
  /// What asked to hear of other traits.
  final var traitRegistrations: [TraitRegistration] = []
  /// Whether this view or one in it has to do with Auto Layout.
  final var treeUsesConstraints = false
  /// The environment's traits when the view was last drawn as a whole picture.
  final var drawnTraits: UITraitCollection?
  /// Of a tree's root: reports what the last solution could not satisfy.
  final var layoutProblems: (() -> Void)?
  /// Of a tree's root: whether its constraints have to be solved again.
  final var isSolutionDue = false
  /// Of a tree's root: the pixels per point of the last solution.
  final var solvedScale: CGFloat = 0
  final var isConstraintUpdateDue = true
  final var isPropertyUpdateDue = true
  /// Whether ``updateProperties()`` is due here or in a view in this one.
  final var treeNeedsPropertyUpdate = true
  /// Whether `updateConstraints()` is due here or in a view in this one.
  final var treeNeedsConstraintUpdate = true
  final var gestureStorage: [UIGestureRecognizer]?
  /// Of a tree's root: the object in the tree that takes keys.
  final weak var firstResponder: UIResponder?
  /// The width that content is measured for, while constraints are solved.
  final var widthForLayout: CGFloat?
  /// Who is told of changes; `nil` for nobody.
  final var observations: KeyValueObservations?

  /// Makes a view.
  ///
  /// - Parameter frame: Its place in its superview, in points. All numbers must be finite.
  public init(frame: CGRect) {
    layerStorage = Self.newLayer()
    super.init()
    layerStorage.view = self
    layerStorage.frame = frame
    if Self.requiresConstraintBasedLayout { _ = layoutState }
  }

  /// Reads the view from a `.xib` file. From an archive it is a view without anything; `nil` for
  /// other coders.
  public required init?(coder: NSCoder) {
    guard coder.makesObjectsOfUIKit else { return nil }
    layerStorage = Self.newLayer()
    super.init()
    layerStorage.view = self
    if Self.requiresConstraintBasedLayout { _ = layoutState }
    decodeView(coder)
  }

  /// Makes a view of zero size by `init(frame:)`. A host may offer it another frame, see
  /// ``HostedFrame``.
  public override convenience init() {
    self.init(frame: HostedFrame.take(for: Self.self) ?? Self.frameWithoutHost)
  }

  /// The frame that `init()` gives to a view without a host.
  class var frameWithoutHost: CGRect { .zero }

  /// The layer that holds the view's geometry and look.
  open var layer: CALayer { layerStorage }

  /// The layer's transform. Depth and perspective are not drawn.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// The view controller whose view this is, otherwise the superview.
  open override var next: UIResponder? { owningController ?? superview }

  // MARK: Geometry

  /// The smallest upright rectangle around the view in its superview, in points.
  ///
  /// Setting it changes the size of ``bounds`` and ``center``; under a ``transform`` other than the
  /// identity use those two.
  open var frame: CGRect {
    get { layerStorage.frame }
    set { layerStorage.frame = newValue }
  }

  /// The view's own coordinates that show in it, in points. Its origin moves the subviews.
  open var bounds: CGRect {
    get { layerStorage.bounds }
    set { layerStorage.bounds = newValue }
  }

  /// Where the layer's anchor point, by default the middle, lies in the superview, in points.
  open var center: CGPoint {
    get { layerStorage.position }
    set { layerStorage.position = newValue }
  }

  /// The transform about the layer's anchor point. The default is the identity.
  open var transform: CGAffineTransform {
    get { layerStorage.affineTransform() }
    set { layerStorage.setAffineTransform(newValue) }
  }

  /// How the frame follows when the superview's size changes. The default is not at all.
  open var autoresizingMask: AutoresizingMask = []

  /// Whether subviews follow a new size by their ``autoresizingMask``. The default is true.
  open var autoresizesSubviews: Bool = true

  /// The part of the edges that bars and corners cover, in points.
  open var safeAreaInsets: UIEdgeInsets { resolvedSafeAreaInsets() }

  /// Called in a layout pass after ``safeAreaInsets`` has changed. The default does nothing.
  open func safeAreaInsetsDidChange() {}

  // MARK: Look

  /// What fills the bounds below everything else; `nil`, the default, fills nothing.
  open var backgroundColor: UIColor? {
    get { layerStorage.backgroundPaint }
    set {
      noteSet(.backgroundColor)
      layerStorage.backgroundPaint = newValue
    }
  }

  /// From 0 (invisible) to 1, the default. The view and its subviews fade as one picture.
  open var alpha: CGFloat {
    get { CGFloat(layerStorage.opacity) }
    set {
      layerStorage.opacity = Float(newValue)
      observations?.check()
    }
  }

  /// Whether the view and its subviews are left out of pictures and touches.
  open var isHidden: Bool {
    get { layerStorage.isHidden }
    set {
      guard newValue != layerStorage.isHidden else { return }
      layerStorage.isHidden = newValue
      // A stack leaves no room for what is hidden.
      (superviewStorage as? UIStackView)?.setNeedsArrangement()
      observations?.check()
    }
  }

  /// A promise that the content covers the bounds. It changes no pixel.
  open var isOpaque: Bool = true
  /// Whether what ``draw(_:)`` leaves out is black where there is no background color.
  var drawsOpaquely: Bool { isOpaque }

  /// Whether content and subviews are cut at the bounds and their rounded corners.
  open var clipsToBounds: Bool {
    get { layerStorage.masksToBounds }
    set { layerStorage.masksToBounds = newValue }
  }

  /// How the content is placed in the bounds. The default is `scaleToFill`.
  open var contentMode: ContentMode = .scaleToFill {
    didSet {
      guard contentMode != oldValue else { return }
      if contentMode == .redraw || oldValue == .redraw {
        layerStorage.needsDisplayOnBoundsChange = contentMode == .redraw
      }
      setNeedsDisplay()
    }
  }

  /// The color for what can be touched: the view's own, else the superview's, else system blue.
  /// Setting `nil` takes the superview's again.
  open var tintColor: UIColor! {
    get { shownTintColor() }
    set {
      noteSet(.tintColor)
      setTintColor(newValue)
    }
  }

  /// Whether the tint of this view and those in it is gray. Setting `automatic`, the default, takes
  /// the superview's; reading it gives `normal` or `dimmed`.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { inherited.isTintDimmed ? .dimmed : .normal }
    set {
      tintAdjustmentModeStorage = newValue
      updateInherited()
    }
  }

  /// Called after ``tintColor`` has changed, by the view's own or an inherited one.
  open func tintColorDidChange() {}

  /// Draws the view's own content into ``UIGraphicsGetCurrentContext()``, above the background and
  /// below the subviews, cut at the bounds. The view's traits are current meanwhile. Without a
  /// background color, what is drawn by a view that says it ``isOpaque`` lies on black, as on iOS.
  open func draw(_ rect: CGRect) {}

  /// The view whose opacity decides what of this one shows, see ``CALayer/mask``. The default is
  /// `nil`: all shows.
  open var mask: UIView? {
    didSet { layerStorage.mask = mask?.layer }
  }

  /// Asks for the content to be drawn again. Each picture draws everything anyway.
  open func setNeedsDisplay() {
    if showsWhatLayerIsGiven { layerStorage.setNeedsDisplay() }
    observations?.check()
  }

  /// What a layer of the view is to do on an event; `nil`, the default, leaves it to the layer, see
  /// ``CALayer/action(forKey:)``.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }

  // MARK: Traits

  /// The traits the view is drawn under: the superview's or the environment's, with its own
  /// override.
  open var traitCollection: UITraitCollection { resolvedTraits() }

  /// Light or dark for this view and its subviews; `unspecified`, the default, takes the
  /// superview's.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { updateInherited() }
  }

  /// The smallest size of text that the view and those in it take from the user's settings; `nil`,
  /// the default, for any.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { contentSizeLimits?.least }
    set { setLimits { $0.least = newValue } }
  }

  /// The largest size of text that the view and those in it take from the user's settings; `nil`,
  /// the default, for any.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { contentSizeLimits?.most }
    set { setLimits { $0.most = newValue } }
  }

  /// Which sizes of text the view allows and which views around it, in words for developers.
  open var appliedContentSizeCategoryLimitsDescription: String { describeContentSizeLimits() }

  /// Called after ``traitCollection`` has changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Behavior

  /// A number for finding the view by ``viewWithTag(_:)``. The default is 0.
  open var tag: Int = 0

  /// Whether touches reach the view and its subviews. The default is true.
  open var isUserInteractionEnabled: Bool = true

  override var standardAccessibilityFrame: CGRect { convert(bounds, to: nil) }

  // MARK: Interface Builder

  /// The name under which iOS keeps the view's state while the app does not run. Kept, and not
  /// used. The default is `nil`.
  open var restorationIdentifier: String?

  /// Called when a `.xib` file has made the view and connected it. An override calls `super`.
  open func awakeFromNib() {}
  /// Writes nothing into an archive, and says so: what is read from there is a new view.
  open func encode(with coder: NSCoder) {
    RenderingEnvironment.report(
      RenderingIssue(
        "an archive keeps nothing of \(descriptionLine()): what is read from it is a new view",
        kind: .warning, in: [self]))
  }
  /// Never called: Interface Builder does not draw the view.
  open func prepareForInterfaceBuilder() {}

  // MARK: Tree

  /// The views in this one, the lowest first.
  open var subviews: [UIView] { subviewStorage }

  /// The view that this one is in.
  open var superview: UIView? { superviewStorage }

  /// The window that this view is in.
  open var window: UIWindow? { windowStorage }

  /// Puts `view` above all other subviews. It leaves its former superview; nothing is told to a
  /// view that is already here.
  ///
  /// - Precondition: `view` is neither this view nor one that this view is in.
  open func addSubview(_ view: UIView) {
    move(view, to: subviewStorage.count)
  }

  /// Puts `view` at `index` among the subviews, from 0 (lowest); an index past the end counts as
  /// the end.
  open func insertSubview(_ view: UIView, at index: Int) {
    move(view, to: index)
  }

  /// Puts `view` right below `sibling`; above all where `sibling` is not a subview.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, beside: sibling, offset: 0)
  }

  /// Puts `view` right above `sibling`; above all where `sibling` is not a subview.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, beside: sibling, offset: 1)
  }

  /// Takes the view out of its superview.
  open func removeFromSuperview() {
    leaveSuperview()
  }

  /// Called before the view goes to another superview, or to none (`nil`).
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the view went to another superview, or to none.
  open func didMoveToSuperview() {}
  /// Called before the view goes to another window, or to none (`nil`).
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the view went to another window, or to none.
  open func didMoveToWindow() {}
  /// Called after `subview` has come.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before `subview` goes.
  open func willRemoveSubview(_ subview: UIView) {}

  // MARK: Properties

  /// Gives the view's parts their content and look, before layout. What it reads of `@Observable`
  /// objects makes it due again when that changes. The default does nothing.
  open func updateProperties() {}

  /// Asks for ``updateProperties()`` before the next layout pass, and for no layout.
  open func setNeedsUpdateProperties() { markPropertyUpdate() }

  /// Calls ``updateProperties()`` where it is due in this view and those in it.
  open func updatePropertiesIfNeeded() { updatePropertiesInTree() }

  // MARK: Layout

  /// Asks for ``layoutSubviews()`` in the next layout pass.
  open func setNeedsLayout() {
    observations?.check()
    layerStorage.setNeedsLayout()
  }

  /// Lays out this view and its subviews where it is due, from the highest superview on that is due
  /// without a gap.
  open func layoutIfNeeded() {
    layerStorage.layoutIfNeeded()
  }

  /// Places the subviews. Where Auto Layout wants them they are already when a layout pass calls
  /// this; an override need not call `super` for it. The view's traits are current meanwhile.
  open func layoutSubviews() {
    // Some call it themselves, which UIKit does not ask for.
    if !layerStorage.layoutState.isLayingOut { solveConstraintsIfNeeded() }
    applySolvedFrames()
  }

  /// The size that fits the content best in `size`, in points. The default is the size of
  /// ``bounds``.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Takes the size that ``sizeThatFits(_:)`` gives for the present one; the top left corner stays.
  open func sizeToFit() {
    takeFittingSize()
  }

  /// The content's natural size in points; ``noIntrinsicMetric`` where there is none, the default.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Says that ``intrinsicContentSize`` has changed. The superview is laid out where constraints
  /// move a view because of it; one that places its subviews itself is not told.
  open func invalidateIntrinsicContentSize() {
    if layoutStateStorage != nil { treeRoot.isSolutionDue = true }
    superviewStorage?.contentSizeDidChange(of: self)
  }

  /// Called when the content of a subview has another size. The toolkit's own views that place
  /// their parts by it ask for layout.
  func contentSizeDidChange(of subview: UIView) {}

  // MARK: Auto Layout

  /// Whether views of this class are laid out by constraints. The default is false: constraints say
  /// so by themselves.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Whether the frame and the autoresizing mask place the view, the default, or constraints do.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { followsMask }
    set { setFollowsMask(newValue) }
  }

  /// Changes the view's constraints; called before they are solved. An override calls `super` last.
  open func updateConstraints() {}

  /// Asks for ``updateConstraints()`` in the next layout pass.
  open func setNeedsUpdateConstraints() {
    markConstraintUpdate()
  }

  /// What of the frame constraints do not see, such as a drawn shadow. The default is nothing.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// What constraints see of the view when its frame is `frame`: without ``alignmentRectInsets``.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  /// The frame that gives the view an alignment rectangle. An override is the inverse of that of
  /// ``alignmentRect(forFrame:)``.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// The view in this one, or this one, the default, whose last line of text gives the last
  /// baseline.
  open var forLastBaselineLayout: UIView { self }

  /// An older name of ``forLastBaselineLayout``. Overrides are not asked, as on iOS since
  /// ``forLastBaselineLayout`` is there.
  open func forBaselineLayout() -> UIView { self }

  /// The view in this one whose first line of text gives the first baseline. The default is
  /// ``forLastBaselineLayout``. A view without text has its top edge as first baseline.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

  /// The size that the constraints in the view give it when it should be near `targetSize`.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that the constraints in the view give it when it should be near `targetSize`, with a
  /// priority for each side; whole pixels.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// The distances that content keeps from the edges, in points, with the safe area. The default is
  /// 8 on each side; of a controller's view 16 at both sides, 20 on wide screens, and 0 above and
  /// below; of a stack 0.
  open var layoutMargins: UIEdgeInsets {
    get { resolvedLayoutMargins() }
    set { setLayoutMargins(newValue) }
  }

  /// Called after ``layoutMargins`` was set.
  open func layoutMarginsDidChange() {}

  /// Whether the view is mirrored where text runs from right to left. Subviews do not inherit it.
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet { if semanticContentAttribute != oldValue { constraintsDidChange() } }
  }

  /// The direction in which the view lays out its content.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }

  // MARK: Motion

  /// What of the view bumps into others, where an animator moves it.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// The outline that bumps, where ``collisionBoundsType`` says so. By default an empty one.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  // MARK: Touches

  /// Whether several fingers reach the view. The default is false.
  open var isMultipleTouchEnabled: Bool = false

  /// Whether no other view gets touches while this one has some. The default is false.
  open var isExclusiveTouch: Bool = false

  /// Lays out what a layer of the view holds: for its own layer, ``layoutSubviews()`` and what a
  /// controller does around it. An override calls `super` and places sublayers.
  open func layoutSublayers(of layer: CALayer) {
    if layer === self.layer { layoutFromLayer() }
  }

  /// Whether a keyboard or a remote control has reached the view: false.
  open var isFocused: Bool { false }

  /// Whether a keyboard or a remote control may reach the view. The default is false.
  open var canBecomeFocused: Bool { false }

  /// Whether the focus may go as `context` says. The default is true.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// The subviews that reach into a rectangle, in points, and that take the focus.
  open func focusItems(in rect: CGRect) -> [any UIFocusItem] {
    subviews.filter { $0.canBecomeFocused && $0.frame.intersectsAsOnIOS(rect) }
  }

  /// Where the focus goes first. The default is nowhere: there is none.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// Asks for the focus anew. There is none.
  open func setNeedsFocusUpdate() {}
  /// Brings the focus where it belongs. There is none.
  open func updateFocusIfNeeded() {}

  /// Called after the focus went to or from this view or one in it. A headless run has no focus;
  /// tests call it.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  /// Pixels per point: those of the traits. Views are drawn as paths at the snapshot's scale: what
  /// is set is dropped, where UIKit would draw the view coarser or finer.
  open var contentScaleFactor: CGFloat {
    get { traitCollection.displayScale }
    set { _ = newValue }
  }

  /// Lets the first responder in this view give that up.
  ///
  /// - Parameter force: Whether it has to, also where it says no.
  /// - Returns: Whether there is none in this view now.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { resignInTree(force: force) }

  /// The highest view, among this one and its subviews, that `point` of this view's coordinates
  /// touches. Hidden views, those with an alpha below 0.01 and those without interaction are left
  /// out.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    findTouched(point, with: event)
  }

  open override func accessibilityHitTest(_ point: CGPoint, event: UIEvent?) -> Any? {
    sequence(first: hitTest(point, with: event), next: { $0?.superview })
      .first { $0?.isAccessibilityElement ?? false } ?? nil
  }

  /// Whether `point` of this view's coordinates is in its bounds; the right and bottom edges are
  /// not.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  /// What recognizes gestures on the view, in the order in which they came; `nil` before the first.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { gestureStorage }
    set {
      for recognizer in gestureStorage ?? [] { removeGestureRecognizer(recognizer) }
      gestureStorage = newValue == nil ? nil : []
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Lets a recognizer work on this view, and no longer on its former one.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// Takes a recognizer from this view.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  /// Whether a gesture on this view may begin. The default is true.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Looking through the tree

  /// Whether this view is `view` or somewhere in it.
  open func isDescendant(of view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let current = ancestor, current !== view { ancestor = current.superview }
    return ancestor != nil
  }

  /// The first view with this tag, among this view and those in it, depth first.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Puts a subview above all others. Does nothing with a view that is not a subview.
  open func bringSubviewToFront(_ view: UIView) {
    guard view.superviewStorage === self else { return }
    reorder(view, to: subviewStorage.count - 1)
  }

  /// Puts a subview below all others. Does nothing with a view that is not a subview.
  open func sendSubviewToBack(_ view: UIView) {
    guard view.superviewStorage === self else { return }
    reorder(view, to: 0)
  }

  /// Lets two subviews change places. Does nothing where an index is not one of a subview.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard index1 != index2, subviewStorage.indices.contains(index1),
      subviewStorage.indices.contains(index2)
    else { return }
    let (lower, upper) = (min(index1, index2), max(index1, index2))
    let (first, second) = (subviewStorage[lower], subviewStorage[upper])
    reorder(second, to: lower)
    reorder(first, to: upper)
  }

  /// The point of `view`'s coordinates, in this view's; `nil` stands for the window's.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layerStorage.convert(point, from: view?.layerStorage)
  }

  /// The point of this view's coordinates, in `view`'s; `nil` stands for the window's.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layerStorage.convert(point, to: view?.layerStorage)
  }

  /// The smallest upright rectangle around `rect` of `view`, in this view's coordinates; `nil`
  /// stands for the window's.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layerStorage.convert(rect, from: view?.layerStorage)
  }

  /// The smallest upright rectangle around `rect` of this view, in `view`'s coordinates; `nil`
  /// stands for the window's.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layerStorage.convert(rect, to: view?.layerStorage)
  }

  // MARK: Priorities, margins and guides

  /// How strongly the view resists growing past its content. The default is 250.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutStateStorage?.hugging[axis] ?? .defaultLow
  }

  /// Sets how strongly the view resists growing past its content.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setPriority(\.hugging, priority, for: axis)
  }

  /// How strongly the view resists being smaller than its content. The default is 750.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    layoutStateStorage?.compressionResistance[axis] ?? .defaultHigh
  }

  /// Sets how strongly the view resists being smaller than its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setPriority(\.compressionResistance, priority, for: axis)
  }

  /// Whether ``updateConstraints()`` is due.
  open func needsUpdateConstraints() -> Bool { isConstraintUpdateDue }

  /// Calls ``updateConstraints()`` where it is due in this view and those in it.
  open func updateConstraintsIfNeeded() {
    updateConstraintsInTree()
  }

  /// ``layoutMargins`` by the direction of text.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(layoutMargins, effectiveUserInterfaceLayoutDirection) }
    set { layoutMargins = newValue.resolved(effectiveUserInterfaceLayoutDirection) }
  }

  /// Whether the safe area is added to the margins. The default is true.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { layoutStateStorage?.addsSafeAreaToMargins ?? true }
    set {
      guard newValue != insetsLayoutMarginsFromSafeArea else { return }
      layoutState.addsSafeAreaToMargins = newValue
      constraintsDidChange()
    }
  }

  /// Whether the superview's margins count here, too, where they reach into the view. The default
  /// is false.
  open var preservesSuperviewLayoutMargins: Bool {
    get { layoutStateStorage?.preservesSuperviewMargins ?? false }
    set {
      guard newValue != preservesSuperviewLayoutMargins else { return }
      layoutState.preservesSuperviewMargins = newValue
      constraintsDidChange()
    }
  }

  /// The bounds less what bars and corners cover.
  open var safeAreaLayoutGuide: UILayoutGuide {
    guide(\.safeAreaGuide, "UIViewSafeAreaLayoutGuide") { $0.safeAreaInsets }
  }

  /// The bounds less the layout margins.
  open var layoutMarginsGuide: UILayoutGuide {
    guide(\.marginsGuide, "UIViewLayoutMarginsGuide") { $0.layoutMargins }
  }

  /// The margins less what makes lines too long to read: at most 672 points wide, in the middle.
  open var readableContentGuide: UILayoutGuide {
    guide(\.readableGuide, "UIViewReadableContentGuide") { view in
      var insets = view.layoutMargins
      let excess = view.bounds.width - insets.left - insets.right - UIView.readableWidth
      if excess > 0 {
        insets.left += excess / 2
        insets.right += excess / 2
      }
      return insets
    }
  }

  /// The baseline of the first line of text; the top edge without text.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { yAnchor(.firstBaseline) }

  /// The baseline of the last line of text; the bottom edge without text.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { yAnchor(.lastBaseline) }

  // MARK: Interactions and pictures

  /// What was added, in the order in which it came. Setting it takes the former ones away.
  open var interactions: [any UIInteraction] {
    get { associatedStorage[interactionsKey] ?? [] }
    set {
      for interaction in interactions { removeInteraction(interaction) }
      for interaction in newValue { addInteraction(interaction) }
    }
  }

  /// Lets people do something with this view, and no longer with its former one.
  open func addInteraction(_ interaction: any UIInteraction) {
    guard interaction.view !== self else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    associatedStorage[interactionsKey] = interactions + [interaction]
    interaction.didMove(to: self)
  }

  /// Takes an interaction from this view.
  open func removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    associatedStorage[interactionsKey] = interactions.filter { $0 !== interaction }
    interaction.didMove(to: nil)
  }

  /// A view that shows a picture of this one as it is now; `nil` where the bounds are empty.
  ///
  /// - Parameter afterUpdates: Not used: what is drawn is always up to date.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  /// A view that shows a picture of a part of this one as it is now, and stretches its middle when
  /// it is resized; `nil` where the part is empty.
  ///
  /// - Parameters:
  ///   - rect: The part, in this view's coordinates.
  ///   - afterUpdates: Not used: what is drawn is always up to date.
  ///   - capInsets: How wide the edges are that keep their size, in points.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    makeSnapshot(of: rect, capInsets: capInsets)
  }

  /// Draws the view and its subviews into `rect` of the present context, stretched to it.
  ///
  /// - Parameters:
  ///   - rect: Where the bounds go.
  ///   - afterUpdates: Not used: what is drawn is always up to date.
  /// - Returns: Whether something could be drawn.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    drawTree(in: rect)
  }

  // MARK: Content of the toolkit's own views

  /// Called after the view has taken the app's look for its class.
  func didTakeAppearance() {}

  /// The view as Auto Layout sees its text; `nil` where its content is none.
  var textContent: TextContent? { nil }

  /// Whether the view draws something beside its background and border.
  var hasContent: Bool { false }

  /// Draws the view's content, between its background and its subviews, in its own coordinates. The
  /// view's traits are current meanwhile. Called only where ``hasContent`` is true.
  func recordContent(into recorder: inout DisplayListRecorder) {}

  /// Called before a picture asks for ``draw(_:)``.
  func prepareToDraw() {}

  /// Whether ``recordContent(into:)`` is called, after ``draw(_:)`` was.
  var isContentWanted: Bool { true }

  /// The subview that is always as large as the view, so that what it holds can say how large the
  /// view is; `nil` without one.
  var fillingSubview: UIView? { nil }

  /// Called after the view's layout: a list solves the constraints of cells that it has made, before
  /// they are laid out. A list in one of them is so never laid out without a width.
  func solveForNewCells() {}

  /// Called by the layer for each change of its bounds, which `change` makes. An override calls
  /// `super`.
  func changeBounds(to new: CGRect, _ change: () -> Void) { change() }

  /// Whether this view places a subview also where that asks for constraints and has none: UIKit
  /// makes such for the view of a window's, a container's or a presented controller, for the cells
  /// of a list, and for what the content of a cell is in.
  func places(_ subview: UIView) -> Bool { false }

  /// Whether ``setNeedsDisplay()`` asks for the layer's contents, as it does on iOS where a class
  /// does not give them in a way of its own.
  var showsWhatLayerIsGiven: Bool { true }

  /// What fills the shapes of the view and those in it, in place of their own colors; `nil` for
  /// these.
  var vibrancy: UIVisualEffectView.Vibrancy? { nil }

  /// What shows of the class's own properties, such as a label's text. A class adds its own to
  /// those of its superclass, see ``StateProperty``.
  var stateProperties: [StateProperty] { [] }

  /// The class, frame and look, without an address.
  open override var description: String { descriptionLine() }

  // MARK: Layers' delegate

  /// Draws what a layer shows: the view's own layer by ``draw(_:)``.
  open func draw(_ layer: CALayer, in ctx: CGContext) {
    guard layer === self.layer else { return }
    let frame = layer.geometry.frame
    GraphicsContextStack.with(ctx) { draw(layer.bounds) }
    // The picture shows it where it is now: it is painted again.
    if layer.geometry.frame != frame { layer.superlayerStorage?.markDescendantNeedsLayout() }
  }

  /// Gives a layer its contents where ``CALayer/setNeedsDisplay()`` asked for it. Does nothing by
  /// itself: a picture calls ``draw(_:in:)``.
  open func display(_ layer: CALayer) {}

  /// Called on iOS before a layer is drawn. Never called here: a picture draws everything.
  open func layerWillDraw(_ layer: CALayer) {}
}
