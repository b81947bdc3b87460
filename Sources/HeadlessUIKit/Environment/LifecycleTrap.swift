// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import Synchronization

/// The one replaceable trap of the published lifecycles.
///
/// A programmer's mistake that those lifecycles trap on goes through here, so that a test can
/// observe it.
///
/// ```swift
/// LifecycleTrap.replace { message, _, _ in
///   print(message)
///   while true { Thread.sleep(forTimeInterval: 1) }
/// }
/// ```
public enum LifecycleTrap {
  /// What is called instead of trapping. It must not return.
  public typealias Handler =
    @Sendable (
      _ message: String, _ file: StaticString, _ line: UInt
    ) -> Never

  private static let handler = Mutex<Handler?>(nil)

  /// Stops the program with `message`, or calls the handler that replaces the trap.
  public static func trap(
    _ message: String, file: StaticString = #file, line: UInt = #line
  ) -> Never {
    if let replacement = handler.withLock({ $0 }) { replacement(message, file, line) }
    Graphics.trap(message, file: file, line: line)
  }

  /// Calls `handler` instead of trapping from now on, on every thread.
  public static func replace(_ handler: @escaping Handler) {
    self.handler.withLock { $0 = handler }
  }

  /// Makes ``trap(_:file:line:)`` stop the program again.
  public static func restore() {
    handler.withLock { $0 = nil }
  }
}
