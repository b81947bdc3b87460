// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Observation

/// What a view reads of `@Observable` objects in one of its methods, as UIKit follows it since iOS
/// 18: a change makes the method due again.
enum ObservedReads {
  /// Calls `body`, and `whenChanged` once when something changes that it has read.
  ///
  /// Views belong to the thread that works with them: a change on another one is told on the main
  /// thread, as on iOS.
  static func track<Owner: AnyObject>(
    _ owner: Owner, _ body: () -> Void, whenChanged: @escaping (Owner) -> Void
  ) {
    withObservationTracking(body) {
      Reaction(owner: owner, whenChanged: whenChanged).make()
    }
  }

  private struct Reaction<Owner: AnyObject>: @unchecked Sendable {
    weak var owner: Owner?
    let whenChanged: (Owner) -> Void
    let thread = Thread.current

    func make() {
      if thread === Thread.current { return react() }
      DispatchQueue.main.async { react() }
    }

    private func react() {
      if let owner { whenChanged(owner) }
    }
  }
}
