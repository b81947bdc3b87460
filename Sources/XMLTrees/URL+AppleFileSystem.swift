// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension URL {
  /// The file itself, or the one that a Mac finds by this path where it is not there.
  ///
  /// What Apple's tools write names files as they were typed there. Their file systems tell neither
  /// the ways apart in which a letter is composed, as "й" of "и" and a breve or a syllable of
  /// Hangul, nor capitals from small letters; git may have written the name in another way.
  package var asMacsFindIt: URL {
    let files = FileManager.default
    guard !files.fileExists(atPath: path), path != "/" else { return self }
    let folder = deletingLastPathComponent().asMacsFindIt
    let names = ((try? files.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    let name = lastPathComponent
    // Strings are equal where their letters are, however composed.
    let found =
      names.first { $0 == name } ?? names.first { $0.lowercased() == name.lowercased() }
    return found.map { folder.appendingPathComponent($0) } ?? self
  }
}
