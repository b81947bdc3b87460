// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// What a color's components mean: ISO 32000-1, section 8.6.
indirect enum PDFColorSpace: Sendable {
  case gray
  case rgb
  case cmyk
  /// Colors of a screen or a printer that a profile describes.
  case profile(ICCProfile)
  /// Components that another space's color is computed from.
  case tint(count: Int, PDFFunction, of: PDFColorSpace)
  /// Inks that leave no mark.
  case nothing(count: Int)
  case indexed(PDFColorSpace, highest: Int, table: [UInt8])
  /// A pattern, and the space of the color of patterns that have none.
  case pattern(PDFColorSpace?)

  /// How many components a color has.
  var count: Int {
    switch self {
    case .gray, .indexed: 1
    case .rgb: 3
    case .cmyk: 4
    case .profile(let profile): profile.count
    case .tint(let count, _, _), .nothing(let count): count
    case .pattern(let base): base?.count ?? 0
    }
  }

  /// The components that a space begins with.
  var initial: [CGFloat] {
    switch self {
    case .gray, .rgb, .indexed, .profile: Array(repeating: 0, count: count)
    case .cmyk: [0, 0, 0, 1]
    case .tint, .nothing: Array(repeating: 1, count: count)
    case .pattern: []
    }
  }

  /// What an image's samples mean where it does not say so: two numbers a component.
  func decode(bits: Int) -> [CGFloat] {
    if case .indexed = self { return [0, CGFloat(1 << bits - 1)] }
    return (0..<count).flatMap { _ in [0, 1] as [CGFloat] }
  }

  /// The color of components; `nil` where nothing is painted.
  func color(_ components: [CGFloat]) -> Color? {
    func part(_ index: Int) -> CGFloat {
      index < components.count ? max(0, min(1, components[index])) : 0
    }
    switch self {
    case .gray: return Color(redPart: part(0), greenPart: part(0), bluePart: part(0))
    case .rgb: return Color(redPart: part(0), greenPart: part(1), bluePart: part(2))
    case .cmyk:
      return PrintingInks.color(cyan: part(0), magenta: part(1), yellow: part(2), black: part(3))
    case .profile(let profile): return profile.color(components.indices.map(part))
    case .tint(_, let function, let base):
      return base.color(function(components.map { Double($0) }).map { CGFloat($0) })
    case .nothing, .pattern: return nil
    case .indexed(let base, let highest, let table):
      let value = components.first ?? 0
      let index = value.isFinite ? max(0, min(highest, Int(max(-1, min(256, value))))) : 0
      let start = index * base.count
      guard start + base.count <= table.count else { return .black }
      let decode = base.decode(bits: 8)
      return base.color(
        (0..<base.count).map { part in
          let (low, high) = (decode[2 * part], decode[2 * part + 1])
          return low + CGFloat(table[start + part]) / 255 * (high - low)
        })
    }
  }
}

extension Color {
  /// An opaque color of parts from 0 to 1.
  init(redPart red: CGFloat, greenPart green: CGFloat, bluePart blue: CGFloat) {
    func byte(_ part: CGFloat) -> UInt8 { UInt8(max(0, min(255, (part * 255).rounded()))) }
    self.init(red: byte(red), green: byte(green), blue: byte(blue))
  }

  /// The light of the color, 0 to 1: ISO 32000-1, section 11.5.3.
  var luminosity: CGFloat {
    (0.3 * CGFloat(red) + 0.59 * CGFloat(green) + 0.11 * CGFloat(blue)) / 255
  }
}

/// Colors of printing inks, without a profile.
///
/// Neugebauer's model: each of the sixteen ways in which four inks lie on each other has a color,
/// here that of coated offset paper as screens show it, and weighs as much as it covers. What a
/// profile of Apple's gives for an ink alone is within a few steps of it.
enum PrintingInks {
  /// White, and what cyan (1), magenta (2) and yellow (4) make of it together.
  private static let colors: [(CGFloat, CGFloat, CGFloat)] = [
    (255, 255, 255), (0, 174, 239), (236, 0, 140), (46, 49, 146), (255, 242, 0), (0, 166, 81),
    (237, 28, 36), (54, 54, 57),
  ]
  /// Black ink alone; with others it is black.
  private static let black: (CGFloat, CGFloat, CGFloat) = (35, 31, 32)

  static func color(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat) -> Color {
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    for (index, color) in colors.enumerated() {
      let weight =
        (index & 1 != 0 ? cyan : 1 - cyan) * (index & 2 != 0 ? magenta : 1 - magenta)
        * (index & 4 != 0 ? yellow : 1 - yellow)
      let dark = index == 0 ? Self.black : (0, 0, 0)
      red += weight * ((1 - black) * color.0 + black * dark.0)
      green += weight * ((1 - black) * color.1 + black * dark.1)
      blue += weight * ((1 - black) * color.2 + black * dark.2)
    }
    return Color(redPart: red / 255, greenPart: green / 255, bluePart: blue / 255)
  }
}
