// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics
import Rasterizer
import XCTest

@testable import VectorImages

final class SVGImageTests: XCTestCase {
  private func list(
    _ body: String, attributes: String = "viewBox=\"0 0 8 8\"", color: Color = .black
  ) throws -> DisplayList {
    let text = "<svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes)>\(body)</svg>"
    let image = try SVGImage(Data(text.utf8))
    var recorder = DisplayListRecorder(size: image.size, scale: 1)
    try image.draw(in: CGRect(origin: .zero, size: image.size), color: color, into: &recorder)
    return recorder.finish()
  }

  private func picture(_ body: String, color: Color = .black) throws -> Bitmap {
    try DisplayListPlayer().play(list(body, color: color))
  }

  private func error(_ body: String) -> SVGImage.Error? {
    do {
      _ = try list(body)
      return nil
    } catch { return error as? SVGImage.Error }
  }

  // MARK: Sizes

  func testTheSizeIsThatOfTheAttributesOrTheBox() throws {
    func size(_ attributes: String) throws -> CGSize {
      try SVGImage(Data("<svg \(attributes)/>".utf8)).size
    }
    XCTAssertEqual(
      try size(#"width="24" height="12" viewBox="0 0 48 48""#), CGSize(width: 24, height: 12))
    XCTAssertEqual(try size(#"viewBox="0 0 20 10""#), CGSize(width: 20, height: 10))
    XCTAssertEqual(try size(#"width="40px" viewBox="0 0 20 10""#), CGSize(width: 40, height: 20))
    XCTAssertEqual(
      try size(#"width="100%" height="50%" viewBox="0 0 20 10""#), CGSize(width: 20, height: 5))
    XCTAssertEqual(try size(#"width="1in" height="3pt""#), CGSize(width: 96, height: 4))
    XCTAssertThrowsError(try size(#"width="0" height="4""#))
    XCTAssertThrowsError(try size(#"width="1e9" height="4""#))
  }

  func testTheBoxIsFittedIntoTheMiddle() throws {
    let list = try list(
      #"<rect width="4" height="4" fill="red"/>"#,
      attributes: #"width="16" height="8" viewBox="0 0 4 4""#)
    let picture = try DisplayListPlayer().play(list)
    XCTAssertEqual(picture[3, 4], .clear)
    XCTAssertEqual(picture[4, 4], Color(red: 255, green: 0, blue: 0))
    XCTAssertEqual(picture[11, 0], Color(red: 255, green: 0, blue: 0))
    XCTAssertEqual(picture[12, 0], .clear)
  }

  // MARK: Shapes

  func testShapesAreFilled() throws {
    let picture = try picture(
      """
      <rect x="1" y="1" width="2" height="3"/>
      <polygon points="4,0 8,0 8,2 4,2" fill="#00f"/>
      <path d="M4 4h3v3H4z" fill="rgb(0, 128, 0)"/>
      """)
    XCTAssertEqual(picture[1, 1], .black)
    XCTAssertEqual(picture[3, 1], .clear)
    XCTAssertEqual(picture[2, 3], .black)
    XCTAssertEqual(picture[5, 1], Color(red: 0, green: 0, blue: 255))
    XCTAssertEqual(picture[6, 6], Color(red: 0, green: 128, blue: 0))
  }

  func testEquivalentShapesAreDrawnAlike() throws {
    let pairs = [
      (
        #"<circle cx="4" cy="4" r="3"/>"#,
        #"<ellipse cx="4" cy="4" rx="3" ry="3"/>"#
      ),
      (
        #"<rect x="1" y="2" width="5" height="3"/>"#,
        #"<path d="M1,2 L6,2 L6,5 L1,5 Z"/>"#
      ),
      (
        #"<polyline points="1 1 7 1 4 7"/>"#,
        #"<path d="M1 1H7L4 7"/>"#
      ),
      (
        #"<g transform="translate(2 1) scale(2)"><rect width="2" height="2"/></g>"#,
        #"<rect x="2" y="1" width="4" height="4"/>"#
      ),
      (
        #"<rect width="3" height="3" transform="rotate(90 4 4)"/>"#,
        #"<rect x="5" y="0" width="3" height="3"/>"#
      ),
      (
        ##"<defs><rect id="a" width="3" height="3"/></defs><use href="#a" x="2" y="1"/>"##,
        #"<rect x="2" y="1" width="3" height="3"/>"#
      ),
      (
        ##"<style>.a{fill:#f00} rect{fill:blue}</style><rect class="a" width="8" height="8"/>"##,
        #"<rect width="8" height="8" style="fill: red"/>"#
      ),
      (
        #"<path d="M0 0C1 2 3 4 5 6s2 1 3-6"/>"#,
        #"<path d="M0,0 c1,2,3,4,5,6 C7 8 7 7 8 0"/>"#
      ),
      (
        #"<path d="M0 0q2 8 4 0t4 0"/>"#,
        #"<path d="M0 0Q2 8 4 0Q6-8 8 0"/>"#
      ),
    ]
    for (one, other) in pairs {
      XCTAssertEqual(try picture(one), try picture(other), one)
    }
  }

  /// A whole circle by two arcs is one of curves, to a few steps of 255.
  func testArcsAreThoseOfTheCircle() throws {
    for arcs in [
      "M1 4a3 3 0 0 1 6 0a3 3 0 0 1-6 0z", "M1 4a3 3 0 1 0 6 0a3 3 0 1 0-6 0z",
      "M4 1A3 3 0 1 1 1 4 3 3 0 0 1 4 1", "M4 1A3 3 0 0 0 1 4 3 3 0 1 0 4 1",
      "M1 4a3 3 0 016 0a3 3 0 01-6 0z", "M1 4a1 1 45 0 1 6 0a1 1 45 0 1-6 0z",
    ] {
      let one = try picture("<path d=\"\(arcs)\"/>")
      let circle = try picture(#"<circle cx="4" cy="4" r="3"/>"#)
      let difference = zip(one.bytes, circle.bytes).map { abs(Int($0) - Int($1)) }.max()
      XCTAssertLessThanOrEqual(difference ?? 0, 2, arcs)
    }
  }

  func testAnArcEndsExactlyAtItsPoint() throws {
    let path = try XCTUnwrap(SVGPathData.path("M10 10A25 7 30 1 0 3.3 4.7"))
    guard case .curve(let end, _, _)? = path.elements.last else { return XCTFail("no curve") }
    XCTAssertEqual(end, CGPoint(x: 3.3, y: 4.7))
    XCTAssertGreaterThan(path.elements.count, 3)
  }

  func testNumbersMayStandWithoutSpaces() throws {
    XCTAssertEqual(
      SVGPathData.path("M1.5.5-2-3e1.5-.25"), SVGPathData.path("M 1.5 0.5 L -2 -30 0.5 -0.25"))
    XCTAssertNil(SVGPathData.path("L1 1"))
    XCTAssertNil(SVGPathData.path("M1"))
    XCTAssertNil(SVGPathData.path("M1 1 C1 2 3 4 5"))
    XCTAssertNil(SVGPathData.path("M1 1 X2"))
    XCTAssertEqual(SVGPathData.path(""), Path())
  }

  // MARK: Paint

  func testStrokesHaveSVGsDefaults() throws {
    let list = try list(#"<path d="M1 4h6" stroke="red"/>"#)
    XCTAssertTrue(list.dump().contains("width 1"), list.dump())
    let picture = try DisplayListPlayer().play(list)
    XCTAssertEqual(picture[3, 3], Color(red: 255, green: 0, blue: 0, alpha: 128))
  }

  func testCurrentColorIsTheTint() throws {
    let tint = Color(red: 1, green: 2, blue: 3)
    let picture = try picture(
      #"<g color="inherit"><rect width="8" height="8" fill="currentColor"/></g>"#, color: tint)
    XCTAssertEqual(picture[4, 4], tint)
  }

  func testOpacityOfAGroupIsOfTheWhole() throws {
    let body = #"<rect width="8" height="8"/><rect width="8" height="8"/>"#
    let picture = try picture("<g opacity=\".5\">\(body)</g>")
    XCTAssertEqual(picture[4, 4].alpha, 128)
    XCTAssertEqual(try self.picture("<g fill-opacity=\".5\">\(body)</g>")[4, 4].alpha, 192)
  }

  func testGradientsAreOfTheBoundsOrOfTheUser() throws {
    let stops = ##"<stop stop-color="#000"/><stop offset="1" stop-color="#fff"/>"##
    let bounds = try picture(
      """
      <linearGradient id="a">\(stops)</linearGradient>
      <rect x="2" width="4" height="8" fill="url(#a)"/>
      """)
    let user = try picture(
      """
      <linearGradient id="b">\(stops)</linearGradient>
      <linearGradient id="a" xlink:href="#b" gradientUnits="userSpaceOnUse" x1="2" x2="6"/>
      <rect x="2" width="4" height="8" fill="url(#a)"/>
      """)
    XCTAssertEqual(bounds, user)
    XCTAssertEqual(bounds[2, 4].red, 32)
    XCTAssertEqual(bounds[5, 4].red, 223)
    XCTAssertEqual(bounds[1, 4], .clear)
  }

  func testAMissingGradientGivesWayToTheFallback() throws {
    let picture = try picture(#"<rect width="8" height="8" fill="url(#no) red"/>"#)
    XCTAssertEqual(picture[4, 4], Color(red: 255, green: 0, blue: 0))
  }

  // MARK: Clips and masks

  func testClipsAndMasksLeaveWhatTheyCover() throws {
    let expected = try picture(#"<rect x="2" y="2" width="3" height="3" fill="red"/>"#)
    for mask in [
      #"<clipPath id="m"><rect x="2" y="2" width="3" height="3"/></clipPath>"#,
      """
      <clipPath id="m"><rect x="2" y="2" width="3" height="2"/>
      <path d="M2 5V3h3v2z"/></clipPath>
      """,
      """
      <clipPath id="m" clipPathUnits="objectBoundingBox">
      <rect x=".25" y=".25" width=".375" height=".375"/></clipPath>
      """,
    ] {
      let clipped = try picture(
        "<defs>\(mask)</defs><g clip-path=\"url(#m)\"><rect width=\"8\" height=\"8\" fill=\"red\"/></g>"
      )
      XCTAssertEqual(clipped, expected, mask)
    }
    for mask in [
      ##"<mask id="m"><rect x="2" y="2" width="3" height="3" fill="#fff"/></mask>"##,
      #"<mask id="m" style="mask-type:alpha"><rect x="2" y="2" width="3" height="3"/></mask>"#,
    ] {
      let masked = try picture(
        "<defs>\(mask)</defs><rect width=\"8\" height=\"8\" fill=\"red\" mask=\"url(#m)\"/>")
      XCTAssertEqual(masked, expected, mask)
    }
  }

  func testAMaskIsByOpacityToo() throws {
    let masked = try picture(
      """
      <mask id="m"><rect width="8" height="8" fill="white" fill-opacity=".5"/></mask>
      <rect width="8" height="8" mask="url(#m)"/>
      """)
    XCTAssertEqual(masked[4, 4].alpha, 128)
  }

  // MARK: Errors

  func testWhatIsNotKnownIsNamedWithItsLine() {
    XCTAssertEqual(error("<text>A</text>"), .unsupported("<text>", line: 1))
    XCTAssertEqual(
      error("\n\n<path d=\"M1 2 3\"/>"), .invalidValue("M1 2 3", attribute: "d", line: 3))
    XCTAssertEqual(
      error(#"<rect fill="octarine"/>"#),
      .invalidValue("octarine", attribute: "fill", line: 1))
    XCTAssertEqual(
      error(##"<mask id="m"><rect width="8" height="8" fill="#888"/></mask><g mask="url(#m)"/>"##),
      .unsupported("a mask by luminance that is not white", line: 1))
    XCTAssertNil(error("<defs><text/><filter/></defs><title>A</title>"))
  }

  func testFiltersAreLeftOutAndSaid() throws {
    func leftOut(_ contents: String) throws -> String? {
      try SVGImage(Data("<svg viewBox=\"0 0 8 8\">\(contents)</svg>".utf8)).leftOut
    }
    let square = "<rect width=\"8\" height=\"8\" fill=\"red\"/>"

    XCTAssertNil(try leftOut(square))
    XCTAssertNil(try leftOut("<g filter=\"none\">\(square)</g>"))
    XCTAssertEqual(
      try leftOut("\n<g filter=\"url(#f)\">\(square)</g>"), "filter=\"url(#f)\" in line 2")
    XCTAssertEqual(
      try leftOut("<g style=\"filter: blur(2px)\">\(square)</g>"), "filter=\"blur(2px)\" in line 1")
    XCTAssertEqual(
      try leftOut("<style>.a { filter: url(#f) }</style><g class=\"a\"/>"),
      "filter=\"url(#f)\" in line 1")
    XCTAssertEqual(
      try picture("<g filter=\"url(#f)\">\(square)</g>"), try picture(square))
  }

  func testWhatIsNoSVGIsSaidToBeNone() {
    func message(_ text: String) -> String {
      do {
        _ = try SVGImage(Data(text.utf8))
        return ""
      } catch { return "\(error)" }
    }
    XCTAssertEqual(message("<html/>"), "it is no SVG: its root is <html>")
    XCTAssertEqual(message("<svg><g></svg>"), "it is no SVG: the XML ends or breaks in line 1")
    XCTAssertEqual(message("PNG"), "it is no SVG: the XML ends or breaks in line 1")
    XCTAssertEqual(message(""), "it is no SVG: the XML ends or breaks in line 1")
  }

  func testElementsThatReferToEachOtherEnd() {
    let cycle = ##"<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>"##
    XCTAssertEqual(
      error(cycle), .tooLarge("elements in each other", limit: SVGImage.maximumDepth))
    // Each group draws the one before ten times: 10^9 rectangles.
    var bomb = ##"<defs><rect id="g0" width="1" height="1"/>"##
    for level in 1...9 {
      bomb += "<g id=\"g\(level)\">"
      bomb += String(repeating: "<use href=\"#g\(level - 1)\"/>", count: 10) + "</g>"
    }
    XCTAssertEqual(
      error(bomb + "</defs><use href=\"#g9\"/>"),
      .tooLarge("elements to draw", limit: SVGImage.maximumElementCount))
    let deep = String(repeating: "<g>", count: 300) + String(repeating: "</g>", count: 300)
    XCTAssertEqual(
      error(deep), .tooLarge("elements in each other", limit: SVGImage.maximumDepth))
    XCTAssertEqual(
      error(
        ##"<clipPath id="c"><rect clip-path="url(#c)" width="1" height="1"/></clipPath><rect clip-path="url(#c)" width="8" height="8"/>"##
      ),
      .tooLarge("elements in each other", limit: SVGImage.maximumDepth))
  }

  func testHugeNumbersDoNotHang() throws {
    _ = try picture(#"<circle cx="4" cy="4" r="1e30"/>"#)
    _ = try picture(#"<path d="M-1e300 0L1e300 8" stroke="red" stroke-width="1e300"/>"#)
    _ = try picture(#"<path d="M0 0h8" stroke="red" stroke-dasharray="1e-300"/>"#)
    _ = try picture(#"<g transform="scale(1e200)"><rect width="1e200" height="1e200"/></g>"#)
  }

  /// Linux's XML parser stopped the program here.
  func testAnInstructionWithoutContentIsAnError() throws {
    XCTAssertThrowsError(try SVGImage(Data("<?x?><svg width=\"8\" height=\"8\"/>".utf8)))
    let whole = "<?xml version=\"1.0\"?><?a b?><svg width=\"8\" height=\"8\"/>"
    XCTAssertEqual(try SVGImage(Data(whole.utf8)).size.width, 8)
  }

  /// Linux's XML parser stopped the program at such a name.
  func testBytesThatAreNotUTF8AreAnError() throws {
    for bytes in [
      [0x3C, 0xDF, 0xDF, 0x73, 0x73], Array("<svg id=\"".utf8) + [0xC3, 0x28] + Array("\"/>".utf8),
    ] {
      XCTAssertThrowsError(try SVGImage(Data(bytes as [UInt8]))) { error in
        XCTAssertTrue("\(error)".contains("not UTF-8"), "\(error)")
      }
    }
    let latin =
      Data(
        "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><svg width=\"8\" height=\"8\" id=\"".utf8)
      + Data([0xE4]) + Data("\"/>".utf8)
    XCTAssertEqual(try SVGImage(latin).size.width, 8)
  }
}
