// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import TestSupport
import XCTest

/// Texts in Markdown, as `AttributedString` reads them on iOS.
final class MarkdownTests: XCTestCase {
  private typealias Options = AttributedString.MarkdownParsingOptions

  /// The text with its intents and links: `[b:bold] [link](address)`.
  private func read(_ markdown: String, _ options: Options = Options()) throws -> String {
    let names: [(InlinePresentationIntent, String)] = [
      (.stronglyEmphasized, "b"), (.emphasized, "i"), (.code, "c"), (.strikethrough, "s"),
      (.softBreak, "soft"), (.lineBreak, "line"), (.inlineHTML, "html"),
    ]
    let text = try AttributedString(markdown: markdown, options: options)
    return text.runs.map { run in
      var text = String(text[run.range].characters)
      let intent = run.inlinePresentationIntent ?? []
      let found = names.filter { intent.contains($0.0) }.map(\.1).joined()
      if !found.isEmpty { text = "[\(found):\(text)]" }
      if let link = run.link { text += "(\(link.absoluteString))" }
      return text
    }.joined()
  }

  func testEmphasis() throws {
    let cases = [
      "a *b* c": "a [i:b] c",
      "a **b** c": "a [b:b] c",
      "***both***": "[bi:both]",
      "**a *b* c**": "[b:a ][bi:b][b: c]",
      "*a **b***": "[i:a ][bi:b]",
      "snake_case_name and _it_": "snake_case_name and [i:it]",
      "2 * 3 * 4": "2 * 3 * 4",
      "a*b*c": "a[i:b]c",
      "**open": "**open",
      "~~gone~~ and ~one~": "[s:gone] and [s:one]",
      "\\*no\\*": "*no*",
      "`code *x*` ``a`b``": "[c:code *x*] [c:a`b]",
      "`open": "`open",
      "**a `b`**": "[b:a ][bc:b]",
    ]
    for (markdown, expected) in cases { XCTAssertEqual(try read(markdown), expected, markdown) }
  }

  func testLinks() throws {
    let cases = [
      "See [the **site**](https://a.b/c?d=e).":
        "See the (https://a.b/c?d=e)[b:site](https://a.b/c?d=e).",
      "[a](b \"title\")": "a(b)",
      "[a] (b)": "[a] (b)",
      "[a](b": "[a](b",
      "[x](y(z))": "x(y(z))",
      "<https://a.b> <me@a.b>": "https://a.b(https://a.b) me@a.b(mailto:me@a.b)",
      "at https://a.b/c. And (www.d.e)":
        "at https://a.b/c(https://a.b/c). And (www.d.e(http://www.d.e))",
      "a <b>c</b> < d": "a [html:<b>]c[html:</b>] < d",
      "Q&amp;A &#9731; & more": "Q&A ☃ & more",
    ]
    for (markdown, expected) in cases { XCTAssertEqual(try read(markdown), expected, markdown) }
    let text = try AttributedString(markdown: "[a](b)", baseURL: URL(string: "https://c.d"))
    XCTAssertEqual(text.runs.first?.link?.absoluteString, "https://c.d/b")
  }

  func testBlocksFollowEachOther() throws {
    let cases = [
      "# Title\n\nSome\ntext.": "TitleSome[soft: ]text.",
      "One  \ntwo": "One[line:\n]two",
      "- a\n- b *c*\n\n1. d": "ab [i:c]d",
      "Title\n=====\ntext": "Titletext",
      "> quoted\n\n```swift\nlet a = *b*\n```\nend": "quotedlet a = *b*\nend",
      "a\n\n---\n\nb": "a\u{2E3B}b",
      "**bold** first": "[b:bold] first",
    ]
    for (markdown, expected) in cases { XCTAssertEqual(try read(markdown), expected, markdown) }
  }

  func testInlineOnlyLeavesBlocksAlone() throws {
    let text = "# *a*\n\n- b  c"
    XCTAssertEqual(
      try read(text, Options(interpretedSyntax: .inlineOnly)), "# [i:a][soft: ]- b  c")
    XCTAssertEqual(
      try read(text, Options(interpretedSyntax: .inlineOnlyPreservingWhitespace)),
      "# [i:a]\n\n- b  c")
    XCTAssertEqual(
      try read("^[3 cats](inflect: true)", Options(allowsExtendedAttributes: true)), "3 cats")
  }

  func testLabelsDrawWhatIsMeant() throws {
    let label = UILabel()
    label.font = .systemFont(ofSize: 20)
    func size(_ text: NSAttributedString) -> CGSize {
      label.attributedText = text
      return label.sizeThatFits(.zero)
    }
    func plain(_ text: String, _ font: UIFont) -> CGSize {
      size(NSAttributedString(string: text, attributes: [.font: font]))
    }
    XCTAssertEqual(
      size(try NSAttributedString(markdown: "**Wide**")),
      plain("Wide", .systemFont(ofSize: 20, weight: .semibold)))
    XCTAssertEqual(
      size(try NSAttributedString(markdown: "`Wide`")),
      plain("Wide", .monospacedSystemFont(ofSize: 20, weight: .regular)))
    let struck = try NSAttributedString(markdown: "~~IIII~~")
    label.attributedText = struck
    label.sizeToFit()
    XCTAssertTrue(label.displayList(scale: 1).dump().contains("fill rect"))

    let back = AttributedString(struck)
    XCTAssertEqual(back.runs.first?.inlinePresentationIntent, .strikethrough)
  }

  /// Whatever is typed is read, and no letter is lost or doubled.
  func testAnythingIsRead() throws {
    let seed: UInt64 = 7
    var generator = SeededGenerator(seed: seed)
    let marks = [
      "*", "**", "_", "~~", "`", "[", "]", "<", ">", "&", "\\", "\n", " ", "a", "# ", "!",
    ]
    for round in 0..<2000 {
      let text = (0..<12).map { _ in marks[Int(generator.next() % UInt64(marks.count))] }.joined()
      // What stands behind the marks of a block of code names its language.
      let hasCode = text.contains("```") || text.contains("~~~")
      for syntax in [Options.InterpretedSyntax.full, .inlineOnlyPreservingWhitespace]
      where syntax != .full || !hasCode {
        let read = try AttributedString(markdown: text, options: Options(interpretedSyntax: syntax))
        XCTAssertEqual(
          read.characters.count { $0 == "a" }, text.count { $0 == "a" },
          "seed \(seed), round \(round): \(text)")
      }
    }
  }
}
