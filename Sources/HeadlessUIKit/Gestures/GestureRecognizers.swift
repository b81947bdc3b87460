// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

// The recognizers differ in a few properties only, and stand together.

import Foundation

/// Recognizes taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps in a row. The default is 1.
  open var numberOfTapsRequired: Int = 1
  /// How many fingers. The default is 1.
  open var numberOfTouchesRequired: Int = 1
}

/// Recognizes a finger that stays.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long it stays, in seconds. The default is 0.5.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How many taps come before. The default is 0.
  open var numberOfTapsRequired: Int = 0
  /// How many fingers. The default is 1.
  open var numberOfTouchesRequired: Int = 1
  /// How far it may move, in points. The default is 10.
  open var allowableMovement: CGFloat = 10
}

/// Recognizes fingers that move.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The least number of fingers. The default is 1.
  open var minimumNumberOfTouches: Int = 1
  /// The greatest number of fingers. The default is no limit.
  open var maximumNumberOfTouches: Int = .max

  private var moved = CGPoint.zero
  private var speed = CGPoint.zero

  /// How far the fingers have moved since the beginning, in points.
  open func translation(in view: UIView?) -> CGPoint { moved }

  /// Lets ``translation(in:)`` count from another place; in a test, moves the finger.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    moved = translation
    speed = .zero
  }

  /// How fast the fingers move, in points per second.
  open func velocity(in view: UIView?) -> CGPoint { speed }

  /// Says, in a test, how fast the finger moves.
  public final func setVelocity(_ velocity: CGPoint) { speed = velocity }

  open override func reset() {
    super.reset()
    (moved, speed) = (.zero, .zero)
  }
}

/// Recognizes fingers that move in from an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges. The default is none.
  open var edges: UIRectEdge = []
}

/// Recognizes a quick move to one side.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a swipe.
  public struct Direction: OptionSet, Sendable {
    /// One bit a direction.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Up.
    public static let up = Direction(rawValue: 1 << 2)
    /// Down.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The direction. The default is to the right.
  open var direction: Direction = .right
  /// How many fingers. The default is 1.
  open var numberOfTouchesRequired: Int = 1
}

/// Recognizes two fingers that move apart or together.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance of the fingers in terms of the first one. The default is 1.
  open var scale: CGFloat = 1
  /// How fast the fingers move apart, in ``scale`` per second. The default is 0.
  open private(set) var velocity: CGFloat = 0

  /// Says, in a test, how fast the fingers move apart.
  public final func setVelocity(_ velocity: CGFloat) { self.velocity = velocity }

  open override func reset() {
    super.reset()
    (scale, velocity) = (1, 0)
  }
}

/// Recognizes two fingers that turn.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle since the beginning, in radians. The default is 0.
  open var rotation: CGFloat = 0
  /// How fast the fingers turn, in radians per second. The default is 0.
  open private(set) var velocity: CGFloat = 0

  /// Says, in a test, how fast the fingers turn.
  public final func setVelocity(_ velocity: CGFloat) { self.velocity = velocity }

  open override func reset() {
    super.reset()
    (rotation, velocity) = (0, 0)
  }
}
