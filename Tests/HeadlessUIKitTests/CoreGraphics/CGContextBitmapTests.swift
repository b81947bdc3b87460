// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import HeadlessUIKit
import XCTest

final class CGContextBitmapTests: XCTestCase {
  private func context(
    _ width: Int = 2, _ height: Int = 2, data: UnsafeMutableRawPointer? = nil,
    space: CGColorSpace = CGColorSpaceCreateDeviceRGB(),
    _ info: UInt32 = CGImageAlphaInfo.premultipliedLast.rawValue
  ) -> CGContext? {
    CGContext(
      data: data, width: width, height: height, bitsPerComponent: 8,
      bytesPerRow: data == nil ? 0 : width * (space.numberOfComponents == 1 ? 1 : 4), space: space,
      bitmapInfo: info)
  }

  func testTheOriginIsAtTheBottom() throws {
    let context = try XCTUnwrap(context(1, 2))

    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))

    let bitmap = try XCTUnwrap(context.makeImage()).bitmap
    XCTAssertEqual(bitmap[0, 0], .clear)
    XCTAssertEqual(bitmap[0, 1], Color(red: 255, green: 0, blue: 0, alpha: 255))
    XCTAssertEqual(context.ctm, .identity)
    XCTAssertEqual([context.width, context.height], [1, 2])
  }

  func testAnImageIsDrawnUpright() throws {
    let source = Bitmap(width: 1, height: 2, bytes: [255, 0, 0, 255, 0, 0, 255, 255])
    let context = try XCTUnwrap(context(1, 2))

    context.draw(CGImage(bitmap: source), in: CGRect(x: 0, y: 0, width: 1, height: 2))

    XCTAssertEqual(context.makeImage()?.bitmap, source)
  }

  func testPixelsAreWrittenAsTheyAreAsked() throws {
    func pixel(_ info: UInt32, _ space: CGColorSpace = CGColorSpaceCreateDeviceRGB()) throws
      -> [UInt8]
    {
      var memory = [UInt8](repeating: 0, count: 4)
      try memory.withUnsafeMutableBytes { bytes in
        let context = try XCTUnwrap(context(1, 1, data: bytes.baseAddress, space: space, info))
        context.setFillColor(CGColor(red: 1, green: 0.4, blue: 0, alpha: 0.5))
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      }
      return memory
    }
    let last = CGImageAlphaInfo.premultipliedLast.rawValue
    let first = CGImageAlphaInfo.premultipliedFirst.rawValue
    let little = CGBitmapInfo.byteOrder32Little.rawValue

    XCTAssertEqual(try pixel(last), [128, 51, 0, 128])
    XCTAssertEqual(try pixel(first), [128, 128, 51, 0])
    XCTAssertEqual(try pixel(first | little), [0, 51, 128, 128])
    XCTAssertEqual(try pixel(CGImageAlphaInfo.noneSkipLast.rawValue), [128, 51, 0, 255])
    let gray = try pixel(CGImageAlphaInfo.none.rawValue, CGColorSpaceCreateDeviceGray())
    // 0.3 * 128 + 0.59 * 51
    XCTAssertEqual(gray, [68, 0, 0, 0])
  }

  func testWhatIsInTheMemoryIsDrawnOver() throws {
    var memory: [UInt8] = [0, 0, 255, 255, 0, 0, 64, 128]
    try memory.withUnsafeMutableBytes { bytes in
      let context = try XCTUnwrap(context(2, 1, data: bytes.baseAddress))
      context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      XCTAssertEqual(
        context.makeImage()?.bitmap[1, 0], Color(red: 0, green: 0, blue: 128, alpha: 128))
    }
    XCTAssertEqual(memory, [255, 0, 0, 255, 0, 0, 64, 128])
  }

  func testOwnMemoryCanBeRead() throws {
    let context = try XCTUnwrap(context(1, 1))
    context.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))

    let bytes = try XCTUnwrap(context.data).bindMemory(to: UInt8.self, capacity: 4)

    XCTAssertEqual([bytes[0], bytes[1], bytes[2], bytes[3]], [0, 255, 0, 255])
    XCTAssertEqual(context.bytesPerRow, 4)
  }

  func testFormsThatAreNotThereGiveNoContext() {
    XCTAssertNil(context(CGImageAlphaInfo.last.rawValue))
    XCTAssertNil(context(0, 2))
    XCTAssertNil(context(space: CGColorSpaceCreateDeviceGray()))
  }

  func testImagesSayWhatTheyAre() {
    let opaque = CGImage(bitmap: Bitmap(width: 1, height: 1, color: .black))
    let clear = CGImage(bitmap: Bitmap(width: 1, height: 1))

    XCTAssertEqual(opaque.alphaInfo, .noneSkipLast)
    XCTAssertEqual(clear.bitmapInfo.rawValue, CGImageAlphaInfo.premultipliedLast.rawValue)
    XCTAssertEqual(clear.colorSpace?.model, .rgb)
  }

  private func context(_ info: UInt32) -> CGContext? { context(2, 2, info) }
}
