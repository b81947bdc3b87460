// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import PNGCodec

/// A profile of curves and a matrix, as those of screens are, or of one curve for grays.
///
/// Source: ICC.1:2010, sections 8.3 (profiles of three components and a matrix), 10.5 (`curv`),
/// 10.15 (`para`) and annex F.
struct ICCProfile: Sendable {
  /// How many components a color has: 1 or 3.
  let count: Int
  private let curves: [Curve]
  /// From light of the profile's primaries to that of sRGB's, row by row.
  private let matrix: [Double]
  /// Whether it says what sRGB says, as far as eight bits show.
  private(set) var isSRGB = false

  /// - Returns: `nil` for other kinds of profiles, such as those of printers.
  init?(_ bytes: [UInt8]) {
    let reader = BigEndianReader(bytes)
    guard bytes.count > 132 else { return nil }
    switch reader.text(16) {
    case "GRAY":
      guard let curve = reader.tag("kTRC").flatMap({ Curve(reader, at: $0) }) else { return nil }
      (count, curves, matrix) = (1, [curve], [])
    case "RGB ":
      let curves = ["rTRC", "gTRC", "bTRC"].compactMap { name in
        reader.tag(name).flatMap { Curve(reader, at: $0) }
      }
      let columns = ["rXYZ", "gXYZ", "bXYZ"].compactMap { name in
        reader.tag(name).flatMap { place in
          reader.text(place) == "XYZ " ? (0..<3).map { reader.fixed(place + 8 + 4 * $0) } : nil
        }
      }
      guard curves.count == 3, columns.count == 3 else { return nil }
      (count, self.curves) = (3, curves)
      matrix = (0..<9).map { index in
        let (row, column) = (Array(Self.fromXYZ[(index / 3 * 3)...].prefix(3)), columns[index % 3])
        return row[0] * column[0] + row[1] * column[1] + row[2] * column[2]
      }
    default: return nil
    }
    isSRGB = saysSRGB
  }

  /// From the connection space's XYZ under D50 to light of sRGB's primaries: the inverse of the
  /// matrix that the sRGB profile of the ICC holds.
  private static let fromXYZ: [Double] = [
    3.1341359569958707, -1.6173863321612538, -0.4906619460083532,
    -0.978795502912089, 1.9162543773959884, 0.03344273116131949,
    0.07195537988411677, -0.2289768264158322, 1.405386058324125,
  ]

  private var saysSRGB: Bool {
    let probes: [[CGFloat]] =
      count == 1
      ? [0.1, 0.25, 0.5, 0.75, 0.9].map { [$0] }
      : [[1, 0, 0], [0, 1, 0], [0, 0, 1], [0.2, 0.5, 0.8], [0.7, 0.3, 0.1], [0.05, 0.1, 0.4]]
    return probes.allSatisfy { probe in
      let color = converted(probe)
      let wanted = (0..<3).map { Int((probe[count == 1 ? 0 : $0] * 255).rounded()) }
      let found = [color.red, color.green, color.blue].map(Int.init)
      return zip(wanted, found).allSatisfy { abs($0 - $1) <= 1 }
    }
  }

  /// The color of components from 0 to 1; what lies beyond sRGB is cut.
  func color(_ components: [CGFloat]) -> Color {
    func part(_ index: Int) -> CGFloat { index < components.count ? components[index] : 0 }
    guard isSRGB else { return converted(components) }
    return count == 1
      ? Color(redPart: part(0), greenPart: part(0), bluePart: part(0))
      : Color(redPart: part(0), greenPart: part(1), bluePart: part(2))
  }

  private func converted(_ components: [CGFloat]) -> Color {
    let light = curves.indices.map { index in
      curves[index].light(Double(index < components.count ? components[index] : 0))
    }
    guard count == 3 else {
      let gray = Self.encoded(light[0])
      return Color(redPart: gray, greenPart: gray, bluePart: gray)
    }
    let parts = (0..<3).map { row -> CGFloat in
      let (x, y, z) = (matrix[3 * row], matrix[3 * row + 1], matrix[3 * row + 2])
      return Self.encoded(x * light[0] + y * light[1] + z * light[2])
    }
    return Color(redPart: parts[0], greenPart: parts[1], bluePart: parts[2])
  }

