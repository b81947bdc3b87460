// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Renders a state, finds its reference, and decides the outcome.
///
/// ```swift
/// let result = SnapshotVerifier().verify(SnapshotRequest(test: test, subject: .view { Badge() }))
/// ```
public struct SnapshotVerifier: Sendable {
  let configuration: SnapshotConfiguration

  /// Makes a verifier for the settings of a scope, by default those of the running task.
  public init(configuration: SnapshotConfiguration = .current) {
    self.configuration = configuration
  }

  /// Takes a snapshot and compares it with its reference. Whatever goes wrong is in the result.
  ///
  /// It is taken even where `SNAPSHOT_STATE` leaves out its state.
  public func verify(_ request: SnapshotRequest) -> SnapshotResult {
    results(of: [request])[0]
  }

  /// Takes snapshots, each of which has to have a reference of its own.
  ///
  /// Views are made and laid out one after another, on the calling thread. They are painted,
  /// compared, encoded and written on all cores, on which the results do not depend; at most a few
  /// pictures for each core are in memory at a time.
  ///
  /// A request that leads to the reference of an earlier one fails with both names and is not
  /// drawn. One whose state `SNAPSHOT_STATE` leaves out has no result.
  public func verify(_ requests: [SnapshotRequest]) -> [SnapshotResult] {
    let filter = configuration.environment.stateFilter
    return results(of: requests.filter { filter?.matches($0.state) ?? true })
  }

  /// One result for each request, in order.
  private func results(of requests: [SnapshotRequest]) -> [SnapshotResult] {
    var pipeline = SnapshotPipeline(configuration)
    for request in requests { pipeline.add(request) }
    return pipeline.finish()
  }
}
