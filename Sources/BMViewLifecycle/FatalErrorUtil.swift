// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// Replaces what happens at a programmer's mistake, so that a test can observe it.
///
/// These are the published names; `LifecycleTrap` is what they speak to.
///
/// ```swift
/// FatalErrorUtil.replaceFatalError { message, _, _ in
///   record(message)
///   while true { Thread.sleep(forTimeInterval: 1) }
/// }
/// defer { FatalErrorUtil.restoreFatalError() }
/// ```
public enum FatalErrorUtil {
  /// Calls `closure` instead of trapping from now on, on every thread. It must not return.
  ///
  /// - Parameter closure: Takes the message, the file and the line of the trap.
  public static func replaceFatalError(
    closure: @escaping @Sendable (String, StaticString, UInt) -> Never
  ) {
    LifecycleTrap.replace(closure)
  }

  /// Makes mistakes trap again.
  public static func restoreFatalError() {
    LifecycleTrap.restore()
  }
}
