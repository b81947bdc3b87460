// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class UIFontDescriptorTests: XCTestCase {
  func testAFontIsMadeOfItsDescriptor() {
    for font in [
      UIFont.systemFont(ofSize: 17), .boldSystemFont(ofSize: 9), .italicSystemFont(ofSize: 12),
      .monospacedSystemFont(ofSize: 13, weight: .bold),
      .monospacedDigitSystemFont(ofSize: 13, weight: .medium),
    ] {
      XCTAssertEqual(UIFont(descriptor: font.fontDescriptor, size: 0), font)
      XCTAssertEqual(UIFont(descriptor: font.fontDescriptor, size: 30), font.withSize(30))
      XCTAssertEqual(font.fontDescriptor.pointSize, font.pointSize)
      XCTAssertEqual(font.fontDescriptor.postscriptName, font.fontName)
    }
  }

  func testDigitsOfOneWidthAreAFeature() {
    let settings: [[UIFontDescriptor.FeatureKey: Int]] = [
      [.type: kNumberSpacingType, .selector: kMonospacedNumbersSelector]
    ]
    let font = UIFont.systemFont(ofSize: 20, weight: .semibold)

    let descriptor = font.fontDescriptor.addingAttributes([.featureSettings: settings])

    XCTAssertEqual(
      UIFont(descriptor: descriptor, size: 0),
      .monospacedDigitSystemFont(ofSize: 20, weight: .semibold))
    let others: [[UIFontDescriptor.FeatureKey: Int]] = [
      [.type: kNumberSpacingType, .selector: kProportionalNumbersSelector],
      [.type: kStylisticAlternativesType, .selector: kStylisticAltTwentyOffSelector],
    ]
    XCTAssertEqual(
      UIFont(
        descriptor: font.fontDescriptor.addingAttributes([.featureSettings: others]), size: 0),
      font)
    XCTAssertEqual([kStylisticAltOneOnSelector, kStylisticAltTwentyOffSelector], [2, 41])
  }

  func testBoldAndItalicAreTraits() throws {
    let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)

    let bold = try XCTUnwrap(body.withSymbolicTraits(.traitBold))
    let both = try XCTUnwrap(body.withSymbolicTraits([.traitBold, .traitItalic]))

    XCTAssertEqual(body.symbolicTraits, [])
    XCTAssertEqual(UIFont(descriptor: bold, size: 0).fontName, ".SFUI-Semibold")
    XCTAssertEqual(UIFont(descriptor: bold, size: 17), .systemFont(ofSize: 17, weight: .semibold))
    XCTAssertEqual(both.symbolicTraits, [.traitBold, .traitItalic])
    XCTAssertEqual(both.postscriptName, ".SFUI-SemiboldItalic")
    XCTAssertEqual(both.withSymbolicTraits([]), body)
  }

  func testBoldFontsOfRolesStayFontsOfTheirRole() throws {
    let title = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title2)
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)

    let font = UIFont(descriptor: try XCTUnwrap(title.withSymbolicTraits(.traitBold)), size: 0)
    let scaled = UIFontMetrics.default.scaledFont(for: font, compatibleWith: large)
    let label = UILabel()
    label.text = "x"
    label.font = font
    label.adjustsFontForContentSizeCategory = true
    label.traitOverrides.preferredContentSizeCategory = .accessibilityMedium

    XCTAssertEqual(font.fontName, ".SFUI-Bold")
    XCTAssertEqual(font.leading, UIFont.preferredFont(forTextStyle: .title2).leading)
    XCTAssertGreaterThan(font.leading, 0)
    XCTAssertEqual(scaled.leading, font.leading * scaled.pointSize / 22, accuracy: 0.001)
    XCTAssertEqual(label.intrinsicContentSize.height, 41)
  }

  func testAFamilysOwnFacesAreFound() throws {
    let regular = UIFontDescriptor(name: "DejaVu Sans", size: 10)
    let bold = try XCTUnwrap(regular.withSymbolicTraits(.traitBold))

    XCTAssertEqual(bold.postscriptName, "DejaVuSans-Bold")
    XCTAssertEqual(bold.withSymbolicTraits([])?.postscriptName, "DejaVuSans")
  }

  func testADescriptorOfANameTakesTheSizeOfItsFont() {
    let descriptor = UIFontDescriptor(name: "DejaVu Sans", matrix: .identity)
    let font = UIFont(descriptor: descriptor, size: 12)
    XCTAssertEqual(font.pointSize, 12)
    XCTAssertEqual(font.fontName, "DejaVuSans")
  }

  func testDesignsOfTheSystemFont() throws {
    let system = UIFont.systemFont(ofSize: 17, weight: .bold).fontDescriptor

    XCTAssertEqual(
      system.withDesign(.monospaced),
      UIFont.monospacedSystemFont(ofSize: 17, weight: .bold).fontDescriptor)
    XCTAssertEqual(system.withDesign(.monospaced)?.withDesign(.default), system)
    XCTAssertEqual(system.withDesign(.rounded), system)
    let serif = try XCTUnwrap(system.withDesign(.serif))
    XCTAssertEqual(serif.postscriptName, ".NewYork-Bold")
    XCTAssertEqual(serif.withDesign(.default), system)
    XCTAssertEqual(serif.withDesign(.serif), serif)
    let label = UILabel()
    label.font = UIFont(descriptor: serif, size: 20)
    label.text = "Serif"
    let size = label.sizeThatFits(.zero)
    label.font = UIFont(name: "DejaVuSerif-Bold", size: 20)
    XCTAssertEqual(size, label.sizeThatFits(.zero))

    XCTAssertNil(system.withDesign(UIFontDescriptor.SystemDesign(rawValue: "wavy")))
    XCTAssertNil(UIFontDescriptor(name: "DejaVu Sans", size: 10).withDesign(.serif))
    XCTAssertNil(
      UIFont.monospacedSystemFont(ofSize: 9, weight: .regular).fontDescriptor
        .withSymbolicTraits(.traitItalic))
  }

  /// The design of a text style follows the user's text size, as the style does.
  func testADesignOfATextStyleFollowsTheTextSize() throws {
    let descriptor = try XCTUnwrap(
      UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body).withDesign(.serif))
    let label = UILabel()
    label.font = UIFont(descriptor: descriptor, size: 0)
    label.adjustsFontForContentSizeCategory = true
    label.text = "Serif"
    let usual = label.intrinsicContentSize.width

    label.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    XCTAssertEqual(label.intrinsicContentSize.width, usual * 23 / 17, accuracy: 1)
    XCTAssertEqual(label.font.familyName, ".AppleSystemUIFontSerif")
  }

  /// As in Gravatar's references: its footnotes in a weight of their own stand 18 points apart.
  func testATextStyleInAnotherWeightKeepsTheDistanceOfItsLines() {
    let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .footnote)
      .addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.semibold]])
    let font = UIFont(descriptor: descriptor, size: 0)

    XCTAssertEqual(font.fontName, ".SFUI-Semibold")
    XCTAssertEqual(font.leading, UIFont.preferredFont(forTextStyle: .footnote).leading)
    XCTAssertEqual(font.lineHeight + font.leading, 18, accuracy: 0.01)
    XCTAssertEqual(UIFontMetrics.default.scaledFont(for: font).leading, font.leading)
  }

  func testFeaturesHaveTheNamesOfCoreText() {
    XCTAssertEqual(
      kCTFontFeatureTypeIdentifierKey, UIFontDescriptor.FeatureKey.featureIdentifier.rawValue)
    XCTAssertEqual(
      kCTFontFeatureSelectorIdentifierKey, UIFontDescriptor.FeatureKey.typeIdentifier.rawValue)
  }
}
