// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import HeadlessUIKit
import ImageComparison

/// A text whose contrast is measured once its picture is there.
///
/// The background is the color that most pixels of the text's rectangle have, apart from the text's
/// own: what was composited, whatever lies under the text. Where no color makes up a tenth of the
/// rectangle, as on a photo, nothing is reported. The text's color is the one that it was given,
/// laid over that background: the pixels of thin letters never reach it, and WCAG does not measure
/// them.
struct ContrastProbe: Sendable {
  let element: Int
  /// The text in the picture, in points.
  let frame: CGRect
  /// With the alpha of the view and its ancestors.
  let color: Color
  /// Whether 3:1 suffices: at least 18 points, or 14 in bold.
  let isLarge: Bool

  /// The texts of a scene that have to be readable: those of controls that are not enabled need not
  /// (WCAG 2.2, 1.4.3, "Incidental").
  static func probes(in scene: LintScene, scale: CGFloat) -> [ContrastProbe] {
    scene.elements.enumerated().compactMap { index, element in
      guard let label = element.view as? UILabel, !element.isDisabled, label.isEnabled,
        let text = label.drawnTextRect
      else { return nil }
      let place = text.offsetBy(
        dx: element.frame.minX - label.bounds.minX, dy: element.frame.minY - label.bounds.minY)
      let seen = place.intersection(element.frame).intersection(element.visible)
      guard !seen.isNull, seen.width * scale >= 1, seen.height * scale >= 1 else { return nil }
      return ContrastProbe(
        element: index, frame: seen, color: color(of: label, alpha: element.alpha),
        isLarge: isLarge(label.font))
    }
  }

  /// What is wrong with the text in its picture; `nil` for nothing.
  func message(in bitmap: Bitmap, scale: CGFloat) -> String? {
    let region = PixelRegion(touching: frame, scale: scale)
    guard let background = background(in: bitmap, region), background.alpha == 255 else {
      return nil
    }
    let text = laid(color, over: background)
    let ratio = text.contrastRatio(with: background)
    let needed = isLarge ? 3 : 4.5
    guard ratio < needed else { return nil }
    // Rounded down, so that it never reads as enough.
    let shown = (ratio * 100).rounded(.down) / 100
    return "its contrast is \(number(shown)):1 (\(text) on \(background)), and "
      + "\(isLarge ? "large text" : "text of this size") needs \(number(needed)):1"
  }

  /// The color on which the text stands; `nil` where none makes up enough of the rectangle.
  private func background(in bitmap: Bitmap, _ region: PixelRegion) -> Color? {
    let opaque = Color(red: color.red, green: color.green, blue: color.blue)
    func isOwn(_ other: Color) -> Bool { other == opaque && color.alpha == 255 }
    // Most letters stand on one color: the others need not be counted.
    if let ground = bitmap.groundColor(in: region), !isOwn(ground) { return ground }
    let colors = bitmap.colors(in: region)
    let total = colors.reduce(0) { $0 + $1.count }
    guard total > 0 else { return nil }
    if let other = colors.first(where: { !isOwn($0.color) }), other.count * 10 >= total {
      return other.color
    }
    guard let own = colors.first, own.color == opaque, own.count * 10 >= total * 9 else {
      return nil
    }
    return opaque
  }

  private func laid(_ color: Color, over background: Color) -> Color {
    func channel(_ top: UInt8, _ bottom: UInt8) -> UInt8 {
      let sum = Int(top) * Int(color.alpha) + Int(bottom) * (255 - Int(color.alpha))
      return UInt8((sum + 127) / 255)
    }
    return Color(
      red: channel(color.red, background.red), green: channel(color.green, background.green),
      blue: channel(color.blue, background.blue))
  }

  private static func color(of label: UILabel, alpha: CGFloat) -> Color {
    let highlighted = label.isHighlighted ? label.highlightedTextColor : nil
    let color = (highlighted ?? label.textColor).resolvedColor(with: label.traitCollection)
    var (red, green, blue, own): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &own)
    func channel(_ value: CGFloat) -> UInt8 { UInt8((max(0, min(1, value)) * 255).rounded()) }
    return Color(
      red: channel(red), green: channel(green), blue: channel(blue), alpha: channel(own * alpha))
  }

  private static func isLarge(_ font: UIFont) -> Bool {
    guard font.pointSize < 18 else { return true }
    guard font.pointSize >= 14 else { return false }
    let name = font.fontName.lowercased()
    return ["bold", "heavy", "black"].contains { name.contains($0) }
  }
}
