// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XCTest

@testable import TextLayout

/// Widths of text in iOS's system font: figures of github.com/Vercantez/openuikit
/// (golden/font_metrics_ios.json, commit 32cc00a3), measured on iOS.
final class SystemWidthTests: XCTestCase {
  private let weights = [100, 200, 300, 400, 500, 600, 700, 800, 900]
  private let sizes: [CGFloat] = [8, 11, 12, 13, 15, 17, 20, 24, 28, 34, 40]

  private func width(_ text: String, _ size: CGFloat, _ weight: Int, italic: Bool = false) throws
    -> CGFloat
  {
    let style = try TextStyle.system(size: size, weight: weight, italic: italic)
    return TextBlock([TextSpan(text, style: style)]).size.width
  }

  /// The published advances and the tracking alone.
  private func plainWidth(_ text: String, _ size: CGFloat, _ weight: Int) -> CGFloat {
    let metrics = SystemMetrics(size: size, weight: weight)
    var width: CGFloat = 0
    for scalar in text.unicodeScalars {
      width += (metrics.advance(of: scalar) ?? 0) * size + SystemMetrics.tracking(at: size)
    }
    return width
  }

  /// The advances of characters in 2048ths of an em, some of the published ones.
  func testAdvancesAreThePublishedOnes() {
    struct Published {
      let weight: Int
      let size: CGFloat
      let character: Unicode.Scalar
      let units: CGFloat
    }
    let published = [
      Published(weight: 400, size: 17, character: "a", units: 1130),
      Published(weight: 400, size: 28, character: "a", units: 1028),
      Published(weight: 400, size: 17, character: "W", units: 1982),
      Published(weight: 400, size: 28, character: "m", units: 1645),
      Published(weight: 400, size: 11, character: " ", units: 576),
      Published(weight: 900, size: 12, character: "8", units: 1534),
      Published(weight: 100, size: 8, character: "%", units: 1729.425),
      Published(weight: 100, size: 8, character: "4", units: 1300.425),
      Published(weight: 400, size: 19, character: "a", units: 1130 - 102.0 / 11),
    ]
    for item in published {
      let metrics = SystemMetrics(size: item.size, weight: item.weight)
      XCTAssertEqual(
        metrics.advance(of: item.character) ?? 0, item.units / 2048, accuracy: 1e-6,
        "\(item.character) \(item.weight) \(item.size)")
    }
    let metrics = SystemMetrics(size: 19)
    XCTAssertEqual(metrics.advance(of: "\u{E9}"), metrics.advance(of: "e"))
    XCTAssertNil(metrics.advance(of: "\u{3B1}"))
  }

  func testTextWithoutKerningIsAsWideAsItsAdvances() throws {
    for text in ["Hello UIKit", "iiiiillll", "WWWW MMMM"] {
      for size in sizes {
        for weight in weights {
          let expected = plainWidth(text, size, weight)

          XCTAssertEqual(
            try width(text, size, weight), expected, accuracy: 0.01, "\(text) \(size) \(weight)")
        }
      }
    }
  }

  /// The published kerning of whole strings, in 2048ths of an em: of the masters light, regular
  /// and black, in the text and the display design.
  private let kerned: [(text: String, design: [CGFloat], display: [CGFloat])] = [
    ("AVAST Wavy To. LT", [-850, -810, -840], [-1350, -1150, -1100]),
    ("The quick brown fox jumps over the lazy dog", [-210, -245, -270], [-220, -310, -240]),
    ("0123456789", [-110, -30, -30], [-110, -20, 0]),
  ]
  private let mixes: [CGFloat] = [
    -0.925, -0.725, -0.315, 0, 0.18335, 0.31665, 0.5, 0.76666, 1,
  ]

  func testKernedTextIsWithinAQuarterOfAPointOrLessThanAHundredth() throws {
    for (text, design, display) in kerned {
      for size in sizes {
        let way: CGFloat =
          size <= 17
          ? 0
          : size <= 19
            ? (size - 17) / 22
            : size <= 24 ? (1 + (size - 19) * 8 / 5) / 11 : min(1, (9 + (size - 24) / 2) / 11)
        for (weight, mix) in zip(weights, mixes) {
          func mixed(_ masters: [CGFloat]) -> CGFloat {
            masters[1] + abs(mix) * (masters[mix < 0 ? 0 : 2] - masters[1])
          }
          let kerning = (1 - way) * mixed(design) + way * mixed(display)
          let expected = plainWidth(text, size, weight) + kerning / 2048 * size

          XCTAssertEqual(
            try width(text, size, weight), expected, accuracy: max(0.25, expected * 0.007),
            "\(text) \(size) \(weight)")
        }
      }
    }
  }

