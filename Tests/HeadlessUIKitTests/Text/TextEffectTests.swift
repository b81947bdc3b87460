// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Graphics
import HeadlessUIKit
import Rasterizer
import XCTest

final class TextEffectTests: XCTestCase {
  private let black = Color.black
  private let red = Color(red: 255, green: 0, blue: 0)

  // MARK: Shadow

  func testShadowIsBelowTheGlyphs() throws {
    let commands = commands(text([.shadow: shadow(blur: 3)]))

    guard case .pushClip? = commands.first, case .shadow(let shadow) = commands[1],
      case .glyphs = commands[2]
    else { return XCTFail("\(commands)") }
    XCTAssertEqual(shadow.radius, 1.5)
    XCTAssertEqual(shadow.offset, CGSize(width: 1, height: 2))
    XCTAssertEqual(shadow.color, red)
  }

  func testShadowWithoutBlurIsTheTextMoved() throws {
    let plain = try picture(text([.foregroundColor: UIColor.red]), at: CGPoint(x: 6, y: 7))

    let shadowed = try picture(
      text([.shadow: shadow(blur: 0), .foregroundColor: UIColor.red]), at: CGPoint(x: 5, y: 5))
    let both = try picture(text([.foregroundColor: UIColor.red]), at: CGPoint(x: 5, y: 5))

    var differences = 0
    for y in 0..<plain.height {
      for x in 0..<plain.width where both[x, y].alpha == 0 {
        if abs(Int(shadowed[x, y].alpha) - Int(plain[x, y].alpha)) > 1 { differences += 1 }
      }
    }
    XCTAssertEqual(differences, 0)
  }

  func testShadowOfTranslucentTextIsFainter() throws {
    let faint = UIColor.black.withAlphaComponent(0.5)

    let commands = commands(text([.shadow: shadow(blur: 3), .foregroundColor: faint]))

    guard case .shadow(let shadow) = commands[1] else { return XCTFail("no shadow") }
    XCTAssertEqual(Int(shadow.color.alpha), 128, accuracy: 1)
  }

  func testLinesCastShadowsToo() {
    let commands = commands(text([.shadow: shadow(blur: 3), .underlineStyle: 1]))

    XCTAssertEqual(commands.count { if case .shadow = $0 { true } else { false } }, 2)
  }

  func testShadowWithoutColorIsNone() {
    let none = shadow(blur: 3)
    none.shadowColor = nil

    XCTAssertFalse(commands(text([.shadow: none])).contains { isShadow($0) })
    let impossible = shadow(blur: .nan)
    XCTAssertFalse(commands(text([.shadow: impossible])).contains { isShadow($0) })
  }

  func testShadowsAreEqualByTheirValues() {
    XCTAssertEqual(shadow(blur: 3), shadow(blur: 3))
    XCTAssertNotEqual(shadow(blur: 3), shadow(blur: 2))
    XCTAssertEqual(shadow(blur: 3).copy() as? NSShadow, shadow(blur: 3))
    XCTAssertEqual(NSShadow().shadowColor as? UIColor, UIColor(white: 0, alpha: 1.0 / 3))
  }

  func testShadowIsDrawnInBlocksToo() {
    var environment = RenderingEnvironment.current
    environment.textRendering = .blocks
    RenderingEnvironment.$current.withValue(environment) {
      XCTAssertTrue(commands(text([.shadow: shadow(blur: 3)])).contains { isShadow($0) })
    }
  }

  // MARK: Stroke

  func testPositiveStrokeWidthOutlinesOnly() throws {
    let commands = commands(text([.strokeWidth: 10, .strokeColor: UIColor.red]))

    XCTAssertFalse(commands.contains { if case .glyphs = $0 { true } else { false } })
    let stroke = try XCTUnwrap(commands.compactMap(stroke).first)
    XCTAssertEqual(stroke.style.width, 1.7, accuracy: 1e-9)
    XCTAssertEqual(stroke.paint, .color(red))
  }

  func testNegativeStrokeWidthFillsAndOutlines() throws {
    let commands = commands(text([.strokeWidth: -10.0]))

    XCTAssertTrue(commands.contains { if case .glyphs = $0 { true } else { false } })
    let stroke = try XCTUnwrap(commands.compactMap(stroke).first)
    XCTAssertEqual(stroke.style.width, 1.7, accuracy: 1e-9)
    XCTAssertEqual(stroke.paint, .color(black), "the text's color")
  }

