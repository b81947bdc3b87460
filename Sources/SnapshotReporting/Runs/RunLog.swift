// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The output of `swift test`, as far as it tells how a run ended.
///
/// ```swift
/// let log = RunLog(text: "error: no tests found")
/// print(log.excerpt(style: .plain))
/// ```
public struct RunLog: Hashable, Sendable {
  let lines: [Substring]

  /// Makes a log of its text.
  public init(text: String) {
    lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
  }

  /// Reads a log file, at most its last 64 MB; nil if it cannot be read.
  public init?(path: String) {
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    let limit: UInt64 = 64 << 20
    let size = (try? file.seekToEnd()) ?? 0
    try? file.seek(toOffset: size > limit ? size - limit : 0)
    guard let data = try? file.readToEnd() ?? Data() else { return nil }
    self.init(text: String(decoding: data, as: UTF8.self))
  }

  /// Whether a test process began to run its tests and never said how they went.
  ///
  /// `swift test` itself ends with the same status as after a failed test.
  public var hasUnfinishedTests: Bool { unfinishedProcessCount > 0 }

  /// How many test processes began to run their tests and never said how they went.
  public var unfinishedProcessCount: Int {
    var unfinishedSuites = 0
    var unfinishedRuns = 0
    var signals = 0
    for line in lines {
      if line.hasPrefix("Test Suite 'All tests' ") || line.hasPrefix("Test Suite 'Selected tests' ")
      {
        unfinishedSuites += line.contains("' started at ") ? 1 : -1
      }
      // Swift Testing begins its lines with a symbol.
      if line.dropFirst(2) == "Test run started." { unfinishedRuns += 1 }
      if line.dropFirst(2).hasPrefix("Test run with ") { unfinishedRuns -= 1 }
      if line.contains("exited with unexpected signal code") { signals += 1 }
    }
    return max(max(unfinishedSuites, 0) + max(unfinishedRuns, 0), signals)
  }

  /// What SwiftPM warns of where its filters choose no test.
  public static let noMatchingTests = "No matching test cases were run"

  /// Whether no test was chosen by the filters.
  public var saysThatNoTestMatched: Bool {
    lines.contains { $0.contains(Self.noMatchingTests) }
  }

  /// Whether a test was begun, so that what failed is no error of the compiler.
  public var hasBegunTests: Bool {
    lines.contains { $0.hasPrefix("Test Suite '") || $0.dropFirst(2) == "Test run started." }
  }

  /// What to do about errors that newcomers meet, in one line; nil for others.
  public var advice: String? {
    if let testCase = testCaseOfTheMainActor {
      return "\(testCase) ended the process: \(Self.adviceAboutTheMainActor)"
    }
    guard lines.contains(where: { $0.contains("Objective-C interoperability is disabled") }) else {
      return nil
    }
    return "Linux's Swift has neither @objc nor #selector: use closures, such as UIAction, or have "
      + "the plug-in UIKitSources compile the target."
  }

  /// What to do about test cases that XCTest cannot hold.
  public static let adviceAboutTheMainActor =
    "XCTest of Linux cannot hold a test case all of whose tests are the main actor's. Take "
    + "@MainActor away, make one of its tests async, use Swift Testing, or have the plug-in "
    + "UIKitSources compile the target."

  /// The test case that XCTest could not hold, by swift-corelibs-xctest issue 424; nil where none.
  private var testCaseOfTheMainActor: String? {
    let cast = /Could not cast value of type '\((?:\w+\.)*(\w+)\) -> @Swift\.MainActor \(\) .*/
    return lines.lazy.compactMap { $0.wholeMatch(of: cast) }.first.map { String($0.output.1) }
  }

  /// Whether the package has no test at all.
  public var saysThatThereAreNoTests: Bool {
    lines.contains { $0.hasPrefix("error: no tests found") }
  }

  /// The errors, at most 20 and each once, and the last 10 lines. That a picture was recorded,
  /// which fails its test, is none.
  public func excerpt(style: TerminalStyle) -> String {
    let end = lines.reversed().drop { $0.isEmpty }.prefix(10).reversed()
    var seen: Set<String> = []
    let errors = lines.indices.compactMap(error).filter { seen.insert($0[0]).inserted }
    let shown = errors.prefix(20).joined().map { TerminalText.escaped($0) }
    let rest = errors.count > 20 ? ["... and \(errors.count - 20) more"] : []
    return
      (section("Errors:", shown + rest, style)
      + section("Last lines:", end.map { TerminalText.escaped(String($0)) }, style))
      .joined(separator: "\n")
  }

  /// The lines of the error that begins at a line; `nil` where none does.
  private func error(at index: Int) -> [String]? {
    let line = lines[index]
    // The compiler says each error once more below its line of source, and SwiftPM that one of the
    // compiler's commands failed.
    let isSaidBefore =
      line.contains("`- error: ") || line.hasPrefix("error: emit-module command failed")
    if isSaidBefore { return nil }
    let isRecording = { (text: Substring) in text.hasSuffix(" was recorded.") }
    if line.contains("error: ") || line.contains("Fatal error") {
      return isRecording(line) ? nil : [String(line)]
    }
    guard let middle = line.range(of: " recorded an issue at ") else { return nil }
    let message = message(below: index)
    if let first = message.first, isRecording(first[...]) { return nil }
    let place = line[middle.upperBound...].replacing(": Issue recorded", with: "")
    return ["\(line[..<middle.lowerBound].dropFirst(2)) at \(place)"] + message.map { "  " + $0 }
  }

  /// The first three lines that Swift Testing writes below a test's name and line.
  func message(below index: Int) -> [String] {
    lines[(index + 1)...].prefix(12)
      .prefix { $0.first?.isMarkOfTesting != true && !$0.contains(": error: ") }
      .filter { !$0.allSatisfy(\.isWhitespace) }.prefix(3)
      .map { String($0.hasPrefix("\u{21B3} ") ? $0.dropFirst(2) : $0) }
  }

  private func section(_ title: String, _ lines: [String], _ style: TerminalStyle) -> [String] {
    lines.isEmpty ? [] : [style.paint(title, .notable)] + lines.map { "  " + $0 }
  }
}

extension Character {
  /// Whether Swift Testing begins a line of another event with it.
  var isMarkOfTesting: Bool {
    "\u{25C7}\u{2714}\u{2718}\u{279C}\u{2399}".contains(self)
  }
}
