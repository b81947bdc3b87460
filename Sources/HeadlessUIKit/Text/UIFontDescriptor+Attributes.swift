// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import TextLayout

extension UIFontDescriptor {
  /// What is said of a font under ``AttributeName/traits``.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String
    /// Makes a key from UIKit's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// ``SymbolicTraits``, as a number.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// A ``UIFont/Weight``, or its number.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// How wide, which is not done here.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// How slanted, 0 for not at all.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// What is switched on in a font under ``AttributeName/featureSettings``: digits of one width in
  /// the system font. Others are not done here.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String
    /// Makes a key from UIKit's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kind of feature.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// Which one of the kind.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The kind of feature, as it was called before.
    public static let featureIdentifier = type
    /// Which one of the kind, as it was called before.
    public static let typeIdentifier = selector
  }

  /// Describes a font by its attributes: a name or a family, a size, traits.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let plain = UIFontDescriptor(.system(weight: .regular, italic: false), size: 0)
    let described = plain.addingAttributes(attributes)
    self.init(described.design, size: described.pointSize)
  }

  /// The same font with other attributes: its name or family, its size, its traits, digits of one
  /// width. Others are not done here. The system font of a text style stays one in another weight,
  /// with that style's distance of lines, as in pictures of iOS.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    var result = self
    if let name = (attributes[.name] ?? attributes[.family]) as? String {
      result = UIFontDescriptor(name: name, size: pointSize)
      if let face = attributes[.face] as? String, attributes[.name] == nil,
        let design = UIFont.Design(named: "\(name)-\(face)")
          ?? UIFont.Design(
            named: "\(name) \(face)")
      {
        result = UIFontDescriptor(design, size: pointSize)
      }
    }
    if let traits = attributes[.traits] as? [TraitKey: Any] { result = result.with(traits) }
    if let features = attributes[.featureSettings] as? [[FeatureKey: Any]],
      case .system(let weight, italic: false) = result.design,
      features.contains(where: Self.asksForMonospacedDigits)
    {
      result = UIFontDescriptor(.monospacedDigits(weight: weight), size: pointSize)
    }
    if let size = attributes[.size].flatMap(AnimatedValue.readNumber) {
      result = result.withSize(size)
    }
    return result
  }

  private static func asksForMonospacedDigits(_ feature: [FeatureKey: Any]) -> Bool {
    let kind = feature[.type].flatMap(AnimatedValue.readNumber)
    let which = feature[.selector].flatMap(AnimatedValue.readNumber)
    return kind == CGFloat(kNumberSpacingType) && which == CGFloat(kMonospacedNumbersSelector)
  }

  private func with(_ traits: [TraitKey: Any]) -> UIFontDescriptor {
    var result = self
    if let symbolic = traits[.symbolic] {
      let bits = symbolic as? UInt32 ?? (symbolic as? NSNumber)?.uint32Value ?? 0
      result = result.withSymbolicTraits(SymbolicTraits(rawValue: bits)) ?? result
    }
    let weight =
      traits[.weight] as? UIFont.Weight
      ?? traits[.weight].flatMap(AnimatedValue.readNumber).map { UIFont.Weight(rawValue: $0) }
    guard let weight else { return result }
    switch result.design {
    case .system(_, let italic):
      return UIFontDescriptor(
        .system(weight: weight, italic: italic), size: pointSize, style: result.style)
    case .monospaced: return UIFontDescriptor(.monospaced(weight: weight), size: pointSize)
    case .monospacedDigits:
      return UIFontDescriptor(.monospacedDigits(weight: weight), size: pointSize)
    case .face, .apple:
      guard weight.fileWeight >= 600 else { return result }
      return result.withSymbolicTraits(result.symbolicTraits.union(.traitBold)) ?? result
    }
  }

  /// The font of another family.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    addingAttributes([.family: newFamily])
  }

  /// The one font of the family with a name, such as "Bold".
  public func withFace(_ newFace: String) -> UIFontDescriptor {
    addingAttributes([
      .family: UIFont(design, size: pointSize).familyName, .face: newFace,
    ])
  }

  /// What is known of the font.
  public var fontAttributes: [AttributeName: Any] {
    [.name: postscriptName, .size: NSNumber(value: Double(pointSize))]
  }
}
