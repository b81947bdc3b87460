// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension FileManager {
  /// What `contentsOfDirectory(atPath:)` of an app's code becomes: the names in a folder, in their
  /// order, which is the same on every machine.
  public func orderedContentsOfDirectory(atPath path: String) throws -> [String] {
    try contentsOfDirectory(atPath: path).sorted()
  }

  /// What `contentsOfDirectory(at:includingPropertiesForKeys:options:)` of an app's code becomes:
  /// what a folder holds, in the order of the paths.
  public func orderedContentsOfDirectory(
    at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?,
    options mask: DirectoryEnumerationOptions = []
  ) throws -> [URL] {
    try contentsOfDirectory(at: url, includingPropertiesForKeys: keys, options: mask)
      .sorted { $0.path < $1.path }
  }
}