  func testOutlineRunsAlongTheLetters() throws {
    let filled = try picture(text([:]), at: CGPoint(x: 5.25, y: 5))

    let stroked = try picture(text([.strokeWidth: -0.01]), at: CGPoint(x: 5.25, y: 5))

    XCTAssertLessThan(largestDifference(filled, stroked), 12)
  }

  func testEffectsDoNotChangeTheSize() {
    let plain = text([:]).size()

    for values: [NSAttributedString.Key: Any] in [
      [.strokeWidth: 20], [.strokeWidth: -20], [.obliqueness: 0.5], [.shadow: shadow(blur: 9)],
    ] {
      XCTAssertEqual(text(values).size(), plain)
    }
  }

  // MARK: Obliqueness

  func testLeaningLettersStandOnTheirBaseline() throws {
    let commands = commands(text([.obliqueness: 0.25]))

    let glyphs = try XCTUnwrap(
      commands.lazy.compactMap { if case .glyphs(let glyphs) = $0 { glyphs } else { nil } }.first)
    let foot = CGPoint(x: 3, y: glyphs.origin.y)
    let top = CGPoint(x: 3, y: glyphs.origin.y - 8)
    XCTAssertEqual(foot.applying(glyphs.transform).x, 6)
    XCTAssertEqual(top.applying(glyphs.transform).x, 10, "a quarter of 8 points, at 2x")
    XCTAssertEqual(top.applying(glyphs.transform).y, (glyphs.origin.y - 8) * 2)
  }

  func testOutlineLeansAsTheLettersDo() throws {
    let filled = try picture(text([.obliqueness: 0.3]), at: CGPoint(x: 5, y: 5))

    let stroked = try picture(
      text([.obliqueness: 0.3, .strokeWidth: -0.01]), at: CGPoint(x: 5, y: 5))

    XCTAssertLessThan(largestDifference(filled, stroked), 12)
  }

  // MARK: Disabled

  func testDisabledTextIsGray() throws {
    let label = UILabel()
    label.attributedText = text([.foregroundColor: UIColor.red])
    label.sizeToFit()
    let size = label.frame.size

    label.isEnabled = false

    guard case .glyphs(let glyphs)? = label.displayList(scale: 2).commands.first else {
      return XCTFail("no text")
    }
    XCTAssertEqual(glyphs.paint, .color(Color(red: 142, green: 142, blue: 147)))
    XCTAssertEqual(label.intrinsicContentSize, size)
    XCTAssertEqual(label.textColor, .red)
  }

  func testDisabledCountsMoreThanHighlighted() throws {
    let label = UILabel()
    label.text = "ab"
    label.sizeToFit()
    label.highlightedTextColor = .red
    label.isHighlighted = true
    label.isEnabled = false

    guard case .glyphs(let glyphs)? = label.displayList(scale: 2).commands.first else {
      return XCTFail("no text")
    }
    XCTAssertEqual(glyphs.paint, .color(Color(red: 142, green: 142, blue: 147)))
  }

  // MARK: Helpers

  private func shadow(blur: CGFloat) -> NSShadow {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 1, height: 2)
    shadow.shadowBlurRadius = blur
    shadow.shadowColor = UIColor.red
    return shadow
  }

  private func text(_ values: [NSAttributedString.Key: Any]) -> NSAttributedString {
    var values = values
    values[.font] = UIFont.systemFont(ofSize: 17)
    return NSAttributedString(string: "Egg", attributes: values)
  }

  private func commands(_ text: NSAttributedString) -> [DrawCommand] {
    let label = UILabel()
    label.attributedText = text
    label.sizeToFit()
    return label.displayList(scale: 2).commands
  }

  /// The text with its label's origin at `place`, in a picture with room around it.
  private func picture(_ text: NSAttributedString, at place: CGPoint) throws -> Bitmap {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    let label = UILabel(frame: CGRect(origin: place, size: CGSize(width: 50, height: 30)))
    label.attributedText = text
    view.addSubview(label)
    return try DisplayListPlayer().play(view.displayList(scale: 2))
  }

  private func largestDifference(_ left: Bitmap, _ right: Bitmap) -> Int {
    var largest = 0
    for y in 0..<left.height {
      for x in 0..<left.width {
        largest = max(largest, abs(Int(left[x, y].alpha) - Int(right[x, y].alpha)))
      }
    }
    return largest
  }

  private func isShadow(_ command: DrawCommand) -> Bool {
    if case .shadow = command { true } else { false }
  }

  private func stroke(_ command: DrawCommand) -> StrokeCommand? {
    if case .stroke(let stroke) = command { stroke } else { nil }
  }
}
