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

  /// As Interface Builder wrote it for labels as high as their line.
  func testLinesAreAsHighAsOnIOS() throws {
    for (name, size, height) in [
      ("HelveticaNeue", 17, 20.5), ("HelveticaNeue", 14, 17), ("HelveticaNeue", 19, 23),
      ("HelveticaNeue-Medium", 15, 18), ("HelveticaNeue-Medium", 24, 29),
      ("HelveticaNeue-Bold", 36, 43), ("HelveticaNeue-Light", 17, 20.5),
      ("HelveticaNeue-Light", 21, 25), ("Helvetica", 36, 41.5), ("Helvetica", 18, 21),
      ("Avenir-Book", 20, 27.5), ("AvenirNext-Heavy", 30, 41), ("AvenirNext-Medium", 12, 16.5),
    ] as [(String, CGFloat, CGFloat)] {
      let label = UILabel()
      label.font = try XCTUnwrap(UIFont(name: name, size: size))
      label.text = "Ada"
      var environment = RenderingEnvironment.current
      environment.displayScale = 2
      RenderingEnvironment.$current.withValue(environment) {
        XCTAssertEqual(label.intrinsicContentSize.height, height, "\(name) \(size)")
      }
    }
  }

  /// Interface Builder's widths of labels as wide as their text, in points.
  func testTextIsAboutAsWideAsOnIOS() throws {
    for (name, size, text, width) in [
      ("HelveticaNeue-Medium", 17, "Present Duration:", 137),
      ("HelveticaNeue-Medium", 24, "Your Navigation Controller!", 297.5),
      ("HelveticaNeue-Medium", 15, "Further", 50.5), ("HelveticaNeue", 14, "Kings of Lion", 82),
      ("AvenirNext-Regular", 17, "3D Touch Quick Action Demo", 230),
      ("AvenirNext-Medium", 23, "Weather", 90), ("AvenirNext-Heavy", 30, "WIKIFACE", 156),
      ("Georgia", 17, "An even wilder and crazier label", 240),
    ] as [(String, CGFloat, String, CGFloat)] {
      let font = try XCTUnwrap(UIFont(name: name, size: size))
      let own = NSAttributedString(string: text, attributes: [.font: font]).size().width
      XCTAssertEqual(own, width, accuracy: width * 0.02, "\(name) \(size) \(text)")
    }
  }

  /// An accent stays in the middle of its letter where the letters are set narrower.
  func testMarksStayOnTheirLetters() throws {
    let font = try XCTUnwrap(UIFont(name: "Georgia", size: 100))
    func width(_ text: String) -> CGFloat {
      NSAttributedString(string: text, attributes: [.font: font]).size().width
    }
    XCTAssertEqual(width("x\u{0323}x"), width("xx"), accuracy: 0.01)
    XCTAssertEqual(width("\u{1E0D}"), width("d"), accuracy: 0.01)
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
