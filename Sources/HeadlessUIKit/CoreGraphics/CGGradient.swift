// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// What Core Foundation calls an array, for `colors as CFArray`.
public typealias CFArray = [Any]

/// A space of colors. All colors here are sRGB.
public final class CGColorSpace: Hashable, Sendable {
  /// The name of sRGB.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The name of sRGB with colors beyond it, which is sRGB here.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// The name of the wider space of Apple's screens, which there is none of here: a color of it is
  /// made by `UIColor(displayP3Red:green:blue:alpha:)`.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// The name of the grays of sRGB.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

  /// How many components a color has without its alpha: 1 for grays, otherwise 3.
  public let numberOfComponents: Int

  init(components: Int = 3) { numberOfComponents = components }

  /// Spaces are equal that have the same colors.
  public static func == (one: CGColorSpace, other: CGColorSpace) -> Bool {
    one.numberOfComponents == other.numberOfComponents
  }

  /// Hashes what is compared.
  public func hash(into hasher: inout Hasher) { hasher.combine(numberOfComponents) }

  /// Makes a space by its name; `nil` for spaces that are not sRGB.
  public convenience init?(name: String) {
    switch name {
    case CGColorSpace.sRGB, CGColorSpace.extendedSRGB: self.init()
    case CGColorSpace.genericGrayGamma2_2: self.init(components: 1)
    default: return nil
    }
  }
}

/// The space of the device's grays: that of sRGB.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(components: 1) }

/// The space of the device's colors: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

/// Colors and where they are.
///
/// ```swift
/// let fade = CGGradient(
///   colorsSpace: CGColorSpaceCreateDeviceRGB(),
///   colors: [UIColor.white.cgColor, UIColor.clear.cgColor] as CFArray, locations: [0, 1])
/// ```
public final class CGGradient: Sendable {
  private let colors: [Gradient.Stop]

  /// Makes a gradient; `nil` without colors.
  ///
  /// - Parameters:
  ///   - space: Not used: colors are mixed in sRGB.
  ///   - colors: The colors, in order: each a `CGColor`.
  ///   - locations: As many places, 0 to 1, rising; `nil` spreads them evenly.
  public init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    guard !colors.isEmpty else { return nil }
    let colors = colors.map { color in
      guard let color = color as? CGColor else {
        trap("a gradient is made of colors, each a CGColor, not of a \(type(of: color))")
      }
      return color
    }
    self.colors =
      colors.enumerated().map { index, color in
        let even = colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0
        return Gradient.Stop(
          offset: locations.map { $0[index] } ?? even, color: color.value.color)
      }.mixingStraightColors
  }

  /// Makes a gradient from components; `nil` without colors.
  ///
  /// - Parameters:
  ///   - space: Says how many components a color has.
  ///   - components: Those of each color, alpha last, one color after the other.
  ///   - locations: As many places as colors, 0 to 1, rising; `nil` spreads them evenly.
  ///   - count: How many colors there are.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let size = space.numberOfComponents + 1
    let colors = (0..<max(0, count)).compactMap { index in
      CGColor(colorSpace: space, components: components + index * size)
    }
    self.init(colorsSpace: space, colors: colors, locations: locations)
  }

  /// The stops; outside of the gradient, the color without opacity where nothing is drawn.
  func stops(_ options: CGGradientDrawingOptions) -> [Gradient.Stop] {
    cut(
      colors, isOpenAtStart: options.contains(.drawsBeforeStartLocation),
      isOpenAtEnd: options.contains(.drawsAfterEndLocation))
  }

  /// The same from the end to the start.
  func reversedStops(_ options: CGGradientDrawingOptions) -> [Gradient.Stop] {
    let reversed = colors.reversed().map { stop in
      Gradient.Stop(offset: 1 - stop.offset, color: stop.color)
    }
    return cut(
      reversed, isOpenAtStart: options.contains(.drawsAfterEndLocation),
      isOpenAtEnd: options.contains(.drawsBeforeStartLocation))
  }

  private func cut(
    _ stops: [Gradient.Stop], isOpenAtStart: Bool, isOpenAtEnd: Bool
  ) -> [Gradient.Stop] {
    var stops = stops
    if !isOpenAtStart {
      if let first = stops.first, first.offset > 0 {
        stops.insert(Gradient.Stop(offset: 0, color: first.color), at: 0)
      }
      stops.insert(Gradient.Stop(offset: 0, color: .clear), at: 0)
    }
    if !isOpenAtEnd {
      if let last = stops.last, last.offset < 1 {
        stops.append(Gradient.Stop(offset: 1, color: last.color))
      }
      stops.append(Gradient.Stop(offset: 1, color: .clear))
    }
    return stops
  }
}

/// What of a gradient is drawn outside of it.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  /// Core Graphics' number.
  public let rawValue: UInt32

  /// Makes options from Core Graphics' number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The first color goes on before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last color goes on after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
