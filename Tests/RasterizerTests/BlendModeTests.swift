// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics
import XCTest

@testable import Rasterizer

final class BlendModeTests: XCTestCase {
  private let square = Path(rect: CGRect(0, 0, 1, 1))

  func testEveryModeIsRoundedToTheNearestOnceAtMost() {
    var random = SeededRandom(seed: SeededRandom.seed())
    for mode in BlendMode.allCases where mode != .normal {
      for _ in 0..<4000 {
        let (source, below) = (pixel(&random), pixel(&random))
        let weight = UInt8.random(in: 1...255, using: &random)

        let result = blended(mode, source, below, weight)

        let exact = ReferenceBlend(mode: mode, weight: weight).channels(source, over: below)
        for (channel, value) in exact.enumerated() {
          let got = Double(result >> UInt32(8 * channel) & 255)
          XCTAssertLessThanOrEqual(
            abs(got - value * 255), 0.5 + 1e-7, "\(mode) \(source) \(below) \(weight)")
          XCTAssertLessThanOrEqual(got, Double(result >> 24), "\(mode): not premultiplied")
        }
      }
    }
  }

  func testOpaqueColorsGiveTheKnownValues() {
    let expected: [(BlendMode, Color)] = [
      (.multiply, Color(red: 40, green: 59, blue: 0)),
      (.screen, Color(red: 210, green: 191, blue: 255)),
      (.overlay, Color(red: 80, green: 127, blue: 0)),
      (.darken, Color(red: 51, green: 100, blue: 0)),
      (.lighten, Color(red: 199, green: 150, blue: 255)),
      (.colorDodge, Color(red: 232, green: 247, blue: 0)),
      (.colorBurn, Color(red: 0, green: 0, blue: 0)),
      (.hardLight, Color(red: 165, green: 118, blue: 255)),
      (.difference, Color(red: 148, green: 50, blue: 255)),
      (.exclusion, Color(red: 170, green: 132, blue: 255)),
      (.plusLighter, Color(red: 250, green: 250, blue: 255)),
      (.plusDarker, Color(red: 0, green: 0, blue: 0)),
      (.copy, Color(red: 199, green: 100, blue: 255)),
      (.sourceAtop, Color(red: 199, green: 100, blue: 255)),
      (.destinationOver, Color(red: 51, green: 150, blue: 0)),
      (.sourceOut, .clear), (.clear, .clear), (.xor, .clear), (.destinationOut, .clear),
    ]
    for (mode, color) in expected {
      let bitmap = draw(1, 1) {
        $0.fill(square, with: .color(Color(red: 51, green: 150, blue: 0)))
        $0.fill(
          square, with: .color(Color(red: 199, green: 100, blue: 255)), blendMode: mode)
      }

      XCTAssertEqual(bitmap[0, 0], color, "\(mode)")
    }
  }

  func testLuminosityOfAGrayKeepsTheHue() {
    let bitmap = draw(1, 1) {
      $0.fill(square, with: .color(Color(red: 255, green: 0, blue: 0)))
      $0.fill(square, with: .color(.white), blendMode: .saturation)
    }
    XCTAssertEqual(bitmap[0, 0], Color(red: 77, green: 77, blue: 77))
  }

  func testClearActsOnlyWhereTheShapeIs() {
    let bitmap = draw(4, 2) {
      $0.fill(Path(rect: CGRect(0, 0, 4, 2)), with: .color(.black))
      $0.fill(Path(rect: CGRect(1, 0, 1.5, 1)), with: .color(.clear), blendMode: .clear)
    }

    XCTAssertEqual(bitmap.coverageDump(), "#.4#\n####")
  }

  func testGroupThatCopiesReplacesAllThatIsNotClipped() {
    let bitmap = draw(4, 1) { recorder in
      recorder.fill(Path(rect: CGRect(0, 0, 4, 1)), with: .color(.black))
      recorder.clip(to: Path(rect: CGRect(1, 0, 3, 1)))
      recorder.withGroup(blendMode: .copy) {
        $0.fill(Path(rect: CGRect(3, 0, 1, 1)), with: .color(.black))
      }
    }

    XCTAssertEqual(bitmap.coverageDump(), "#..#")
  }

  func testEmptyGroupOfDestinationInClears() {
    let bitmap = draw(40, 2) {
      $0.fill(Path(rect: CGRect(0, 0, 40, 2)), with: .color(.black))
      $0.withGroup(blendMode: .destinationIn) { _ in }
    }

    XCTAssertEqual(bitmap, Bitmap(width: 40, height: 2))
  }

  func testModeInsideOfAGroupDoesNotSeeWhatIsBelowTheGroup() {
    let bitmap = draw(1, 1) {
      $0.fill(square, with: .color(.black))
      $0.withGroup {
        $0.fill(square, with: .color(Color(red: 9, green: 200, blue: 40)), blendMode: .multiply)
      }
    }

    XCTAssertEqual(bitmap[0, 0], Color(red: 9, green: 200, blue: 40))
  }

  func testHalvesThatAddGiveAWhole() {
    let bitmap = draw(1, 1) {
      for x in [-0.5, 0.5] {
        $0.fill(
          Path(rect: CGRect(x, 0, 1, 1)), with: .color(.black), blendMode: .plusLighter)
      }
    }

    XCTAssertEqual(bitmap[0, 0], .black)
  }

  func testOpaqueBlocksMayBecomeTranslucent() {
    let bitmap = draw(40, 40) {
      $0.fill(Path(rect: CGRect(0, 0, 40, 40)), with: .color(.white))
      $0.fill(
        Path(rect: CGRect(0, 0, 40, 40)),
        with: .color(Color(red: 0, green: 0, blue: 0, alpha: 128)), blendMode: .destinationOut)
    }

    XCTAssertEqual(
      bitmap,
      Bitmap(width: 40, height: 40, color: Color(red: 255, green: 255, blue: 255, alpha: 127)))
  }

  func testDumpNamesTheMode() {
    let fill = FillCommand(path: square, paint: .color(.black), blendMode: .multiply)

    XCTAssertEqual(
      DrawCommand.fill(fill).dump(), "fill rect(0 0; 1 1) #000000 [1, 0, 0, 1, 0, 0] multiply")
    XCTAssertEqual(
      DrawCommand.pushGroup(GroupCommand(opacity: 1, blendMode: .xor)).dump(),
      "group opacity 1 xor")
  }

  private func blended(
    _ mode: BlendMode, _ source: UInt32, _ below: UInt32, _ weight: UInt8
  ) -> UInt32 {
    var result = below
    withUnsafePointer(to: source) { source in
      withUnsafePointer(to: weight) { weight in
        withUnsafeMutablePointer(to: &result) { row in
          BlendModeRows(row: row, count: 1, source: source, coverage: weight).blend(mode)
        }
      }
    }
    return result
  }

  /// Often opaque, transparent, black or white.
  private func pixel(_ random: inout SeededRandom) -> UInt32 {
    func channel() -> UInt32 {
      switch Int.random(in: 0...5, using: &random) {
      case 0: 0
      case 1: 255
      default: UInt32.random(in: 0...255, using: &random)
      }
    }
    let straight = channel() | channel() << 8 | channel() << 16 | channel() << 24
    return PremultipliedPixel(straight: straight).bits
  }
}