  /// Whole strings as they were published, kerning and all.
  func testPublishedStrings() throws {
    XCTAssertEqual(try width("What\u{2019}s the point?", 28, 400), 208.3, accuracy: 2)
    XCTAssertEqual(try width("0123456789", 25, 500), 150.2, accuracy: 0.75)
  }

  func testOtherCharactersAreAsWideAsOnesLikeThem() throws {
    let metrics = SystemMetrics(size: 17)
    let style = try TextStyle.system(size: 17)
    let tracking = SystemMetrics.tracking(at: 17)
    let accented = try width("\u{C9}\u{E0}\u{F1}", 17, 400)
    let plain = try width("Ean", 17, 400)
    XCTAssertEqual(accented, plain, accuracy: 0.01)
    XCTAssertEqual(try width("e\u{301}", 17, 400), try width("e", 17, 400), accuracy: 0.01)

    let own = CGFloat(style.face.nominalAdvance(style.face.glyph(for: "\u{B7}") ?? 0))
    let dot = CGFloat(style.face.nominalAdvance(style.face.glyph(for: ".") ?? 0))
    XCTAssertEqual(
      try width("\u{B7}", 17, 400), own / dot * (metrics.advance(of: ".") ?? 0) * 17 + tracking,
      accuracy: 0.01)
  }

  /// From the middle of the digit before to the middle of the character behind: published pictures
  /// of devpass-tech/challenge-viewcode-finance, iOS 15, at 3x and at 2x.
  func testABulletIsAsWideAsOnIOS() throws {
    for (text, size, distance) in [("0 \u{2022} 8", 13, 64.2 / 3), ("0 \u{2022} T", 14, 45.6 / 2)]
      as [(String, CGFloat, CGFloat)]
    {
      let first = try width("0", size, 400), last = try width(String(text.suffix(1)), size, 400)
      let tracking = SystemMetrics.tracking(at: size)

      XCTAssertEqual(
        try width(text, size, 400) - (first - tracking) / 2 - (last + tracking) / 2, distance,
        accuracy: 0.25, text)
    }
  }

  func testAColonBetweenDigitsIsInTheMiddleOfThem() throws {
    for (weight, size) in [(400, 13), (700, 17), (600, 28)] as [(Int, CGFloat)] {
      func height(_ text: String) throws -> CGFloat {
        let block = TextBlock([TextSpan(text, style: try .system(size: size, weight: weight))])
        let glyphs = block.lines[0].runs[0].glyphs.glyphs
        return glyphs[1].y - glyphs[0].y
      }

      XCTAssertEqual(-(try height("8:57")), 0.1 * size, accuracy: 0.015 * size)
      for text in ["a:57", "8: 57", "8:", ":57", "8;57"] { XCTAssertEqual(try height(text), 0) }
    }
  }

  func testDigitsOfOneWidthStayOfOneWidth() throws {
    for weight in weights {
      var style = try TextStyle.system(size: 20, weight: weight)
      style.features.append(FontFeature("tnum"))
      let widths = Set(
        "0123456789".map { digit in
          (TextBlock([TextSpan(String(digit), style: style)]).size.width * 1000).rounded()
        })
      XCTAssertEqual(widths.count, 1, "\(weight): \(widths)")
    }
  }

  /// A glyph stands in the middle of what it is given, and marks stay on their letters.
  func testGlyphsStandInTheMiddleOfTheirAdvances() throws {
    var style = try TextStyle.system(size: 17)
    let fitted = TextBlock([TextSpan("'e\u{301}", style: style)]).lines[0].runs[0].glyphs
    let metrics = try XCTUnwrap(style.systemMetrics)
    let own = CGFloat(style.face.nominalAdvance(style.face.glyph(for: "'") ?? 0))
    let ems = own / CGFloat(style.face.unitsPerEm)
    XCTAssertEqual(
      fitted.glyphs[0].x, ((metrics.advance(of: "'") ?? 0) - ems) / 2 * 17, accuracy: 0.001)

    style.systemMetrics = nil
    for letter in ["x\u{323}\u{301}", "q\u{303}"] {
      var other = style
      other.systemMetrics = metrics
      let plain = TextBlock([TextSpan(letter, style: style)]).lines[0].runs[0].glyphs.glyphs
      let moved = TextBlock([TextSpan(letter, style: other)]).lines[0].runs[0].glyphs.glyphs
      for index in plain.indices.dropFirst() {
        XCTAssertEqual(
          moved[index].x - moved[0].x, plain[index].x - plain[0].x, accuracy: 0.001, letter)
      }
    }
  }
}
