// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Hears of a pointer over its view. There is none here: a test moves it.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// How far a pencil is from the screen, 0 for on it.
  open var zOffset: CGFloat { 0 }
}

/// What a scroll gesture comes from.
public struct UIScrollTypeMask: OptionSet, Sendable {
  /// UIKit's bits.
  public let rawValue: Int
  /// Makes a mask of UIKit's bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A wheel.
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  /// Fingers on a pad.
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  /// Both.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
