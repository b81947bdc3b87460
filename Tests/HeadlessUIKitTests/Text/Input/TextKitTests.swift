// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import HeadlessUIKit
import XCTest

/// Text views whose text is kept, laid out and drawn by classes of an app.
final class TextKitTests: XCTestCase {
  /// A storage as UIKit's documentation has it: it keeps the text itself.
  private class Storage: NSTextStorage {
    let backing = NSMutableAttributedString()

    override var string: String { backing.string }

    override func attributes(
      at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] {
      backing.attributes(at: location, effectiveRange: range)
    }

    override func replaceCharacters(in range: NSRange, with str: String) {
      beginEditing()
      backing.replaceCharacters(in: range, with: str)
      edited(
        [.editedCharacters, .editedAttributes], range: range,
        changeInLength: (str as NSString).length - range.length)
      endEditing()
    }

    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
      beginEditing()
      backing.setAttributes(attrs, range: range)
      edited(.editedAttributes, range: range, changeInLength: 0)
      endEditing()
    }
  }

  /// Paints each digit red, as editors paint words.
  private final class Highlighted: Storage {
    var ranges: [NSRange] = []

    override func processEditing() {
      ranges.append(editedRange)
      let text = string as NSString
      for place in editedRange.location..<NSMaxRange(editedRange)
      where (48...57).contains(text.character(at: place)) {
        addAttribute(
          .foregroundColor, value: UIColor.red, range: NSRange(location: place, length: 1))
      }
      super.processEditing()
    }
  }

  private final class Manager: NSLayoutManager {
    var drawn: [String] = []
    var told: [NSRange] = []

    override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
      drawn.append("background \(glyphsToShow) \(origin)")
      UIColor.green.setFill()
      UIRectFill(CGRect(x: 30, y: 0, width: 10, height: 5))
      super.drawBackground(forGlyphRange: glyphsToShow, at: origin)
    }

    override func fillBackgroundRectArray(
      _ rectArray: UnsafePointer<CGRect>, count rectCount: Int,
      forCharacterRange charRange: NSRange, color: UIColor
    ) {
      drawn.append("fill \(charRange) in \(rectCount)")
      super.fillBackgroundRectArray(
        rectArray, count: rectCount, forCharacterRange: charRange, color: color)
    }

    override func drawUnderline(
      forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle,
      baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect,
      lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
      drawn.append("underline \(glyphRange) of \(lineGlyphRange)")
    }

    override func processEditing(
      for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
      range newCharRange: NSRange, changeInLength delta: Int, invalidatedRange: NSRange
    ) {
      told.append(newCharRange)
    }
  }

  private let font = UIFont.systemFont(ofSize: 15)

  private func view(
    _ storage: NSTextStorage, _ manager: NSLayoutManager, width: CGFloat = 200
  ) -> UITextView {
    let container = NSTextContainer(size: CGSize(width: width, height: .greatestFiniteMagnitude))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    let frame = CGRect(x: 0, y: 0, width: width, height: 100)
    let view = UITextView(frame: frame, textContainer: container)
    view.font = font
    return view
  }

  private func picture(of view: UIView) -> Bitmap {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    view.layoutIfNeeded()
    return UIGraphicsImageRenderer(size: view.bounds.size, format: format)
      .image { view.layer.render(in: $0.cgContext) }.bitmap
  }

  // MARK: Storage

  func testAStorageThatKeepsTheTextItselfIsAnAttributedText() {
    let storage = Storage()
    storage.append(NSAttributedString(string: "Hello world", attributes: [.kern: 2]))
    storage.addAttribute(
      .underlineStyle, value: 1, range: NSRange(location: 0, length: 5))
    storage.removeAttribute(.kern, range: NSRange(location: 6, length: 5))

    XCTAssertEqual(storage.length, 11)
    let copy = NSAttributedString(attributedString: storage)
    XCTAssertEqual(copy.string, "Hello world")
    XCTAssertTrue(storage.isEqual(to: copy))
    XCTAssertTrue(copy.isEqual(to: storage))
    XCTAssertEqual(storage.attribute(.kern, at: 5, effectiveRange: nil) as? Int, 2)
    XCTAssertNil(storage.attribute(.kern, at: 6, effectiveRange: nil))
    XCTAssertEqual(
      storage.attributedSubstring(from: NSRange(location: 3, length: 4)).string, "lo w")
    var found: [NSRange] = []
    storage.enumerateAttribute(
      .underlineStyle, in: NSRange(location: 0, length: 11), options: []
    ) { value, range, _ in if value != nil { found.append(range) } }
    XCTAssertEqual(found, [NSRange(location: 0, length: 5)])
    storage.deleteCharacters(in: NSRange(location: 5, length: 6))
    storage.insert(NSAttributedString(string: "¡"), at: 0)
    XCTAssertEqual((storage.copy() as? NSAttributedString)?.string, "¡Hello")
    XCTAssertEqual((storage.mutableCopy() as? NSMutableAttributedString)?.string, "¡Hello")
  }

  func testAViewShowsTheTextOfTheStorageItWasMadeWith() {
    let (storage, manager) = (Storage(), NSLayoutManager())
    storage.append(NSAttributedString(string: "Before", attributes: [.font: font]))
    let view = view(storage, manager)

    XCTAssertTrue(view.textStorage === storage)
    XCTAssertTrue(view.layoutManager === manager)
    XCTAssertTrue(view.textContainer.layoutManager === manager)
    XCTAssertEqual(view.text, "Before")
    storage.replaceCharacters(in: NSRange(location: 0, length: 6), with: "After")
    XCTAssertEqual(view.text, "After")
    view.text = "Set"
    XCTAssertEqual(storage.string, "Set")
    XCTAssertEqual(
      storage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont, font)
  }

  func testTypedTextIsTheStoragesWhichMayColorIt() {
    let storage = Highlighted()
    let view = view(storage, NSLayoutManager())
    view.text = "ab"
    view.selectedRange = NSRange(location: 1, length: 0)
    storage.ranges = []

    view.insertText("7")

    XCTAssertEqual(storage.string, "a7b")
    XCTAssertEqual(storage.ranges, [NSRange(location: 1, length: 1)])
    XCTAssertEqual(
      view.attributedText.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor, .red)
    XCTAssertEqual(view.selectedRange, NSRange(location: 2, length: 0))
  }

  func testAViewsOwnStorageIsToldWhatIsTyped() {
    final class Listener: NSObject, NSTextStorageDelegate {
      var told: [NSRange] = []
      func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
      ) { told.append(editedRange) }
    }
    let (view, other, listener) = (UITextView(), UITextView(), Listener())
    view.textStorage.delegate = listener
    // Whichever is asked for first.
    XCTAssertTrue(other.layoutManager.textStorage === other.textStorage)
    for view in [view, other] {
      XCTAssertEqual(view.textStorage.layoutManagers, [view.layoutManager])
    }

    view.insertText("abc")
    view.insertText("d")

    XCTAssertEqual(
      listener.told, [NSRange(location: 0, length: 3), NSRange(location: 3, length: 1)])
  }

  func testRangesOfSeveralChangesAreWhereTheyLieNow() {
    final class Seen: NSTextStorage {
      var seen: [String] = []
      override func processEditing() {
        if !editedMask.isEmpty { seen.append("\(editedRange) \(changeInLength)") }
        super.processEditing()
      }
    }
    let storage = Seen()
    storage.append(NSAttributedString(string: "0123456789"))
    storage.seen = []
    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(location: 8, length: 1), with: "x")
    storage.replaceCharacters(in: NSRange(location: 2, length: 0), with: "abc")
    storage.endEditing()
    XCTAssertEqual(storage.seen, ["{2, 10} 3"])
  }

  // MARK: Managers

  func testAnAppsManagerDrawsTheText() {
    let (storage, manager) = (NSTextStorage(), Manager())
    let view = view(storage, manager)
    let plain = UITextView(frame: view.frame)
    for view in [view, plain] {
      view.font = font
      view.text = "One"
    }

    let drawn = picture(of: view)

    XCTAssertEqual(manager.drawn, ["background {0, 3} (0.0, 8.0)"])
    XCTAssertEqual(drawn[35, 2], Color(red: 0, green: 255, blue: 0))
    let expected = picture(of: plain)
    for y in 8..<30 { for x in 0..<100 { XCTAssertEqual(drawn[x, y], expected[x, y]) } }
  }

  func testAManagerFillsGroundsAndUnderlinesByItself() {
    let (storage, manager) = (NSTextStorage(), Manager())
    let view = view(storage, manager, width: 60)
    let text = NSMutableAttributedString(
      string: "a bbbb cccc dd", attributes: [.font: font, .foregroundColor: UIColor.black])
    text.addAttributes(
      [.backgroundColor: UIColor.yellow], range: NSRange(location: 2, length: 9))
    text.addAttributes([.underlineStyle: 1], range: NSRange(location: 12, length: 2))
    view.attributedText = text

    let drawn = picture(of: view)

    XCTAssertEqual(
      Array(manager.drawn.dropFirst()),
      ["fill {2, 9} in 2", "underline {12, 2} of {12, 2}"])
    XCTAssertTrue((8..<90).contains { drawn[8, $0] == Color(red: 255, green: 255, blue: 0) })
  }

  func testAManagerTakesThePlaceOfAnother() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.text = "One"
    let storage = view.textStorage
    let manager = Manager()

    view.textContainer.replaceLayoutManager(manager)

    XCTAssertTrue(view.layoutManager === manager)
    XCTAssertTrue(manager.textStorage === storage)
    XCTAssertEqual(storage.layoutManagers.count, 1)
    _ = picture(of: view)
    XCTAssertEqual(manager.drawn.count, 1)
    storage.append(NSAttributedString(string: "!"))
    XCTAssertEqual(manager.told, [NSRange(location: 3, length: 1)])
  }

  func testTheDelegateGivesLinesRoom() {
    final class Spacing: NSObject, NSLayoutManagerDelegate {
      func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
      ) -> CGFloat { 8 }
    }
    let (view, spacing) = (UITextView(), Spacing())
    view.font = font
    view.text = "One\nTwo\nThree"
    let before = view.sizeThatFits(CGSize(width: 100, height: 0)).height
    view.layoutManager.delegate = spacing
    XCTAssertEqual(view.sizeThatFits(CGSize(width: 100, height: 0)).height, before + 16)
  }

  func testALineWithoutTextFollowsABreak() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.font = font
    view.text = "One"
    XCTAssertEqual(view.layoutManager.extraLineFragmentRect, .zero)
    view.text = "One\n"
    let line = view.layoutManager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil)
    XCTAssertEqual(view.layoutManager.extraLineFragmentRect.minY, line.maxY)
    XCTAssertEqual(view.layoutManager.extraLineFragmentRect.height, line.height)
    XCTAssertTrue(view.layoutManager.extraLineFragmentTextContainer === view.textContainer)
  }
}
