// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

// What only fingers would bring out, and no still picture shows.

/// What of a scroll view only fingers bring out.
private struct ScrollingManner {
  var scrollsToTop = true
  var isDirectionalLockEnabled = false
  var delaysContentTouches = true
  var canCancelContentTouches = true
  var indicatorStyle = UIScrollView.IndicatorStyle.default
  var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none
  var decelerationRate = UIScrollView.DecelerationRate.normal
  var verticalIndicatorInsets = UIEdgeInsets.zero
  var horizontalIndicatorInsets = UIEdgeInsets.zero
  var pan: UIPanGestureRecognizer?
}

private let mannerKey = AssociatedStorage.Key<ScrollingManner>()

extension UIScrollView {
  /// The color of the bars that show while scrolling.
  public enum IndicatorStyle: Int, Sendable {
    /// As fits the background.
    case `default` = 0
    /// Dark.
    case black = 1
    /// Light.
    case white = 2
  }

  /// When scrolling puts the keyboard away.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Never.
    case none = 0
    /// When it begins.
    case onDrag = 1
    /// Along with the finger.
    case interactive = 2
  }

  /// How fast scrolling comes to rest.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The share of the speed that is left after a millisecond.
    public let rawValue: CGFloat

    /// Makes a rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Slowly.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Soon.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  private var manner: ScrollingManner {
    get { associatedStorage[mannerKey] ?? ScrollingManner() }
    set { associatedStorage[mannerKey] = newValue }
  }

  /// Whether a tap on the status bar scrolls to the top. The default is true.
  public var scrollsToTop: Bool {
    get { manner.scrollsToTop }
    set { manner.scrollsToTop = newValue }
  }

  /// Whether a finger scrolls along one axis only. The default is false.
  public var isDirectionalLockEnabled: Bool {
    get { manner.isDirectionalLockEnabled }
    set { manner.isDirectionalLockEnabled = newValue }
  }

  /// Whether touches wait until it is clear that they do not scroll. The default is true.
  public var delaysContentTouches: Bool {
    get { manner.delaysContentTouches }
    set { manner.delaysContentTouches = newValue }
  }

  /// Whether scrolling takes touches away from the content. The default is true.
  public var canCancelContentTouches: Bool {
    get { manner.canCancelContentTouches }
    set { manner.canCancelContentTouches = newValue }
  }

  /// The color of the bars that show while scrolling. The default is `default`.
  public var indicatorStyle: IndicatorStyle {
    get { manner.indicatorStyle }
    set { manner.indicatorStyle = newValue }
  }

  /// When scrolling puts the keyboard away. The default is never.
  public var keyboardDismissMode: KeyboardDismissMode {
    get { manner.keyboardDismissMode }
    set { manner.keyboardDismissMode = newValue }
  }

  /// How fast scrolling comes to rest. The default is `normal`.
  public var decelerationRate: DecelerationRate {
    get { manner.decelerationRate }
    set { manner.decelerationRate = newValue }
  }

  /// From the edges to the bar at the side, in points. The default is none.
  public var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { manner.verticalIndicatorInsets }
    set { manner.verticalIndicatorInsets = newValue }
  }

  /// From the edges to the bar at the bottom, in points. The default is none.
  public var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { manner.horizontalIndicatorInsets }
    set { manner.horizontalIndicatorInsets = newValue }
  }

  /// Both insets of the bars.
  public var scrollIndicatorInsets: UIEdgeInsets {
    get { manner.verticalIndicatorInsets }
    set {
      manner.verticalIndicatorInsets = newValue
      manner.horizontalIndicatorInsets = newValue
    }
  }

  /// Shows the bars for a moment, which no still picture shows.
  public func flashScrollIndicators() {}

  /// Whether a finger is on the content: false.
  public var isTracking: Bool { false }
  /// Whether a finger scrolls: false.
  public var isDragging: Bool { false }
  /// Whether scrolling comes to rest: false.
  public var isDecelerating: Bool { false }

  /// What recognizes the finger that scrolls. It does not scroll here; set ``contentOffset``.
  public var panGestureRecognizer: UIPanGestureRecognizer {
    if let pan = manner.pan { return pan }
    let pan = UIPanGestureRecognizer()
    manner.pan = pan
    addGestureRecognizer(pan)
    return pan
  }
}
