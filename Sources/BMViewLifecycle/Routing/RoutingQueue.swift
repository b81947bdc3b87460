// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// Does one routing step after the other, each on the main queue and each to its end.
///
/// A step ends when it says so, or else when its call has returned and what the call left for the
/// main queue is done. The published design waits for ever for a presentation that does not call
/// back.
final class RoutingQueue: Sendable {
  private let queue = DispatchQueue(label: "routing queue")

  /// Adds a step. The caller's environment is current while it runs.
  ///
  /// - Parameters:
  ///   - step: Is given what it may call when it has ended.
  ///   - completion: Called once, on the main queue, after the step's end.
  func add(
    _ step: @escaping (_ done: @escaping () -> Void) -> Void,
    completion: @escaping () -> Void = {}
  ) {
    let job = Job(step: step, completion: completion, environment: .current)
    queue.async {
      let ended = DispatchSemaphore(value: 0)
      DispatchQueue.main.async { job.run(ended) }
      ended.wait()
    }
  }

  /// Controllers belong to the main queue; a router may be used from any.
  private struct Job: @unchecked Sendable {
    let step: (@escaping () -> Void) -> Void
    let completion: () -> Void
    let environment: RenderingEnvironment

    func run(_ ended: DispatchSemaphore) {
      RenderingEnvironment.$current.withValue(environment) {
        var hasEnded = false
        let done = {
          guard !hasEnded else { return }
          hasEnded = true
          ended.signal()
          MainQueue.async(completion)
        }
        step(done)
        MainQueue.async(done)
      }
    }
  }
}
