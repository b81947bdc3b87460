// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import HeadlessFrameworks
import HeadlessUIKit
import TestSupport
import XCTest

final class CGImageSourceTests: XCTestCase {
  /// A red picture of 2 by 1 pixels, and a blue pixel at its right that comes after 0.02 seconds.
  private var moving: Data {
    var writer = GIFWriter(width: 2, height: 1, colors: [[255, 0, 0], [0, 0, 255]], loopCount: 4)
    var frame = GIFWriter.Frame(width: 2, pixels: [0, 0])
    frame.delay = 2
    writer.append(frame)
    frame = GIFWriter.Frame(width: 1, pixels: [1])
    (frame.x, frame.delay) = (1, 30)
    writer.append(frame)
    return Data(writer.file)
  }

  private let red = Color(red: 255, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 255)

  private func picture(_ width: Int, _ height: Int) -> UIImage {
    var bitmap = Bitmap(width: width, height: height, color: red)
    bitmap[0, 0] = blue
    return UIImage(bitmap: bitmap)
  }

  func testFramesOfAGIFFileAreWholePictures() throws {
    let source = try XCTUnwrap(CGImageSourceCreateWithData(moving as CFData, nil))
    XCTAssertEqual(CGImageSourceGetCount(source), 2)
    XCTAssertEqual(CGImageSourceGetType(source), kUTTypeGIF)
    XCTAssertEqual(CGImageSourceGetStatus(source), .statusComplete)
    // In any order.
    for index in [1, 0, 1, 1, 0] {
      let image = try XCTUnwrap(CGImageSourceCreateImageAtIndex(source, index, nil))
      XCTAssertEqual(image.bitmap[0, 0], red)
      XCTAssertEqual(image.bitmap[1, 0], index == 0 ? red : blue)
    }
    XCTAssertNil(CGImageSourceCreateImageAtIndex(source, 2, nil))
    XCTAssertEqual(UIImage(data: moving)?.bitmap, Bitmap(width: 2, height: 1, color: red))
  }

  func testAGIFFileSaysHowLongItsFramesAreSeen() throws {
    let source = try XCTUnwrap(CGImageSourceCreateWithData(moving as CFData, nil))
    func delays(_ index: Int) throws -> [Double?] {
      let all = try XCTUnwrap(
        CGImageSourceCopyPropertiesAtIndex(source, index, nil) as? [String: Any])
      XCTAssertEqual(all[kCGImagePropertyPixelWidth as String] as? Int, 2)
      let gif = try XCTUnwrap(all[kCGImagePropertyGIFDictionary as String] as? [String: Any])
      return [kCGImagePropertyGIFDelayTime, kCGImagePropertyGIFUnclampedDelayTime].map {
        gif[$0 as String] as? Double
      }
    }
    XCTAssertEqual(try delays(0), [0.1, 0.02])
    XCTAssertEqual(try delays(1), [0.3, 0.3])
    XCTAssertNil(CGImageSourceCopyPropertiesAtIndex(source, 2, nil))
    let file = try XCTUnwrap(CGImageSourceCopyProperties(source, nil) as? [String: Any])
    let gif = try XCTUnwrap(file[kCGImagePropertyGIFDictionary] as? [String: Any])
    XCTAssertEqual(gif[kCGImagePropertyGIFLoopCount] as? Int, 4)
    XCTAssertEqual(file[kCGImagePropertyFileSize] as? Int, moving.count)
  }

  /// As sources from the time of C ask.
  func testDictionariesAreAskedByPointers() throws {
    let source = try XCTUnwrap(CGImageSourceCreateWithData(moving as CFData, nil))
    let all = CGImageSourceCopyPropertiesAtIndex(source, 1, nil)
    var found: UnsafeRawPointer?
    let key = Unmanaged.passUnretained(kCGImagePropertyGIFDictionary).toOpaque()
    XCTAssertTrue(CFDictionaryGetValueIfPresent(all, key, &found))
    let gif: CFDictionary = unsafeBitCast(found, to: CFDictionary.self)
    let delay = unsafeBitCast(
      CFDictionaryGetValue(
        gif, Unmanaged.passUnretained(kCGImagePropertyGIFUnclampedDelayTime).toOpaque()),
      to: AnyObject.self)
    XCTAssertEqual((delay as? NSNumber)?.doubleValue, 0.3)
    XCTAssertEqual(delay as? Double, 0.3)
    let absent = Unmanaged.passUnretained(kCGImagePropertyExifDictionary).toOpaque()
    XCTAssertFalse(CFDictionaryGetValueIfPresent(all, absent, &found))
    XCTAssertFalse(CFDictionaryContainsKey(all, absent))
    XCTAssertNil(CFDictionaryGetValue(all, absent))
    XCTAssertEqual(CFDictionaryGetCount(gif), 2)
  }

