// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Glibc

/// Keeps other processes out for as long as it lives.
///
/// ```swift
/// let lock = try FileLock("/app/.build/snapshots/inline/A.lock")
/// defer { withExtendedLifetime(lock) {} }
/// ```
package final class FileLock {
  private let file: Int32

  /// Waits until no other process has the lock. The file is made where it is missing, and stays.
  package init(_ path: String) throws(SnapshotVerifier.Error) {
    try FileCall.ask(.lock, path)
    file = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o644)
    guard file >= 0 else { throw .system(errno) }
    // A file system without locks goes without.
    while flock(file, LOCK_EX) != 0, errno == EINTR {}
  }

  deinit { close(file) }
}
