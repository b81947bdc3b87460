// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

@testable import InlineSnapshotTesting

/// What becomes of a source: each call is found by the mark before its arguments.
final class SourceEditTests: XCTestCase {
  private typealias Descriptor = InlineSnapshotSyntaxDescriptor

  /// The source after one text was written. `§` stands where the call's arguments begin.
  private func rewritten(
    _ marked: String, _ expected: String?, _ actual: String?, _ descriptor: Descriptor = .init()
  ) throws -> String {
    try rewritten(marked, [(expected, actual, descriptor)])
  }

  private func rewritten(
    _ marked: String, _ texts: [(expected: String?, actual: String?, descriptor: Descriptor)]
  ) throws -> String {
    let before = marked.utf8.prefix { $0 != "§".utf8.first }
    let line = before.count { $0 == 10 } + 1
    let column = before.reversed().prefix { $0 != 10 }.count + 1
    let source = ParsedSource(Array(marked.replacingOccurrences(of: "§", with: "").utf8))
    let snapshots = texts.map {
      InlineSnapshot(
        line: line, column: column, descriptor: $0.descriptor, expected: $0.expected,
        actual: $0.actual)
    }
    return String(decoding: try source.bytes(with: snapshots), as: UTF8.self)
  }

  private func problem(_ body: () throws -> Void) -> String {
    do {
      try body()
      return ""
    } catch {
      return "\(error)".components(separatedBy: ". ")[0]
    }
  }

  func testATextIsAddedBehindTheParentheses() throws {
    XCTAssertEqual(
      try rewritten(
        "func a() {\n  assertInlineSnapshot§(of: 1, as: .dump)  // one\n}\n", nil, "- 1\n"),
      """
      func a() {
        assertInlineSnapshot(of: 1, as: .dump) {
          \"""
          - 1

          \"""
        }  // one
      }

      """)
  }

  func testTheIndentIsThatOfTheLineAndOfTheFile() throws {
    XCTAssertEqual(
      try rewritten(
        "class A {\n\tfunc a() {\n\t\tassert§(\n\t\t\tof: 1\n\t\t)\n\t}\n}\n", nil, "x"),
      "class A {\n\tfunc a() {\n\t\tassert(\n\t\t\tof: 1\n\t\t) {\n\t\t\t\"\"\"\n\t\t\tx\n\t\t\t\"\"\"\n\t\t}\n\t}\n}\n"
    )
  }

  func testLinesOfAFileOfWindowsEndAlike() throws {
    XCTAssertEqual(
      try rewritten("do {\r\n  assert§(1)\r\n}\r\n", nil, "a\nb"),
      "do {\r\n  assert(1) {\r\n    \"\"\"\r\n    a\r\n    b\r\n    \"\"\"\r\n  }\r\n}\r\n")
  }

  func testATextIsReplacedWhereItStands() throws {
    XCTAssertEqual(
      try rewritten("assert§(of: \"ä\", matches: { \"old\" }, x: 1) // {}\n", "old", "new"),
      "assert(of: \"ä\", matches: {\n  \"\"\"\n  new\n  \"\"\"\n}, x: 1) // {}\n")
    XCTAssertEqual(
      try rewritten("assert§(1) {\n  \"\"\"\n  old\n  \"\"\"\n}.then { 1 }\n", "old", "new"),
      "assert(1) {\n  \"\"\"\n  new\n  \"\"\"\n}.then { 1 }\n")
  }

  func testACallWithoutParenthesesIsFoundByItsBrace() throws {
    XCTAssertEqual(
      try rewritten(
        "assert §{ \"Ada\" } is: { \"old\" }\n", "old", "new",
        .init(trailingClosureLabel: "is", trailingClosureOffset: 1)),
      "assert { \"Ada\" } is: {\n  \"\"\"\n  new\n  \"\"\"\n}\n")
  }

  func testSeveralTextsOfOneCallStandInTheirOrder() throws {
    let head = Descriptor(trailingClosureLabel: "head", trailingClosureOffset: 1)
    let body = Descriptor(trailingClosureLabel: "body", trailingClosureOffset: 2)

    XCTAssertEqual(
      try rewritten("check §{ 1 }\n", [(nil, "b", body), (nil, "h", head)]),
      "check { 1 } head: {\n  \"\"\"\n  h\n  \"\"\"\n} body: {\n  \"\"\"\n  b\n  \"\"\"\n}\n")
    XCTAssertEqual(
      try rewritten("check §{ 1 } body: { \"b\" }\n", [(nil, "h", head), ("b", "b", body)]),
      "check { 1 } head: {\n  \"\"\"\n  h\n  \"\"\"\n} body: { \"b\" }\n")
    XCTAssertEqual(
      try rewritten(
        "check §{ 1 } head: { \"h\" } body: { \"b\" }\n", [("h", "H", head), ("b", nil, body)]),
      "check { 1 } head: {\n  \"\"\"\n  H\n  \"\"\"\n}\n")
  }

