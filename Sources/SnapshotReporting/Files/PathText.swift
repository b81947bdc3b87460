// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import SnapshotVerification

/// Paths as text.
enum PathText {
  /// `path` from the root, without `.`, `..` and doubled slashes; links are not followed.
  static func absolute(_ path: String) -> String { AbsolutePath.standardized(path) }

  /// `path` from the root with links followed as far as the path exists.
  static func resolved(_ path: String) -> String {
    let path = absolute(path)
    if let resolved = realpath(path, nil) {
      defer { free(resolved) }
      return String(cString: resolved)
    }
    let name = (path as NSString).lastPathComponent
    let folder = (path as NSString).deletingLastPathComponent
    guard folder != path else { return path }
    return (resolved(folder) as NSString).appendingPathComponent(name)
  }

  /// Whether a path lies below a folder; both from the root, as `absolute` or `resolved` give them.
  static func isInside(_ path: String, _ folder: String) -> Bool {
    path.hasPrefix(folder == "/" ? "/" : folder + "/")
  }

  /// The operating system's own words inside of an error of Foundation.
  static func reason(_ error: any Error) -> String {
    if let error = error as? SnapshotVerifier.Error { return error.description }
    var current: NSError? = error as NSError
    while let candidate = current {
      if candidate.domain == NSPOSIXErrorDomain {
        return String(cString: strerror(Int32(candidate.code)))
      }
      current = candidate.userInfo[NSUnderlyingErrorKey] as? NSError
    }
    let text = (error as NSError).localizedFailureReason ?? (error as NSError).localizedDescription
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }
}
