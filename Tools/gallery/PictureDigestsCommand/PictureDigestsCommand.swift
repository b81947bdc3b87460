// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import PictureDigests

/// Draws the pictures of the table of digests; `Tools/digests` runs it in builds and on machines
/// that may differ. It has no other dependency, so that it is soon built for another processor.
///
///     picture-digests TABLE [--threads N]   compares; the status is 1 where a digest differs
///     picture-digests TABLE --record        writes the table, with the next version on a change
///     picture-digests --each ROW            prints the digest of each picture of a row
@main
struct PictureDigestsCommand {
  static func main() {
    do {
      exit(try run(Array(CommandLine.arguments.dropFirst())) ? 0 : 1)
    } catch {
      FileHandle.standardError.write(Data("picture-digests: \(error)\n".utf8))
      exit(2)
    }
  }

  struct Usage: Error, CustomStringConvertible {
    var description: String { "usage: TABLE [--threads N | --record], or --each ROW" }
  }

  private static func run(_ arguments: [String]) throws -> Bool {
    switch arguments.count {
    case 1: return try compare(arguments[0], threads: 1)
    case 2 where arguments[1] == "--record": return try record(arguments[0])
    case 2 where arguments[0] == "--each": return try printEach(arguments[1])
    case 3 where arguments[1] == "--threads":
      guard let threads = Int(arguments[2]), (1...64).contains(threads) else { throw Usage() }
      return try compare(arguments[0], threads: threads)
    default: throw Usage()
    }
  }

  private static func compare(_ file: String, threads: Int) throws -> Bool {
    let kept = try PictureDigestTable(String(contentsOfFile: file, encoding: .utf8))
    let table = try PictureDigests.table(version: kept.version, threads: threads)
    let (lines, otherFonts) = table.differences(from: kept)
    lines.forEach { print($0) }
    let compared = kept.rows.count - otherFonts
    print("version \(kept.version): \(compared) rows compared, \(lines.count) differ")
    if otherFonts > 0 {
      print("\(otherFonts) rows not compared: the fonts are other ones than the table's")
    }
    return lines.isEmpty
  }

  private static func record(_ file: String) throws -> Bool {
    let kept = (try? String(contentsOfFile: file, encoding: .utf8)).flatMap {
      try? PictureDigestTable($0)
    }
    var table = try PictureDigests.table(version: kept?.version ?? 1)
    if let kept, kept != table { table.version += 1 }
    try Data(table.text.utf8).write(to: URL(fileURLWithPath: file), options: .atomic)
    print("version \(table.version)")
    return true
  }

  private static func printEach(_ row: String) throws -> Bool {
    let found = PictureDigests.all.filter { $0.name == row }
    for series in found {
      for (name, digest) in try series.each() { print("\(name) \(digest)") }
    }
    return !found.isEmpty
  }
}
