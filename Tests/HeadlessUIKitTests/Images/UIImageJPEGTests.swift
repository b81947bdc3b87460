// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import HeadlessUIKit
import XCTest

/// JPEG pictures as apps have them: as data, as files of an asset catalog, turned by a camera.
final class UIImageJPEGTests: XCTestCase {
  private var picture: UIImage {
    UIImage(bitmap: Bitmap(width: 32, height: 16, color: Color(red: 10, green: 120, blue: 200)))
  }

  func testDataIsWrittenAndRead() throws {
    let data = try XCTUnwrap(picture.jpegData(compressionQuality: 0.9))
    let image = try XCTUnwrap(UIImage(data: data, scale: 2))
    XCTAssertEqual(image.size, CGSize(width: 16, height: 8))
    XCTAssertEqual(image.scale, 2)
    let color = image.bitmap[16, 8]
    XCTAssertEqual(Int(color.blue), 200, accuracy: 3)
    XCTAssertNil(UIImage().jpegData(compressionQuality: 1))
    XCTAssertNil(picture.heicData(), "nothing writes it here")
  }

  func testACameraOnItsSideGivesAnUprightPicture() throws {
    var data = try XCTUnwrap(picture.jpegData(compressionQuality: 1))
    let notes: [UInt8] = [
      0xFF, 0xE1, 0, 30, 0x45, 0x78, 0x69, 0x66, 0, 0,
      0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0,
    ]
    data.insert(contentsOf: notes, at: 2)
    let image = try XCTUnwrap(UIImage(data: data))
    XCTAssertEqual(image.imageOrientation, .right)
    XCTAssertEqual(image.size, CGSize(width: 16, height: 32))
  }

  /// Catalogs have WebP files that are called `.jpg`, which iOS reads.
  func testAFileOfAFormatThatIsNotReadIsCalledByIt() {
    for (start, format) in [
      ("RIFF\u{1}\u{2}\u{3}\u{4}WEBPVP8 ", "WebP"),
      ("\0\0\0\u{18}ftypheic\0\0", "HEIC"),
    ] {
      XCTAssertThrowsError(try UIImage(decoding: Data(start.utf8))) {
        XCTAssertTrue("\($0)".contains("it is a \(format) file, whatever its name"), "\($0)")
      }
    }
  }

  func testADamagedFileSaysWhy() throws {
    let data = try XCTUnwrap(picture.jpegData(compressionQuality: 0.5))
    XCTAssertThrowsError(try UIImage(decoding: data.dropLast(40))) {
      XCTAssertTrue("\($0)".contains("The JPEG file is damaged"), "\($0)")
    }
  }

  func testAnAssetCatalogMayHoldJPEG() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("jpeg-\(UUID().uuidString)")
    let set = folder.appendingPathComponent("Media.xcassets/Cover.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try XCTUnwrap(picture.jpegData(compressionQuality: 1))
      .write(to: set.appendingPathComponent("cover@2x.jpg"))
    try XCTUnwrap(picture.jpegData(compressionQuality: 1))
      .write(to: folder.appendingPathComponent("Loose@2x.jpg"))
    try Data(#"{"images":[{"idiom":"universal","scale":"2x","filename":"cover@2x.jpg"}]}"#.utf8)
      .write(to: set.appendingPathComponent("Contents.json"))
    let bundle = try XCTUnwrap(Bundle(path: folder.path))

    let image = try XCTUnwrap(UIImage(named: "Cover", in: bundle, compatibleWith: nil))
    XCTAssertEqual(image.size, CGSize(width: 16, height: 8))
    let loose = try XCTUnwrap(UIImage(named: "Loose.jpg", in: bundle, compatibleWith: nil))
    XCTAssertEqual(loose.size, CGSize(width: 16, height: 8))
  }
}
