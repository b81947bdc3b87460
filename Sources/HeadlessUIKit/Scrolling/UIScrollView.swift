// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// A view onto content that may be larger than itself.
///
/// Its `bounds.origin` is the content's point that shows at its top left corner. Constraints
/// between its edges and views in it mean the edges of the content, and give ``contentSize``.
///
/// ```swift
/// let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// scrollView.contentSize = CGSize(width: 320, height: 2000)
/// scrollView.contentOffset.y = 500
/// ```
open class UIScrollView: UIView, UIScrollViewDelegation {
  /// Whether the safe area is added to ``contentInset``.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Where the content can be scrolled.
    case automatic = 0
    /// Where the content can be scrolled.
    case scrollableAxes = 1
    /// Never.
    case never = 2
    /// On all edges.
    case always = 3
  }

  /// Whether the view is the content below a navigation controller's bar, which counts in any case.
  final var isBelowBars = false
  /// Where the content was put below the safe area; `nil` before that.
  final var placedTop: CGFloat?
  /// ``adjustedContentInset`` as content that was not scrolled has it around it.
  final var knownInsets = UIEdgeInsets.zero

  /// Makes a view without content, which cuts what lies outside of its bounds.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Reads the view from a `.xib` file; from an archive it is as a new one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decode { decodeScroll($0, $1) }
  }

  /// Hears of scrolling; ``UIScrollViewDelegation/delegate`` is the name for it.
  public final weak var scrollViewDelegate: (any UIScrollViewDelegate)?

  // MARK: Content

  /// The control above the content that people pull down; `nil`, the default, for none.
  open var refreshControl: UIRefreshControl? {
    didSet { replaceRefreshControl(oldValue, by: refreshControl) }
  }

  /// The size of what can be scrolled, in points. The default is zero.
  open var contentSize: CGSize = .zero {
    didSet {
      guard contentSize != oldValue else { return }
      contentSizeDidChange()
      observations?.check()
    }
  }

  /// The content's point at the top left corner, in points. It is not kept within the content.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      barsNeedLayout()
      bounds.origin = newValue
      scrollViewDelegate?.scrollViewDidScroll(self)
    }
  }

  /// Sets ``contentOffset`` at once. The delegate hears on the main queue that an animation ended.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    scroll(animated: animated) { self.contentOffset = contentOffset }
  }

  /// Scrolls at once. Where it is animated on iOS, and moves something, the delegate is told that
  /// the animation ended after the present call has returned to the main queue.
  func scroll(animated: Bool, _ move: () -> Void) {
    let old = contentOffset
    move()
    guard animated, contentOffset != old else { return }
    MainQueue.async { [weak self] in
      guard let self else { return }
      scrollViewDelegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  /// Scrolls as little as shows `rect` of the content, within the content, at once.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let target = rect.intersection(CGRect(origin: .zero, size: contentSize))
    guard !target.isNull else { return }
    let insets = adjustedContentInset
    func moved(_ offset: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      if low < offset { return low }
      return high > offset + length ? min(low, high - length) : offset
    }
    let offset = CGPoint(
      x: moved(
        contentOffset.x + insets.left, bounds.width - insets.left - insets.right, target.minX,
        target.maxX) - insets.left,
      y: moved(
        contentOffset.y + insets.top, bounds.height - insets.top - insets.bottom, target.minY,
        target.maxY) - insets.top)
    scroll(animated: animated) { contentOffset = offset }
  }

  // MARK: Insets

  /// Room around the content, in points. The default is none.
  open var contentInset: UIEdgeInsets = .zero {
    didSet {
      guard contentInset != oldValue else { return }
      setNeedsLayout()
      startContentWithinInsets()
    }
  }

  /// Whether the safe area is added to ``contentInset``. The default is `automatic`.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { setNeedsLayout() } }
  }

  /// ``contentInset`` with the part of the safe area that ``contentInsetAdjustmentBehavior`` adds.
  open var adjustedContentInset: UIEdgeInsets {
    var insets = contentInset
    let safeArea = safeAreaInsets
    let isAlways = contentInsetAdjustmentBehavior == .always
    guard contentInsetAdjustmentBehavior != .never else { return insets }
    if countsSafeAreaVertically {
      insets.top += safeArea.top
      insets.bottom += safeArea.bottom
    }
    if isAlways || alwaysBounceHorizontal || contentSize.width > bounds.width {
      insets.left += safeArea.left
      insets.right += safeArea.right
    }
    return insets
  }

  /// Whether ``contentInsetAdjustmentBehavior`` adds the safe area above and below: of its own will
  /// only where fingers could scroll, as in pictures of TikDog, whose lists cannot scroll while
  /// they load.
  package final var countsSafeAreaVertically: Bool {
    switch contentInsetAdjustmentBehavior {
    case .never: false
    case .always: true
    default:
      isBelowBars
        || isScrollEnabled && (alwaysBounceVertical || contentSize.height > bounds.height)
    }
  }

  /// Places the content that nobody has scrolled within the insets.
  open override func layoutSubviews() {
    super.layoutSubviews()
    startContentWithinInsets()
  }

  /// Content that has not been scrolled starts within the insets, also when these change. An offset
  /// that is set after the insets stays.
  private func startContentWithinInsets() {
    let (old, new) = (knownInsets, adjustedContentInset)
    guard old != new else { return }
    knownInsets = new
    var offset = contentOffset
    if offset.x == -old.left { offset.x = -new.left }
    if offset.y == -old.top {
      offset.y = -new.top
      if placedTop != nil { placedTop = new.top }
    }
    contentOffset = offset
  }

  /// The rectangle of the content, for constraints.
  open var contentLayoutGuide: UILayoutGuide { makeContentGuide() }

  /// The rectangle that shows, for constraints.
  open var frameLayoutGuide: UILayoutGuide { makeFrameGuide() }

  // MARK: Behavior under fingers, which no still picture shows

  /// Whether fingers scroll. The default is true.
  open var isScrollEnabled: Bool = true
  /// Whether scrolling stops at multiples of the bounds. The default is false.
  open var isPagingEnabled: Bool = false
  /// Whether scrolling goes past the edges and back. The default is true.
  open var bounces: Bool = true
  /// Whether it does so downwards when all content shows. The default is false.
  open var alwaysBounceVertical: Bool = false
  /// Whether it does so sideways when all content shows. The default is false.
  open var alwaysBounceHorizontal: Bool = false
  /// Whether a bar at the side shows while scrolling. The default is true.
  open var showsVerticalScrollIndicator: Bool = true
  /// Whether a bar at the bottom shows while scrolling. The default is true.
  open var showsHorizontalScrollIndicator: Bool = true

  // MARK: Fingers

  /// Whether a tap on the status bar scrolls to the top. The default is true.
  open var scrollsToTop: Bool {
    get { fingerOptions.scrollsToTop }
    set { fingerOptions.scrollsToTop = newValue }
  }

  /// Whether a finger scrolls along one axis only. The default is false.
  open var isDirectionalLockEnabled: Bool {
    get { fingerOptions.isDirectionalLockEnabled }
    set { fingerOptions.isDirectionalLockEnabled = newValue }
  }

  /// Whether touches wait until it is clear that they do not scroll. The default is true.
  open var delaysContentTouches: Bool {
    get { fingerOptions.delaysContentTouches }
    set { fingerOptions.delaysContentTouches = newValue }
  }

  /// Whether scrolling takes touches away from the content. The default is true.
  open var canCancelContentTouches: Bool {
    get { fingerOptions.canCancelContentTouches }
    set { fingerOptions.canCancelContentTouches = newValue }
  }

  /// The color of the bars that show while scrolling. The default is `default`.
  open var indicatorStyle: IndicatorStyle {
    get { fingerOptions.indicatorStyle }
    set { fingerOptions.indicatorStyle = newValue }
  }

  /// When scrolling puts the keyboard away. The default is never.
  open var keyboardDismissMode: KeyboardDismissMode {
    get { fingerOptions.keyboardDismissMode }
    set { fingerOptions.keyboardDismissMode = newValue }
  }

  /// How fast scrolling comes to rest. The default is `normal`.
  open var decelerationRate: DecelerationRate {
    get { fingerOptions.decelerationRate }
    set { fingerOptions.decelerationRate = newValue }
  }

  /// From the edges to the bar at the side, in points. The default is none.
  open var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { fingerOptions.verticalIndicatorInsets }
    set { fingerOptions.verticalIndicatorInsets = newValue }
  }

  /// From the edges to the bar at the bottom, in points. The default is none.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { fingerOptions.horizontalIndicatorInsets }
    set { fingerOptions.horizontalIndicatorInsets = newValue }
  }

  /// Both insets of the bars.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { fingerOptions.verticalIndicatorInsets }
    set {
      fingerOptions.verticalIndicatorInsets = newValue
      fingerOptions.horizontalIndicatorInsets = newValue
    }
  }

  /// Whether the safe area is added to the insets of the bars, which no still picture shows. The
  /// default is true.
  open var automaticallyAdjustsScrollIndicatorInsets: Bool = true

  /// Shows the bars for a moment, which no still picture shows.
  open func flashScrollIndicators() {}

  /// Whether a finger is on the content: false.
  open var isTracking: Bool { false }

  /// Whether a finger scrolls: false.
  open var isDragging: Bool { false }

  /// Whether scrolling comes to rest: false.
  open var isDecelerating: Bool { false }

  /// What recognizes the finger that scrolls. It does not scroll here; set ``contentOffset``.
  open var panGestureRecognizer: UIPanGestureRecognizer {
    if let pan = fingerOptions.pan { return pan }
    let pan = UIPanGestureRecognizer()
    fingerOptions.pan = pan
    addGestureRecognizer(pan)
    return pan
  }

  /// What recognizes the two fingers that zoom; `nil` where nothing can be zoomed. It does not zoom
  /// here; set ``zoomScale``.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    guard minimumZoomScale < maximumZoomScale else { return nil }
    if let pinch = fingerOptions.pinch { return pinch }
    let pinch = UIPinchGestureRecognizer()
    fingerOptions.pinch = pinch
    addGestureRecognizer(pinch)
    return pinch
  }

  // MARK: Zooming

  /// The smallest ``zoomScale``. The default is 1.
  open var minimumZoomScale: CGFloat {
    get { zoomState.least }
    set {
      zoomState.least = newValue
      if zoomScale < newValue { zoomScale = newValue }
    }
  }

  /// The greatest ``zoomScale``. The default is 1, which with the smallest one lets nothing be
  /// zoomed.
  open var maximumZoomScale: CGFloat {
    get { zoomState.most }
    set {
      zoomState.most = newValue
      if zoomScale > zoomState.limited(zoomScale) { zoomScale = newValue }
    }
  }

  /// Whether fingers zoom past the limits and back. The default is true.
  open var bouncesZoom: Bool {
    get { zoomState.bounces }
    set { zoomState.bounces = newValue }
  }

  /// How large the content is shown, between the limits. The default is 1. Setting it scales the
  /// view that the delegate's `viewForZooming(in:)` gives, about the middle of what shows.
  open var zoomScale: CGFloat {
    get { zoomState.scale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Sets ``zoomScale`` at once.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    changeZoom(to: scale, showing: middle)
  }

  /// Zooms and scrolls so that `rect`, in the coordinates of the zoomed view, fills the scroll view
  /// as far as the limits allow.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0, let view = zoomedView else { return }
    let scale = min(bounds.width / rect.width, bounds.height / rect.height)
    let middle = view.convert(CGPoint(x: rect.midX, y: rect.midY), to: self)
    changeZoom(to: scale, showing: middle)
  }

  /// Whether fingers zoom: false.
  open var isZooming: Bool { false }

  /// Whether zooming comes back from past the limits: false.
  open var isZoomBouncing: Bool { false }

  @StatePropertyBuilder override var stateProperties: [StateProperty] {
    super.stateProperties
    StateProperty("contentOffset", point: contentOffset, readers: .description)
    StateProperty(
      "contentSize", point: CGPoint(x: contentSize.width, y: contentSize.height),
      readers: .description)
    StateProperty("content", point: contentOffset, default: .zero)
    StateProperty("contentInset", insets: contentInset)
    StateProperty(
      "contentInsetAdjustmentBehavior", term: contentInsetAdjustmentBehavior,
      default: .automatic)
  }

  /// Whether a touch on content goes to `view` rather than scrolling. The default is true.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Whether scrolling takes a touch away from `view`. The default is true where it is no control.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
}
