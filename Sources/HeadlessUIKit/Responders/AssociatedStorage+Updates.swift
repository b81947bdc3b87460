// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension AssociatedStorage {
  /// More updates within one another than any owner that settles needs, and few enough for the
  /// stack.
  private static let nestedUpdateLimit = 100

  /// Runs `body`, which tells `owner` of its new model, and may set another one meanwhile.
  ///
  /// Traps through ``LifecycleTrap`` where that does not come to an end: setting the model each
  /// time would otherwise use up the stack and stop the program without a word.
  ///
  /// - Parameter method: The owner's method that `body` calls, for the message.
  package func tell(_ owner: AnyObject, by method: String, _ body: () -> Void) {
    guard updates.count < AssociatedStorage.nestedUpdateLimit else {
      let method = updates.last ?? method
      LifecycleTrap.trap(
        "\(type(of: owner)) sets its model in \(method) each time, which calls \(method) again, "
          + "\(AssociatedStorage.nestedUpdateLimit) times so far. Set it only where it is to change."
      )
    }
    updates.append(method)
    defer { updates.removeLast() }
    body()
  }
}