  func testALaterClosureAloneHasItsLabel() throws {
    let body = Descriptor(trailingClosureLabel: "body", trailingClosureOffset: 1)

    XCTAssertEqual(
      try rewritten("check§(1)\n", nil, "b", body),
      "check(1, body: {\n  \"\"\"\n  b\n  \"\"\"\n})\n")
    XCTAssertEqual(
      try rewritten("check§()\n", [(nil, "b", body), (nil, "h", Descriptor())]),
      "check() {\n  \"\"\"\n  h\n  \"\"\"\n} body: {\n  \"\"\"\n  b\n  \"\"\"\n}\n")
  }

  func testAnEarlierLabelBecomesThePresentOne() throws {
    let descriptor = Descriptor(
      deprecatedTrailingClosureLabels: ["equals"], trailingClosureLabel: "is",
      trailingClosureOffset: 1)

    XCTAssertEqual(
      try rewritten("check §{ 1 } equals: { \"a\" }\n", "a", "b", descriptor),
      "check { 1 } is: {\n  \"\"\"\n  b\n  \"\"\"\n}\n")
  }

  func testATextThatIsToGoGoesWithItsComma() throws {
    XCTAssertEqual(try rewritten("check§(1, matches: { \"a\" })\n", "a", nil), "check(1)\n")
    XCTAssertEqual(try rewritten("check§(matches: { \"a\" }, x: 1)\n", "a", nil), "check(x: 1)\n")
    XCTAssertEqual(try rewritten("check§(1) { \"a\" }\n", "a", nil), "check(1)\n")
    XCTAssertEqual(try rewritten("check §{ \"a\" }\n", "a", nil), "check()\n")
  }

  func testEachTextComesBackAsItIs() throws {
    let texts = [
      "", "\n", "a\n", "\n\na", " a ", "\\", "\\(x)", "\\#(x)", "\"\"\"", "\"\"\"#",
      "##\"\"\"##\\##", "a\r\nb\r",
      "\t\u{0}\u{1B}[1m\u{7F}", "\u{FEFF}ä\u{301}", "\"\"\"\u{301}", "👩‍👩‍👧 \u{2028} x",
    ]
    for text in texts {
      for lineEnd in ["\n", "\r\n"] {
        let first = try rewritten("do {\(lineEnd)  check§(1)\(lineEnd)}", nil, text)
        // What was written is found as the text that is expected now.
        let again = first.replacingOccurrences(of: "check(", with: "check§(")
        let second = try rewritten(again, text, "x")
        XCTAssertEqual(
          second.utf8.map { $0 },
          "do {\(lineEnd)  check(1) {\(lineEnd)    \"\"\"\(lineEnd)    x\(lineEnd)    \"\"\"\(lineEnd)  }\(lineEnd)}"
            .utf8.map { $0 },
          text.debugDescription)
      }
    }
  }

  /// The compiler's column is that of a copy of the file, in which more stands before the call.
  func testTheOnlyAssertionOfALineIsFoundWhateverItsColumn() throws {
    let line = "@MainActor func a() { assertInlineSnapshot(of: 1, as: .dump) }"
    XCTAssertEqual(
      try rewritten("\(line)          §", nil, "1"),
      "@MainActor func a() { assertInlineSnapshot(of: 1, as: .dump) {\n  \"\"\"\n  1\n  \"\"\"\n} }"
        + "          ")
    for other in ["f(1); g(2)       §", "assertInlineSnapshot(a); assertInlineSnapshot(b)    §"] {
      XCTAssertThrowsError(try rewritten(other, nil, "1"))
    }
  }

  func testASourceThatIsAnotherOneIsLeftAsItIs() {
    let sources = [
      ("check§(1)\n", "a"), ("check§(1) { \"b\" }\n", "a"), ("check§(1) { \"b\" }\n", nil),
      ("check(1)§\n", nil),
    ]
    for (source, expected) in sources {
      XCTAssertEqual(
        problem { _ = try rewritten(source, expected, "x") },
        "the file has changed since the test was built", source)
    }
  }

  func testAClosureThatIsNoLiteralIsLeftAsItIs() {
    for closure in ["{ text }", "{ \"\\(text)\" }", "{ f(); return \"a\" }"] {
      XCTAssertEqual(
        problem { _ = try rewritten("check§(1) \(closure)\n", "a", "x") },
        "its closure computes the text", closure)
    }
    XCTAssertEqual(
      problem { _ = try rewritten("check§(1) { value }\n", nil, "x") },
      "another closure is in its place")
    XCTAssertEqual(
      problem { _ = try rewritten("check§(1) { \"a\" } then: { 1 }\n", "a", nil) },
      "the value is nil now, and closures behind this one would take its place")
  }
}
