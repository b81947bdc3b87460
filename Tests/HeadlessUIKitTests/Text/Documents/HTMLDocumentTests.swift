// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

/// HTML in texts with attributes.
final class HTMLDocumentTests: XCTestCase {
  private func read(_ html: String) throws -> NSAttributedString {
    try NSAttributedString(
      data: Data(html.utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.html,
        .characterEncoding: String.Encoding.utf8.rawValue,
      ], documentAttributes: nil)
  }

  private func value(_ key: NSAttributedString.Key, of word: String, in text: NSAttributedString)
    -> Any?
  {
    let range = (text.string as NSString).range(of: word)
    guard range.location != NSNotFound else { return nil }
    return text.attribute(key, at: range.location, effectiveRange: nil)
  }

  func testTextIsOneWithItsSpacesAndLetters() throws {
    XCTAssertEqual(
      try read("a  <b>b </b>\n c&amp;d &#8217;&hellip; 1 < 2").string,
      "a b c&d \u{2019}\u{2026} 1 < 2")
    XCTAssertEqual(try read("<p>One</p><p>Two<br>lines</p>").string, "One\nTwo\u{2028}lines\n")
    XCTAssertEqual(try read("One<br/>Two").string, "One\nTwo")
    XCTAssertEqual(
      try read("<ul><li>A</li><li>B</li></ul><ol><li>C</li></ol>").string,
      "\t\u{2022}\tA\n\t\u{2022}\tB\n\t1.\tC\n")
    XCTAssertEqual(try read("<head><style>p { }</style><title>T</title></head>x").string, "x")
  }

  func testWordsHaveTheirLook() throws {
    let text = try read(
      "plain <b>bold</b> <i>slanted</i> <u>under</u> <s>struck</s> "
        + "<font color='#ff0000'>red</font> <span style='font-size: 20px; background-color: yellow'>large</span> "
        + "<a href='https://a.b/c'>link</a><h1>Head</h1>")

    func font(_ word: String) -> UIFont? { value(.font, of: word, in: text) as? UIFont }
    XCTAssertEqual(font("plain")?.pointSize, 12)
    XCTAssertEqual(font("bold")?.fontDescriptor.symbolicTraits.contains(.traitBold), true)
    XCTAssertEqual(font("slanted")?.fontDescriptor.symbolicTraits.contains(.traitItalic), true)
    XCTAssertEqual(font("large")?.pointSize, 20)
    XCTAssertEqual(font("Head")?.pointSize, 24)
    XCTAssertEqual(value(.underlineStyle, of: "under", in: text) as? Int, 1)
    XCTAssertEqual(value(.strikethroughStyle, of: "struck", in: text) as? Int, 1)
    XCTAssertEqual(
      value(.foregroundColor, of: "red", in: text) as? UIColor,
      UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    XCTAssertEqual(
      value(.link, of: "link", in: text) as? URL, URL(string: "https://a.b/c"))
    XCTAssertNil(value(.link, of: "Head", in: text))
  }

  func testOtherDocumentsAreRefused() {
    XCTAssertEqual(
      try NSAttributedString(
        data: Data("a <b>".utf8), options: [.documentType: NSAttributedString.DocumentType.plain],
        documentAttributes: nil
      ).string, "a <b>")
    XCTAssertThrowsError(
      try NSAttributedString(
        data: Data("{}".utf8), options: [.documentType: NSAttributedString.DocumentType.rtf],
        documentAttributes: nil)
    ) { XCTAssertTrue("\($0)".contains("NSRTF"), "\($0)") }
    XCTAssertThrowsError(
      try NSAttributedString(data: Data([0xFF, 0xFE]), options: [:], documentAttributes: nil))
  }

  func testADocumentIsReadFromItsFile() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("HTMLDocumentTests-\(UUID().uuidString).html")
    try Data("<b>Ada</b>".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }

    XCTAssertEqual(
      try NSAttributedString(url: file, documentAttributes: nil).string
        .trimmingCharacters(in: .newlines), "Ada")
  }

  func testALabelShowsIt() throws {
    let label = UILabel()
    label.attributedText = try read("<font color='red'>Red</font>")
    label.sizeToFit()

    XCTAssertTrue("\(label.displayList(scale: 1).commands)".contains("#FF0000"))
  }
}
