// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// A failure of a test that no snapshot explains: a value that is another one, a transition between
/// states that ends in other pixels.
///
/// ```swift
/// for failure in log.otherFailures(than: run.entries) { print(failure.title, failure.message) }
/// ```
public struct OtherFailure: Codable, Hashable, Sendable {
  /// The test, as its library names it: `CardTests.testCard`, `reuse()`; empty where that is not
  /// known.
  public var test: String
  /// The source file as the log names it: a path of XCTest's, a name of Swift Testing's; nil where
  /// there is none.
  public var file: String?
  /// The line, counted from 1.
  public var line: Int?
  /// What is wrong: what the test says, with all its lines, up to forty.
  public var message: String

  /// The test, and where it says so.
  var title: String {
    let name = file.map { String($0.split(separator: "/").last ?? "") } ?? ""
    let place = line.map { "\(name):\($0)" } ?? name
    return [test, place].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// The first line of what is wrong.
  var headline: String { String(message.prefix { !$0.isNewline }) }
}
