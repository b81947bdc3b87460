// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics
import HeadlessUIKit
import Rasterizer
import TestSupport
import TextLayout
import XCTest

/// What measures text and what draws it agree, to the pixel, whatever the text, its font and its
/// size.
final class MeasuredTextTests: XCTestCase {
  private static let rounds = 60

  /// A text with its font, on a display.
  private struct Sample {
    let text: String
    let font: UIFont
    let scale: CGFloat

    var grid: PixelGrid { PixelGrid(scale: scale) }

    func label(lines: Int = 1) -> UILabel {
      let label = UILabel()
      label.text = text
      label.font = font
      label.numberOfLines = lines
      return label
    }
  }

  /// Calls `body` with texts of random words, fonts and sizes; all of them have the same seed.
  private func forEachSample(_ body: (Sample, String) -> Void) {
    var random = SeededGenerator(seed: 2026)
    for round in 0..<Self.rounds {
      let sample = Sample(
        text: random.text(), font: random.font(),
        scale: CGFloat(Int.random(in: 1...3, using: &random)))
      var environment = RenderingEnvironment.current
      environment.displayScale = sample.scale
      environment.issues = RenderingIssues()
      RenderingEnvironment.$current.withValue(environment) {
        body(sample, "round \(round): \"\(sample.text)\", \(sample.font), @\(sample.scale)")
      }
    }
  }

  func testALabelOfItsIntrinsicSizeShowsAllOfItsText() {
    forEachSample { sample, name in
      let (fitting, roomy) = (sample.label(), sample.label())
      fitting.frame.size = fitting.intrinsicContentSize
      roomy.frame.size = CGSize(width: 5_000, height: fitting.frame.height)

      XCTAssertEqual(glyphs(fitting, sample), glyphs(roomy, sample), name)
    }
  }

  func testALabelThatIsAPixelNarrowerIsTruncated() {
    forEachSample { sample, name in
      let label = sample.label()
      let width = sample.text.size(withAttributes: [.font: sample.font]).width
      label.frame.size = label.intrinsicContentSize
      let all = glyphs(label, sample)
      label.frame.size.width -= 1 / sample.scale
      guard width - label.frame.width > 1.0 / 256, hasRoomForAnEllipsis(label) else { return }

      XCTAssertNotEqual(glyphs(label, sample), all, name)
    }
  }

  /// Without it a line is left whole.
  private func hasRoomForAnEllipsis(_ label: UILabel) -> Bool {
    "…".size(withAttributes: [.font: label.font as UIFont]).width <= label.frame.width
  }

  func testTheBackgroundOfATextFillsItsMeasuredSize() {
    forEachSample { sample, name in
      let label = sample.label()
      label.attributedText = NSAttributedString(
        string: sample.text,
        attributes: [.font: sample.font, .backgroundColor: UIColor.red])
      label.frame.size = label.intrinsicContentSize
      guard let bitmap = try? DisplayListPlayer().play(label.displayList(scale: sample.scale))
      else {
        return XCTFail(name)
      }
      let drawn = opaqueBounds(bitmap)

      XCTAssertEqual(drawn.width, bitmap.width, name)
      XCTAssertEqual(drawn.height, bitmap.height, name)
      XCTAssertEqual(
        CGFloat(bitmap.width), (label.intrinsicContentSize.width * sample.scale).rounded(), name)
      XCTAssertEqual(
        CGFloat(bitmap.height), (label.intrinsicContentSize.height * sample.scale).rounded(), name)
    }
  }

  func testLinesBreakInTheMeasuredSizeAsTheyDidWhenMeasuring() {
    var random = SeededGenerator(seed: 7)
    forEachSample { sample, name in
      let (fitting, roomy) = (sample.label(lines: 0), sample.label(lines: 0))
      let width = CGFloat(Int.random(in: 20...300, using: &random))
      let size = fitting.sizeThatFits(CGSize(width: width, height: 1e5))
      fitting.frame.size = size
      roomy.frame.size = CGSize(width: width, height: 5_000)

      XCTAssertEqual(glyphs(fitting, sample), glyphs(roomy, sample), "\(name) in \(width)")
    }
  }

  func testALabelThatIsAPixelLowerLosesALine() {
    var random = SeededGenerator(seed: 8)
    forEachSample { sample, name in
      let label = sample.label(lines: 0)
      let width = CGFloat(Int.random(in: 20...120, using: &random))
      label.frame.size = label.sizeThatFits(CGSize(width: width, height: 1e5))
      label.frame.size.width = width
      let all = glyphs(label, sample)
      let height = sample.text.boundingRect(
        with: CGSize(width: width, height: 0), options: .usesLineFragmentOrigin,
        attributes: [.font: sample.font], context: nil
      ).height
      label.frame.size.height -= 1 / sample.scale
      let isOneLine = height < sample.font.lineHeight * 1.5
      guard !isOneLine, height - label.frame.height > 1.0 / 256, hasRoomForAnEllipsis(label) else {
        return
      }

      XCTAssertNotEqual(glyphs(label, sample), all, "\(name) in \(width)")
    }
  }

