// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import SnapshotReporting
import SnapshotVerification

/// Gives runs their numbers, each once, whatever the clock says and however many begin at a time.
///
/// The last number stands in the file `.run-number` of the artifacts folder, which is locked from
/// the beginning to the end of this value. A number is more than all that are there, so that it
/// goes on where the file was removed, or where the folder of another machine was copied here.
final class RunCounter {
  private let runs: String
  private let path: String
  private let file: Int32

  /// Waits until no other process counts.
  ///
  /// - Parameter artifacts: The artifacts folder, which is made where it is missing.
  init(inArtifacts artifacts: String) throws(Snapshots.Error) {
    runs = artifacts + "/runs"
    path = artifacts + "/.run-number"
    try? AtomicFile.makeFolder(artifacts)
    file = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o644)
    guard file >= 0 else { throw .unwritable(path: path) }
    // A file system without locks counts all the same.
    if (try? FileCall.ask(.lock, path)) != nil {
      while flock(file, LOCK_EX) != 0, errno == EINTR {}
    }
  }

  deinit { close(file) }

  /// The next number, which is on the disk when this returns.
  func next() throws(Snapshots.Error) -> Int {
    var bytes = [UInt8](repeating: 0, count: 32)
    let count = pread(file, &bytes, bytes.count, 0)
    let text = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    let stored = Int(text.trimmingCharacters(in: .newlines)) ?? 0
    // A number of more digits than a name may have was not written here.
    let last = (0..<1_000_000_000_000_000).contains(stored) ? stored : 0
    let number = max(last, RunName.all(in: runs).last?.number ?? 0) + 1
    let line = Array("\(number)\n".utf8)
    guard (try? FileCall.ask(.write, path)) != nil, pwrite(file, line, line.count, 0) == line.count,
      ftruncate(file, off_t(line.count)) == 0,
      fsync(file) == 0
    else { throw .unwritable(path: path) }
    return number
  }
}
