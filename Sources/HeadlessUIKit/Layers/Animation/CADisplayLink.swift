// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Seconds by the clock of the screen. It stands still, as pictures do: always the same value, a
/// day; while a display link makes its calls, it goes on by a frame from each to the next.
public func CACurrentMediaTime() -> CFTimeInterval { CADisplayLink.clock }

/// Calls a method for each frame of the screen.
///
/// A run loop makes the calls, as on iOS: a test that runs none sees none. What moves by them is
/// over at once, as all animations are: where the run loop comes to a link, it calls the method
/// again and again, with a clock that goes on by a frame each time, until the link is paused or
/// invalidated. One that never is, such as that of a moving picture, is called for ten seconds of
/// that clock.
open class CADisplayLink: NSObject {
  @TaskLocal fileprivate static var clock: CFTimeInterval = 86_400
  private static let frame: CFTimeInterval = 1 / 60
  /// How long what never ends goes on, by the clock.
  private static let longest: CFTimeInterval = 10

  private let target: Any
  private let action: Selector
  private var place: (loop: RunLoop, mode: RunLoop.Mode)?
  private var timer: Timer?
  /// The clock of the last call.
  private var time: CFTimeInterval?
  private var isCalling = false

  /// Makes a link that calls nothing.
  public override convenience init() { self.init(target: NSNull(), selector: Selector("")) }

  /// Makes a link, which keeps `target` alive until ``invalidate()``'s caller lets the link go.
  public init(target: Any, selector: Selector) {
    self.target = target
    action = selector
    super.init()
  }

  /// Whether calls are left out. The default is false.
  open var isPaused: Bool = false {
    didSet { if isPaused != oldValue { schedule() } }
  }
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
  open var duration: CFTimeInterval { CADisplayLink.frame }

  /// Starts the calls where the run loop is that of the present thread; another thread's, on which
  /// the test's views are not, makes none.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard runloop === RunLoop.current else { return }
    place = (runloop, mode)
    schedule()
  }

  /// Ends the calls.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }

  /// Ends the calls.
  open func invalidate() {
    place = nil
    schedule()
  }

  private func schedule() {
    guard !isCalling else { return }
    timer?.invalidate()
    timer = nil
    guard let place, !isPaused, !(target is NSNull) else { return }
    let job = Job(link: self, environment: .current, start: time ?? CACurrentMediaTime())
    let timer = Timer(timeInterval: 0, repeats: false) { _ in job.run() }
    place.loop.add(timer, forMode: place.mode)
    self.timer = timer
  }

  private func call(from start: CFTimeInterval) {
    let steps = max(1, preferredFramesPerSecond > 0 ? 60 / preferredFramesPerSecond : frameInterval)
    let step = CADisplayLink.frame * Double(steps)
    let target = target as AnyObject
    // A property may have the method's name: FloatingPanel's `update`. The class tells the method.
    let method = action.sameMethod(of: target) ?? action
    var now = start
    isCalling = true
    defer { isCalling = false }
    while place != nil, !isPaused, now < start + CADisplayLink.longest {
      now += step
      time = now
      CADisplayLink.$clock.withValue(now) {
        method.perform(on: target, from: self, place: nil, event: nil)
      }
    }
  }

  /// The run loop is the thread's own, so that a call stays on it.
  private struct Job: @unchecked Sendable {
    let link: CADisplayLink
    let environment: RenderingEnvironment
    let start: CFTimeInterval

    func run() {
      link.timer = nil
      RenderingEnvironment.$current.withValue(environment) { link.call(from: start) }
    }
  }
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
