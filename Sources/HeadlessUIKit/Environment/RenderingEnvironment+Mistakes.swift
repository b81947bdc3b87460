// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics

extension RenderingEnvironment {
  /// Whether a view may go on. Where not, the mistake is reported, which fails the snapshot that is
  /// being taken and leaves the others alone; outside of snapshots it stops the program, as UIKit's
  /// exception does.
  ///
  /// - Parameters:
  ///   - condition: What a view has to keep to. The caller goes on without what does not.
  ///   - message: What is wrong, with which values. Made only when it is.
  static func allows(_ condition: Bool, _ message: @autoclosure () -> String) -> Bool {
    if !condition { reportMistake(message()) }
    return condition
  }

  /// Reports what UIKit throws an exception for: to the snapshot that is being taken, which fails.
  /// Outside of snapshots it stops the program.
  static func reportMistake(_ message: String) {
    guard let issues = current.issues else { trap(message) }
    issues.report(message)
  }
}
