// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// Replaces what happens at a programmer's mistake, so that a test can observe it.
///
/// These are the published names; `LifecycleTrap` is what they speak to.
///
/// ```swift
/// FatalErrorUtil.replaceFatalError { message, _, _ in
///   record(message)
///   unreachable()
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

/// Stops the program with `message`, unless ``FatalErrorUtil`` has replaced that.
///
/// In a file that imports this module it stands for Swift's function of the same name, so that a
/// test can observe the traps of the app's own views as well.
public func fatalError(
  _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line
) -> Never {
  LifecycleTrap.trap(message(), file: file, line: line)
}

/// Never returns: the thread lives on and runs its run loop. For what replaces a trap.
public func unreachable() -> Never {
  while true {
    // A run loop without sources returns at once.
    let hasRun = RunLoop.current.run(mode: .default, before: .distantFuture)
    if !hasRun { Thread.sleep(forTimeInterval: 1) }
  }
}
