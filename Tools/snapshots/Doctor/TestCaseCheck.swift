// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import RegexBuilder
import SnapshotReporting

/// Whether XCTest of Linux can hold the package's test cases: one all of whose tests are the main
/// actor's ends the process before the first test (swift-corelibs-xctest, issue 424).
struct TestCaseCheck {
  let package: PackageFolder

  func run() -> DoctorCheck {
    let found = sources.flatMap { file -> [String] in
      guard let text = try? String(contentsOfFile: package.path + "/" + file, encoding: .utf8)
      else { return [] }
      return Self.testCasesOfTheMainActor(in: text).map { "\($0) in \(file)" }
    }
    guard !found.isEmpty else { return DoctorCheck(name: "tests", status: .ok) }
    return DoctorCheck(
      name: "tests", status: .problem,
      details: found.map { "all tests are the main actor's: \($0)" },
      advice: RunLog.adviceAboutTheMainActor)
  }

  /// The Swift files of tests, without those that the plug-in compiles: it makes such test cases
  /// ones that XCTest can hold.
  private var sources: [String] {
    let walker = FileManager.default.enumerator(atPath: package.path + "/Tests")
    let names = walker?.compactMap { $0 as? String } ?? []
    let transformed = names.filter { $0.hasSuffix("/UIKitSources.swift") }
      .map { $0.dropLast("UIKitSources.swift".count) }
    return names.filter { name in
      name.hasSuffix(".swift") && !transformed.contains { name.hasPrefix($0) }
    }.map { "Tests/" + $0 }.sorted()
  }

  /// The test cases of a file, by their declarations as people write them: each begins and ends at
  /// the beginning of a line.
  static func testCasesOfTheMainActor(in text: String) -> [String] {
    let words = /(?:(?:public|final|internal|open)\s+)*class\s+/
    let declaration = Regex {
      Anchor.startOfLine
      Optionally { Capture { /@MainActor\s+/ } }
      words
      Capture { OneOrMore(.word) }
      /\s*:\s*XCTestCase\b/
    }
    let test = /(@MainActor\s+|nonisolated\s+)?func\s+test\w*\(\)\s*(async)?/
    return text.matches(of: declaration).compactMap { match in
      let rest = text[match.range.upperBound...]
      let body = rest[..<(rest.firstRange(of: "\n}")?.lowerBound ?? rest.endIndex)]
      let tests = body.matches(of: test)
      guard !tests.isEmpty else { return nil }
      let isOfTheClass = match.output.1 != nil
      let areAll = tests.allSatisfy { test in
        guard test.output.2 == nil else { return false }
        guard let mark = test.output.1 else { return isOfTheClass }
        return mark.hasPrefix("@MainActor")
      }
      return areAll ? String(match.output.2) : nil
    }
  }
}
