// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import SnapshotVerification

/// The time zone of the process that runs tests: dates are written alike on every machine.
enum TestTimeZone {
  /// The one that no variable asks for otherwise.
  static let usual = "UTC"

  /// What stands in the way of the time zone that an environment names; `nil` for nothing.
  static func problem(of environment: SnapshotEnvironment) -> String? {
    guard let name = environment.timeZone, name != SnapshotEnvironment.systemTimeZone,
      TimeZone(identifier: name) == nil
    else { return nil }
    return
      "SNAPSHOT_TIME_ZONE is \"\(name)\", which names no time zone. Write one such as "
      + "Europe/Berlin or UTC, or 'system' for the machine's own."
  }

  /// Gives the process the time zone that its environment names, `UTC` where it names none.
  ///
  /// - Parameter scheme: The one that a scheme of Xcode sets as `TZ`.
  static func take(of environment: SnapshotEnvironment, scheme: String?) {
    let name = environment.timeZone ?? scheme ?? usual
    guard name != SnapshotEnvironment.systemTimeZone else { return }
    setenv("TZ", name, 1)
    tzset()
    NSTimeZone.resetSystemTimeZone()
  }
}
