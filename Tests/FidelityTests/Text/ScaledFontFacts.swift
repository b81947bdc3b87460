// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// Fonts and lengths that `UIFontMetrics` makes, found by the heights of Thumbprint's fields,
/// buttons and chips at three text sizes.
enum ScaledFontFacts {
  static func all() throws -> [Fact] { fonts() + lengths() + (try lines()) }

  private static func source(_ test: String) -> Fact.Source {
    .picture("thumbprint-ios, \(test), 375 wide, 3x")
  }

  private static let sizes: [(name: String, category: UIContentSizeCategory)] = [
    ("XS", .extraSmall), ("L", .large), ("accessibility XL", .accessibilityExtraLarge),
  ]

  private static func font(_ size: CGFloat, _ category: UIContentSizeCategory) -> UIFont {
    UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: size),
      compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
  }

  // MARK: Heights

  /// What is left of a picture's height without its margins and the view's own.
  private static func fonts() -> [Fact] {
    func facts(
      _ test: String, _ size: CGFloat, _ heights: [CGFloat], _ found: @escaping (UIFont) -> CGFloat
    ) -> [Fact] {
      zip(sizes, heights).map { text, height in
        Fact("\(size) points of the body at \(text.name)", source(test), height, within: 0.17) {
          found(font(size, text.category))
        }
      }
    }
    func label(_ font: UIFont) -> CGFloat {
      at(3) {
        let label = UILabel()
        label.text = "x"
        label.font = font
        return label.intrinsicContentSize.height
      }
    }
    return facts("TextInputTest", 16, [16.667, 19, 41.667]) { $0.lineHeight }
      + facts("ButtonTest, small", 14, [14.333, 17, 37]) { label($0) }
      + facts("ButtonTest, default", 16, [17, 19.333, 42]) { label($0) }
  }

  // MARK: Lengths

  private static func lengths() -> [Fact] {
    zip(sizes, [27.667, 32, 69.667]).map { text, height in
      Fact(
        "a length of 32 points at \(text.name)", source("ToggleChipTest"), height, within: 0.01
      ) {
        UIFontMetrics.default.scaledValue(
          for: 32,
          compatibleWith: UITraitCollection(traitsFrom: [
            UITraitCollection(preferredContentSizeCategory: text.category),
            UITraitCollection(displayScale: 3),
          ]))
      }
    }
  }

  // MARK: Lines

  /// The ends of lines in a text view 311 wide whose font is scaled.
  private static func lines() throws -> [Fact] {
    let text =
      "This is a simple text that can cover multiple lines if the control is too small to fit "
      + "everything on one line."
    let ends: [[CGFloat]] = [
      [347.333, 323, 49.333], [335, 275.667, 186.667],
      [313, 234, 300, 336.333, 326.333, 81.667],
    ]
    return try at(3) {
      try zip(sizes, ends).flatMap { size, ends in
        let font = font(16, size.category)
        let view = UITextView(frame: CGRect(x: 24, y: 0, width: 327, height: 260))
        view.textContainerInset = .zero
        view.textContainer.lineFragmentPadding = 0
        view.font = font
        view.text = text
        let ground = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 260))
        ground.backgroundColor = .white
        ground.addSubview(view)
        let picture = try Drawn(ground, scale: 3)
        return ends.enumerated().map { index, end in
          Fact(
            "line \(index + 1) of a text in 16 points at \(size.name) ends",
            source("TextAreaTest"), end, within: 1
          ) {
            picture.ink(
              in: CGRect(
                x: 1, y: CGFloat(index) * font.lineHeight, width: 373,
                height: font.lineHeight - 1), threshold: 60
            ).maxX
          }
        }
      }
    }
  }
}
