// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

// Timers that call methods. A run loop runs them; a test that does not run one calls `fire()`.

extension Timer {
  /// Makes a timer that calls a method of `target`, which it keeps alive until it is invalidated.
  /// It is still to be added to a run loop.
  ///
  /// - Parameters:
  ///   - interval: The seconds until the call, and between calls.
  ///   - target: The object whose method is called.
  ///   - selector: Its method, without arguments or with the timer.
  ///   - userInfo: `nil`: Foundation for Linux has no way to keep it. Anything else is warned of.
  ///   - repeats: Whether the timer goes on after the first call.
  public convenience init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    let call = TimerCall(target, selector, userInfo: userInfo)
    self.init(timeInterval: interval, repeats: repeats) { call.run($0) }
  }

  /// The same with a date for the first call.
  public convenience init(
    fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    let call = TimerCall(target, selector, userInfo: userInfo)
    self.init(fire: date, interval: interval, repeats: repeats) { call.run($0) }
  }

  /// Makes a timer that calls a method of `target`, which it keeps alive until it is invalidated,
  /// and adds it to the current run loop.
  @discardableResult
  public class func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    let call = TimerCall(target, selector, userInfo: userInfo)
    return scheduledTimer(withTimeInterval: interval, repeats: repeats) { call.run($0) }
  }
}

/// What a timer calls, in the environment in which it was made.
///
/// Views belong to the thread that works with them; making a timer is the caller's promise that it
/// runs there.
private struct TimerCall: @unchecked Sendable {
  let target: AnyObject
  let selector: Selector
  let environment: RenderingEnvironment

  init(_ target: Any, _ selector: Selector, userInfo: Any?) {
    self.target = ClassTarget.object(target)
    self.selector = selector
    environment = .current
    guard userInfo != nil else { return }
    RenderingEnvironment.report(
      "a Timer cannot keep its userInfo here; keep it in \(type(of: target)), whose method "
        + "\(selector) is called", kind: .notDrawn)
  }

  func run(_ timer: Timer) {
    RenderingEnvironment.$current.withValue(environment) {
      selector.perform(on: target, from: timer, place: nil, event: nil)
    }
  }
}
