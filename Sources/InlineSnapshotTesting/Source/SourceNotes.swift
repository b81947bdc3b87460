// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import SnapshotVerification

/// What the processes of one build have written into a source file: a later one, which was compiled
/// from the same source, finds its lines by it.
struct SourceNotes: Codable {
  /// The build.
  var program: String
  /// The source that it was compiled from.
  var original: String
  /// The source as it was written last.
  var written: String
  /// All that was written.
  var snapshots: [InlineSnapshot]

  /// The notes at a path; `nil` where there are none of that program, or none that can be read.
  static func read(_ path: String, of program: TestProgram) -> SourceNotes? {
    guard let bytes = try? AtomicFile.read(path), !program.identity.isEmpty,
      let notes = try? JSONDecoder().decode(SourceNotes.self, from: Data(bytes)),
      notes.program == program.identity
    else { return nil }
    return notes
  }

  func write(to path: String) throws(SnapshotVerifier.Error) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    guard let data = try? encoder.encode(self) else { return }
    try AtomicFile.write(Array(data), to: path)
  }
}
