// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Says on the error stream that tests run: one line that changes on a terminal, whole lines
/// elsewhere.
struct RunProgress {
  private let isTerminal: Bool
  private let start = Date()
  private let manifests: String
  private var shown = ""
  private var sizes: [String: (offset: UInt64, lines: Int)] = [:]

  /// - Parameter manifests: The folder in which the test processes write a line a snapshot.
  init(manifests: String, environment: [String: String]) {
    self.manifests = manifests
    isTerminal = isatty(STDERR_FILENO) == 1 && environment["TERM"] != "dumb"
  }

  func begin(_ command: String, log: String) {
    StandardError.print("Running '\(command)', output in \(log)")
  }

  mutating func update() {
    guard isTerminal else { return }
    countLines()
    let count = sizes.values.reduce(0) { $0 + $1.lines }
    let phase = count == 0 ? "building and testing" : "snapshots: \(count)"
    let line = "\(phase), \(elapsed)"
    guard line != shown else { return }
    shown = line
    // To the first column, erase the line.
    StandardError.write("\r\u{1B}[K\(line)")
  }

  func end(_ status: Int32) {
    if isTerminal { StandardError.write("\r\u{1B}[K") }
    StandardError.print("'swift test' ended with status \(status) after \(elapsed)")
  }

  private var elapsed: String {
    String(Int(Date().timeIntervalSince(start).rounded())) + " s"
  }

  /// Reads what was appended since the last time.
  private mutating func countLines() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: manifests)) ?? []
    for name in names where name.hasSuffix(".jsonl") {
      guard let file = FileHandle(forReadingAtPath: manifests + "/" + name) else { continue }
      let known = sizes[name] ?? (0, 0)
      try? file.seek(toOffset: known.offset)
      let data = (try? file.readToEnd() ?? Data()) ?? Data()
      sizes[name] = (
        known.offset + UInt64(data.count), known.lines + data.count { $0 == UInt8(ascii: "\n") }
      )
      try? file.close()
    }
  }
}
