// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics
import HeadlessUIKit
import XCTest

final class UITextViewTests: XCTestCase {
  private static let pangram = "The quick brown fox jumps over the lazy dog"

  private func textView(_ text: String? = nil, width: CGFloat = 120) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: width, height: 100))
    view.font = .systemFont(ofSize: 17)
    view.text = text
    view.layoutIfNeeded()
    return view
  }

  private func label(_ text: String, width: CGFloat) -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = text
    label.frame.size = label.sizeThatFits(CGSize(width: width, height: 0))
    return label
  }

  private func glyphs(_ view: UIView) -> [String] {
    view.displayList(scale: 2).dump().split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { $0.hasPrefix("glyphs") }
  }

  // MARK: Defaults and sizes

  func testDefaultsAreThoseOfUIKit() {
    let view = UITextView()

    XCTAssertEqual(view.text, "")
    XCTAssertEqual(view.attributedText.length, 0)
    XCTAssertNil(view.font)
    XCTAssertNil(view.textColor)
    XCTAssertTrue(view.isEditable && view.isSelectable && view.isScrollEnabled)
    XCTAssertEqual(
      view.textContainerInset, UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    XCTAssertEqual(view.textContainer.lineFragmentPadding, 5)
    XCTAssertEqual(view.backgroundColor, .systemBackground)
    XCTAssertTrue(view.clipsToBounds)
    XCTAssertEqual(view.intrinsicContentSize, CGSize(width: -1, height: -1))
  }

  func testTextWithoutAFontIsInHelveticaOf12Points() {
    let view = UITextView()
    view.text = "Title"
    XCTAssertEqual(view.font, UIFont(name: "Helvetica", size: 12))
    XCTAssertEqual(view.sizeThatFits(CGSize(width: 300, height: 0)).height, 30)

    view.font = .systemFont(ofSize: 30)
    view.attributedText = NSAttributedString(string: "Title")
    XCTAssertEqual(view.font, UIFont(name: "Helvetica", size: 12), "attributes bring it along")
    XCTAssertEqual(view.sizeThatFits(CGSize(width: 300, height: 0)).height, 30)
    view.font = .systemFont(ofSize: 14)
    XCTAssertEqual(view.sizeThatFits(CGSize(width: 300, height: 0)).height, 33)
  }

  func testAttributedTextWithoutAColorIsBlackInTheDark() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    view.overrideUserInterfaceStyle = .dark
    view.attributedText = NSAttributedString(string: "a")
    view.layoutIfNeeded()
    XCTAssertTrue(glyphs(view)[0].contains("#000000"), glyphs(view)[0])
    view.text = "a"
    view.layoutIfNeeded()
    XCTAssertTrue(glyphs(view)[0].contains("#FFFFFF"), glyphs(view)[0])
  }

  func testALineInFourteenPointsIs33PointsHigh() {
    let view = textView("Title")
    view.font = .systemFont(ofSize: 14)

    XCTAssertEqual(view.sizeThatFits(CGSize(width: 300, height: 0)).height, 33)
    view.text = ""
    XCTAssertEqual(view.sizeThatFits(CGSize(width: 300, height: 0)).height, 33, "also when empty")
  }

  func testALineBreakAtTheEndBeginsALine() {
    let height = { (text: String) in self.textView(text).contentSize.height }

    XCTAssertEqual(height("a"), height(""))
    XCTAssertEqual(height("a\n"), height("a\nb"))
    XCTAssertGreaterThan(height("a\n"), height("a"))
  }

  func testTheContentIsAsHighAsTheTextWithItsInsets() {
    let view = textView(Self.pangram)
    let label = label(Self.pangram, width: 110)

    XCTAssertEqual(view.contentSize, CGSize(width: 120, height: label.frame.height + 16))
    XCTAssertEqual(view.textContainer.size.width, 120)
  }

  func testWithoutPaddingATextViewIsALabel() {
    let view = textView(Self.pangram)
    let label = label(Self.pangram, width: 120)
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 0
    view.layoutIfNeeded()

    XCTAssertEqual(
      view.sizeThatFits(CGSize(width: 120, height: 0)),
      label.sizeThatFits(CGSize(width: 120, height: 0)))
    XCTAssertEqual(glyphs(view), glyphs(label))
  }

  func testATextViewThatDoesNotScrollIsAsHighAsItsTextInAutoLayout() {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 300))
    let view = UITextView()
    view.font = .systemFont(ofSize: 17)
    view.text = Self.pangram
    view.isScrollEnabled = false
    view.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: host.topAnchor),
      view.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: host.trailingAnchor),
    ])
    host.layoutIfNeeded()

    XCTAssertEqual(view.frame.height, label(Self.pangram, width: 110).frame.height + 16)
  }

  func testLinesBeyondTheContainersNumberAreCut() {
    let view = textView(Self.pangram)
    view.textContainer.maximumNumberOfLines = 2
    view.textContainer.lineBreakMode = .byTruncatingTail
    let label = label(Self.pangram, width: 110)
    label.numberOfLines = 2
    view.layoutIfNeeded()

    XCTAssertEqual(
      view.contentSize.height, label.sizeThatFits(CGSize(width: 110, height: 0)).height + 16)
  }

  // MARK: Drawing

  func testTextIsDrawnInsideOfInsetAndPaddingAndScrolls() {
    let view = textView("a\nb\nc\nd\ne\nf\ng")
    let origin = { (view: UIView) -> CGPoint? in
      for case .glyphs(let glyphs) in view.displayList(scale: 2).commands {
        return glyphs.origin.applying(glyphs.transform)
      }
      return nil
    }
    let before = origin(view)

    view.contentOffset.y = 10

    XCTAssertEqual(before?.x, 10, "5 points of padding")
    XCTAssertEqual(before.map { $0.y - 20 }, origin(view)?.y)
  }

  func testLinksAreTintedAndNotUnderlined() {
    let view = textView()
    view.attributedText = NSAttributedString(
      string: "x", attributes: [.link: "https://example.org", .font: UIFont.systemFont(ofSize: 17)])
    view.tintColor = .red
    view.layoutIfNeeded()

    XCTAssertTrue(glyphs(view)[0].contains("#FF0000"), "\(glyphs(view))")
    XCTAssertFalse(view.displayList(scale: 2).dump().contains("#007AFF"))
    view.linkTextAttributes = [.foregroundColor: UIColor.green]
    XCTAssertTrue(glyphs(view)[0].contains("#00FF00"), "\(glyphs(view))")
    XCTAssertNotNil(view.attributedText.attribute(.link, at: 0, effectiveRange: nil))
  }

  func testFromRightToLeftNaturalTextStandsAtTheRight() {
    let view = textView("x")
    view.semanticContentAttribute = .forceRightToLeft
    view.setNeedsLayout()
    view.layoutIfNeeded()

    for case .glyphs(let glyphs) in view.displayList(scale: 1).commands {
      XCTAssertGreaterThan(glyphs.origin.applying(glyphs.transform).x, 100)
    }
  }

  // MARK: Editing

  func testTypingChangesTheTextAndTellsTheDelegate() {
    final class Log: UITextViewDelegate {
      var calls: [String] = []
      func textViewDidBeginEditing(_ textView: UITextView) { calls.append("begin") }
      func textViewDidEndEditing(_ textView: UITextView) { calls.append("end") }
      func textViewDidChange(_ textView: UITextView) { calls.append(textView.text) }
      func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
      ) -> Bool { text != "!" }
    }
    let (view, delegate) = (textView("Hello"), Log())
    view.delegate = delegate

    view.becomeFirstResponder()
    view.insertText("\n")
    view.insertText("!")
    view.deleteBackward()
    view.selectedRange = NSRange(location: 0, length: 5)
    view.insertText("Bye")
    view.resignFirstResponder()

    XCTAssertEqual(delegate.calls, ["begin", "Hello\n", "Hello", "Bye", "end"])
    XCTAssertEqual(view.selectedRange, NSRange(location: 3, length: 0))
  }

  func testTypingIntoATextWithAttributesKeepsThem() {
    let view = textView()
    let text = NSMutableAttributedString(string: "ab", attributes: [.kern: 1])
    text.addAttributes([.kern: 2], range: NSRange(location: 1, length: 1))
    view.attributedText = text
    view.selectedRange = NSRange(location: 1, length: 0)
    view.typingAttributes = [.kern: 9]

    view.insertText("X")

    XCTAssertEqual(view.text, "aXb")
    let kerns = (0..<3).map {
      view.attributedText.attribute(.kern, at: $0, effectiveRange: nil) as? Int
    }
    XCTAssertEqual(kerns, [1, 9, 2])
  }

  func testATextThatIsNotEditableBecomesFirstResponderWithoutEditing() {
    final class Refusing: UITextViewDelegate {
      func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { false }
    }
    let (view, delegate) = (textView("x"), Refusing())
    view.delegate = delegate
    XCTAssertFalse(view.becomeFirstResponder())
    view.isEditable = false
    XCTAssertTrue(view.becomeFirstResponder())
    view.resignFirstResponder()
    view.isSelectable = false
    XCTAssertFalse(view.becomeFirstResponder())
  }

  func testScrollingToTheEndShowsTheLastLine() {
    let view = textView((1...20).map { "line \($0)" }.joined(separator: "\n"))

    view.scrollRangeToVisible(NSRange(location: (view.text as NSString).length - 1, length: 1))

    let lastLine = view.contentSize.height - 8
    XCTAssertGreaterThan(view.contentOffset.y, 0)
    XCTAssertGreaterThanOrEqual(view.contentOffset.y + 100, lastLine - 1)
  }

  /// As on iOS, where the text is the text storage's: a paragraph without a style is not centered
  /// by one before it, nor by an alignment that was set before the text.
  func testParagraphsWithoutAStyleAreNatural() throws {
    let centered = NSMutableParagraphStyle()
    centered.alignment = .center
    let text = NSMutableAttributedString(string: "Title\n", attributes: [.paragraphStyle: centered])
    text.append(NSAttributedString(string: "body"))
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.textAlignment = .right
    view.attributedText = text

    func starts() throws -> [CGFloat] {
      view.layoutIfNeeded()
      let layout = view.layoutManager
      return [0, 6].map { layout.location(forGlyphAt: $0).x + view.textContainerInset.left }
    }
    XCTAssertEqual(view.textAlignment, .center)
    XCTAssertGreaterThan(try starts()[0], 60)
    XCTAssertLessThan(try starts()[1], 20)

    view.textAlignment = .right
    XCTAssertGreaterThan(try starts()[1], 140)
  }
}
