// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SwiftParser
import UIKitSourceTransform
import XCTest

/// Transforms texts, and checks of each what holds for all: lines stay where they are, Swift stays
/// Swift, and a second time changes nothing.
class TransformTestCase: XCTestCase {
  /// What becomes of a text, which may not be in order.
  func transform(
    _ text: String, beside others: [String] = [], below: [String] = [],
    isMainActorByDefault: Bool = false, path: String = "App/Badge.swift",
    without absentModules: [AbsentModule] = [], module: String? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) -> (text: String, findings: [String]) {
    let source = SourceFile(path: path, text: text, without: absentModules)
    let index = ModuleIndex(
      ([source] + sources(others)).map { SourceTransformer.summary(of: $0) },
      below: sources(below).map { SourceTransformer.summary(of: $0) },
      isMainActorByDefault: isMainActorByDefault, module: module)
    let result = SourceTransformer.transform(source, in: index)
    let output = String(decoding: result.bytes, as: UTF8.self)
    XCTAssertEqual(
      text.count { $0 == "\n" }, output.count { $0 == "\n" }, "a line has moved", file: file,
      line: line)
    if result.findings.isEmpty, !Parser.parse(source: text).hasError {
      XCTAssertFalse(
        Parser.parse(source: output).hasError, "no longer Swift: \(output)", file: file, line: line)
    }
    return (output, result.findings.map(\.description))
  }

  /// A text that is in order, and what is expected of it.
  func check(
    _ text: String, _ expected: String, beside others: [String] = [], below: [String] = [],
    isMainActorByDefault: Bool = false, file: StaticString = #filePath, line: UInt = #line
  ) {
    let first = transform(
      text, beside: others, below: below, isMainActorByDefault: isMainActorByDefault, file: file,
      line: line)
    XCTAssertEqual(first.text, expected, file: file, line: line)
    XCTAssertEqual(first.findings, [], file: file, line: line)
    let second = transform(first.text, file: file, line: line)
    XCTAssertEqual(second.text, first.text, "changed once more", file: file, line: line)
  }

  private func sources(_ texts: [String]) -> [SourceFile] {
    texts.enumerated().map { SourceFile(path: "App/Other\($0).swift", text: $1) }
  }
}
