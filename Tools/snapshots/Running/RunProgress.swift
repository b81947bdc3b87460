// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import SnapshotReporting

/// Says on the error stream how far the tests are: one line that changes on a terminal, a whole
/// line now and then elsewhere.
struct RunProgress {
  private let isTerminal: Bool
  private let start = ContinuousClock.now
  private let manifests: String
  private var line: RunProgressText
  private var shown = ""
  private var lastPlainLine = 0.0
  /// How long the snapshots of each test took.
  private var times: [String: Double] = [:]
  private var sizes: [String: (offset: UInt64, lines: Int)] = [:]

  /// The seconds between two lines where no line can change, such as in a CI job's log.
  private static func plainInterval(after seconds: Double) -> Double { seconds < 60 ? 10 : 30 }

  /// - Parameters:
  ///   - manifests: The folder in which the test processes write a line a snapshot.
  ///   - expected: How many snapshots a former run of the same tests took.
  init(manifests: String, expected: Int?, environment: [String: String]) {
    self.manifests = manifests
    line = RunProgressText(expected: expected)
    isTerminal = isatty(STDERR_FILENO) == 1 && environment["TERM"] != "dumb"
  }

  /// - Parameter log: The file that takes the output; nil where it need not be named.
  func begin(_ command: String, log: String?) {
    let shown = command.count > 300 ? command.prefix(300) + " ..." : command
    StandardError.print("Running '\(shown)'" + (log.map { ", output in \($0)" } ?? ""))
  }

  /// - Parameter log: The file that takes the output.
  mutating func update(log: String) {
    let seconds = self.seconds
    let interval = Self.plainInterval(after: seconds)
    guard isTerminal || seconds - lastPlainLine >= interval else { return }
    countLines()
    let slowest = times.max { ($0.value, $1.key) < ($1.value, $0.key) }
    let count = sizes.values.reduce(0) { $0 + $1.lines }
    let text = line.text(
      snapshots: count, seconds: seconds, slowest: slowest.map { ($0.key, $0.value) },
      step: count == 0 ? Self.step(in: log) : nil)
    guard text != shown else { return }
    shown = text
    lastPlainLine = seconds
    // To the first column, erase the line.
    StandardError.write(isTerminal ? "\r\u{1B}[K\(text)" : "\(text)\n")
  }

  /// A build that went well is not worth a line.
  func end(_ command: String, _ status: Int32) {
    if isTerminal { StandardError.write("\r\u{1B}[K") }
    guard status != 0 || command != "swift build" else { return }
    let tenths = Int((seconds * 10).rounded())
    let time = tenths < 100 ? "\(tenths / 10).\(tenths % 10)" : "\(Int(seconds.rounded()))"
    StandardError.print("'\(command)' ended with status \(status) after \(time) s")
  }

  /// How long the run has taken.
  var seconds: Double { start.duration(to: .now) / .seconds(1) }

  /// The last step of the build that SwiftPM has written down.
  private static func step(in log: String) -> String? {
    guard let file = FileHandle(forReadingAtPath: log) else { return nil }
    defer { try? file.close() }
    let end = (try? file.seekToEnd()) ?? 0
    try? file.seek(toOffset: end - min(end, 4096))
    let text = String(decoding: (try? file.readToEnd() ?? Data()) ?? Data(), as: UTF8.self)
    return text.split(whereSeparator: \.isNewline).last { $0.starts(with: #/\[\d+/\d+\] /#) }
      .map(String.init)
  }

  /// Reads what was appended since the last time.
  private mutating func countLines() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: manifests)) ?? []
    for name in names where name.hasSuffix(".jsonl") {
      guard let file = FileHandle(forReadingAtPath: manifests + "/" + name) else { continue }
      let known = sizes[name] ?? (0, 0)
      try? file.seek(toOffset: known.offset)
      let data = (try? file.readToEnd() ?? Data()) ?? Data()
      // The end of a line that is still being written is read with the next ones.
      let whole = data.lastIndex(of: UInt8(ascii: "\n")).map { data[...$0] } ?? Data()
      let lines = whole.split(separator: UInt8(ascii: "\n"))
      sizes[name] = (known.offset + UInt64(whole.count), known.lines + lines.count)
      for line in lines { addTime(line) }
      try? file.close()
    }
  }

  /// Reads the time of a snapshot from its line.
  private mutating func addTime(_ line: Data) {
    struct Timed: Decodable {
      let suite, test: String
      let seconds: Double?
    }
    guard let timed = try? JSONDecoder().decode(Timed.self, from: line) else { return }
    let test = timed.test.hasSuffix("()") ? String(timed.test.dropLast(2)) : timed.test
    times["\(timed.suite)/\(test)", default: 0] += timed.seconds ?? 0
  }
}
