// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import XCTest

@testable import TextLayout

final class PreparedTextTests: XCTestCase {
  private let text = "A text that is laid out in many widths,\nan office — and שלום, too long for 1"

  func testItGivesTheBlocksOfTextsThatAreMadeAnew() throws {
    for mode in [LineBreakMode.wordWrap, .charWrap, .truncateTail, .truncateMiddle, .truncateHead] {
      var paragraph = ParagraphStyle()
      paragraph.lineBreakMode = mode
      let spans = [
        TextSpan(text, style: try .system(size: 17)),
        TextSpan(" in bold", style: try .system(size: 13, weight: 700)),
      ]
      let prepared = PreparedText(spans, paragraph: paragraph)

      // There and back, so that each width finds what the others left.
      for width in [nil, 200, 40, 120, 41, 120, 200, nil] as [CGFloat?] {
        for lines in [nil, 1, 3] {
          XCTAssertEqual(
            prepared.block(width: width, maximumLines: lines, pixelGrid: PixelGrid(scale: 2)),
            TextBlock(
              spans, width: width, maximumLines: lines, paragraph: paragraph,
              pixelGrid: PixelGrid(scale: 2)),
            "\(mode), \(width as Any), \(lines as Any)")
        }
      }
    }
  }
}
