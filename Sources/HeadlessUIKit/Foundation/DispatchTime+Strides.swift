// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Dispatch

// What Apple's Dispatch has and Linux's has not: times that are Strideable in all but name.

extension DispatchTime {
  /// How long it is from this time to another one; negative for an earlier one.
  public func distance(to other: DispatchTime) -> DispatchTimeInterval {
    let (own, others) = (uptimeNanoseconds, other.uptimeNanoseconds)
    return others >= own
      ? .nanoseconds(Int(clamping: others - own)) : .nanoseconds(-Int(clamping: own - others))
  }

  /// The time that is so much later.
  ///
  /// ```swift
  /// let soon = DispatchTime.now().advanced(by: .seconds(2))
  /// ```
  public func advanced(by n: DispatchTimeInterval) -> DispatchTime { self + n }
}

extension DispatchWallTime {
  /// The time that is so much later.
  public func advanced(by n: DispatchTimeInterval) -> DispatchWallTime { self + n }
}
