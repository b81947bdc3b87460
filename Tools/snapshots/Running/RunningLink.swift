// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A link to the folder of the run that is on: one path for the test processes of every run.
///
/// SwiftPM keeps what it has read from package manifests by the values of all variables, and
/// compiles every manifest anew for a value that it has not seen, also where it builds nothing. A
/// variable with the folder's own name, which no other run has, cost a second of each run.
///
/// ```swift
/// let link = RunningLink(to: folder.path, inArtifacts: artifacts)
/// let path = link?.path ?? folder.path
/// ```
final class RunningLink {
  /// The absolute path of the link.
  let path: String
  private let lock: Int32
  private var isMade = false

  /// Makes the link; nil where another run has it, or where the file system has no links.
  ///
  /// The lock is on the artifacts folder and ends with this process, however it ends.
  init?(to folder: String, inArtifacts artifacts: String) {
    path = artifacts + "/.running"
    lock = open(artifacts, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard lock >= 0, flock(lock, LOCK_EX | LOCK_NB) == 0 else { return nil }
    let new = path + "-new"
    unlink(new)
    // Replaces a link that a killed run has left.
    guard symlink(folder, new) == 0, rename(new, path) == 0 else { return nil }
    isMade = true
  }

  deinit {
    // Also what could not be made is taken apart.
    if isMade { unlink(path) }
    if lock >= 0 { close(lock) }
  }
}
