// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A finger on the screen. A headless run has none; tests make them.
///
/// ```swift
/// let touch = UITouch(at: CGPoint(x: 8, y: 8), in: view, phase: .began)
/// ```
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// How far a touch is.
  public enum Phase: Int, Sendable {
    /// The finger came down.
    case began = 0
    /// It moved.
    case moved = 1
    /// It stays.
    case stationary = 2
    /// It was lifted.
    case ended = 3
    /// The system took it away.
    case cancelled = 4
    /// A pointer came over the window: never here.
    case regionEntered = 5
    /// A pointer moved over the window: never here.
    case regionMoved = 6
    /// A pointer left the window: never here.
    case regionExited = 7
  }

  /// What touches.
  public enum TouchType: Int, Sendable {
    /// A finger.
    case direct = 0
    /// A finger elsewhere than on the screen.
    case indirect = 1
    /// A pencil.
    case pencil = 2
    /// A pointer.
    case indirectPointer = 3
  }

  /// The view in which it began.
  open private(set) weak var view: UIView?
  /// How far it is.
  open private(set) var phase: Phase
  /// How often the finger tapped at the place. The default is 1.
  open private(set) var tapCount: Int
  /// In the coordinates of the view's window.
  private var point: CGPoint
  private var pointBefore: CGPoint

  /// Makes a touch that began in no view, at the window's origin, as suites hand them to
  /// `touchesBegan(_:with:)` and replace what they ask.
  public override init() {
    (phase, tapCount, point, pointBefore) = (.began, 0, .zero, .zero)
    super.init()
  }

  /// Makes, in a test, a touch. UIKit has no such call: fingers do it there.
  ///
  /// - Parameters:
  ///   - location: Where it is, in the coordinates of `view`.
  ///   - view: The view in which it began.
  ///   - phase: How far it is. The default is that the finger came down.
  ///   - tapCount: How often the finger tapped. The default is 1.
  public init(at location: CGPoint, in view: UIView, phase: Phase = .began, tapCount: Int = 1) {
    self.view = view
    self.phase = phase
    self.tapCount = tapCount
    point = view.convert(location, to: nil)
    pointBefore = point
    super.init()
  }

  /// Moves, in a test, the finger to a place in the coordinates of ``view``.
  public final func move(to location: CGPoint, phase: Phase = .moved) {
    pointBefore = point
    point = view?.convert(location, to: nil) ?? location
    self.phase = phase
  }

  /// The window in which it began.
  open var window: UIWindow? { view?.window }
  /// What touches: a finger.
  open var type: TouchType { .direct }
  /// When it was, in seconds. A picture stands still: 0.
  open var timestamp: TimeInterval { 0 }
  /// How strong it is; 0, as on a screen that does not measure it.
  open var force: CGFloat { 0 }
  /// The greatest strength; 0, as on a screen that does not measure it.
  open var maximumPossibleForce: CGFloat { 0 }
  /// What recognizes gestures on the view in which it began.
  open var gestureRecognizers: [UIGestureRecognizer]? { view?.gestureRecognizers }

  /// Where it is, in a view's coordinates; `nil` stands for the window's.
  open func location(in view: UIView?) -> CGPoint { converted(point, to: view) }

  /// Where it was before it moved, in a view's coordinates; `nil` stands for the window's.
  open func previousLocation(in view: UIView?) -> CGPoint { converted(pointBefore, to: view) }

  private func converted(_ point: CGPoint, to target: UIView?) -> CGPoint {
    target?.convert(point, from: nil) ?? point
  }

  /// Where it is, as precisely as a pencil tells: ``location(in:)``.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  /// Where it was before it moved, as precisely as a pencil tells: ``previousLocation(in:)``.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
  /// How wide it is, in points; 0, as nothing touches the screen.
  open var majorRadius: CGFloat { 0 }
  /// How exact ``majorRadius`` is: 0.
  open var majorRadiusTolerance: CGFloat { 0 }
  /// How a pencil leans against the screen, in radians: upright.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// To which side a pencil leans, in radians: 0.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// To which side a pencil leans: to the right.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
  /// How far a pencil is turned, in radians: 0.
  open var rollAngle: CGFloat { 0 }
  /// What tells later and better values from this touch's: `nil`, as none come.
  open var estimationUpdateIndex: NSNumber? { nil }
  /// Which values are guesses: none.
  open var estimatedProperties: Properties { [] }
  /// Which values will be told later and better: none.
  open var estimatedPropertiesExpectingUpdates: Properties { [] }

  /// Values of a touch.
  public struct Properties: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: Int
    /// Makes a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// How strong it is.
    public static let force = Properties(rawValue: 1 << 0)
    /// To which side a pencil leans.
    public static let azimuth = Properties(rawValue: 1 << 1)
    /// How a pencil leans against the screen.
    public static let altitude = Properties(rawValue: 1 << 2)
    /// Where it is.
    public static let location = Properties(rawValue: 1 << 3)
    /// How far a pencil is turned.
    public static let roll = Properties(rawValue: 1 << 4)
  }
}
