// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Graphics
import HeadlessUIKit
import Rasterizer
import TextLayout
import XCTest

final class LabelRenderingTests: XCTestCase {
  func testLettersOfFallbackFontsAreNotCutBelowTheirLine() throws {
    guard (try? FontLibrary.system.face(family: "Noto Sans Tamil")) != nil else {
      throw XCTSkip("Noto Sans Tamil is not installed")
    }
    let (label, view) = (UILabel(), UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40)))
    label.text = "ரு"
    label.sizeToFit()
    label.frame.origin = CGPoint(x: 5, y: 5)
    view.addSubview(label)
    XCTAssertEqual(label.frame.height, 20.5, "as high as the system font")

    let fitting = clips(view)
    label.frame.size.height = 15
    let cut = clips(view)

    XCTAssertTrue(fitting.allSatisfy { $0.height > 21 }, "\(fitting)")
    XCTAssertEqual(cut.map(\.height), [15])
  }

  private func clips(_ view: UIView) -> [CGRect] {
    view.displayList(scale: 2).commands.compactMap { command in
      guard case .pushClip(let clip) = command, case .rectangle(let rect)? = clip.path.shape else {
        return nil
      }
      return rect
    }
  }

  func testBlockTextAsADisplayList() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20.5))
    label.text = "ab cd"
    label.textColor = .red
    var environment = RenderingEnvironment.current
    environment.textRendering = .blocks

    let list = RenderingEnvironment.$current.withValue(environment) {
      label.displayList(scale: 2)
    }

    XCTAssertEqual(
      list.dump(),
      """
      canvas 120x41
      fill rect(0 4; 16.5 12) #FF0000 [2, 0, 0, 2, 0, 0]
      fill rect(21.5 4; 16.5 12) #FF0000 [2, 0, 0, 2, 0, 0]
      """)
  }

  func testLettersStandSharplyOnTheBaseline() throws {
    for (scale, baseline) in [(CGFloat(1), 16), (2, 32), (3, 50)] {
      // At 3x, the text is centered one pixel lower.
      let bitmap = try render("H", scale: scale)

      // The stem of the H: full ink above the baseline, none below.
      let stems = (0..<bitmap.width).map { bitmap[$0, baseline - 1].red }
      XCTAssertLessThan(stems.min() ?? 255, 80, "\(scale)x")
      XCTAssertTrue((0..<bitmap.width).allSatisfy { bitmap[$0, baseline] == .white }, "\(scale)x")
    }
  }

  func testEqualLabelsGiveEqualBytes() throws {
    let first = try render("The quick brown fox", scale: 2)
    let second = try render("The quick brown fox", scale: 2)

    XCTAssertEqual(first, second)
  }

  func testLightOnDarkIsDarkOnLightTurned() throws {
    let light = try render("The quick brown fox", scale: 2)
    let dark = try render("The quick brown fox", scale: 2, style: .dark)

    for (left, right) in zip(light.bytes, dark.bytes) where left != 255 || right != 255 {
      XCTAssertEqual(Int(left) + Int(right), 255, accuracy: 1)
    }
  }

  func testHeavierWeightsHaveMoreInk() throws {
    let weights: [UIFont.Weight] = [.light, .regular, .medium, .semibold, .bold, .black]

    let ink = try weights.map { weight in
      let bitmap = try render("weight", scale: 2, font: .systemFont(ofSize: 17, weight: weight))
      return bitmap.bytes.reduce(0) { $0 + 255 - Int($1) }
    }

    XCTAssertEqual(ink, ink.sorted())
    XCTAssertEqual(Set(ink).count, weights.count)
  }

  private func render(
    _ text: String, scale: CGFloat, style: UIUserInterfaceStyle = .light,
    font: UIFont = .systemFont(ofSize: 17)
  ) throws -> Bitmap {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 160, height: 21))
    label.text = text
    label.font = font
    label.overrideUserInterfaceStyle = style
    label.backgroundColor = .systemBackground
    return try DisplayListPlayer().play(label.displayList(scale: scale))
  }
}
