// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import PNGCodec
import SnapshotVerification

/// What the command line takes for a package of 49,000 references, of which a run has used all, and
/// none.
enum SuiteWaits {
  private static let suiteCount = 490

  static func all() throws -> [Wait] {
    let used = try package(named: "used", takesAll: true)
    let unused = try package(named: "unused", takesAll: false)
    return try ["status", "prune"].flatMap { command in
      [
        Wait("'snapshots \(command)', 49,000 references, all used", aim: 1, "s") {
          try used.run(["snapshots", command]).seconds
        },
        Wait("'snapshots \(command)', 49,000 references, none used", aim: 1, "s") {
          try unused.run(["snapshots", command]).seconds
        },
      ]
    } + reports(used)
  }

  private static func reports(_ package: BenchmarkFolder) throws -> [Wait] {
    var memory = 0.0
    return [
      Wait("'snapshots report' of 49,000 snapshots", aim: 2, "s") {
        let found = try package.run(["snapshots", "report", "--output", "report"])
        memory = found.megabytes
        return found.seconds
      },
      Wait("    its memory", aim: 100, "MB") { memory },
      Wait("    its page", aim: 5, "MB") { try package.megabytes(of: "report/report.html") },
    ]
  }

  /// A package with 100 references a suite, ten tests of ten states, and a run of its tests.
  private static func package(named name: String, takesAll: Bool) throws -> BenchmarkFolder {
    let folder = try BenchmarkFolder(named: name)
    try folder.write(
      "import PackageDescription\nlet package = Package(name: \"Big\")\n", to: "Package.swift")
    var entries: [SnapshotRun.Entry] = []
    for index in 0..<suiteCount {
      let suite = "Screen\(index)Tests"
      let source = "Tests/AppTests/\(suite).swift"
      try folder.write(
        "final class \(suite) {\n"
          + (0..<10).map { "  func testScreen\($0)() {}\n" }.joined() + "}\n", to: source)
      for number in 0..<100 {
        let test = "testScreen\(number / 10)"
        let reference = "Snapshots/AppTests/\(suite)/\(test).state\(number % 10).png"
        try folder.write(picture("AppTests/\(suite)/\(test)"), to: reference)
        var entry = SnapshotRun.Entry(
          target: "AppTests", suite: suite, test: test + "()", state: "state \(number % 10)",
          reference: folder.path + "/" + reference, outcome: .matched, message: "is equal",
          proof: .digest, file: folder.path + "/" + source, line: 10 + number / 10)
        entry.seconds = 0.003
        entries.append(entry)
      }
    }
    let run = folder.path + "/.build/snapshots/runs/000001-20260131-142501-4711"
    try SnapshotRun(entries: takesAll ? entries : [entries[0]])
      .write(toDirectory: run, name: "4712.jsonl")
    try SnapshotRun.Course(swiftTestArguments: [], ending: .passed).write(toDirectory: run)
    try folder.write(
      """
      {"arguments":[],"artifacts":"\(folder.path)/.build/snapshots","command":"test",
      "ending":"passed","package":"\(folder.path)","schema":1,"start":4000000000}
      """, to: ".build/snapshots/runs/000001-20260131-142501-4711/run.json")
    return folder
  }

  /// A file as one that is recorded: with the name of its test, and 2 KB.
  private static func picture(_ test: String) throws -> [UInt8] {
    try PNG.encodeWithDigest(
      Bitmap(width: 4, height: 4, color: .white),
      metadata: [
        PNG.TextEntry(keyword: "Snapshot Test", text: test),
        PNG.TextEntry(keyword: "Comment", text: String(repeating: "scene ", count: 300)),
      ])
  }
}
