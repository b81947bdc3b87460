// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

/// Fonts that every iPhone has, by the names that code asks for them with.
final class AppleFontTests: XCTestCase {
  func testFontsOfIOSAreThereUnderTheirNames() throws {
    for (name, family) in [
      ("HelveticaNeue", "Helvetica Neue"), ("HelveticaNeue-Bold", "Helvetica Neue"),
      ("Helvetica Neue", "Helvetica Neue"), ("Arial", "Arial"), ("ArialMT", "Arial"),
      ("Arial-BoldMT", "Arial"), ("Avenir-Heavy", "Avenir"), ("AvenirNext-DemiBold", "Avenir Next"),
      ("Futura-Medium", "Futura"), ("GillSans-Light", "Gill Sans"), ("Georgia-Italic", "Georgia"),
      ("TimesNewRomanPSMT", "Times New Roman"), ("TimesNewRomanPS-BoldMT", "Times New Roman"),
      ("Menlo-Regular", "Menlo"), ("CourierNewPSMT", "Courier New"), ("Courier", "Courier"),
      ("TrebuchetMS-Bold", "Trebuchet MS"), ("AmericanTypewriter", "American Typewriter"),
      ("ZapfDingbatsITC", "Zapf Dingbats"),
    ] {
      let font = try XCTUnwrap(UIFont(name: name, size: 15), name)

      XCTAssertEqual(font.fontName, name)
      XCTAssertEqual(font.familyName, family)
      XCTAssertEqual(font.pointSize, 15)
      XCTAssertGreaterThan(font.lineHeight, 15)
    }
    for name in ["NoSuchFont", "", "-", "Proxima Nova", "Helvetica Neueue"] {
      XCTAssertNil(UIFont(name: name, size: 15), name)
    }
  }

  func testTheNamesOfTheSystemFontAreTheSystemFont() {
    XCTAssertEqual(
      UIFont(name: ".SFUI-Semibold", size: 17), .systemFont(ofSize: 17, weight: .semibold))
    XCTAssertEqual(UIFont(name: ".SFUIText", size: 17), .systemFont(ofSize: 17))
  }

  private func width(_ name: String) throws -> CGFloat {
    let label = UILabel()
    label.font = try XCTUnwrap(UIFont(name: name, size: 20))
    label.text = "illness"
    return label.intrinsicContentSize.width
  }

  func testAnotherFontOfTheSameKindStandsForIt() throws {
    XCTAssertGreaterThan(try width("HelveticaNeue-Bold"), try width("HelveticaNeue"))
    XCTAssertNotEqual(try width("Georgia"), try width("HelveticaNeue"))
    let label = UILabel()
    label.font = UIFont(name: "Menlo-Regular", size: 20)
    label.text = "iiii"
    let narrow = label.intrinsicContentSize
    label.text = "WWWW"
    XCTAssertEqual(label.intrinsicContentSize, narrow)
  }

  func testBoldAndItalicOfTheFamily() throws {
    let font = try XCTUnwrap(UIFont(name: "HelveticaNeue", size: 15))
    let bold = try XCTUnwrap(font.fontDescriptor.withSymbolicTraits(.traitBold))

    XCTAssertEqual(UIFont(descriptor: bold, size: 0).fontName, "HelveticaNeue-Bold")
    XCTAssertTrue(bold.symbolicTraits.contains(.traitBold))
    let both = try XCTUnwrap(bold.withSymbolicTraits([.traitBold, .traitItalic]))
    XCTAssertEqual(both.postscriptName, "HelveticaNeue-BoldItalic")
    XCTAssertEqual(
      try XCTUnwrap(both.withSymbolicTraits([])).postscriptName, "HelveticaNeue")
  }

  /// As packages of fonts register them.
  func testFontsAreRegisteredInCoreTextsWay() throws {
    let path = try XCTUnwrap(
      RenderingEnvironment.current.fonts.face(family: "DejaVu Serif", weight: 700).file)
    let url = URL(fileURLWithPath: path)
    var error: Unmanaged<CFError>?

    XCTAssertTrue(CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error))
    XCTAssertNil(error)
    let provider = try XCTUnwrap(CGDataProvider(url: url as CFURL))
    let font = try XCTUnwrap(CGFont(provider))
    XCTAssertEqual(font.postScriptName, "DejaVuSerif-Bold")
    XCTAssertTrue(CTFontManagerRegisterGraphicsFont(font, &error))
    XCTAssertEqual(UIFont(name: "DejaVuSerif-Bold", size: 12)?.fontName, "DejaVuSerif-Bold")

    let missing = URL(fileURLWithPath: "/nowhere/Font.ttf")
    XCTAssertFalse(CTFontManagerRegisterFontsForURL(missing as CFURL, .process, &error))
    XCTAssertTrue(
      try XCTUnwrap(error).takeRetainedValue().localizedDescription.contains("Font.ttf"))
    XCTAssertNil(CGDataProvider(url: missing as CFURL))
  }

  func testALabelNotesTheStandInOnce() throws {
    var environment = RenderingEnvironment.current
    let issues = RenderingIssues()
    environment.issues = issues
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    label.font = UIFont(name: "Avenir-Heavy", size: 15)
    label.text = "Ada"
    RenderingEnvironment.$current.withValue(environment) { _ = label.displayList(scale: 2) }

    XCTAssertEqual(issues.all.map(\.kind), [.standInFont])
    XCTAssertEqual(
      issues.all.first?.message,
      "Inter stands for the font Avenir-Heavy, which Apple does not let others ship")
  }
}
