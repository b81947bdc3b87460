// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics
import PNGCodec
import Rasterizer
import XCTest

@testable import VectorImages

/// Pictures of pixels in a file, patterns, and clips of what is used.
final class SVGPictureTests: XCTestCase {
  private func picture(_ body: String) throws -> Bitmap {
    let text = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 8 8\">\(body)</svg>"
    let image = try SVGImage(Data(text.utf8))
    var recorder = DisplayListRecorder(size: image.size, scale: 1)
    try image.draw(in: CGRect(origin: .zero, size: image.size), into: &recorder)
    return try DisplayListPlayer().play(recorder.finish())
  }

  private func error(_ body: String) -> SVGImage.Error? {
    do {
      _ = try picture(body)
      return nil
    } catch { return error as? SVGImage.Error }
  }

  private let red = Color(red: 255, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 255)

  /// The left half red, the right half blue.
  private func address(width: Int = 4, height: Int = 4) throws -> String {
    var bitmap = Bitmap(width: width, height: height, color: red)
    for y in 0..<height { for x in (width / 2)..<width { bitmap[x, y] = blue } }
    return "data:image/png;base64," + Data(try PNG.encode(bitmap)).base64EncodedString()
  }

  private func rows(_ picture: Bitmap) -> [String] {
    (0..<picture.height).map { y in
      String(
        (0..<picture.width).map { x -> Character in
          switch picture[x, y] {
          case red: "r"
          case blue: "b"
          case .clear: "."
          default: "?"
          }
        })
    }
  }

  func testAPictureFillsItsPlace() throws {
    let address = try address()
    XCTAssertEqual(
      rows(try picture("<image x=\"2\" y=\"2\" width=\"4\" height=\"4\" href=\"\(address)\"/>")),
      [
        "........", "........", "..rrbb..", "..rrbb..", "..rrbb..", "..rrbb..", "........",
        "........",
      ]
    )
    // At its own size where none is said; lines are broken in Base64.
    let broken = address.replacingOccurrences(of: "base64,", with: "base64,\n ")
    XCTAssertEqual(
      rows(try picture("<image xlink:href=\"\(broken)\"/>")).prefix(5),
      ["rrbb....", "rrbb....", "rrbb....", "rrbb....", "........"])
  }

  func testAPictureKeepsItsProportions() throws {
    let wide = try address(width: 8, height: 4)
    let place = "<image width=\"8\" height=\"8\" href=\"\(wide)\""
    XCTAssertEqual(
      rows(try picture(place + "/>")),
      ["........", "........"] + [String](repeating: "rrrrbbbb", count: 4) + [
        "........", "........",
      ])
    XCTAssertEqual(
      rows(try picture(place + " preserveAspectRatio=\"xMidYMin\"/>")).first, "rrrrbbbb")
    XCTAssertEqual(
      rows(try picture(place + " preserveAspectRatio=\"none\"/>")),
      [String](repeating: "rrrrbbbb", count: 8))
  }

  /// As design tools export a picture that fills a shape.
  func testAPatternOfAPictureFillsAShape() throws {
    let body = """
      <rect x="2" y="0" width="4" height="8" fill="url(#p)"/>
      <defs><pattern id="p" patternContentUnits="objectBoundingBox" width="1" height="1">
      <use xlink:href="#i" transform="scale(0.25 0.125)"/></pattern>
      <image id="i" width="4" height="8" preserveAspectRatio="none"
      xlink:href="\(try address())"/></defs>
      """
    XCTAssertEqual(rows(try picture(body)), [String](repeating: "..rrbb..", count: 8))
  }

  func testAPatternIsRepeated() throws {
    let body = """
      <pattern id="p" patternUnits="userSpaceOnUse" x="1" width="4" height="4">
      <rect width="2" height="2" fill="red"/></pattern>
      <path d="M0 0H8V8H0Z" fill="url(#p)"/>
      """
    XCTAssertEqual(
      rows(try picture(body)),
      [
        ".rr..rr.", ".rr..rr.", "........", "........", ".rr..rr.", ".rr..rr.", "........",
        "........",
      ]
    )
    let moved = body.replacingOccurrences(
      of: "x=\"1\"", with: "patternTransform=\"translate(0 2)\"")
    XCTAssertEqual(
      rows(try picture(moved)),
      [
        "........", "........", "rr..rr..", "rr..rr..", "........", "........", "rr..rr..",
        "rr..rr..",
      ]
    )
  }

  func testAClipTakesWhatIsUsed() throws {
    let body = """
      <defs><rect id="r" width="4" height="4"/></defs>
      <clipPath id="c"><use xlink:href="#r" x="2" y="4"/></clipPath>
      <path d="M0 0H8V8H0Z" fill="red" clip-path="url(#c)"/>
      """
    XCTAssertEqual(
      rows(try picture(body)),
      [String](repeating: "........", count: 4) + [String](repeating: "..rrrr..", count: 4))
  }

  func testWhatCannotBeReadIsNamed() throws {
    XCTAssertEqual(
      error("<image href=\"a.png\"/>"), .unsupported("an <image> of another file", line: 1))
    XCTAssertEqual(
      error("<image href=\"data:image/png,abc\"/>"),
      .unsupported("an <image> whose data is not in Base64", line: 1))
    XCTAssertEqual(
      error("<image href=\"data:image/webp;base64,UklGRg==\"/>"),
      .unsupported("an <image> of the type 'image/webp'", line: 1))
    guard
      case .unsupported(let what, _)? = error(
        "<image href=\"data:image/png;base64,iVBORw0KGgo=\"/>")
    else { return XCTFail("a cut picture is drawn") }
    XCTAssertTrue(what.hasPrefix("an <image> of a PNG ("), what)
    XCTAssertEqual(
      error("<mask id=\"m\"><image href=\"\(try address())\"/></mask><rect mask=\"url(#m)\"/>"),
      .unsupported("an <image> in a mask by luminance", line: 1))
  }

  func testPatternsEnd() throws {
    let tiny = """
      <pattern id="p" patternUnits="userSpaceOnUse" width="0.01" height="0.01"><path/></pattern>
      <rect width="8" height="8" fill="url(#p)"/>
      """
    XCTAssertEqual(
      error(tiny), .tooLarge("tiles of a pattern", limit: SVGPattern.maximumTileCount))
    let circle = """
      <pattern id="p" width="1" height="1"><rect width="8" height="8" fill="url(#p)"/></pattern>
      <rect width="8" height="8" fill="url(#p)"/>
      """
    XCTAssertEqual(
      error(circle), .tooLarge("elements in each other", limit: SVGImage.maximumDepth))
    XCTAssertEqual(
      rows(try picture("<pattern id=\"p\"/><rect width=\"8\" height=\"8\" fill=\"url(#p)\"/>")),
      [String](repeating: "........", count: 8))
  }
}
