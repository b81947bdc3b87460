// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import HeadlessUIKit
import XCTest

final class LayoutManagerDrawingTests: XCTestCase {
  private let text = NSAttributedString(
    string: "One two",
    attributes: [
      .font: UIFont.systemFont(ofSize: 17), .backgroundColor: UIColor.yellow,
      .foregroundColor: UIColor.black,
    ])

  private func manager(_ width: CGFloat) -> (NSLayoutManager, NSTextStorage) {
    let storage = NSTextStorage(attributedString: text)
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: width, height: 0))
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    return (manager, storage)
  }

  private func draw(_ body: () -> Void) -> Bitmap {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 80, height: 50), format: format)
      .image { _ in body() }.bitmap
  }

  func testBackgroundAndGlyphsAreTheText() {
    let (manager, storage) = manager(40)
    let all = NSRange(location: 0, length: storage.length)

    let drawn = draw {
      manager.drawBackground(forGlyphRange: all, at: .zero)
      manager.drawGlyphs(forGlyphRange: all, at: .zero)
    }

    XCTAssertEqual(
      drawn, draw { text.draw(in: CGRect(x: 0, y: 0, width: 40, height: 50)) })
  }

  func testTheBackgroundIsDrawnAlone() {
    let (manager, storage) = manager(0)
    let all = NSRange(location: 0, length: storage.length)

    let behind = draw { manager.drawBackground(forGlyphRange: all, at: .zero) }
    let letters = draw { manager.drawGlyphs(forGlyphRange: all, at: .zero) }

    func has(_ bitmap: Bitmap, _ test: (Color) -> Bool) -> Bool {
      (0..<50).contains { y in (0..<80).contains { test(bitmap[$0, y]) } }
    }
    XCTAssertFalse(has(behind) { $0.alpha > 0 && $0.red < 200 })
    XCTAssertFalse(has(letters) { $0.alpha > 0 && $0.red > 200 })
  }

  func testOnlyTheLinesOfTheGlyphsAreDrawn() {
    let (manager, storage) = manager(40)

    let line = NSRange(location: 0, length: 4)

    let first = draw { manager.drawGlyphs(forGlyphRange: line, at: .zero) }

    XCTAssertEqual(storage.layoutManagers, [manager])

    XCTAssertTrue((0..<20).contains { y in (0..<40).contains { first[$0, y].alpha > 0 } })
    XCTAssertFalse((26..<50).contains { y in (0..<40).contains { first[$0, y].alpha > 0 } })
  }

  func testPlacesOfGlyphs() {
    let (manager, storage) = manager(40)

    XCTAssertEqual(
      manager.glyphRange(
        forBoundingRect: CGRect(x: 0, y: 25, width: 10, height: 5), in: manager.textContainers[0]),
      NSRange(location: 4, length: 3))
    XCTAssertTrue(manager.isValidGlyphIndex(storage.length - 1))
    XCTAssertFalse(manager.isValidGlyphIndex(storage.length))
    XCTAssertEqual(manager.location(forGlyphAt: 4).x, 0, accuracy: 1e-9)
    XCTAssertEqual(
      manager.location(forGlyphAt: 0).y, UIFont.systemFont(ofSize: 17).ascender, accuracy: 0.51)
    var rects: [CGRect] = []
    manager.enumerateEnclosingRects(
      forGlyphRange: NSRange(location: 2, length: 3),
      withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0),
      in: manager.textContainers[0]
    ) { rect, _ in rects.append(rect) }
    XCTAssertEqual(rects.count, 2)
  }
}
