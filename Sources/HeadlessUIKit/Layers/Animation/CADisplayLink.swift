// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Seconds by the clock of the screen. It stands still, as pictures do: always the same value, a
/// day.
public func CACurrentMediaTime() -> CFTimeInterval { 86_400 }

/// Calls a method for each frame of the screen on iOS. Pictures stand still: the method is not
/// called here.
open class CADisplayLink: NSObject {
  private let target: Any
  private let action: Selector

  /// Makes a link that calls nothing.
  public override convenience init() { self.init(target: NSNull(), selector: Selector("")) }

  /// Makes a link, which keeps `target` alive until ``invalidate()``'s caller lets the link go.
  public init(target: Any, selector: Selector) {
    self.target = target
    action = selector
    super.init()
  }

  /// Whether calls are left out. The default is false.
  open var isPaused: Bool = false
  /// How many calls a second are wished for; 0, the default, for as many as the screen has frames.
  open var preferredFramesPerSecond: Int = 0
  /// An older way to wish for fewer calls: one in so many frames. The default is 1.
  open var frameInterval: Int = 1
  /// How many calls a second are wished for, as a range.
  open var preferredFrameRateRange: CAFrameRateRange = .default
  /// When the last frame was shown.
  open var timestamp: CFTimeInterval { CACurrentMediaTime() }
  /// When the next frame is shown.
  open var targetTimestamp: CFTimeInterval { timestamp + duration }
  /// From one frame to the next, in seconds.
  open var duration: CFTimeInterval { 1 / 60 }

  /// Starts the calls on iOS.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Ends the calls of one mode on iOS.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Ends the calls on iOS.
  open func invalidate() {}
}

extension UIScreen {
  /// Makes a link that calls a method for each frame of the screen on iOS.
  public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }
}

/// How many frames a second are wished for.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The least.
  public var minimum: Float
  /// The most.
  public var maximum: Float
  /// What is best; `nil` or 0 for no wish.
  public var preferred: Float?

  /// Makes a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// No wish.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}
