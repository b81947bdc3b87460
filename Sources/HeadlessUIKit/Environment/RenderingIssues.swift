// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
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
  private let storage = Mutex<[RenderingIssue]>([])

  private let onMistake: @Sendable (String) -> Void

  /// Makes an empty collection.
  public convenience init() { self.init { _ in } }

  /// Makes an empty collection.
  ///
  /// - Parameter onMistake: Called with each new mistake: what comes of it may end the process.
  package init(onMistake: @escaping @Sendable (String) -> Void) { self.onMistake = onMistake }

  /// Adds `message`, unless the same one is there already.
  public func report(_ message: String) { report(RenderingIssue(message)) }

  /// Adds an issue, unless one with the same message is there already.
  public func report(_ issue: RenderingIssue) {
    let isNew = storage.withLock { issues in
      guard !issues.contains(where: { $0.message == issue.message }) else { return false }
      issues.append(issue)
      return true
    }
    if isNew, issue.kind == .other { onMistake(issue.message) }
  }

  /// What was reported so far, each message once.
  public var messages: [String] { all.map(\.message) }

  /// What was reported so far, with the views that have it.
  public var all: [RenderingIssue] { storage.withLock { $0 } }
}

extension RenderingEnvironment {
  /// Adds `message` to the current environment's ``issues``; prints a warning where there are none.
  public static func report(_ message: String, kind: RenderingIssue.Kind = .other) {
    report(RenderingIssue(message, kind: kind))
  }

  /// Adds an issue to the current environment's ``issues``. Where there are none, as outside of a
  /// snapshot, it is a warning on the standard error stream, once for each problem of a kind of
  /// view, and the program goes on as it does on iOS.
  public static func report(_ issue: RenderingIssue) {
    if let issues = current.issues { issues.report(issue) } else { RenderingWarnings.warn(issue) }
  }
}
