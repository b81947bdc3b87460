// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import PNGCodec
import XCTest

@testable import SnapshotReporting

/// What is written to a terminal is the picture: each protocol's sequences are read back.
final class TerminalPictureTests: XCTestCase {
  /// Colors on both sides of each step of a palette, and some that are not opaque.
  private let picture: Bitmap = {
    var bitmap = Bitmap.weave(width: 61, height: 47)
    for x in 0..<61 {
      bitmap[x, 3] = Color(red: 200, green: 40, blue: 90, alpha: UInt8(x * 4))
      bitmap[x, 4] = .clear
    }
    return bitmap
  }()

  private func onWhite(_ color: Color) -> Color {
    let alpha = Int(color.alpha)
    func channel(_ value: UInt8) -> UInt8 {
      UInt8((Double(value) * Double(alpha) / 255 + Double(255 - alpha)).rounded())
    }
    return Color(red: channel(color.red), green: channel(color.green), blue: channel(color.blue))
  }

  private func text(_ graphics: TerminalGraphics) -> String {
    TerminalPicture(bitmap: picture).text(graphics)
  }

  func testKittyShowsEveryPixel() throws {
    let (bitmap, chunks) = try DecodedGraphics.kitty(text(.kitty))

    XCTAssertEqual(bitmap, picture)
    XCTAssertGreaterThan(chunks, 1)
    let small = TerminalPicture(bitmap: Bitmap(width: 2, height: 2, color: .black))
    XCTAssertEqual(try DecodedGraphics.kitty(small.text(.kitty)).chunks, 1)
  }

  func testITerm2ShowsEveryPixel() throws {
    XCTAssertEqual(try DecodedGraphics.iTerm2(text(.iTerm2)), picture)
  }

  func testSixelsAreTheNearestColorsOfThePalette() throws {
    let decoded = try DecodedGraphics.sixel(text(.sixel))

    assertNear(decoded, steps: (0...5).map { $0 * 51 })
  }

  func testHalfBlocksShowEveryPixelOnWhite() throws {
    let decoded = try DecodedGraphics.halfBlocks(text(.halfBlocks), width: 61, height: 47)

    for y in 0..<47 {
      for x in 0..<61 {
        XCTAssertEqual(decoded[x, y], onWhite(picture[x, y]), "\(x), \(y)")
      }
    }
  }

  func testCoarseHalfBlocksAreTheNearestColorsOfTheTerminalsCube() throws {
    let decoded = try DecodedGraphics.halfBlocks(text(.coarseHalfBlocks), width: 61, height: 47)

    assertNear(decoded, steps: [0, 95, 135, 175, 215, 255])
  }

  /// Every channel is that of the steps which is nearest to the picture's on white.
  private func assertNear(_ decoded: Bitmap, steps: [Int], line: UInt = #line) {
    XCTAssertEqual(decoded.width, 61, line: line)
    XCTAssertEqual(decoded.height, 47, line: line)
    for y in 0..<decoded.height {
      for x in 0..<decoded.width {
        let (found, wanted) = (decoded[x, y], onWhite(picture[x, y]))
        for channel in [\Color.red, \Color.green, \Color.blue] {
          let distance = abs(Int(found[keyPath: channel]) - Int(wanted[keyPath: channel]))
          let least = steps.map { abs($0 - Int(wanted[keyPath: channel])) }.min() ?? 0
          guard distance == least, found.alpha == 255 else {
            return XCTFail("\(x), \(y): \(found) for \(wanted)", line: line)
          }
        }
      }
    }
  }

  func testTheScreenShowsTheCropInEachProtocol() throws {
    let run = try PlayedRun()
    try run.add("a", reference: .square(at: 1, 1), actual: .square(at: 9, 1))
    _ = try run.finish()
    let review = try TerminalReview(package: run.package, artifacts: run.artifacts, report: nil)
    func screen(_ graphics: TerminalGraphics) -> String {
      review.screen(columns: 100, rows: 40, graphics: graphics, style: .plain)
    }

    let kitty = try DecodedGraphics.kitty(screen(.kitty)).bitmap
    XCTAssertEqual(kitty, try DecodedGraphics.iTerm2(screen(.iTerm2)))
    let sixel = try DecodedGraphics.sixel(screen(.sixel))
    XCTAssertEqual([sixel.width, sixel.height], [kitty.width, kitty.height])
    // Reference, actual and difference beside each other: the dark square is in the first two.
    let dark = Color(red: 20, green: 30, blue: 40)
    let third = kitty.width / 3
    for part in 0..<2 {
      let columns = part * third..<(part + 1) * third
      XCTAssertTrue(
        (0..<kitty.height).contains { y in columns.contains { x in kitty[x, y] == dark } },
        "part \(part)")
    }
  }
}
