// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

// Calls of methods after a while. A run loop makes them; a test that runs none sees none.

extension NSObject {
  /// Calls a method of the object in the current run loop. The object is kept alive until then.
  ///
  /// - Parameters:
  ///   - selector: A method without arguments or with `argument`.
  ///   - argument: What the method gets.
  ///   - delay: The seconds until the call; 0 is as soon as the run loop can.
  public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
    DelayedCalls.ofThread.add(
      DelayedCall(target: self, selector: selector, argument: argument), delay)
  }

  /// Calls a method of the class itself in the current run loop, as
  /// ``perform(_:with:afterDelay:)`` does one of an object.
  public class func perform(
    _ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval
  ) {
    DelayedCalls.ofThread.add(
      DelayedCall(
        target: ClassTarget.standing(for: self), selector: selector, argument: argument), delay)
  }

  /// Drops the calls that ``perform(_:with:afterDelay:)`` put into the current run loop with an
  /// equal argument.
  public class func cancelPreviousPerformRequests(
    withTarget target: Any, selector: Selector, object argument: Any?
  ) {
    let target = ClassTarget.object(target)
    DelayedCalls.ofThread.cancel {
      $0.target === target && $0.selector == selector && $0.takes(argument)
    }
  }

  /// Drops all calls to an object that ``perform(_:with:afterDelay:)`` put into the current run
  /// loop.
  public class func cancelPreviousPerformRequests(withTarget target: Any) {
    let target = ClassTarget.object(target)
    DelayedCalls.ofThread.cancel { $0.target === target }
  }
}

private struct DelayedCall {
  let target: AnyObject
  let selector: Selector
  let argument: Any?

  func takes(_ other: Any?) -> Bool {
    guard let argument, let other else { return argument == nil && other == nil }
    if let argument = argument as? NSObject { return argument.isEqual(other) }
    if let argument = argument as? AnyHashable { return argument == other as? AnyHashable }
    return argument as AnyObject === other as AnyObject
  }
}

/// The calls that wait in the run loop of one thread.
private final class DelayedCalls {
  private var waiting: [(call: DelayedCall, timer: Timer)] = []

  static var ofThread: DelayedCalls {
    let key = "HeadlessUIKit.DelayedCalls"
    let values = Thread.current.threadDictionary
    if let calls = values[key] as? DelayedCalls { return calls }
    let calls = DelayedCalls()
    values[key] = calls
    return calls
  }

  func add(_ call: DelayedCall, _ delay: TimeInterval) {
    let job = Job(calls: self, call: call, environment: .current)
    let timer = Timer(timeInterval: max(delay, 0), repeats: false) { job.run($0) }
    waiting.append((call, timer))
    RunLoop.current.add(timer, forMode: .default)
  }

  func cancel(where matches: (DelayedCall) -> Bool) {
    for (call, timer) in waiting where matches(call) { timer.invalidate() }
    waiting.removeAll { !$0.timer.isValid }
  }

  /// The run loop is the thread's own, so that a call stays on it.
  private struct Job: @unchecked Sendable {
    unowned let calls: DelayedCalls
    let call: DelayedCall
    let environment: RenderingEnvironment

    func run(_ timer: Timer) {
      calls.waiting.removeAll { $0.timer === timer }
      RenderingEnvironment.$current.withValue(environment) {
        let argument = call.argument.map { $0 as AnyObject } ?? NSNull()
        _ = call.selector.result(on: call.target, from: argument)
      }
    }
  }
}
