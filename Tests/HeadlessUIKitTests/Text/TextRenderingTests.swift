// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Graphics
import HeadlessUIKit
import TextLayout
import XCTest

final class TextRenderingTests: XCTestCase {
  func testBlocksNeedNoFont() {
    let label = UILabel()
    label.text = "ab cde"

    let boxes = boxes(label, .blocks, fonts: FontLibrary(folders: []))

    // 8.5 points a letter, 4.25 a space, on half points, with a gap of half a point.
    XCTAssertEqual(
      boxes,
      [
        CGRect(x: 0, y: 4, width: 16.5, height: 12), CGRect(x: 21.5, y: 4, width: 25, height: 12),
      ])
    XCTAssertEqual(label.frame.size, CGSize(width: 47, height: 20.5))
  }

  func testBlocksOfGlyphsKeepTheLayoutOfTheFont() {
    let label = UILabel()
    label.text = "Title Live"
    label.sizeToFit()
    let size = label.frame.size

    let boxes = boxes(label, .blocksOfGlyphs, fonts: .system)

    XCTAssertEqual(label.frame.size, size)
    XCTAssertEqual(boxes.count, 2)
    XCTAssertEqual(boxes[0].width, 33, accuracy: 1)
  }

  func testBlocksLieOnWholePixelsAtEveryScale() {
    for scale in [CGFloat(1), 2, 3] {
      let label = UILabel()
      label.text = "The quick brown fox"
      label.font = .systemFont(ofSize: 13.3)

      for box in boxes(label, .blocks, fonts: .system, scale: scale) {
        for edge in [box.minX, box.minY, box.maxX, box.maxY] {
          XCTAssertEqual(edge * scale, (edge * scale).rounded(), accuracy: 1e-9)
        }
      }
    }
  }

  private func boxes(
    _ label: UILabel, _ rendering: TextRendering, fonts: FontLibrary, scale: CGFloat = 2
  ) -> [CGRect] {
    var environment = RenderingEnvironment.current
    environment.textRendering = rendering
    environment.fonts = fonts
    environment.displayScale = scale
    return RenderingEnvironment.$current.withValue(environment) {
      label.sizeToFit()
      return label.displayList(scale: scale).commands.compactMap { command in
        guard case .fill(let fill) = command, case .rectangle(let rect)? = fill.path.shape else {
          return nil
        }
        return rect
      }
    }
  }
}
