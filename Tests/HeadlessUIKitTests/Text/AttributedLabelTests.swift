// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Graphics
import HeadlessUIKit
import XCTest

final class AttributedLabelTests: XCTestCase {
  private let red = Paint.color(Color(red: 255, green: 0, blue: 0))

  // MARK: Properties

  func testFirstCharacterGivesTheLabelItsProperties() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let label = UILabel()

    label.attributedText = text(
      "ab",
      [
        .font: UIFont.systemFont(ofSize: 9), .foregroundColor: UIColor.red,
        .paragraphStyle: style,
      ])

    XCTAssertEqual(label.text, "ab")
    XCTAssertEqual(label.font, .systemFont(ofSize: 9))
    XCTAssertEqual(label.textColor, .red)
    XCTAssertEqual(label.textAlignment, .center)
    XCTAssertEqual(label.lineBreakMode, .byWordWrapping)
  }

  func testSettingTextDropsAttributesButKeepsFontAndColor() {
    let label = UILabel()
    label.attributedText = text("ab", [.font: UIFont.systemFont(ofSize: 9), .kern: 20])

    label.text = "ab"

    XCTAssertEqual(label.font, .systemFont(ofSize: 9))
    XCTAssertLessThan(label.intrinsicContentSize.width, 20)
  }

  func testSettingAPropertyChangesAllOfTheText() {
    let label = UILabel()
    label.attributedText = text("ab", [.foregroundColor: UIColor.red])
    label.frame.size = CGSize(width: 50, height: 30)

    label.textColor = .white
    label.font = .systemFont(ofSize: 5)

    XCTAssertEqual(glyphs(label).map(\.paint), [.color(.white)])
    XCTAssertEqual(glyphs(label).map(\.run.pointSize), [5])
  }

  /// A bold word and plain ones behind it, which say nothing of their font, is how most apps set
  /// texts.
  func testCharactersWithoutAFontHaveTheLabelsOwn() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
    label.font = .systemFont(ofSize: 12)
    label.textColor = .blue
    let (red, blue) = (Color(red: 255, green: 0, blue: 0), Color(red: 0, green: 0, blue: 255))
    let bold: [NSAttributedString.Key: Any] = [
      .font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red,
    ]
    let string = NSMutableAttributedString(string: "b", attributes: bold)
    string.append(NSAttributedString(string: "p"))

    label.attributedText = string

    XCTAssertEqual(glyphs(label).map(\.run.pointSize), [20, 12])
    XCTAssertEqual(glyphs(label).map(\.paint), [.color(red), .color(blue)])
    XCTAssertEqual(label.font, .boldSystemFont(ofSize: 20))
    XCTAssertEqual(label.textColor, .red)

    label.text = "plain"

    XCTAssertEqual(label.font, .boldSystemFont(ofSize: 20))
    XCTAssertEqual(glyphs(label).map(\.paint), [.color(red)])
  }

  func testTheTextIsCopied() {
    let source = NSMutableAttributedString(string: "ab")
    let label = UILabel()
    label.attributedText = source

    source.mutableString.append("cd")

    XCTAssertEqual(label.text, "ab")
  }

  func testPlainTextHasAttributesToo() {
    let label = UILabel()
    label.text = "ab"

    let values = label.attributedText?.attributes(at: 0, effectiveRange: nil)

    XCTAssertEqual(values?[.font] as? UIFont, label.font)
    XCTAssertEqual(values?[.foregroundColor] as? UIColor, label.textColor)
  }

  // MARK: Attributes

  /// Foundation for Linux stops the program where the values are NSObjects.
  func testNeighborsMayHaveOtherFontsColorsAndStyles() {
    func style(_ spacing: CGFloat) -> NSParagraphStyle {
      let style = NSMutableParagraphStyle()
      style.lineSpacing = spacing
      return style
    }
    func shadow(_ radius: CGFloat) -> NSShadow {
      let shadow = NSShadow()
      shadow.shadowBlurRadius = radius
      return shadow
    }
    let pairs: [(NSAttributedString.Key, Any, Any)] = [
      (.font, UIFont.systemFont(ofSize: 10), UIFont.systemFont(ofSize: 20)),
      (.foregroundColor, UIColor.red, UIColor.blue), (.paragraphStyle, style(1), style(2)),
      (.shadow, shadow(1), shadow(2)), (.attachment, NSTextAttachment(), NSTextAttachment()),
    ]
    for (key, first, second) in pairs {
      let string = NSMutableAttributedString(string: "ab", attributes: [key: first])
      string.append(NSAttributedString(string: "cd", attributes: [key: second]))
      string.addAttribute(.kern, value: 1, range: NSRange(location: 1, length: 2))
      let label = UILabel()
      label.attributedText = string

      XCTAssertEqual(label.attributedText?.string, "abcd", key.rawValue)
      XCTAssertEqual(
        label.attributedText?.attribute(key, at: 3, effectiveRange: nil) as? AttributeValue,
        second as? AttributeValue, key.rawValue)
    }
  }

  /// Foundation for Linux took one of 1,024 such objects for one of its own, by its address, and
  /// ended the program (Blueprint's links).
  func testAttributesOfAnyFontAreCompared() {
    let fonts = (0..<3000).map { UIFont.systemFont(ofSize: 10 + CGFloat($0) / 100) }
    for font in fonts {
      let string = NSMutableAttributedString(string: "ab cd", attributes: [.link: "a"])
      let whole = NSAttributedString(attributedString: string)
      whole.enumerateAttributes(in: NSRange(location: 0, length: 5)) { attributes, _, _ in
        for location in [0, 3, 0] {
          string.addAttributes(
            attributes.merging([.font: font]) { $1 }, range: NSRange(location: location, length: 2))
        }
      }
      string.removeAttribute(.link, range: NSRange(location: 0, length: 2))
      XCTAssertEqual(string.attribute(.font, at: 0, effectiveRange: nil) as? UIFont, font)
    }
    XCTAssertTrue(fonts[0] as Any is NSObject)
  }

  func testPiecesHaveTheirOwnFontAndColor() {
    let string = NSMutableAttributedString(string: "small BIG")
    string.addAttributes(
      [.font: UIFont.boldSystemFont(ofSize: 30), .foregroundColor: UIColor.red],
      range: NSRange(location: 6, length: 3))
    let label = UILabel()
    label.attributedText = string
    label.sizeToFit()

    let runs = glyphs(label)

    XCTAssertEqual(label.frame.height, 36)
    XCTAssertEqual(runs.map(\.paint), [.color(.black), red])
    XCTAssertEqual(runs.map(\.run.pointSize), [17, 30])
    XCTAssertEqual(Set(runs.map(\.origin.y)).count, 1)
  }

  func testKernIsAddedAfterEachCharacter() {
    let label = UILabel()
    label.attributedText = text("abc", [:])
    let plain = label.intrinsicContentSize.width

    label.attributedText = text("abc", [.kern: 5])

    XCTAssertEqual(label.intrinsicContentSize.width, plain + 15, accuracy: 0.5)
  }

  func testKernOfZeroSwitchesTheKerningOfPairsOff() {
    let label = UILabel()
    label.attributedText = text("AVAVAV", [:])
    let kerned = label.intrinsicContentSize.width

    label.attributedText = text("AVAVAV", [.kern: 0])

    XCTAssertGreaterThan(label.intrinsicContentSize.width, kerned + 2)
  }

  func testUnderlineIsBelowTheBaselineAndBelowTheGlyphs() throws {
    let commands = commands(text("ab", [.underlineStyle: NSUnderlineStyle.single.rawValue]))

    let fill = try XCTUnwrap(commands.first.flatMap(filledRect))
    XCTAssertEqual(commands.count, 2)
    XCTAssertGreaterThan(fill.minY, 16)
    XCTAssertLessThanOrEqual(fill.maxY, 20)
    XCTAssertEqual(fill.minY * 2, (fill.minY * 2).rounded(), "whole pixels")
    XCTAssertGreaterThanOrEqual(fill.height, 0.5)
  }

  func testDoubleUnderlineHasTwoLines() {
    let style = NSUnderlineStyle.double.rawValue

    XCTAssertEqual(commands(text("ab", [.underlineStyle: style])).compactMap(filledRect).count, 2)
  }

  func testLineThroughTextIsAboveTheBaselineAndTheGlyphs() throws {
    let commands = commands(
      text("ab", [.strikethroughStyle: 1, .strikethroughColor: UIColor.red]))

    let fill = try XCTUnwrap(commands.last.flatMap(filledRect))
    XCTAssertLessThan(fill.maxY, 14)
    XCTAssertGreaterThan(fill.minY, 6)
    guard case .fill(let command)? = commands.last else { return XCTFail("no line") }
    XCTAssertEqual(command.paint, red)
  }

  func testBackgroundIsAsHighAsTheLine() throws {
    let commands = commands(text("ab", [.backgroundColor: UIColor.red]))

    let fill = try XCTUnwrap(commands.compactMap(filledRect).first)
    XCTAssertEqual(fill.height, 20.287, accuracy: 0.001)
    XCTAssertEqual(fill.minX, 0)
  }

  func testRaisedTextMakesTheLineHigher() {
    let label = UILabel()
    let string = NSMutableAttributedString(string: "x2")
    string.addAttribute(.baselineOffset, value: 8, range: NSRange(location: 1, length: 1))
    label.attributedText = string
    label.sizeToFit()

    let runs = glyphs(label)

    XCTAssertEqual(label.frame.height, 28.5)
    XCTAssertEqual(runs[1].origin.y, runs[0].origin.y - 8)
  }

  func testLettersStandOneByOneWithoutLigatures() throws {
    let font = UIFont.systemFont(ofSize: 17)
    let serif = UIFont(descriptor: try XCTUnwrap(font.fontDescriptor.withDesign(.serif)), size: 17)
    func count(_ attributes: [NSAttributedString.Key: Any]) -> Int {
      commands(text("fi", attributes.merging([.font: serif]) { $1 })).reduce(0) { count, command in
        if case .glyphs(let glyphs) = command { return count + glyphs.run.glyphs.count }
        return count
      }
    }

    XCTAssertEqual([count([:]), count([.ligature: 1]), count([.ligature: 0])], [1, 1, 2])
  }

  func testUnderlinesHavePatterns() {
    func lengths(_ style: NSUnderlineStyle) -> [CGFloat] {
      let text = text("abcdefghij", [.underlineStyle: style.union(.single).rawValue])
      return commands(text).compactMap(filledRect).prefix(4).map(\.width)
    }

    XCTAssertEqual(lengths(.patternSolid).count, 1)
    let dot = lengths(.patternDot)[0]
    XCTAssertEqual(lengths(.patternDot), [dot, dot, dot, dot])
    let dash = dot / 3 * 10
    XCTAssertEqual(lengths(.patternDash).prefix(2), [dash, dash])
    XCTAssertEqual(lengths(.patternDashDot).prefix(3), [dash, dot, dash])
    XCTAssertEqual(lengths(.patternDashDotDot), [dash, dot, dot, dash])
  }

  func testUnderlineByWordLeavesSpacesOut() {
    let style = NSUnderlineStyle([.single, .byWord]).rawValue

    let lines = commands(text("ab cd", [.underlineStyle: style])).compactMap(filledRect)

    XCTAssertEqual(lines.count, 2)
    XCTAssertGreaterThan(lines[1].minX, lines[0].maxX + 1)
  }

  func testPatternsOfLettersWithoutWidthEnd() {
    let style = NSUnderlineStyle([.thick, .patternDash, .byWord]).rawValue

    for kern in [-20, -5, 0] {
      _ = commands(text("a b", [.underlineStyle: style, .kern: kern]))
    }
    XCTAssertEqual(commands(text("", [.underlineStyle: style])).count, 0)
  }

  func testLinkIsBlueAndUnderlined() {
    let commands = commands(text("ab", [.link: "https://example.org"]))

    XCTAssertEqual(commands.count, 2)
    guard case .fill(let line)? = commands.first else { return XCTFail("no line") }
    XCTAssertEqual(line.paint, .color(Color(red: 0, green: 122, blue: 255)))
  }

  func testParagraphStyleSpacesLines() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 10
    let label = UILabel()
    label.numberOfLines = 0

    label.attributedText = text("a\nb", [.paragraphStyle: style])

    XCTAssertEqual(label.intrinsicContentSize.height, 51)
  }

  func testAttachmentTakesItsRoomAndIsDrawn() throws {
    let image = UIImage(bitmap: Bitmap(width: 20, height: 40, color: .black), scale: 2)
    let attachment = NSTextAttachment(image: image)
    attachment.bounds = CGRect(x: 0, y: -4, width: 10, height: 20)
    let string = NSMutableAttributedString(string: "a")
    string.append(NSAttributedString(attachment: attachment))
    let label = UILabel()
    label.text = "a"
    let plain = label.intrinsicContentSize.width
    label.attributedText = string

    label.sizeToFit()

    XCTAssertEqual(label.frame.width, plain + 10, accuracy: 0.5)
    guard case .image(let command)? = label.displayList(scale: 2).commands.last else {
      return XCTFail("no picture")
    }
    XCTAssertEqual(command.destination.size, CGSize(width: 10, height: 20))
    XCTAssertEqual(command.destination.maxY, 20, "4 points below the baseline at 16")
  }

  /// A symbol has the color of the text around it, or the one that it was given.
  func testAttachedSymbolsKeepTheirTint() throws {
    func color(_ image: UIImage?) throws -> Color {
      let label = UILabel()
      label.textColor = .blue
      let attachment = NSTextAttachment(image: try XCTUnwrap(image))
      label.attributedText = NSAttributedString(attachment: attachment)
      label.sizeToFit()
      let picture = try label.displayList(scale: 1).pixels()
      return picture[picture.width / 2, picture.height / 2]
    }
    let square = UIImage(systemName: "square.fill")
    XCTAssertEqual(try color(square), Color(red: 0, green: 0, blue: 255))
    XCTAssertEqual(try color(square?.withTintColor(.red)), Color(red: 255, green: 0, blue: 0))
  }

  func testAttachmentWithoutPictureLeavesItsRoomEmpty() {
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: 0, width: 30, height: 5)
    let label = UILabel()

    label.attributedText = NSAttributedString(attachment: attachment)
    label.sizeToFit()

    XCTAssertEqual(label.frame.width, 30)
    XCTAssertEqual(label.displayList(scale: 2).commands, [])
  }

  func testHalfASurrogatePairIsReplaced() {
    let string = NSMutableAttributedString(string: "a👍b")
    string.addAttribute(.kern, value: 3, range: NSRange(location: 2, length: 2))
    let issues = RenderingIssues()
    var environment = RenderingEnvironment.current
    environment.issues = issues
    let label = UILabel()
    label.attributedText = string

    RenderingEnvironment.$current.withValue(environment) {
      XCTAssertGreaterThan(label.intrinsicContentSize.width, 10)
    }
  }

  // MARK: Smaller text

  func testTextBecomesSmallerUntilItFits() {
    let label = UILabel()
    label.text = "The quick brown fox"
    label.adjustsFontSizeToFitWidth = true
    label.frame.size = CGSize(width: 100, height: 20.5)

    let run = glyphs(label)[0]

    XCTAssertEqual(run.run.glyphs.count, 19)
    XCTAssertLessThanOrEqual(run.run.width, 100.002)
    XCTAssertGreaterThan(run.run.width, 98)
    XCTAssertEqual(run.origin.y, 16, "on the baseline of the full size")
  }

  /// Apple's documentation says that one line is needed "in iOS 6 and earlier".
  func testTextOnSeveralLinesBecomesSmallerUntilItFits() throws {
    let label = UILabel()
    label.text = "The quick brown fox jumps over the lazy dog"
    label.numberOfLines = 2
    label.adjustsFontSizeToFitWidth = true
    label.frame.size = CGSize(width: 120, height: 41)
    let size = try XCTUnwrap(label.smallestDrawnFontSize)
    let letters = glyphs(label).map(\.run.glyphs.count).reduce(0, +)
    XCTAssertLessThan(size, 14)
    XCTAssertGreaterThan(size, 10)
    XCTAssertGreaterThanOrEqual(letters, 42, "no ellipsis")

    label.minimumScaleFactor = 0.9
    XCTAssertEqual(try XCTUnwrap(label.smallestDrawnFontSize), 17 * 0.9, accuracy: 0.07)
    label.lineBreakMode = .byWordWrapping
    XCTAssertEqual(label.smallestDrawnFontSize, 17)
    label.lineBreakMode = .byTruncatingTail
    label.numberOfLines = 0
    XCTAssertEqual(label.smallestDrawnFontSize, 17)
  }

  func testTextThatMayNotBecomeSmallEnoughIsTruncated() {
    let label = UILabel()
    label.text = "The quick brown fox"
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.9
    label.frame.size = CGSize(width: 100, height: 20.5)

    let runs = glyphs(label)

    XCTAssertEqual(runs[0].run.pointSize, 17 * 0.9, accuracy: 0.07)
    XCTAssertEqual(runs.count, 2, "the text and its ellipsis")
  }

  func testTextThatFitsKeepsItsSize() {
    let label = UILabel()
    label.text = "Title"
    label.adjustsFontSizeToFitWidth = true
    label.sizeToFit()

    XCTAssertEqual(glyphs(label)[0].run.pointSize, 17)
  }

  // MARK: Helpers

  private func text(
    _ string: String, _ values: [NSAttributedString.Key: Any]
  ) -> NSAttributedString {
    NSAttributedString(string: string, attributes: values)
  }

  private func commands(_ text: NSAttributedString) -> [DrawCommand] {
    let label = UILabel()
    label.attributedText = text
    label.sizeToFit()
    return label.displayList(scale: 2).commands
  }

  private func glyphs(_ label: UILabel) -> [GlyphsCommand] {
    label.displayList(scale: 2).commands.compactMap { command in
      if case .glyphs(let glyphs) = command { glyphs } else { nil }
    }
  }

  private func filledRect(_ command: DrawCommand) -> CGRect? {
    guard case .fill(let fill) = command, case .rectangle(let rect)? = fill.path.shape else {
      return nil
    }
    return rect
  }
}