  func testThumbnailsAreSmallAndTurnedWhereThatIsAsked() throws {
    var data = try XCTUnwrap(picture(40, 20).jpegData(compressionQuality: 1))
    // Exif: a quarter turn to the right.
    let notes: [UInt8] = [
      0xFF, 0xE1, 0, 30, 0x45, 0x78, 0x69, 0x66, 0, 0,
      0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0,
    ]
    data.insert(contentsOf: notes, at: 2)
    let source = try XCTUnwrap(CGImageSourceCreateWithData(data as CFData, nil))
    func size(_ options: [CFString: Any]) -> [Int]? {
      CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary).map {
        [$0.width, $0.height]
      }
    }
    let small: [CFString: Any] = [
      kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 10,
    ]
    XCTAssertEqual(size(small), [10, 5])
    XCTAssertEqual(
      size(small.merging([kCGImageSourceCreateThumbnailWithTransform: true]) { $1 }), [5, 10])
    XCTAssertEqual(
      size([
        kCGImageSourceCreateThumbnailFromImageIfAbsent: true,
        kCGImageSourceThumbnailMaxPixelSize: CGFloat(400),
      ]), [40, 20])
    XCTAssertNil(size([kCGImageSourceThumbnailMaxPixelSize: 10]))
    let image = try XCTUnwrap(CGImageSourceCreateImageAtIndex(source, 0, nil))
    XCTAssertEqual(image.width, 40)
    let all = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any]
    XCTAssertEqual(all?[kCGImagePropertyOrientation] as? UInt32, 6)
    XCTAssertEqual(all?[kCGImagePropertyPixelHeight] as? CGFloat, 20)
  }

  func testWhatIsNoPictureHasNone() throws {
    let source = try XCTUnwrap(CGImageSourceCreateWithData(Data("words".utf8) as CFData, nil))
    XCTAssertEqual(CGImageSourceGetCount(source), 0)
    XCTAssertNil(CGImageSourceGetType(source))
    XCTAssertNil(CGImageSourceCreateImageAtIndex(source, 0, nil))
    XCTAssertEqual(CGImageSourceGetStatus(source), .statusUnknownType)
    XCTAssertNil(CGImageSourceCreateWithData(Data() as CFData, nil))
    let damaged = try XCTUnwrap(CGImageSourceCreateWithData(moving.prefix(20) as CFData, nil))
    XCTAssertEqual(CGImageSourceGetStatus(damaged), .statusInvalidData)
    XCTAssertNil(CGImageSourceCreateWithURL(URL(fileURLWithPath: "/nowhere.png") as CFURL, nil))
  }

  func testBytesComeByAndBy() throws {
    let data = try XCTUnwrap(picture(3, 2).pngData())
    let source = CGImageSourceCreateIncremental(nil)
    XCTAssertEqual(CGImageSourceGetStatus(source), .statusReadingHeader)
    CGImageSourceUpdateData(source, data.prefix(30) as CFData, false)
    XCTAssertEqual(CGImageSourceGetStatus(source), .statusIncomplete)
    XCTAssertNil(CGImageSourceCreateImageAtIndex(source, 0, nil))
    CGImageSourceUpdateData(source, data as CFData, true)
    XCTAssertEqual(CGImageSourceGetStatusAtIndex(source, 0), .statusComplete)
    XCTAssertEqual(
      CGImageSourceCreateImageAtIndex(source, 0, nil)?.bitmap, picture(3, 2).bitmap)
    let all = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any]
    XCTAssertEqual(all?[kCGImagePropertyHasAlpha] as? Bool, false)
  }

  func testImagesAreWritten() throws {
    let image = try XCTUnwrap(picture(30, 20).cgImage)
    let data = NSMutableData()
    let destination = try XCTUnwrap(
      CGImageDestinationCreateWithData(data as CFMutableData, kUTTypePNG, 1, nil))
    CGImageDestinationAddImage(
      destination, image, [kCGImageDestinationImageMaxPixelSize: 15] as CFDictionary)
    XCTAssertTrue(CGImageDestinationFinalize(destination))
    XCTAssertFalse(CGImageDestinationFinalize(destination))
    XCTAssertEqual(UIImage(data: data as Data)?.size, CGSize(width: 15, height: 10))

    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("destination-\(UUID().uuidString).jpg")
    defer { try? FileManager.default.removeItem(at: url) }
    let source = try XCTUnwrap(CGImageSourceCreateWithData(data, nil))
    let file = try XCTUnwrap(CGImageDestinationCreateWithURL(url as CFURL, kUTTypeJPEG, 1, nil))
    CGImageDestinationSetProperties(
      file, [kCGImageDestinationLossyCompressionQuality: 0.5] as CFDictionary)
    CGImageDestinationAddImageFromSource(file, source, 0, nil)
    XCTAssertTrue(CGImageDestinationFinalize(file))
    let written = try XCTUnwrap(CGImageSourceCreateWithURL(url as CFURL, nil))
    XCTAssertEqual(CGImageSourceGetType(written), kUTTypeJPEG)
    XCTAssertEqual(CGImageSourceCreateImageAtIndex(written, 0, nil)?.width, 15)

    var environment = RenderingEnvironment.current
    let issues = RenderingIssues()
    environment.issues = issues
    RenderingEnvironment.$current.withValue(environment) {
      XCTAssertNil(CGImageDestinationCreateWithData(NSMutableData(), kUTTypeGIF, 3, nil))
    }
    XCTAssertEqual(
      issues.messages,
      [
        "CGImageDestination: no file of com.compuserve.gif with 3 images is written; PNG and JPEG "
          + "are, with one"
      ])
  }
}
