// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What the last run found out, so that the next one reads only the files that have changed.
struct TransformCache: Codable {
  /// One file of the last run.
  struct Entry: Codable {
    let size: Int
    let modified: Int
    let digest: UInt64
    let summary: FileSummary
    var answers: [Answer]
    var findings: [SourceFinding]
  }

  /// A question and its answer.
  struct Answer: Codable, Equatable {
    let query: IndexQuery
    let text: String
  }

  /// Another number makes everything anew.
  static let currentVersion = 1

  var version = currentVersion
  /// What says that the tool is the same one.
  var tool: String
  var entries: [String: Entry] = [:]

  /// Reads the cache; an empty one where it is missing or of another tool.
  init(at path: String, tool: String) {
    if let data = FileManager.default.contents(atPath: path),
      let cache = try? JSONDecoder().decode(TransformCache.self, from: data),
      cache.version == Self.currentVersion, cache.tool == tool
    {
      self = cache
    } else {
      self.tool = tool
    }
  }

  /// Writes the cache.
  func write(to path: String) throws {
    try JSONEncoder().encode(self).write(to: URL(fileURLWithPath: path), options: .atomic)
  }
}
