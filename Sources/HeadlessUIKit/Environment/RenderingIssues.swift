// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// Problems met while views are laid out and drawn, in the order in which they were met.
///
/// ```swift
/// let issues = RenderingIssues()
/// var environment = RenderingEnvironment.current
/// environment.issues = issues
/// RenderingEnvironment.$current.withValue(environment) { view.layoutIfNeeded() }
/// print(issues.messages)
/// ```
public final class RenderingIssues: Sendable {
  private let storage = Mutex<[String]>([])

  /// Makes an empty collection.
  public init() {}

  /// Adds `message`, unless the same one is there already.
  public func report(_ message: String) {
    storage.withLock { messages in
      if !messages.contains(message) { messages.append(message) }
    }
  }

  /// What was reported so far, each message once.
  public var messages: [String] { storage.withLock { $0 } }
}

extension RenderingEnvironment {
  /// Adds `message` to the current environment's ``issues``; stops the program where there are none.
  public static func report(_ message: String) {
    guard let issues = current.issues else { trap(message) }
    issues.report(message)
  }
}
