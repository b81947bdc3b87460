// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import HeadlessUIKit
import TestSupport
import XCTest

final class UIImageGIFTests: XCTestCase {
  private var file: Data {
    var writer = GIFWriter(width: 2, height: 1, colors: [[255, 0, 0], [0, 0, 255]])
    writer.append(.init(width: 2, pixels: [0, 1]))
    writer.append(.init(width: 2, pixels: [1, 1]))
    return Data(writer.file)
  }

  private var first: Bitmap {
    var bitmap = Bitmap(width: 2, height: 1, color: Color(red: 255, green: 0, blue: 0))
    bitmap[1, 0] = Color(red: 0, green: 0, blue: 255)
    return bitmap
  }

  func testAFileThatMovesIsItsFirstPicture() {
    XCTAssertEqual(UIImage(data: file, scale: 2)?.bitmap, first)
    XCTAssertEqual(UIImage(data: file, scale: 2)?.size, CGSize(width: 1, height: 0.5))
    XCTAssertNil(UIImage(data: file)?.images)
  }

  func testADamagedFileSaysWhy() {
    XCTAssertThrowsError(try UIImage(decoding: file.prefix(30))) {
      XCTAssertTrue("\($0)".contains("ends after 30 bytes"), "\($0)")
    }
  }

  func testABundleMayHoldGIF() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("gif-\(UUID().uuidString)")
    let set = folder.appendingPathComponent("Media.xcassets/Wheel.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try file.write(to: set.appendingPathComponent("wheel.gif"))
    try file.write(to: folder.appendingPathComponent("Loose.gif"))
    try Data(#"{"images":[{"idiom":"universal","filename":"wheel.gif"}]}"#.utf8)
      .write(to: set.appendingPathComponent("Contents.json"))
    let bundle = try XCTUnwrap(Bundle(path: folder.path))
    for name in ["Wheel", "Loose.gif"] {
      XCTAssertEqual(UIImage(named: name, in: bundle, compatibleWith: nil)?.bitmap, first, name)
    }
    XCTAssertEqual(
      UIImage(contentsOfFile: folder.appendingPathComponent("Loose.gif").path)?.bitmap, first)
  }
}
