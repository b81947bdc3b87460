// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What lies at a path, as far as the commands care.
enum PathKind {
  case file
  case folder
  /// A device, a pipe or a socket: reading it might never end.
  case special
  case missing

  /// Symbolic links are followed.
  init(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      self = .missing
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    default: self = .special
    }
  }
}
