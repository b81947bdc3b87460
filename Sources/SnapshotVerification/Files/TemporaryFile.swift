// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Glibc

/// The files that become others by being renamed, and what a killed process left of them.
///
/// They are hidden, so that nothing takes one for a reference, and their names are random: process
/// numbers repeat in containers, and folders are shared between machines.
package enum TemporaryFile {
  /// A temporary file of no other process is as old, in seconds: a file is written in far less.
  package static let strayAge = 3600

  private static let prefix = ".snapshot-"
  private static let suffix = ".tmp"

  // Not a Mutex, which the thread sanitizer does not know (Swift 6.3).
  private static let lock = NSLock()
  nonisolated(unsafe) private static var swept: Set<String> = []

  /// A name that no other process on any machine has given.
  static func newName() -> String {
    let number = UInt128.random(in: .min ... .max)
    let digits = String(number, radix: 16)
    return prefix + String(repeating: "0", count: 32 - digits.count) + digits + suffix
  }

  /// Whether a file of this name is a temporary one, of this version or an earlier one.
  package static func isName(_ name: String) -> Bool {
    name.hasPrefix(prefix) && name.hasSuffix(suffix)
  }

  /// Removes what killed processes have left in a folder an hour ago or earlier; once for each
  /// folder and process.
  ///
  /// What cannot be removed stays: it does no harm.
  static func sweepOnce(_ folder: String) {
    guard lock.withLock({ swept.insert(folder).inserted }) else { return }
    sweep(folder, now: Int(time(nil)))
  }

  /// The same for a folder and all those in it that are not hidden; links are not followed.
  package static func sweepAll(below folder: String) {
    sweepOnce(folder)
    for name in (try? AtomicFile.list(folder)) ?? [] where !name.hasPrefix(".") {
      var status = stat()
      guard lstat("\(folder)/\(name)", &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR { sweepAll(below: "\(folder)/\(name)") }
    }
  }

  /// Removes what was last written `strayAge` seconds before `now` (since 1970) or earlier.
  package static func sweep(_ folder: String, now: Int) {
    guard let names = try? AtomicFile.list(folder) else { return }
    for name in names where isName(name) {
      let path = "\(folder)/\(name)"
      var status = stat()
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
      if now - Int(status.st_mtim.tv_sec) >= strayAge { try? AtomicFile.remove(path) }
    }
  }
}
