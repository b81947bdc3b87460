// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import HeadlessUIKit
import XCTest

final class CGImageDataTests: XCTestCase {
  private func image(
    _ bytes: [UInt8], bits: Int, _ info: CGImageAlphaInfo, order: CGBitmapInfo = [],
    space: CGColorSpace = CGColorSpaceCreateDeviceRGB()
  ) -> CGImage? {
    guard let provider = CGDataProvider(data: Data(bytes)) else { return nil }
    return CGImage(
      width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: bits, bytesPerRow: bits / 8,
      space: space, bitmapInfo: CGBitmapInfo(rawValue: info.rawValue | order.rawValue),
      provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
  }

  func testBytesAreReadAsTheyAreSaid() {
    let color = Color(red: 10, green: 20, blue: 30, alpha: 255)

    XCTAssertEqual(image([10, 20, 30], bits: 24, .none)?.bitmap[0, 0], color)
    XCTAssertEqual(image([10, 20, 30, 0], bits: 32, .noneSkipLast)?.bitmap[0, 0], color)
    XCTAssertEqual(image([255, 10, 20, 30], bits: 32, .first)?.bitmap[0, 0], color)
    XCTAssertEqual(
      image([30, 20, 10, 255], bits: 32, .premultipliedFirst, order: .byteOrder32Little)?
        .bitmap[0, 0], color)
    XCTAssertEqual(
      image([50, 0, 0, 128], bits: 32, .premultipliedLast)?.bitmap[0, 0],
      Color(red: 100, green: 0, blue: 0, alpha: 128))
    XCTAssertEqual(
      image([77], bits: 8, .none, space: CGColorSpaceCreateDeviceGray())?.bitmap[0, 0],
      Color(red: 77, green: 77, blue: 77, alpha: 255))
  }

  func testFormsThatAreNotThereAreNoImage() {
    XCTAssertNil(image([1, 2], bits: 16, .none))
    XCTAssertNil(image([1, 2], bits: 32, .last))
  }

  func testPixelsAreGivenMultiplied() throws {
    let image = CGImage(
      bitmap: Bitmap(width: 2, height: 1, bytes: [100, 0, 0, 128, 1, 2, 3, 255]))

    let data = try XCTUnwrap(image.dataProvider?.data)
    let pointer = try XCTUnwrap(CFDataGetBytePtr(data))

    XCTAssertEqual(Array(data), [50, 0, 0, 128, 1, 2, 3, 255])
    XCTAssertEqual(pointer[4], 1)
    XCTAssertEqual(CFDataGetLength(data), 8)
  }

  func testBytesOfCoreFoundationAreWritten() throws {
    let data = try XCTUnwrap(CFDataCreateMutable(kCFAllocatorDefault, 3))
    CFDataSetLength(data, 3)
    let pixels = try XCTUnwrap(CFDataGetMutableBytePtr(data))
    (pixels[0], pixels[1], pixels[2]) = (1, 2, 3)
    let provider = try XCTUnwrap(CGDataProvider(data: data))

    let image = CGImage(
      width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: 24, bytesPerRow: 3,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.none.rawValue), provider: provider,
      decode: nil, shouldInterpolate: true, intent: .defaultIntent)

    XCTAssertEqual(image?.bitmap[0, 0], Color(red: 1, green: 2, blue: 3, alpha: 255))
    XCTAssertEqual(CFDataGetLength(data), 3)
  }
}
