// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

@testable import XMLTrees

final class XMLTreeTests: XCTestCase {
  private func text(
    _ file: String, bytes: Int = 1000, elements: Int = 5, depth: Int = 3
  ) throws(XMLTree.Error) -> String {
    try text(
      Data(file.utf8), XMLTree.Limits(byteCount: bytes, elementCount: elements, depth: depth))
  }

  private func text(
    _ file: Data,
    _ limits: XMLTree.Limits = .init(byteCount: 1000, elementCount: 5, depth: 3)
  ) throws(XMLTree.Error) -> String {
    try XMLTree.root(of: file, limits: limits) { part in
      let attributes = part.attributes.sorted { $0.key < $1.key }
        .map { " \($0.key)=\($0.value)" }.joined()
      let children = part.children.joined(separator: ",")
      return "\(part.line):\(part.name)\(attributes)[\(part.text)](\(children))"
    }
  }

  private func error(_ file: String, bytes: Int = 1000) -> XMLTree.Error? {
    do throws(XMLTree.Error) {
      _ = try text(file, bytes: bytes)
      return nil
    } catch { return error }
  }

  func testElementsHaveNamesAttributesTextsAndLines() throws {
    let file = """
      <?xml version="1.0"?>
      <a:b y="2" x="&lt;1">t
      <c/>u<d><![CDATA[<v>]]></d></a:b>
      """

    XCTAssertEqual(try text(file), "2:a:b x=<1 y=2[t\nu](3:c[](),3:d[<v>]())")
  }

  func testLimitsAreAllowedAndNoMore() throws {
    XCTAssertEqual(try text("<a/>", bytes: 4), "1:a[]()")
    XCTAssertEqual(error("<a/>", bytes: 3), .tooManyBytes(4))
    XCTAssertNil(error("<a><b/><b/><b/><b/></a>"))
    XCTAssertEqual(error("<a><b/><b/><b/><b/><b/></a>"), .tooManyElements)
    XCTAssertNil(error("<a><b><c/></b></a>"))
    XCTAssertEqual(error("<a><b>\n<c><d/></c></b></a>"), .tooDeep(line: 2))
  }

  func testWhatIsNotWellFormedSaysItsLine() {
    XCTAssertEqual(error("<a>\n<b></a>"), .notXML("the XML ends or breaks in line 2"))
    XCTAssertEqual(error("PNG"), .notXML("the XML ends or breaks in line 1"))
    XCTAssertEqual(error(""), .notXML("the XML ends or breaks in line 1"))
  }

  /// Linux's XML parser stopped the program here.
  func testAnInstructionWithoutContentIsAnError() {
    XCTAssertEqual(
      error("<?x?><a/>"), .notXML("it has an instruction without content, <?name?>"))
    for broken in ["<a><b<?c d<?x?></a>", "<a><?c d<e<?x ?></a>", "<?>", "<a/><?"] {
      XCTAssertNotNil(error(broken), broken)
    }
    XCTAssertNil(error("<?xml version=\"1.0\"?><?x y?><a/>"))
  }

  /// Linux's XML parser stopped the program at such names and values.
  func testBytesThatAreNotUTF8AreAnError() {
    let files: [[UInt8]] = [
      [0x3C, 0xDF, 0xDF, 0x73], Array("<a b=\"".utf8) + [0xC3, 0x28] + Array("\"/>".utf8),
      Array("<?xml version=\"1.0\" encoding=\"none\"?><a b=\"".utf8) + [0xDD, 0x22],
      // No name of an encoding, although it begins like one.
      Array("<?xml version=\"1.0\" encoding=\"UTF-16BEUTF-8\"?>\n<do".utf8) + [0xFF, 0x3E],
      // The parser would have nothing to convert here.
      Array("<?xml version=\"1.0\" encoding=\"UTF-16\"?><do".utf8) + [0xFF, 0x3E],
    ]
    for file in files {
      XCTAssertThrowsError(try text(Data(file))) {
        XCTAssertEqual($0 as? XMLTree.Error, .notXML("its bytes are not UTF-8"))
      }
    }
  }

  func testEncodingsThatTheParserConvertsAreRead() throws {
    let latin = Array("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><a>".utf8) + [0xE9]
    XCTAssertEqual(try text(Data(latin + Array("</a>".utf8))), "1:a[é]()")
    let encodings: [String.Encoding] = [
      .utf16, .utf16LittleEndian, .utf16BigEndian, .utf32, .utf32LittleEndian, .utf32BigEndian,
    ]
    for encoding in encodings {
      for head in ["", "<?xml version=\"1.0\" encoding=\"UTF-16\"?>"] {
        let wide = try XCTUnwrap((head + "<a>é</a>").data(using: encoding))
        XCTAssertEqual(try text(wide), "1:a[é]()", "\(encoding) \(head)")
      }
    }
  }

  func testLinesCountFromTheDeclaration() throws {
    XCTAssertEqual(try text("\u{FEFF}<?xml\nversion=\"1.0\"\n?>\n<a/>"), "4:a[]()")
    XCTAssertEqual(
      error("<?xml\nversion=\"1.0\"?>\n<a>"), .notXML("the XML ends or breaks in line 3"))
  }

  func testOtherFilesAreNotRead() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).txt")
    try Data("secret".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }

    let read = try? text("<!DOCTYPE a [<!ENTITY e SYSTEM \"\(file.path)\">]><a>&e;</a>")

    XCTAssertFalse(read?.contains("secret") ?? false)
  }
}
