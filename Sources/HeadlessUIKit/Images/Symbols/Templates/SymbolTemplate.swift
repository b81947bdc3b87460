// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import VectorImages

/// A symbol in the form that the app SF Symbols exports: one SVG file with a group for each weight
/// and scale, such as `Regular-M`, and lines that say where text and margins are.
///
/// A template has all of its 27 variants, or a few from which the others follow: weights between
/// two are blended where their outlines have the same steps, and scales are made larger or smaller.
/// After "Creating custom symbol images for your app", Apple.
final class SymbolTemplate: Hashable, Sendable {
  /// One variant in hundredths of the font's size: x from the left margin, y down from the
  /// baseline.
  struct Variant: Hashable, Sendable {
    var layers: [SymbolLayer]
    /// From the left margin to the right one.
    var width: CGFloat
  }

  enum Error: Swift.Error, Hashable, CustomStringConvertible {
    case noVariants
    case noGuides(scale: String)

    var description: String {
      switch self {
      case .noVariants:
        "it has no group such as Regular-M; export it from SF Symbols as a template"
      case .noGuides(let scale):
        "it has no lines Baseline-\(scale) and Capline-\(scale), from which its size is told; "
          + "export it from SF Symbols as a template"
      }
    }
  }

  /// What Apple's symbols of one scale are beside those of the middle one.
  private static let scales: [(name: String, factor: CGFloat)] = [
    ("S", 0.783), ("M", 1), ("L", 1.29),
  ]
  /// A capital letter in hundredths of the font's size.
  private static let capHeight: CGFloat = 144_300 / 2048

  private struct Key: Hashable {
    var weight: UIImage.SymbolWeight
    var scale: Int
  }

  private let variants: [Key: Variant]

  /// - Throws: ``Error`` or `SVGImage.Error`.
  init(_ data: Data) throws {
    let image = try SVGImage(data)
    var variants: [Key: Variant] = [:]
    for (index, scale) in Self.scales.enumerated() {
      for weight in UIImage.SymbolWeight.ofTemplates {
        let name = "\(weight.templateName)-\(scale.name)"
        guard image.hasElement(name) else { continue }
        variants[Key(weight: weight, scale: index)] = try Self.variant(image, name, scale.name)
      }
    }
    guard !variants.isEmpty else { throw Error.noVariants }
    self.variants = variants
  }

  static func == (one: SymbolTemplate, other: SymbolTemplate) -> Bool { one === other }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  private static func variant(
    _ image: SVGImage, _ name: String, _ scale: String
  ) throws -> Variant {
    guard let baseline = try guide("Baseline-\(scale)", image)?.minY,
      let capline = try guide("Capline-\(scale)", image)?.minY, baseline > capline
    else { throw Error.noGuides(scale: scale) }
    let outlines = try image.outlines(of: name)
    let box = outlines.reduce(CGRect.null) { $0.union($1.path.tightBounds) }
    let bounds = box.isNull ? .zero : box
    // Older templates have one pair of margins, that of Regular-M; the room beside it is for all.
    let left =
      try guide("left-margin-\(name)", image)?.minX ?? bounds.minX - room(image, \.minX, -1)
    let right =
      try guide("right-margin-\(name)", image)?.minX ?? bounds.maxX + room(image, \.maxX, 1)
    let unit = capHeight / (baseline - capline)
    let toFont = CGAffineTransform(
      a: unit, b: 0, c: 0, d: unit, tx: -left * unit, ty: -baseline * unit)
    return Variant(
      layers: outlines.map { SymbolLayer($0, in: image, toFont) },
      width: max(0, (right - left) * unit))
  }

  private static func guide(_ id: String, _ image: SVGImage) throws -> CGRect? {
    try image.outlines(of: id).first?.path.controlPointBounds
  }

  /// The room between the symbol Regular-M and a margin that is for all variants.
  private static func room(
    _ image: SVGImage, _ edge: KeyPath<CGRect, CGFloat>, _ sign: CGFloat
  ) throws -> CGFloat {
    let side = sign < 0 ? "left-margin" : "right-margin"
    let regular = "Regular-M"
    let margin = try guide("\(side)-\(regular)", image) ?? guide(side, image)
    let outlines = try image.outlines(of: regular)
    guard let margin, !outlines.isEmpty else { return 0 }
    let box = outlines.reduce(CGRect.null) { $0.union($1.path.tightBounds) }
    return (margin.minX - box[keyPath: edge]) * sign
  }

  /// The variant for a weight and a scale, as the file has it or as it follows from others.
  func variant(_ weight: UIImage.SymbolWeight, _ scale: UIImage.SymbolScale) -> Variant {
    let wanted = scale == .small ? 0 : scale == .large ? 2 : 1
    for index in [wanted, 0, 1, 2] {
      guard let found = variant(weight, ofScale: index) else { continue }
      return found.scaled(by: Self.scales[wanted].factor / Self.scales[index].factor)
    }
    return Variant(layers: [], width: 0)
  }

  private func variant(_ weight: UIImage.SymbolWeight, ofScale scale: Int) -> Variant? {
    let wanted = weight == .unspecified ? .regular : weight
    if let own = variants[Key(weight: wanted, scale: scale)] { return own }
    let there = UIImage.SymbolWeight.ofTemplates.filter {
      variants[Key(weight: $0, scale: scale)] != nil
    }
    let lighter = there.last { $0.rawValue < wanted.rawValue }
    let heavier = there.first { $0.rawValue > wanted.rawValue }
    func variant(_ weight: UIImage.SymbolWeight?) -> Variant? {
      weight.flatMap { variants[Key(weight: $0, scale: scale)] }
    }
    guard let lighter, let heavier, let light = variant(lighter), let heavy = variant(heavier)
    else { return variant(lighter) ?? variant(heavier) }
    let part = (wanted.lineWidth - lighter.lineWidth) / (heavier.lineWidth - lighter.lineWidth)
    return light.blended(with: heavy, part) ?? (part < 0.5 ? light : heavy)
  }
}

extension SymbolTemplate.Variant {
  fileprivate func scaled(by factor: CGFloat) -> Self {
    guard factor != 1 else { return self }
    let scaling = CGAffineTransform(scaleX: factor, y: factor)
    return Self(layers: layers.map { $0.applying(scaling) }, width: width * factor)
  }

  /// This one where `part` is 0, and the other where it is 1; `nil` where their steps differ.
  fileprivate func blended(with other: Self, _ part: CGFloat) -> Self? {
    guard layers.count == other.layers.count else { return nil }
    let blends = zip(layers, other.layers).compactMap { $0.blended(with: $1, part) }
    guard blends.count == layers.count else { return nil }
    return Self(layers: blends, width: width + (other.width - width) * part)
  }
}

extension UIImage.SymbolWeight {
  /// The weights that templates have, from light to heavy.
  static let ofTemplates: [Self] = [
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]

  /// How a template calls it.
  fileprivate var templateName: String {
    switch self {
    case .ultraLight: "Ultralight"
    case .thin: "Thin"
    case .light: "Light"
    case .unspecified, .regular: "Regular"
    case .medium: "Medium"
    case .semibold: "Semibold"
    case .bold: "Bold"
    case .heavy: "Heavy"
    case .black: "Black"
    }
  }
}
