// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension TextStyle {
  /// The system font: Inter, set so that widths and line boxes are those of Apple's SF Pro.
  ///
  /// Below 22 points it is Inter, from there on Inter Display, as SF Pro changes from Text to
  /// Display. Inter's letters are about 3 % taller than SF's; each character has the advance that
  /// it has on iOS, and stands in the middle of it (see ``SystemMetrics``).
  ///
  /// - Parameters:
  ///   - size: The em's size in points.
  ///   - weight: 100 to 900, 400 (regular) by default.
  ///   - italic: Whether it is italic.
  ///   - library: Where Inter is looked up.
  /// - Throws: ``FontFace/Error`` where Inter is not there.
  public static func system(
    size: CGFloat, weight: Int = 400, italic: Bool = false, library: FontLibrary = .system
  ) throws(FontFace.Error) -> TextStyle {
    let opticalSize = SystemOpticalSize(size: size)
    let face = try library.face(family: opticalSize.family, weight: weight, italic: italic)
    // `calt` makes an arrow of "->", and SF does not. Its colons in times are those of
    // ``SystemMetrics``.
    var style = TextStyle(
      face: face, pointSize: size, features: [FontFeature("calt", value: 0)])
    style.ascender = 1950 * style.pointSize / 2048
    style.descender = -494 * style.pointSize / 2048
    style.leading = 0
    style.fallback = .noto(in: library)
    style.tracking = SystemMetrics.tracking(at: style.pointSize)
    style.systemMetrics = SystemMetrics(
      size: style.pointSize, weight: weight, italic: italic,
      kerningFace: try? library.face(
        family: SystemOpticalSize.display.family, weight: 400, italic: italic))
    return style
  }
}

/// Which of Inter's two designs stands for SF Pro at a size: the one that SF is nearer to.
enum SystemOpticalSize {
  case text
  case display

  init(size: CGFloat) { self = size < 22 ? .text : .display }

  var family: String {
    switch self {
    case .text: "Inter"
    case .display: "Inter Display"
    }
  }
}