  func testMeasuringWithAndWithoutALabelAgree() {
    var random = SeededGenerator(seed: 9)
    forEachSample { sample, name in
      let width = CGFloat(Int.random(in: 20...300, using: &random))
      let attributes: [NSAttributedString.Key: Any] = [.font: sample.font]
      let room = CGSize(width: width, height: CGFloat.greatestFiniteMagnitude)
      let rect = sample.text.boundingRect(
        with: room, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)

      XCTAssertEqual(
        sample.grid.ceil(sample.text.size(withAttributes: attributes)),
        sample.label().intrinsicContentSize, name)
      // A text by itself has no strategy.
      let label = sample.label(lines: 0)
      label.lineBreakStrategy = []
      // A letter that is wider than the room: a label is not.
      XCTAssertEqual(
        sample.grid.ceil(CGSize(width: min(rect.width, width), height: rect.height)),
        label.sizeThatFits(room), "\(name) in \(width)")
    }
  }

  func testATextWithAttributesIsMeasuredAsItIsDrawn() {
    forEachSample { sample, name in
      let text = NSMutableAttributedString(
        string: sample.text, attributes: [.font: sample.font, .kern: 1.25])
      text.append(
        NSAttributedString(
          string: " and more", attributes: [.font: sample.font.withSize(9), .baselineOffset: 3]))
      let label = sample.label()
      label.attributedText = text
      label.frame.size = label.intrinsicContentSize
      let fitting = glyphs(label, sample)
      label.frame.size.width = 5_000

      XCTAssertEqual(fitting, glyphs(label, sample), name)
      XCTAssertEqual(sample.grid.ceil(text.size()), label.intrinsicContentSize, name)
    }
  }

  // MARK: What is drawn

  /// The glyphs that a label draws, in drawing order.
  private func glyphs(_ label: UILabel, _ sample: Sample) -> [UInt32] {
    label.displayList(scale: sample.scale).commands.flatMap { command -> [UInt32] in
      guard case .glyphs(let glyphs) = command else { return [] }
      return glyphs.run.glyphs.map(\.id)
    }
  }

  /// The smallest rectangle that holds all pixels that are not transparent.
  private func opaqueBounds(_ bitmap: Bitmap) -> (width: Int, height: Int) {
    var (left, right, top, bottom) = (bitmap.width, 0, bitmap.height, 0)
    bitmap.bytes.withUnsafeBufferPointer { bytes in
      for y in 0..<bitmap.height {
        for x in 0..<bitmap.width where bytes[(y * bitmap.width + x) * 4 + 3] > 0 {
          (left, right) = (min(left, x), max(right, x + 1))
          (top, bottom) = (min(top, y), max(bottom, y + 1))
        }
      }
    }
    return (max(0, right - left), max(0, bottom - top))
  }
}

extension SeededGenerator {
  fileprivate mutating func text() -> String {
    let words = [
      "fjord", "AVATAR", "quick,", "e\u{301}cole", "Ångström", "12:34", "Ёжик", "Ελλάδα", "(ok)",
      "don't", "x", "supercalifragilistic", "co-op", "50%", "→", "naïve", "WAVE.", "/usr/share",
    ]
    let count = Int.random(in: 1...7, using: &self)
    return (0..<count).map { _ in words[Int.random(in: 0..<words.count, using: &self)] }
      .joined(separator: " ")
  }

  fileprivate mutating func font() -> UIFont {
    let size = CGFloat(Int.random(in: 32...160, using: &self)) / 4
    let weights: [UIFont.Weight] = [
      .ultraLight, .light, .regular, .medium, .semibold, .bold, .black,
    ]
    let weight = weights[Int.random(in: 0..<weights.count, using: &self)]
    return switch Int.random(in: 0..<6, using: &self) {
    case 0: .italicSystemFont(ofSize: size)
    case 1: .monospacedSystemFont(ofSize: size, weight: weight)
    case 2: .monospacedDigitSystemFont(ofSize: size, weight: weight)
    case 3: UIFont(name: "DejaVu Serif", size: size) ?? .systemFont(ofSize: size)
    default: .systemFont(ofSize: size, weight: weight)
    }
  }
}
