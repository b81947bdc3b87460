// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Glibc

/// What to do where a file could not be written, by the system's own words for the reason.
package enum WritingAdvice {
  private static let others: [(code: Int32, advice: String)] = [
    (ENOSPC, "Free some space on its disk."),
    (EDQUOT, "Free some space: your share of its disk is used up."),
    (EFBIG, "Choose a file system that takes files of this size."),
    (EROFS, "Choose a folder on a file system that can be written."),
    (EIO, "Its disk does not work as it should: look at the system's log."),
    (ENAMETOOLONG, "Shorten the names of the test, the state or the folders."),
    (EMFILE, "Let the process have more open files (ulimit -n)."),
  ]

  /// - Parameters:
  ///   - reason: Why the file could not be written.
  ///   - advice: What helps where the folder or its permissions are the reason.
  package static func after(_ reason: String, otherwise advice: String) -> String {
    others.first { reason == String(cString: strerror($0.code)) }?.advice ?? advice
  }
}
