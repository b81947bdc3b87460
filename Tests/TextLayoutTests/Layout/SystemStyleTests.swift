// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import XCTest

@testable import TextLayout

final class SystemStyleTests: XCTestCase {
  /// Widths of labels in the storyboards of public apps, made by UIKit at 2x with SF Pro.
  private let published: [(text: String, size: CGFloat, width: CGFloat)] = [
    ("Title", 17, 33.5), ("Default", 16, 52.5), ("Label", 17, 42), ("Custom", 16, 56.5),
    ("Live", 17, 31), ("Tinted", 16, 46.5), ("Subtitle", 12, 44),
    ("CustomSearchBarViewController", 11, 172),
  ]

  func testWidthsAreThoseOfPublishedLabels() throws {
    var errors: [CGFloat] = []
    for label in published {
      let block = TextBlock([TextSpan(label.text, style: try .system(size: label.size))])

      let width = PixelGrid(scale: 2).ceil(block.size.width)

      let error = abs(width - label.width) / label.width
      XCTAssertLessThanOrEqual(error, 0.015, "\(label.text): \(width), not \(label.width)")
      errors.append(error)
    }
    XCTAssertLessThan(errors.reduce(0, +) / CGFloat(errors.count), 0.005)
  }

  func testWidthsOfLargeLabelsAreWithinTwoPercent() throws {
    let published: [(text: String, size: CGFloat, width: CGFloat)] = [
      ("powered by iLogYou", 20, 175.5), ("Doctor Name", 22, 126),
      ("Camera Unavailable", 24, 208),
    ]
    for label in published {
      let block = TextBlock([TextSpan(label.text, style: try .system(size: label.size))])

      let width = PixelGrid(scale: 2).ceil(block.size.width)

      XCTAssertEqual(width / label.width, 1, accuracy: 0.02, label.text)
    }
  }

  func testDisplayCutBeginsWhereSFIsNearerToIt() throws {
    XCTAssertEqual(try TextStyle.system(size: 21.9).face.family, "Inter")
    XCTAssertEqual(try TextStyle.system(size: 22).face.family, "Inter Display")
  }

  func testLineHeightsAreThoseOfPublishedLabels() throws {
    let heights: [(CGFloat, CGFloat)] = [
      (17, 20.5), (16, 19.5), (12, 14.5), (11, 13.5), (26, 31.5),
    ]
    for (size, height) in heights {
      let block = TextBlock([TextSpan("x", style: try .system(size: size))])

      XCTAssertEqual(PixelGrid(scale: 2).ceil(block.size.height), height, "\(size)")
    }
  }

  func testTwoLinesAreRoundedUpTogether() throws {
    for (size, height) in [(CGFloat(13), CGFloat(31.5)), (16, 38.5)] {
      let block = TextBlock([TextSpan("a\nb", style: try .system(size: size))])

      XCTAssertEqual(PixelGrid(scale: 2).ceil(block.size.height), height, "\(size)")
    }
  }

  func testTrackingFollowsWhatWasMeasuredAndApplesTableBeyond() {
    XCTAssertEqual(SystemMetrics.tracking(at: 12), 0)
    XCTAssertEqual(SystemMetrics.tracking(at: 17), -52 * 17 / 2048)
    XCTAssertEqual(SystemMetrics.tracking(at: 17.5), -51 * 17.5 / 2048)
    XCTAssertEqual(SystemMetrics.tracking(at: 18.5), -49 * 18.5 / 2048)
    XCTAssertEqual(SystemMetrics.tracking(at: 40), 19 * 40 / 2048)
    XCTAssertEqual(SystemMetrics.tracking(at: 44), 8 * 44 / 1000)
    XCTAssertEqual(SystemMetrics.tracking(at: 100), 8 * 100 / 1000)
    XCTAssertEqual(SystemMetrics.tracking(at: 6.5), 37.5 * 6.5 / 1000)
    XCTAssertEqual(SystemMetrics.tracking(at: 0), 0)
  }

  func testArrowsAndTimesStayAsTyped() throws {
    let style = try TextStyle.system(size: 17)

    for text in ["->", "10:20"] {
      let glyphs = TextBlock([TextSpan(text, style: style)]).lines[0].runs[0].glyphs.glyphs

      XCTAssertEqual(glyphs.map(\.id), text.unicodeScalars.map { style.face.glyph(for: $0) })
    }
  }

  func testImpossibleSizesBecomePossible() throws {
    XCTAssertEqual(try TextStyle.system(size: .nan).pointSize, 0)
    XCTAssertEqual(try TextStyle.system(size: -3).pointSize, 0)
    XCTAssertEqual(try TextStyle.system(size: 1e6).pointSize, 100_000)
    XCTAssertEqual(try TextStyle.system(size: .infinity).pointSize, 100_000)
    XCTAssertEqual(TextBlock([TextSpan("abc", style: try .system(size: 0))]).size, .zero)
  }
}
