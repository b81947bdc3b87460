// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What Swift Testing reports of a run: a file of JSON lines, version 0 of its event stream
/// (`swift test --event-stream-output-path FILE --event-stream-version 0`).
///
/// ```swift
/// TestingEvents(data).skippedTests  // ["CardTests/everyState"]
/// ```
struct TestingEvents {
  /// The tests that were skipped, and those that were cancelled, perhaps after they had taken some
  /// of their snapshots: `<suite>/<test>`, sorted.
  let skippedTests: [String]

  /// Reads the events; lines that say something else, or are cut off, are passed over.
  init(_ data: Data) {
    let kinds: Set = ["testSkipped", "testCancelled", "testCaseCancelled"]
    var tests: Set<String> = []
    for line in data.split(separator: UInt8(ascii: "\n")) {
      guard let event = try? JSONDecoder().decode(Line.self, from: Data(line)).payload,
        kinds.contains(event.kind ?? ""), let test = event.testID.flatMap(Self.title)
      else { continue }
      tests.insert(test)
    }
    skippedTests = tests.sorted()
  }

  private struct Line: Decodable {
    struct Payload: Decodable {
      var kind: String?
      var testID: String?
    }
    var payload: Payload
  }

  /// `AppTests.Outer/Inner/look()/LookTests.swift:8:4` is `Outer.Inner/look`; a function without a
  /// suite has the file's name for one; a suite has no place and is no test.
  private static func title(of testID: String) -> String? {
    let parts = testID.drop { $0 != "." }.dropFirst().split(separator: "/").map(String.init)
    guard parts.count >= 2, let place = parts.last, let end = place.range(of: ".swift:") else {
      return nil
    }
    let suites = parts.dropLast(2)
    let suite = suites.isEmpty ? String(place[..<end.lowerBound]) : suites.joined(separator: ".")
    return "\(suite)/\(SnapshotTest.name(ofFunction: parts[parts.count - 2]))"
  }
}
