// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

// What only fingers would bring out, and no still picture shows.

/// What of a scroll view only fingers bring out.
private struct ScrollingOptions {
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

private let optionsKey = AssociatedStorage.Key<ScrollingOptions>()

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

  private var options: ScrollingOptions {
    get { associatedStorage[optionsKey] ?? ScrollingOptions() }
    set { associatedStorage[optionsKey] = newValue }
  }

  /// Whether a tap on the status bar scrolls to the top. The default is true.
  public var scrollsToTop: Bool {
    get { options.scrollsToTop }
    set { options.scrollsToTop = newValue }
  }

  /// Whether a finger scrolls along one axis only. The default is false.
  public var isDirectionalLockEnabled: Bool {
    get { options.isDirectionalLockEnabled }
    set { options.isDirectionalLockEnabled = newValue }
  }

  /// Whether touches wait until it is clear that they do not scroll. The default is true.
  public var delaysContentTouches: Bool {
    get { options.delaysContentTouches }
    set { options.delaysContentTouches = newValue }
  }

  /// Whether scrolling takes touches away from the content. The default is true.
  public var canCancelContentTouches: Bool {
    get { options.canCancelContentTouches }
    set { options.canCancelContentTouches = newValue }
  }

  /// The color of the bars that show while scrolling. The default is `default`.
  public var indicatorStyle: IndicatorStyle {
    get { options.indicatorStyle }
    set { options.indicatorStyle = newValue }
  }

  /// When scrolling puts the keyboard away. The default is never.
  public var keyboardDismissMode: KeyboardDismissMode {
    get { options.keyboardDismissMode }
    set { options.keyboardDismissMode = newValue }
  }

  /// How fast scrolling comes to rest. The default is `normal`.
  public var decelerationRate: DecelerationRate {
    get { options.decelerationRate }
    set { options.decelerationRate = newValue }
  }

  /// From the edges to the bar at the side, in points. The default is none.
  public var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { options.verticalIndicatorInsets }
    set { options.verticalIndicatorInsets = newValue }
  }

  /// From the edges to the bar at the bottom, in points. The default is none.
  public var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { options.horizontalIndicatorInsets }
    set { options.horizontalIndicatorInsets = newValue }
  }

  /// Both insets of the bars.
  public var scrollIndicatorInsets: UIEdgeInsets {
    get { options.verticalIndicatorInsets }
    set {
      options.verticalIndicatorInsets = newValue
      options.horizontalIndicatorInsets = newValue
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
    if let pan = options.pan { return pan }
    let pan = UIPanGestureRecognizer()
    options.pan = pan
    addGestureRecognizer(pan)
    return pan
  }
}