  /// The same, for pictures; `nil` for a profile of grays.
  var conversion: ColorConversion? {
    guard count == 3 else { return nil }
    let steps = ColorConversion.stepCount
    let tables = curves.map { curve in
      (0...steps).map { curve.light(Double($0) / Double(steps)) }
    }
    return ColorConversion(curves: tables, matrix: matrix, bounds: Self.bounds)
  }

  /// The lights halfway between sRGB's values (IEC 61966-2-1).
  private static let bounds: [Double] = (0..<255).map { value in
    let encoded = (Double(value) + 0.5) / 255
    return encoded <= 0.04045 ? encoded / 12.92 : raised((encoded + 0.055) / 1.055, to: 2.4)
  }

  /// IEC 61966-2-1.
  private static func encoded(_ light: Double) -> CGFloat {
    let light = min(max(light, 0), 1)
    guard light > 0.0031308 else { return CGFloat(light * 12.92) }
    return CGFloat(1.055 * raised(light, to: 1 / 2.4) - 0.055)
  }

  /// How values become light.
  private enum Curve: Sendable {
    case table([Double])
    /// Parameters g, a, b, c, d, e, f: `(aX + b)^g + e` from `d` on, `cX + f` before.
    case formula([Double])

    init?(_ reader: BigEndianReader, at place: Int) {
      switch reader.text(place) {
      case "curv":
        let count = reader.integer(place + 8, 4)
        guard count <= 65_536, place + 12 + 2 * count <= reader.bytes.count else { return nil }
        switch count {
        case 0: self = .formula([1, 1, 0, 0, 0, 0, 0])
        case 1: self = .formula([Double(reader.integer(place + 12, 2)) / 256, 1, 0, 0, 0, 0, 0])
        default:
          self = .table((0..<count).map { Double(reader.integer(place + 12 + 2 * $0, 2)) / 65_535 })
        }
      case "para":
        let kind = reader.integer(place + 8, 2)
        func number(_ index: Int) -> Double { reader.fixed(place + 12 + 4 * index) }
        let counts = [1, 3, 4, 5, 7]
        guard kind < counts.count else { return nil }
        var n = (0..<counts[kind]).map(number)
        switch kind {
        case 0: n = [n[0], 1, 0, 0, 0, 0, 0]
        case 1: n = [n[0], n[1], n[2], 0, n[1] == 0 ? 0 : -n[2] / n[1], 0, 0]
        case 2: n = [n[0], n[1], n[2], 0, n[1] == 0 ? 0 : -n[2] / n[1], n[3], n[3]]
        case 3: n = [n[0], n[1], n[2], n[3], n[4], 0, 0]
        default: break
        }
        self = .formula(n)
      default: return nil
      }
    }

    func light(_ value: Double) -> Double {
      switch self {
      case .formula(let n):
        return value >= n[4]
          ? raised(max(0, n[1] * value + n[2]), to: n[0]) + n[5] : n[3] * value + n[6]
      case .table(let table):
        let place = min(max(value, 0), 1) * Double(table.count - 1)
        let low = min(Int(place), table.count - 2)
        return table[low] + (place - Double(low)) * (table[low + 1] - table[low])
      }
    }
  }
}

extension BigEndianReader {
  /// A signed number of 16 bits before and 16 after the point.
  fileprivate func fixed(_ place: Int) -> Double {
    Double(Int32(truncatingIfNeeded: integer(place, 4))) / 65_536
  }

  /// Where the data of a tag of a profile begins.
  fileprivate func tag(_ name: String) -> Int? {
    for index in 0..<min(integer(128, 4), 200) where text(132 + 12 * index) == name {
      return integer(136 + 12 * index, 4)
    }
    return nil
  }
}
