// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// How far the build and the tests of a watched package are: what the page of `snapshots watch`
/// shows in its bar.
///
/// ```swift
/// server.show(WatchState(.building, changed: ["Sources/App/Card.swift"]))
/// ```
public struct WatchState: Codable, Hashable, Sendable {
  /// What is done at the moment.
  public enum Phase: String, Codable, Hashable, Sendable {
    /// Nothing: what was saved is shown.
    case idle
    /// What was saved is built, and compared.
    case working
    /// What was saved cannot be built, or its tests ended without a snapshot to blame.
    case failed
  }

  /// What is done at the moment.
  public var phase: Phase
  /// The files that were saved, as paths in the package.
  public var changed: [String]
  /// How long it took from saving to the pictures, in seconds; nil before that is known.
  public var seconds: Double?
  /// Why nothing new can be shown; nil for no reason.
  public var problem: String?

  /// Makes a state.
  public init(
    _ phase: Phase, changed: [String] = [], seconds: Double? = nil, problem: String? = nil
  ) {
    self.phase = phase
    self.changed = changed
    self.seconds = seconds
    self.problem = problem
  }
}
