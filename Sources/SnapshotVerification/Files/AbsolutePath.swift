// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Paths from the root, as text.
package enum AbsolutePath {
  /// `path` from the root, without `.`, `..` and doubled slashes; links are not followed.
  ///
  /// Of a path that is like that already no URL is made, which takes 15 microseconds.
  package static func standardized(_ path: String) -> String {
    isStandardized(path) ? path : URL(fileURLWithPath: path).standardizedFileURL.path
  }

  /// C's functions look: this module is compiled without optimization.
  private static func isStandardized(_ path: String) -> Bool {
    path.withCString { path in
      let count = strlen(path)
      guard count > 1, path[0] == slash, path[count - 1] != slash else { return false }
      // What begins with a dot may be `.` and `..`.
      return strstr(path, "//") == nil && strstr(path, "/.") == nil
    }
  }

  private static let slash = CChar(UInt8(ascii: "/"))
}
