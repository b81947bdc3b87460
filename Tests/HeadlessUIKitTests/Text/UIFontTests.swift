// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import TextLayout
import XCTest

final class UIFontTests: XCTestCase {
  func testSystemFontHasTheMetricsOfSF() {
    let font = UIFont.systemFont(ofSize: 17)

    XCTAssertEqual(font.ascender, 16.186523, accuracy: 1e-6)
    XCTAssertEqual(font.descender, -4.100586, accuracy: 1e-6)
    XCTAssertEqual(font.lineHeight, 20.287109, accuracy: 1e-6)
    XCTAssertEqual(font.capHeight, 11.978027, accuracy: 1e-6)
    XCTAssertEqual(font.xHeight, 8.948242, accuracy: 1e-6)
    XCTAssertEqual(font.leading, 0)
  }

  func testSystemFontsAreNamedAsOnIOS() {
    XCTAssertEqual(UIFont.systemFont(ofSize: 17).fontName, ".SFUI-Regular")
    XCTAssertEqual(UIFont.boldSystemFont(ofSize: 17).fontName, ".SFUI-Semibold")
    XCTAssertEqual(UIFont.systemFont(ofSize: 17, weight: .bold).fontName, ".SFUI-Bold")
    XCTAssertEqual(UIFont.italicSystemFont(ofSize: 17).fontName, ".SFUI-RegularItalic")
    XCTAssertEqual(UIFont.systemFont(ofSize: 17).familyName, ".AppleSystemUIFont")
  }

  func testPreferredFontsHaveTheSizesOfTheGuidelines() {
    let sizes: [(UIFont.TextStyle, CGFloat)] = [
      (.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17),
      (.body, 17), (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption1, 12),
      (.caption2, 11),
    ]
    for (style, size) in sizes {
      XCTAssertEqual(UIFont.preferredFont(forTextStyle: style).pointSize, size, "\(style)")
    }
    let headline = UIFont.preferredFont(forTextStyle: .headline)
    XCTAssertEqual(headline.fontName, UIFont.systemFont(ofSize: 17, weight: .semibold).fontName)
    // It asks for more between its lines.
    XCTAssertNotEqual(headline, .systemFont(ofSize: 17, weight: .semibold))
  }

  /// From baseline to baseline in text styles, as labels of real iOS have it.
  func testTextStylesHaveLeading() {
    let pitches: [(UIFont.TextStyle, UIContentSizeCategory, CGFloat)] = [
      (.body, .medium, 21), (.body, .extraExtraExtraLarge, 29), (.subheadline, .medium, 19),
      (.footnote, .medium, 16), (.body, .large, 22), (.largeTitle, .large, 41),
      (.title1, .large, 34), (.title2, .large, 28), (.title3, .large, 25), (.callout, .large, 21),
      (.caption1, .large, 16),
    ]
    for (style, category, pitch) in pitches {
      let traits = UITraitCollection(preferredContentSizeCategory: category)
      let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)

      XCTAssertEqual(font.lineHeight + font.leading, pitch, accuracy: 1e-9, "\(style.rawValue)")
      let label = UILabel()
      label.font = font
      label.numberOfLines = 0
      label.text = "A"
      let one = label.sizeThatFits(.zero).height
      label.text = "A\nA\nA"
      XCTAssertEqual(label.sizeThatFits(.zero).height, one + 2 * pitch, accuracy: 0.51)
    }
    XCTAssertEqual(UIFont.systemFont(ofSize: 17).leading, 0)
    XCTAssertEqual(UIFont.preferredFont(forTextStyle: .caption2).leading, 0)
  }

  func testAMeasuredTextHasLeadingWhereItIsAskedFor() {
    let text = NSAttributedString(
      string: "A\nA", attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
    func height(_ options: NSStringDrawingOptions) -> CGFloat {
      text.boundingRect(with: .zero, options: options, context: nil).height
    }
    let line = UIFont.systemFont(ofSize: 17).lineHeight

    XCTAssertEqual(height(.usesLineFragmentOrigin), 2 * line, accuracy: 1e-9)
    XCTAssertEqual(
      height([.usesLineFragmentOrigin, .usesFontLeading]), 22 + line, accuracy: 1e-9)
  }

  func testFontIsFoundByName() throws {
    let font = try XCTUnwrap(UIFont(name: "Inter-Bold", size: 20))

    XCTAssertEqual(font.fontName, "Inter-Bold")
    XCTAssertEqual(font.familyName, "Inter")
    XCTAssertEqual(font.pointSize, 20)
    XCTAssertNil(UIFont(name: "No Such Font", size: 20))
  }

  func testFontOfARegisteredFileIsFoundByName() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("UIFontTests-\(UUID().uuidString).otf")
    let bold = try XCTUnwrap(FontLibrary.system.face(named: "Inter-Bold").file)
    // Another family, of a name of the same length, in the bytes of a font without checksums to
    // match.
    var bytes = try Data(contentsOf: URL(fileURLWithPath: bold))
    for (old, new) in [("Inter", "Outer"), ("I\0n\0t\0e\0r", "O\0u\0t\0e\0r")] {
      while let range = bytes.range(of: Data(old.utf8)) {
        bytes.replaceSubrange(range, with: Data(new.utf8))
      }
    }
    try bytes.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    XCTAssertNil(UIFont(name: "Outer-Bold", size: 20))

    let names = try UIFont.register(contentsOf: file)

    XCTAssertEqual(names, ["Outer-Bold"])
    XCTAssertEqual(UIFont(name: "Outer-Bold", size: 20)?.familyName, "Outer")
    XCTAssertEqual(try UIFont.register(data: bytes), "Outer-Bold")
  }

  func testFileThatIsNoFontIsNotRegistered() {
    XCTAssertThrowsError(try UIFont.register(data: Data("no font".utf8)))
    XCTAssertThrowsError(try UIFont.register(contentsOf: URL(fileURLWithPath: "/nowhere.ttf")))
  }

  func testEqualityIsByDesignAndSize() {
    XCTAssertEqual(UIFont.systemFont(ofSize: 17), UIFont.systemFont(ofSize: 17))
    XCTAssertEqual(UIFont.systemFont(ofSize: 17).withSize(3), UIFont.systemFont(ofSize: 3))
    XCTAssertNotEqual(UIFont.systemFont(ofSize: 17), UIFont.italicSystemFont(ofSize: 17))
  }

  func testDigitsOfOneWidthHaveOneWidth() {
    let label = UILabel()
    label.font = .monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    label.text = "1111"
    let ones = label.intrinsicContentSize

    label.text = "8888"

    XCTAssertEqual(label.intrinsicContentSize, ones)
  }

  func testEveryWeightHasItsOwnFace() {
    let label = UILabel()
    label.text = "weight"
    let weights: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]

    let widths = weights.map { weight in
      label.font = .systemFont(ofSize: 40, weight: weight)
      return label.intrinsicContentSize.width
    }

    XCTAssertEqual(widths, widths.sorted())
    XCTAssertEqual(Set(widths).count, 9)
  }

  func testImpossibleSizesBecomePossible() {
    XCTAssertEqual(UIFont.systemFont(ofSize: .nan).pointSize, 0)
    XCTAssertEqual(UIFont.systemFont(ofSize: -1).pointSize, 0)
    XCTAssertEqual(UIFont.systemFont(ofSize: 1e9).pointSize, 100_000)
  }
}
