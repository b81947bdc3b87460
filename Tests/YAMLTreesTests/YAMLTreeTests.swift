// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

import YAMLTrees

/// What files of settings are written with.
final class YAMLTreeTests: XCTestCase {
  /// A tree in one line: plain texts as they are, others in quotes.
  private func line(_ tree: YAMLTree) -> String {
    switch tree {
    case .text(let text, let isPlain): isPlain ? text : text.debugDescription
    case .list(let trees): "[" + trees.map(line).joined(separator: ", ") + "]"
    case .mapping(let entries):
      "{" + entries.map { "\($0.key): \(line($0.value))" }.joined(separator: ", ") + "}"
    }
  }

  private func check(
    _ text: String, _ expected: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    do {
      let tree = try YAMLTree(text)
      XCTAssertEqual(self.line(tree), expected, file: file, line: line)
    } catch {
      XCTFail("\(error)", file: file, line: line)
    }
  }

  private func checkRefused(
    _ text: String, at number: Int, _ words: String, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    XCTAssertThrowsError(try YAMLTree(text), file: file, line: line) { error in
      let error = error as? YAMLTree.Error
      XCTAssertEqual(error?.line, number, file: file, line: line)
      XCTAssertTrue(
        error?.problem.contains(words) ?? false, error?.problem ?? "", file: file, line: line)
    }
  }

  func testMappingsAndListsAreReadByIndentation() {
    check(
      "name: Shop\ntargets:\n  App:\n    sources: [A, B]\n",
      "{name: Shop, targets: {App: {sources: [A, B]}}}")
    check("a:\n- 1\n- 2\nb: 3", "{a: [1, 2], b: 3}")
    check("a:\n  - x: 1\n    y: 2\n  - z: 3", "{a: [{x: 1, y: 2}, {z: 3}]}")
    check("- - a\n  - b\n-\n  c: d\n-\n- e", "[[a, b], {c: d}, , e]")
    check("a:\nb:\n  c:\n", "{a: , b: {c: }}")
    check("a:\r\n  b: 1\r\nc: 2\r\n", "{a: {b: 1}, c: 2}")
  }

  func testCommentsAndMarksOfDocumentsAreNothing() {
    check("# Ours\n---\na: 1 # one\n\n  # two\nb: x#y\n...\n", "{a: 1, b: x#y}")
    check("\u{FEFF}%YAML 1.2\n--- # begin\na: 1", "{a: 1}")
    check("", "")
    check("# nothing\n", "")
  }

  func testTextsWithoutQuotesGoOnInFurtherLines() {
    check("a: one\n  two\n\n  three\nb: 1", "{a: one two\nthree, b: 1}")
    check(
      "a: https://example.org:80/x\nb: $(A)/${B}", "{a: https://example.org:80/x, b: $(A)/${B}}")
    check("a: -x\nb: ?y\nc: :z\nd: 1.0", "{a: -x, b: ?y, c: :z, d: 1.0}")
    check("\"a b\": 1\n'c:d': 2\ne f: 3", "{a b: 1, c:d: 2, e f: 3}")
  }

