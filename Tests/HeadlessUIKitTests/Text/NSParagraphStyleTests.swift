// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class NSParagraphStyleTests: XCTestCase {
  func testAFirstLineIsNeverMovedOut() {
    let style = NSMutableParagraphStyle()
    style.firstLineHeadIndent = -6
    XCTAssertEqual(style.firstLineHeadIndent, 0)
    style.firstLineHeadIndent = 4
    XCTAssertEqual(style.firstLineHeadIndent, 4)
  }

  func testDefaultHasTwelveStops() {
    let stops = NSParagraphStyle.default.tabStops ?? []

    XCTAssertEqual(stops.map(\.location), (1...12).map { CGFloat($0) * 28 })
  }

  func testStopsAreKeptInOrder() {
    let style = NSMutableParagraphStyle()

    style.tabStops = [tab(70), tab(20)]
    style.addTabStop(tab(50))
    style.removeTabStop(tab(70))

    XCTAssertEqual(style.tabStops, [tab(20), tab(50)])
    style.tabStops = nil
    XCTAssertEqual(style, NSParagraphStyle.default)
  }

  func testCopyKeepsTheStops() {
    let style = NSMutableParagraphStyle()
    style.tabStops = [tab(70)]

    XCTAssertEqual((style.mutableCopy() as? NSParagraphStyle)?.tabStops, [tab(70)])
    XCTAssertNotEqual(tab(70), NSTextTab(textAlignment: .left, location: 70))
  }

  func testAStopHasTheOptionsThatItWasMadeWith() {
    let stop = NSTextTab(
      textAlignment: .right, location: 70, options: [.columnTerminators: CharacterSet(["."])])

    XCTAssertEqual(stop.options[.columnTerminators] as? CharacterSet, CharacterSet(["."]))
    XCTAssertTrue(tab(70).options.isEmpty)
  }

  func testLabelWithARightStopIsAsWideAsTheStop() {
    let style = NSMutableParagraphStyle()
    style.tabStops = [tab(150)]
    let label = UILabel()

    label.attributedText = NSAttributedString(
      string: "Total\t9.99", attributes: [.paragraphStyle: style])

    XCTAssertEqual(label.intrinsicContentSize.width, 150)
  }

  func testLabelTakesTheStrategyOfItsText() {
    let style = NSMutableParagraphStyle()
    let label = UILabel()

    label.attributedText = NSAttributedString(string: "a", attributes: [.paragraphStyle: style])

    XCTAssertEqual(label.lineBreakStrategy, [])
    label.lineBreakStrategy = .pushOut
    let own = label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
    XCTAssertEqual((own as? NSParagraphStyle)?.lineBreakStrategy, .pushOut)
    XCTAssertNotEqual(own as? NSParagraphStyle, style)
    XCTAssertTrue(NSParagraphStyle.LineBreakStrategy.standard.contains(.pushOut))
  }

  func testLabelIsAsWideAsItsLinesWithTheirSpaces() {
    let label = UILabel()
    label.numberOfLines = 0
    func width(_ text: String, in room: CGFloat) -> CGFloat {
      label.text = text
      return label.sizeThatFits(CGSize(width: room, height: 100)).width
    }
    let word = width("mmmm", in: 200)

    XCTAssertEqual(width("mmmm i", in: word + 8), width("mmmm ", in: 200))
    XCTAssertGreaterThan(width("mmmm i", in: word + 8), word + 3)
    // The space hangs over the edge where there is no room for it.
    XCTAssertEqual(width("mmmm i", in: word + 1), word + 1)
    XCTAssertEqual(width("mmmm\ni", in: word + 8), word)
  }

  func testJustifiedLabelReachesBothEdgesInEveryLineButTheLast() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 200))
    label.text = "The quick brown fox jumps over the lazy dog"
    label.numberOfLines = 0
    label.textAlignment = .justified

    var lines: [CGFloat: (start: CGFloat, end: CGFloat)] = [:]
    for case .glyphs(let glyphs) in label.displayList(scale: 2).commands {
      let line = lines[glyphs.origin.y]
      lines[glyphs.origin.y] = (
        min(line?.start ?? .infinity, glyphs.origin.x),
        max(line?.end ?? 0, glyphs.origin.x + glyphs.run.width)
      )
    }
    let rows = lines.sorted { $0.key < $1.key }.map(\.value)

    XCTAssertGreaterThan(rows.count, 2)
    for row in rows { XCTAssertEqual(row.start, 0, accuracy: 1e-9) }
    for row in rows.dropLast() { XCTAssertEqual(row.end, 120, accuracy: 1e-9) }
    XCTAssertLessThan(rows[rows.count - 1].end, 118)
  }

  private func tab(_ location: CGFloat) -> NSTextTab {
    NSTextTab(textAlignment: .right, location: location)
  }
}
