// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import HeadlessUIKit
import PNGCodec
import XCTest

final class UIImageTests: XCTestCase {
  private let bitmap = Bitmap(width: 4, height: 6, color: Color(red: 1, green: 2, blue: 3))

  func testTheSizeIsInPoints() {
    XCTAssertEqual(UIImage(bitmap: bitmap, scale: 2).size, CGSize(width: 2, height: 3))
    XCTAssertEqual(UIImage().size, .zero)
  }

  func testPNGDataGoesThereAndBack() throws {
    let data = try XCTUnwrap(UIImage(bitmap: bitmap, scale: 2).pngData())

    let image = try XCTUnwrap(UIImage(data: data, scale: 2))

    XCTAssertEqual(image, UIImage(bitmap: bitmap, scale: 2))
    XCTAssertEqual(UIImage(data: data)?.scale, 1)
    XCTAssertNil(UIImage().pngData())
  }

  func testTheNameOfAFileGivesTheScale() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("UIImageTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, scale) in [("a.png", 1), ("a@2x.png", 2), ("a@3x.png", 3)] {
      let file = folder.appendingPathComponent(name)
      try XCTUnwrap(UIImage(bitmap: bitmap).pngData()).write(to: file)

      XCTAssertEqual(UIImage(contentsOfFile: file.path)?.scale, CGFloat(scale))
    }
  }

  func testBadDataGivesNilOrAMessage() {
    XCTAssertNil(UIImage(data: Data()))
    XCTAssertNil(UIImage(contentsOfFile: "/nowhere/a.png"))

    XCTAssertThrowsError(try UIImage(decoding: Data("no picture".utf8))) { error in
      XCTAssertTrue("\(error)".hasPrefix("the data of 10 bytes is not a picture"), "\(error)")
    }
    XCTAssertThrowsError(try UIImage(decodingFile: "/nowhere/a.png")) { error in
      XCTAssertTrue(
        "\(error)".hasPrefix("the picture /nowhere/a.png cannot be opened"), "\(error)")
    }
  }

  func testTintKeepsEachPixelsOpacity() {
    let image = UIImage(bitmap: bitmap).withTintColor(UIColor.red.withAlphaComponent(0.5))

    XCTAssertEqual(image.bitmap[0, 0], Color(red: 255, green: 0, blue: 0, alpha: 128))
  }
}
