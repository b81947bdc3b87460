// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

// On iOS each class of Foundation has NSObject's `init()`, and apps make such objects to have one
// until there is another: `var timer = Timer()`. Linux has none for the classes below. A second
// `init()` of `NSObject` cannot be declared, as MadeFromItsClass says, so that these take nothing.

extension Timer {
  /// A timer that calls nothing, and is in no run loop.
  ///
  /// ```swift
  /// var timer = Timer()
  /// timer.invalidate()
  /// timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
  /// ```
  public convenience init(_ nothing: Never...) {
    self.init(fire: .distantFuture, interval: 0, repeats: false) { _ in }
    invalidate()
  }
}

extension NSAttributedString {
  /// A text without characters.
  public convenience init(_ nothing: Never...) { self.init(string: "") }
}

extension NSError {
  /// An error of no domain, with the code 0.
  public convenience init(_ nothing: Never...) { self.init(domain: "", code: 0) }
}

extension Progress {
  /// A progress of which nothing is known yet.
  public convenience init(_ nothing: Never...) { self.init(parent: nil) }
}

extension NSPredicate {
  /// A predicate that is true of everything.
  public convenience init(_ nothing: Never...) { self.init(value: true) }
}

/// A call of an object's method as Objective-C holds it. In Swift there is none but an empty one,
/// which some apps give to a timer that is to do nothing.
public final class NSInvocation: NSObject {}

extension Timer {
  /// Makes a timer that does nothing, as Swift can make no other call, and adds it to the current
  /// run loop.
  ///
  /// - Parameters:
  ///   - interval: The seconds until it fires; what is not above 0 is a tenth of a millisecond, as
  ///     on iOS.
  ///   - invocation: The empty call.
  ///   - repeats: Whether the timer goes on after the first time.
  @discardableResult
  public class func scheduledTimer(
    timeInterval interval: TimeInterval, invocation: NSInvocation, repeats: Bool
  ) -> Timer {
    scheduledTimer(withTimeInterval: interval > 0 ? interval : 0.0001, repeats: repeats) { _ in }
  }
}
