// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The main queue, for calls that UIKit makes after the present one has returned.
package enum MainQueue {
  /// Calls `work` on the main queue, not before this call has returned to the queue. The caller's
  /// ``RenderingEnvironment`` is current meanwhile.
  package static func async(_ work: @escaping () -> Void) {
    let job = Job(work: work, environment: .current)
    DispatchQueue.main.async { job.run() }
  }

  /// Whether the caller is served by the main queue. Where a process has given its main thread to
  /// the queues, as Swift Testing does, another thread serves it.
  package static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
  }

  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Views belong to the thread that works with them; handing them on is the caller's promise that
  /// it has stopped.
  private struct Job: @unchecked Sendable {
    let work: () -> Void
    let environment: RenderingEnvironment

    func run() {
      RenderingEnvironment.$current.withValue(environment, operation: work)
    }
  }
}
