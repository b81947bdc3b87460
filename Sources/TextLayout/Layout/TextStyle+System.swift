// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension TextStyle {
  /// The system font: Inter, set so that widths and line boxes are those of Apple's SF Pro.
  ///
  /// Below 20 points it is Inter, from there on Inter Display, as SF Pro changes from Text to
  /// Display. Inter's letters are about 3 % taller than SF's; widths agree within 0.4 % on average
  /// below 20 points and within 2 % above.
  ///
  /// - Parameters:
  ///   - size: The em's size in points.
  ///   - weight: 100 to 900, 400 (regular) by default.
  ///   - italic: Whether it is italic.
  ///   - library: Where Inter is looked up.
  /// - Throws: ``FontLibrary/Error`` where Inter is not there.
  public static func system(
    size: CGFloat, weight: Int = 400, italic: Bool = false, library: FontLibrary = .system
  ) throws(FontLibrary.Error) -> TextStyle {
    let opticalSize = SystemOpticalSize(size: size)
    let face = try library.face(family: opticalSize.family, weight: weight, italic: italic)
    // `calt` makes an arrow of "->" and raises the colon between digits; SF does not.
    var style = TextStyle(
      face: face, pointSize: size, features: [FontFeature("calt", value: 0)])
    style.ascender = 1950 * style.pointSize / 2048
    style.descender = -494 * style.pointSize / 2048
    style.leading = 0
    style.fallback = .noto(in: library)
    style.tracking =
      SystemTracking.points(at: style.pointSize) + opticalSize.addedTracking * style.pointSize
    return style
  }
}

/// Which of Inter's two designs stands for SF Pro at a size.
enum SystemOpticalSize {
  case text
  case display

  init(size: CGFloat) { self = size < 20 ? .text : .display }

  var family: String {
    switch self {
    case .text: "Inter"
    case .display: "Inter Display"
    }
  }

  /// Added to SF's tracking, in ems. Inter Display is narrower than SF's: this makes the mean error
  /// of published labels of 20 to 28 points zero.
  var addedTracking: CGFloat {
    switch self {
    case .text: 0
    case .display: 0.014
    }
  }
}

/// SF Pro's tracking by size, from the typography page of Apple's Human Interface Guidelines.
enum SystemTracking {
  /// Thousandths of an em at 6, 7, 8 ... 44 points.
  private static let thousandths: [CGFloat] = [
    41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, -23, -18, -12, -4, 3, 6, 8, 11, 14,
    14, 14, 13, 13, 12, 12, 11, 10, 10, 10, 10, 10, 9, 9, 9, 8,
  ]

  /// What is added after each character at a size, in points. Between two sizes of the table it
  /// runs straight; outside it keeps the table's ends.
  static func points(at size: CGFloat) -> CGFloat {
    let position = min(CGFloat(thousandths.count - 1), max(0, size - 6))
    let index = min(thousandths.count - 2, Int(position))
    let fraction = position - CGFloat(index)
    let value = thousandths[index] * (1 - fraction) + thousandths[index + 1] * fraction
    return value * size / 1000
  }
}