  func testTextsInQuotesHaveEscapes() {
    check(#"a: "x\ty\u00e4\x41\"""#, #"{a: "x\ty\#u{E4}A\""}"#)
    check(#"a: "\ud83d\ude00""#, "{a: \"😀\"}")
    check("a: 'it''s # no comment'", "{a: \"it\\'s # no comment\"}")
    check("a: \"one \n  two\\\n  three\n\n  four\"", "{a: \"one twothree\\nfour\"}")
  }

  func testLiteralAndFoldedTextsKeepTheirLines() {
    check("a: |\n  one\n    two\n\n  three\n\nb: 1", "{a: \"one\\n  two\\n\\nthree\\n\", b: 1}")
    check("a: |-\n  one\nb: |+\n  two\n\n", "{a: \"one\", b: \"two\\n\\n\"}")
    check(
      "a: >\n  one\n  two\n\n  three\n    four\n  five\n",
      "{a: \"one two\\nthree\\n  four\\nfive\\n\"}")
    check("a: |2\n    one\n  two\n", "{a: \"  one\\ntwo\\n\"}")
    check("- |\n one\n- two", "[\"one\\n\", two]")
    check("a: |\n  one", "{a: \"one\"}")
    check("a: |\n  one\n  ", "{a: \"one\\n\"}")
  }

  func testBracketsHoldListsAndMappings() {
    check("a: [b, 'c', [d], {e: f, g: }, h: i]", "{a: [b, \"c\", [d], {e: f, g: }, {h: i}]}")
    check("a: {\"b\":1, c: [\n  x, # one\n  y,\n]}\nd: 2", "{a: {b: 1, c: [x, y]}, d: 2}")
    check("[]", "[]")
    check("a: {}\nb: []", "{a: {}, b: []}")
  }

  func testAliasesStandForWhatAnchorsName() {
    check(
      "base: &base\n  a: 1\n  b: 2\nown:\n  <<: *base\n  b: 3\nagain: *base",
      "{base: {a: 1, b: 2}, own: {b: 3, a: 1}, again: {a: 1, b: 2}}")
    check("- &x [1]\n- *x\n- &y z\n- *y", "[[1], [1], z, z]")
    check(
      "a: &a {x: 1}\nb: &b {x: 2, y: 3}\nc: {<<: [*a, *b]}",
      "{a: {x: 1}, b: {x: 2, y: 3}, c: {x: 1, y: 3}}")
  }

  func testATagThatSaysTextMakesItNoNumber() {
    check("a: !!str 1.0\nb: !custom x", "{a: \"1.0\", b: x}")
  }

  func testMistakesAreToldWithTheirLine() {
    checkRefused("a: 1\n b: 2", at: 2, "indented too far")
    checkRefused("a:\n    b: 1\n  c: 2", at: 3, "indented")
    checkRefused("a: 1\nb: [1, 2\n", at: 3, "not closed")
    checkRefused("a: 1\nb: \"x\n", at: 2, "quote")
    checkRefused("a: b: c", at: 1, "mapping begins")
    checkRefused("a: 1\nb: 2\na: 3", at: 3, "twice")
    checkRefused("a: *none", at: 1, "anchor")
    checkRefused("a:\n\tb: 1", at: 2, "tab")
    checkRefused("a: @x", at: 1, "cannot begin")
    checkRefused("? a\n: b", at: 1, "no text")
    checkRefused("a: 1\n---\nb: 2", at: 3, "second document")
    checkRefused("a: [1] x", at: 1, "ended")
    checkRefused("- a\nb: 1", at: 2, "indented")
    checkRefused(#"a: "\q""#, at: 1, "escape")
  }

  func testFilesThatGrowWithoutEndAreRefused() {
    checkRefused(String(repeating: "[", count: 100_000), at: 1, "lie in each other")
    checkRefused(
      (0..<100).map { String(repeating: " ", count: $0) + "a:" }.joined(separator: "\n"), at: 65,
      "lie in each other")
    let lines = (1..<10).map { number in
      let aliases = Array(repeating: "*a\(number - 1)", count: 9).joined(separator: ",")
      return "a\(number): &a\(number) [\(aliases)]"
    }
    checkRefused("a0: &a0 [1]\n" + lines.joined(separator: "\n"), at: 7, "values")
  }

  /// Each part of a file is read or refused, and ends.
  func testAFileThatIsCutAnywhereEnds() {
    let text = """
      # A
      a: &x [1, {b: "c\\u00e4", d: 'e'}]
      f: |+2
          g

      h: >-
        i
        j
      k:
      - *x
      - !!str l
      "m n": {o: *x}
      """
    for count in 0...text.utf8.count {
      _ = try? YAMLTree(String(decoding: text.utf8.prefix(count), as: UTF8.self))
      _ = try? YAMLTree(String(decoding: text.utf8.dropFirst(count), as: UTF8.self))
    }
  }
}
