// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import InterfaceBuilder
import XCTest

final class NibDocumentTests: XCTestCase {
  private func document(_ content: String, _ attributes: String = "") throws -> NibDocument {
    try NibDocument(
      Data("<document \(attributes)>\(content)</document>".utf8), name: "A.xib")
  }

  func testElementsHaveTheirPlaceAndValues() throws {
    let document = try document(
      """
      <objects>
        <view id="1" alpha="0.5" hidden="YES"><rect key="frame" x="1" y="2" width="3" height="4"/>
          <string key="text">a
      b</string><point key="p" x="1" y="2"/><size key="s" width="3" height="4"/></view>
      </objects>
      """)
    let view = try XCTUnwrap(document.objects.first)

    XCTAssertEqual(view.line, 2)
    XCTAssertEqual(view.rect("frame"), CGRect(x: 1, y: 2, width: 3, height: 4))
    XCTAssertEqual(view.point("p"), CGPoint(x: 1, y: 2))
    XCTAssertEqual(view.size("s"), CGSize(width: 3, height: 4))
    XCTAssertEqual(view.number("alpha"), 0.5)
    XCTAssertEqual(view.bool("hidden"), true)
    XCTAssertEqual(view.string("text"), "a\nb")
    XCTAssertNil(view.number("nothing"))
    XCTAssertEqual(document.root.element(id: "1"), view)
  }

  func testRatiosAreNumbersOrTwoOfThem() throws {
    let objects = try document(
      "<objects><c m=\"16:9\"/><c m=\"0.5\"/><c m=\"a:b\"/><c m=\"1:0\"/><c m=\"1/4\"/><c/></objects>"
    ).objects

    XCTAssertEqual(objects.map { $0.ratio("m") }, [16.0 / 9, 0.5, nil, nil, 0.25, nil])
  }

  func testOtherRuntimesAreRefused() {
    XCTAssertThrowsError(try document("", "targetRuntime=\"MacOSX.Cocoa\"")) {
      XCTAssertEqual(
        "\($0)", "A.xib cannot be read: it is for MacOSX.Cocoa, not for iOS.CocoaTouch")
    }
  }

  /// Linux's XML parser stopped the program here.
  func testAnInstructionWithoutContentIsAnError() {
    XCTAssertThrowsError(try NibDocument(Data("<?x?>\n<document/>".utf8), name: "A.xib"))
  }

  /// Linux's XML parser stopped the program at such a name.
  func testBytesThatAreNotUTF8AreAnError() {
    let unknown =
      Data("<?xml version=\"1.0\" encoding=\"none\"?><a b=\"".utf8) + Data([0xDD, 0x22])
    for bytes in [Data([0x3C, 0xDF, 0xDF, 0x73]), unknown] {
      XCTAssertThrowsError(try NibDocument(bytes, name: "A.xib")) { error in
        XCTAssertTrue("\(error)".contains("not UTF-8"), "\(error)")
      }
    }
  }
}
