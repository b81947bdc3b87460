// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Graphics
import HeadlessUIKit
import TextLayout
import XCTest

final class UILabelTests: XCTestCase {
  // MARK: Defaults

  func testDefaultsAreThoseOfUIKit() {
    let label = UILabel()

    XCTAssertNil(label.text)
    XCTAssertEqual(label.font, .systemFont(ofSize: 17))
    XCTAssertEqual(label.textColor, .label)
    XCTAssertEqual(label.textAlignment, .natural)
    XCTAssertEqual(label.lineBreakMode, .byTruncatingTail)
    XCTAssertEqual(label.lineBreakStrategy, .standard)
    XCTAssertEqual(label.numberOfLines, 1)
    XCTAssertFalse(label.isUserInteractionEnabled)
    XCTAssertEqual(label.contentMode, .redraw)
    XCTAssertNil(label.backgroundColor)
  }

  func testSettingNilTakesTheDefaultAgain() {
    let label = UILabel()
    label.font = .systemFont(ofSize: 3)
    label.textColor = .red

    label.font = nil
    label.textColor = nil

    XCTAssertEqual(label.font, .systemFont(ofSize: 17))
    XCTAssertEqual(label.textColor, .label)
  }

  func testAShadowIsACopyBehindTheText() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 24))
    label.text = "Ada"
    label.shadowColor = .red
    label.shadowOffset = CGSize(width: 1, height: 2)

    let glyphs = label.displayList(scale: 2).commands.compactMap { command -> GlyphsCommand? in
      guard case .glyphs(let glyphs) = command else { return nil }
      return glyphs
    }

    XCTAssertEqual(
      glyphs.map(\.paint), [.color(Color(red: 255, green: 0, blue: 0)), .color(.black)])
    XCTAssertEqual(glyphs[0].origin.x, glyphs[1].origin.x + 1)
    XCTAssertEqual(glyphs[0].origin.y, glyphs[1].origin.y + 2)
    XCTAssertEqual(glyphs[0].run, glyphs[1].run)
  }

  // MARK: Sizes

  func testSizesAreThoseOfPublishedLabels() {
    let published: [(String, CGFloat, CGSize)] = [
      ("Title", 17, CGSize(width: 33.5, height: 20.5)),
      ("Live", 17, CGSize(width: 31, height: 20.5)),
      ("Default", 16, CGSize(width: 52.5, height: 19.5)),
      ("Tinted", 16, CGSize(width: 46.5, height: 19.5)),
      ("Subtitle", 12, CGSize(width: 44, height: 14.5)),
    ]
    for (text, size, expected) in published {
      let found = UILabel(text, size: size).intrinsicContentSize

      // A pixel of 2x is left for the kerning of pairs, of which only sums are known.
      XCTAssertEqual(found.width, expected.width, accuracy: 0.5, text)
      XCTAssertEqual(found.height, expected.height, text)
    }
  }

  func testSizesAreRoundedUpToPixelsOfTheDisplay() {
    var environment = RenderingEnvironment.current
    for (scale, height) in [(CGFloat(1), CGFloat(21)), (2, 20.5), (3, 61.0 / 3)] {
      environment.displayScale = scale
      RenderingEnvironment.$current.withValue(environment) {
        XCTAssertEqual(UILabel("x").intrinsicContentSize.height, height, "\(scale)x")
      }
    }
  }

  func testLabelWithoutTextHasNoSize() {
    XCTAssertEqual(UILabel().intrinsicContentSize, .zero)
    XCTAssertEqual(UILabel("").sizeThatFits(CGSize(width: 100, height: 100)), .zero)
  }

  func testOneLineGrowsBeyondItsWidth() {
    let label = UILabel("The quick brown fox")
    label.frame.size = CGSize(width: 10, height: 10)
    let natural = label.intrinsicContentSize

    label.sizeToFit()

    XCTAssertEqual(label.frame.size, natural)
    XCTAssertGreaterThan(natural.width, 100)
  }

  func testSeveralLinesKeepTheWidthAndGrowInHeight() {
    let label = UILabel("The quick brown fox")
    label.numberOfLines = 0

    let size = label.sizeThatFits(CGSize(width: 100, height: 1))

    XCTAssertEqual(size.height, 41)
    XCTAssertLessThanOrEqual(size.width, 100)
    XCTAssertEqual(label.sizeThatFits(.zero), label.intrinsicContentSize)
  }

  func testPreferredWidthBreaksTheIntrinsicSize() {
    let label = UILabel("The quick brown fox")
    label.numberOfLines = 0
    XCTAssertEqual(label.intrinsicContentSize.height, 20.5)

    label.preferredMaxLayoutWidth = 100

    XCTAssertEqual(label.intrinsicContentSize.height, 41)
  }

  func testTextFitsIntoTheSizeThatItAskedFor() {
    for scale in [CGFloat(1), 2, 3] {
      for text in ["Title", "The quick brown fox jumps over the lazy dog", "AVATAR To Wave"] {
        let label = UILabel(text)
        label.numberOfLines = 0
        var environment = RenderingEnvironment.current
        environment.displayScale = scale
        RenderingEnvironment.$current.withValue(environment) {
          label.frame.size = label.sizeThatFits(CGSize(width: 120, height: 0))
          let own = glyphCount(label, scale: scale)
          label.frame.size.height += 500

          XCTAssertEqual(glyphCount(label, scale: scale), own, "\(text) \(scale)x")
        }
      }
    }
  }

  func testMarginsOfASubclassCountInItsSize() {
    let plain = UILabel("Title").intrinsicContentSize
    let padded = PaddedLabel("Title")

    XCTAssertEqual(
      padded.intrinsicContentSize, CGSize(width: plain.width + 20, height: plain.height + 10))
    padded.sizeToFit()
    XCTAssertEqual(runs(padded, scale: 2).first?.origin.x, 10)
  }

  // MARK: Drawing

  func testBaselineLiesOnTheNearestPixel() {
    for (scale, baseline) in [(CGFloat(1), CGFloat(16)), (2, 16), (3, 49.0 / 3)] {
      let label = UILabel("x")
      label.frame.size = CGSize(width: 50.0, height: 2444 * 17 / 2048)

      XCTAssertEqual(runs(label, scale: scale).first?.origin.y, baseline, "\(scale)x")
    }
  }

  func testTextIsCenteredBetweenTopAndBottomOnWholePixels() {
    let label = UILabel("x")
    label.frame.size = CGSize(width: 50, height: 44)

    // (44 - 20.287) / 2 = 11.856, rounded down to 11.5, and 16 to the baseline.
    XCTAssertEqual(runs(label, scale: 2).first?.origin.y, 27.5)
  }

  func testTextALittleHigherThanTheLabelStartsAtItsTop() {
    let label = UILabel("x")
    label.frame.size = CGSize(width: 50, height: 20)

    XCTAssertEqual(runs(label, scale: 2).first?.origin.y, 16)
  }

  func testAlignmentMovesTheText() {
    let label = UILabel("Title")
    let width = label.intrinsicContentSize.width
    label.frame.size = CGSize(width: 100, height: 20.5)
    var starts: [NSTextAlignment: CGFloat] = [:]

    for alignment in NSTextAlignment.allCases {
      label.textAlignment = alignment
      starts[alignment] = runs(label, scale: 2).first?.origin.x
    }

    XCTAssertEqual(starts[.left], 0)
    XCTAssertEqual(starts[.natural], 0)
    XCTAssertEqual(starts[.justified], 0)
    XCTAssertEqual(starts[.center] ?? 0, (100 - width) / 2, accuracy: 0.5)
    XCTAssertEqual(starts[.right] ?? 0, 100 - width, accuracy: 0.5)
  }

  func testLinesThatDoNotFitAreLeftOut() {
    let label = UILabel("one\ntwo\nthree")
    label.numberOfLines = 0
    label.frame.size = CGSize(width: 100, height: 45)

    let runs = runs(label, scale: 2)

    XCTAssertEqual(runs.count, 3, "one, two and an ellipsis")
    XCTAssertEqual(Set(runs.map(\.origin.y)).count, 2)
  }

  func testTextThatOverflowsIsCutAtTheBounds() {
    let label = UILabel("The quick brown fox")
    label.lineBreakMode = .byClipping
    label.frame.size = CGSize(width: 50, height: 20.5)

    let list = label.displayList(scale: 2)

    guard case .pushClip(let clip)? = list.commands.first else { return XCTFail("\(list)") }
    XCTAssertEqual(clip.path, Path(rect: CGRect(x: 0, y: 0, width: 50, height: 20.5)))
  }

  func testTextThatFitsNeedsNoClip() {
    let label = UILabel("Title")
    label.sizeToFit()

    XCTAssertEqual(label.displayList(scale: 2).commands.count, 1)
  }

  func testColorFollowsStyleAndHighlight() {
    let label = UILabel("x")
    label.sizeToFit()
    XCTAssertEqual(paint(label), .color(.black))
    label.overrideUserInterfaceStyle = .dark
    XCTAssertEqual(paint(label), .color(.white))
    label.isHighlighted = true
    XCTAssertEqual(paint(label), .color(.white))

    label.highlightedTextColor = .red

    XCTAssertEqual(paint(label), .color(Color(red: 255, green: 0, blue: 0)))
  }

  func testEmptyLabelDrawsNothing() {
    let label = UILabel("x")

    XCTAssertEqual(label.displayList(scale: 2).commands, [])
    label.frame.size = CGSize(width: 9, height: 9)
    label.text = ""
    XCTAssertEqual(label.displayList(scale: 2).commands, [])
  }

  func testDescriptionNamesTheText() {
    let label = UILabel("Save")

    XCTAssertEqual(
      label.viewTree(),
      "<UILabel; frame = (0 0; 0 0); text = 'Save'; userInteractionEnabled = NO>\n")
  }

  // MARK: Problems

  func testMissingFontIsReportedAndNothingDrawn() {
    let issues = RenderingIssues()
    var environment = RenderingEnvironment.current
    environment.issues = issues
    let label = UILabel("x", size: 17)
    label.font = UIFont.monospacedSystemFont(ofSize: 17, weight: .regular)
    environment.fonts = FontLibrary(folders: [])
    label.frame.size = CGSize(width: 20, height: 20)

    RenderingEnvironment.$current.withValue(environment) {
      if (try? environment.fonts.face(family: "DejaVu Sans Mono")) == nil {
        XCTAssertEqual(label.displayList(scale: 2).commands, [])
        XCTAssertEqual(issues.messages.count, 1)
        XCTAssertTrue(issues.messages[0].contains("apt-get install fonts-dejavu-core"))
      }
    }
  }

  func testMissingGlyphIsReportedAndItsBoxDrawn() {
    let issues = RenderingIssues()
    var environment = RenderingEnvironment.current
    environment.issues = issues
    let label = UILabel("a\u{10FFFD}")
    label.frame.size = CGSize(width: 50, height: 20.5)

    let drawn = RenderingEnvironment.$current.withValue(environment) { runs(label, scale: 2) }

    XCTAssertEqual(issues.messages.count, 1)
    XCTAssertTrue(issues.messages[0].contains("U+10FFFD"), issues.messages[0])
    XCTAssertEqual(drawn.last?.run.glyphs.last?.id, 0)
  }

  func testEmojiAreDrawnAsPictures() throws {
    var environment = RenderingEnvironment.current
    if let folder = ProcessInfo.processInfo.environment["NOTO_FONTS"] {
      environment.fonts = FontLibrary(folders: [URL(fileURLWithPath: folder)])
    }
    do {
      _ = try environment.fonts.face(family: "Noto Color Emoji")
    } catch {
      throw XCTSkip("\(error)")
    }
    let label = UILabel("a😀")

    let commands = RenderingEnvironment.$current.withValue(environment) {
      label.sizeToFit()
      return label.displayList(scale: 2).commands
    }

    guard case .image(let image)? = commands.last else { return XCTFail("no picture") }
    XCTAssertEqual(image.bitmap.width, 136)
    XCTAssertEqual(image.destination.width, 21, accuracy: 1)
    XCTAssertEqual(image.destination.minX * 2, (image.destination.minX * 2).rounded())
  }

  // MARK: Helpers

  private func runs(_ label: UILabel, scale: CGFloat) -> [GlyphsCommand] {
    label.displayList(scale: scale).commands.compactMap { command in
      if case .glyphs(let glyphs) = command { glyphs } else { nil }
    }
  }

  private func glyphCount(_ label: UILabel, scale: CGFloat) -> Int {
    runs(label, scale: scale).reduce(0) { $0 + $1.run.glyphs.count }
  }

  /// As on iOS: a label that draws into the rectangle of its text stands at the top.
  func testTheTextsRectangleBeginsAtTheTop() throws {
    let label = TopLabel("Top")
    label.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    XCTAssertEqual(
      label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1),
      CGRect(origin: .zero, size: label.sizeThatFits(.zero)))
    let usual = UILabel("Top")
    usual.frame = label.frame
    let (top, middle) = (runs(label, scale: 1).first, runs(usual, scale: 1).first)
    XCTAssertEqual(try XCTUnwrap(middle).origin.y - (try XCTUnwrap(top).origin.y), 40, accuracy: 1)
  }

  private func paint(_ label: UILabel) -> Paint? { runs(label, scale: 2).first?.paint }

  /// Lines break at the whole width, and the margins come on top, as on iOS.
  func testMarginsOfIntrinsicSizesCountOnSeveralLines() {
    let text = String(repeating: "words ", count: 12)
    let (plain, padded) = (UILabel(text), Outset(text))
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 400))
    for label in [plain, padded] {
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: container.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: container.trailingAnchor),
        label.topAnchor.constraint(equalTo: container.topAnchor),
      ])
    }
    container.layoutIfNeeded()

    XCTAssertGreaterThan(plain.frame.height, 60)
    XCTAssertEqual(padded.frame.height, plain.frame.height + 8)
  }

  /// Such as Gravatar's labels with a dashed border: the height follows once the width is known.
  func testAClassTakesTheWidthOfItsLinesFromItsBounds() {
    let label = BoundedLabel(String(repeating: "words ", count: 6))
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    label.numberOfLines = 2
    label.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: container.trailingAnchor),
      label.topAnchor.constraint(equalTo: container.topAnchor),
    ])
    container.layoutIfNeeded()

    XCTAssertEqual(label.frame.height, 41, accuracy: 0.5)
  }
}

extension UILabel {
  fileprivate convenience init(_ text: String, size: CGFloat = 17) {
    self.init()
    self.text = text
    font = .systemFont(ofSize: size)
  }
}

/// A label with margins, as apps write it.
private final class PaddedLabel: UILabel {
  private let insets = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)

  override func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    let rect = super.textRect(
      forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
    return rect.inset(by: UIEdgeInsets(top: -5, left: -10, bottom: -5, right: -10))
  }

  override func drawText(in rect: CGRect) {
    super.drawText(in: rect.inset(by: insets))
  }
}

/// A label whose text stands at the top, as apps write it.
private final class TopLabel: UILabel {
  override func drawText(in rect: CGRect) {
    super.drawText(in: textRect(forBounds: rect, limitedToNumberOfLines: numberOfLines))
  }
}

/// A label with margins above and below, as apps write it.
private final class Outset: UILabel {
  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(width: size.width, height: size.height + 8)
  }
}

/// A label whose lines are as wide as itself, as apps write it.
private final class BoundedLabel: UILabel {
  override var preferredMaxLayoutWidth: CGFloat {
    get { bounds.width - 16 }
    set { super.preferredMaxLayoutWidth = newValue }
  }
}
