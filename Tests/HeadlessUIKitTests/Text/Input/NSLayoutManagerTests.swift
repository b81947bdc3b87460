// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class NSLayoutManagerTests: XCTestCase {
  private let font = UIFont.systemFont(ofSize: 17)

  private func laidOut(
    _ text: String, width: CGFloat
  ) -> (storage: NSTextStorage, manager: NSLayoutManager, container: NSTextContainer) {
    let storage = NSTextStorage(
      attributedString: NSAttributedString(string: text, attributes: [.font: font]))
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: width, height: 1000))
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    return (storage, manager, container)
  }

  private func width(_ text: String) -> CGFloat { text.size(withAttributes: [.font: font]).width }

  /// Code that puts "… Read more" in the place of the rest finds it so.
  func testTheGlyphsOfAContainerEndWithWhatItShows() {
    let text = String(repeating: "Read the terms ", count: 10)
    for mode in [NSLineBreakMode.byTruncatingTail, .byWordWrapping] {
      let (storage, manager, container) = laidOut(text, width: 200)
      defer { withExtendedLifetime(storage) {} }
      XCTAssertEqual(manager.glyphRange(for: container), NSRange(location: 0, length: 150))

      container.maximumNumberOfLines = 2
      container.lineBreakMode = mode

      let shown = manager.glyphRange(for: container).length
      XCTAssertGreaterThan(shown, 30, "\(mode)")
      XCTAssertLessThan(shown, 75, "\(mode)")
      let last = manager.boundingRect(
        forGlyphRange: NSRange(location: shown - 2, length: 1), in: container)
      XCTAssertEqual(last.minY, font.lineHeight, accuracy: 2, "\(mode)")
    }
  }

  func testCharacterAtAPointOfALabelsText() {
    let (storage, manager, container) = laidOut("Read the terms", width: 300)
    defer { withExtendedLifetime(storage) {} }
    func character(_ x: CGFloat, _ y: CGFloat = 5) -> Int {
      manager.characterIndex(
        for: CGPoint(x: x, y: y), in: container, fractionOfDistanceBetweenInsertionPoints: nil)
    }

    XCTAssertEqual(storage.layoutManagers, [manager])
    XCTAssertEqual(character(-5), 0)
    XCTAssertEqual(character(width("Read ") + 1), 5)
    XCTAssertEqual(character(width("Read the term") + 1), 13)
    XCTAssertEqual(character(290), 13)
    XCTAssertEqual(character(1, 900), 0)
  }

  func testLinesBreakAtTheContainersWidth() {
    let (storage, manager, container) = laidOut("Read the terms", width: width("Read the ") + 2)
    defer { withExtendedLifetime(storage) {} }
    var lines: [NSRange] = []

    manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: container)) {
      _, _, _, range, _ in lines.append(range)
    }

    XCTAssertEqual(lines.map(\.location), [0, 9])
    XCTAssertEqual(
      manager.usedRect(for: container).height, 2 * font.lineHeight, accuracy: 1)
    let second = manager.lineFragmentRect(forGlyphAt: 10, effectiveRange: nil)
    XCTAssertEqual(second.minY, font.lineHeight, accuracy: 1)
    XCTAssertEqual(
      manager.glyphIndex(for: CGPoint(x: 1, y: second.midY), in: container), 9)
  }

  func testRectangleOfARange() {
    let (storage, manager, container) = laidOut("Read the terms", width: 300)
    defer { withExtendedLifetime(storage) {} }

    let rect = manager.boundingRect(
      forGlyphRange: NSRange(location: 5, length: 3), in: container)

    XCTAssertEqual(rect.minX, width("Read "), accuracy: 0.01)
    XCTAssertEqual(rect.maxX, width("Read the"), accuracy: 0.01)
    XCTAssertEqual(
      manager.boundingRect(forGlyphRange: NSRange(location: 0, length: 1), in: NSTextContainer()),
      .zero)
  }

  func testHowFarThroughACharacter() {
    let (storage, manager, container) = laidOut("WW", width: 300)
    defer { withExtendedLifetime(storage) {} }
    var fraction: CGFloat = 0

    let index = manager.characterIndex(
      for: CGPoint(x: width("W") * 1.5, y: 5), in: container,
      fractionOfDistanceBetweenInsertionPoints: &fraction)

    XCTAssertEqual(index, 1)
    XCTAssertEqual(fraction, 0.5, accuracy: 0.05)
  }
}
