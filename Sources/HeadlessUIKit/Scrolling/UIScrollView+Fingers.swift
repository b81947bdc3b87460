// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

// What only fingers would bring out, and no still picture shows.

/// What of a scroll view only fingers bring out.
struct ScrollingOptions {
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
  var pinch: UIPinchGestureRecognizer?
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
    /// When it begins, together with what lies over the keyboard.
    case onDragWithAccessory = 3
    /// Along with the finger, together with what lies over the keyboard.
    case interactiveWithAccessory = 4
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

  var fingerOptions: ScrollingOptions {
    get { associatedStorage[optionsKey] ?? ScrollingOptions() }
    set { associatedStorage[optionsKey] = newValue }
  }
}
