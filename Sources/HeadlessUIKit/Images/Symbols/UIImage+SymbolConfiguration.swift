// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension UIImage {
  /// What a picture is chosen or drawn for.
  open class Configuration: NSObject, @unchecked Sendable {
    /// The traits it is for; `nil` for the current ones.
    public let traitCollection: UITraitCollection?

    init(traitCollection: UITraitCollection? = nil) {
      self.traitCollection = traitCollection
      super.init()
    }

    /// This configuration, with what `otherConfiguration` says in place of its own.
    open func applying(_ otherConfiguration: Configuration?) -> Self { self }
  }

  /// How heavy the lines of a symbol are.
  public enum SymbolWeight: Int, Hashable, Sendable {
    /// Not said.
    case unspecified = 0
    /// 100 in a font file.
    case ultraLight = 1
    /// 200 in a font file.
    case thin = 2
    /// 300 in a font file.
    case light = 3
    /// 400 in a font file.
    case regular = 4
    /// 500 in a font file.
    case medium = 5
    /// 600 in a font file.
    case semibold = 6
    /// 700 in a font file.
    case bold = 7
    /// 800 in a font file.
    case heavy = 8
    /// 900 in a font file.
    case black = 9

    /// The font's weight that looks as heavy.
    public func fontWeight() -> UIFont.Weight {
      switch self {
      case .unspecified, .regular: .regular
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }

    init(_ weight: UIFont.Weight) {
      self = SymbolWeight(rawValue: weight.fileWeight / 100) ?? .regular
    }

    /// The width of lines, in sizes of the font.
    var lineWidth: CGFloat {
      switch self {
      case .ultraLight: 0.03
      case .thin: 0.05
      case .light: 0.07
      case .unspecified, .regular: 0.09
      case .medium: 0.105
      case .semibold: 0.12
      case .bold: 0.135
      case .heavy: 0.155
      case .black: 0.175
      }
    }
  }

  /// How large a symbol is beside text of its size.
  public enum SymbolScale: Int, Hashable, Sendable {
    /// That of the system, which is `medium`.
    case `default` = -1
    /// Not said.
    case unspecified = 0
    /// Smaller.
    case small = 1
    /// As large as text.
    case medium = 2
    /// Larger.
    case large = 3

    var factor: CGFloat {
      switch self {
      case .small: 0.79
      case .default, .unspecified, .medium: 1
      case .large: 1.28
      }
    }
  }

  /// Size, weight and colors of a symbol. What is not said is left to the place where it is shown.
  ///
  /// ```swift
  /// let large = UIImage.SymbolConfiguration(textStyle: .title1, scale: .large)
  /// let star = UIImage(systemName: "star.fill", withConfiguration: large)
  /// ```
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    let values: SymbolValues

    init(_ values: SymbolValues) {
      self.values = values
      super.init()
    }

    /// Makes a configuration that says nothing.
    open class var unspecified: SymbolConfiguration { SymbolConfiguration(SymbolValues()) }

    /// Makes a configuration of a size in points.
    public convenience init(pointSize: CGFloat) { self.init(SymbolValues(pointSize: pointSize)) }

    /// Makes a configuration of a weight.
    public convenience init(weight: SymbolWeight) { self.init(SymbolValues(weight: weight)) }

    /// Makes a configuration of a size in points and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(SymbolValues(pointSize: pointSize, weight: weight))
    }

    /// Makes a configuration of a size in points, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(SymbolValues(pointSize: pointSize, weight: weight, scale: scale))
    }

    /// Makes a configuration of a scale.
    public convenience init(scale: SymbolScale) { self.init(SymbolValues(scale: scale)) }

    /// Makes a configuration of the size and the weight of a text style, at the content size that
    /// people want.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(SymbolValues(textStyle: textStyle))
    }

    /// Makes a configuration of a text style and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(SymbolValues(scale: scale, textStyle: textStyle))
    }

    /// Makes a configuration of the size and the weight of a font.
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

    /// Makes a configuration of a font and a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(
        SymbolValues(pointSize: font.pointSize, weight: font.symbolWeight, scale: scale))
    }

    /// Makes a configuration in which the first part of a symbol has the color, and the others a
    /// fainter one.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(SymbolValues(colors: .hierarchical(hierarchicalColor)))
    }

    /// Makes a configuration in which the parts of a symbol have the colors in turn; the last one
    /// stands for all that follow.
    public convenience init(paletteColors: [UIColor]) {
      self.init(SymbolValues(colors: .palette(paletteColors)))
    }

    /// Makes a configuration in one color, the tint.
    open class func preferringMonochrome() -> SymbolConfiguration {
      SymbolConfiguration(SymbolValues(colors: .monochrome))
    }

    /// Makes a configuration in the symbol's own colors. The drawings here have none: it is in one
    /// color.
    open class func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(SymbolValues(colors: .monochrome))
    }

    /// This configuration, with what the other one says in place of its own.
    open override func applying(_ otherConfiguration: Configuration?) -> Self {
      guard let other = otherConfiguration as? SymbolConfiguration,
        let merged = SymbolConfiguration(values.applying(other.values)) as? Self
      else { return self }
      return merged
    }

    /// The same without size, weight and text style.
    open func withoutPointSizeAndWeight() -> SymbolConfiguration {
      SymbolConfiguration(values.changing { ($0.pointSize, $0.weight) = (nil, .unspecified) })
    }

    /// The same without a weight.
    open func withoutWeight() -> SymbolConfiguration {
      SymbolConfiguration(values.changing { $0.weight = .unspecified })
    }

    /// The same without a scale.
    open func withoutScale() -> SymbolConfiguration {
      SymbolConfiguration(values.changing { $0.scale = .unspecified })
    }

    /// The same without a text style.
    open func withoutTextStyle() -> SymbolConfiguration {
      SymbolConfiguration(values.changing { $0.textStyle = nil })
    }

    /// Equal when all values are.
    open override func isEqual(_ object: Any?) -> Bool {
      (object as? SymbolConfiguration)?.values == values
    }

    /// Equal configurations have equal hashes.
    open override var hash: Int { values.hashValue }
  }
}

/// What a configuration of symbols says.
struct SymbolValues: Hashable {
  enum Colors: Hashable {
    case monochrome
    case hierarchical(UIColor)
    case palette([UIColor])
  }

  /// In points; `nil` where it is not said.
  var pointSize: CGFloat?
  var weight = UIImage.SymbolWeight.unspecified
  var scale = UIImage.SymbolScale.unspecified
  var textStyle: UIFont.TextStyle?
  var colors: Colors?

  /// What a button and a table's cell show a symbol at.
  static let large = SymbolValues(scale: .large, textStyle: .body)
  /// What a bar shows a symbol at: it does not follow the content size.
  static let bar = SymbolValues(pointSize: 17, scale: .large)
  /// What a tab bar shows a symbol at.
  static let tab = SymbolValues(pointSize: 18, weight: .medium, scale: .large)

  func changing(_ change: (inout SymbolValues) -> Void) -> SymbolValues {
    var values = self
    change(&values)
    return values
  }

  /// These values, with those of `other` where it says some. A size comes instead of a text style,
  /// and the other way round.
  func applying(_ other: SymbolValues) -> SymbolValues {
    changing { values in
      if other.pointSize != nil || other.textStyle != nil {
        values.pointSize = other.pointSize
        values.textStyle = other.textStyle
      }
      if other.weight != .unspecified { values.weight = other.weight }
      if other.scale != .unspecified { values.scale = other.scale }
      if let colors = other.colors { values.colors = colors }
    }
  }

  /// Whether the size is that of a text style.
  var followsText: Bool { pointSize == nil && textStyle != nil }

  /// The size in points.
  var resolvedPointSize: CGFloat {
    if let pointSize { return pointSize > 0 ? pointSize : 17 }
    let category = UITraitCollection.current.preferredContentSizeCategory
    return textStyle?.size(at: category) ?? 17
  }

  var resolvedWeight: UIImage.SymbolWeight {
    guard weight == .unspecified else { return weight }
    return textStyle == .headline ? .semibold : .regular
  }
}

extension UIFont {
  fileprivate var symbolWeight: UIImage.SymbolWeight {
    switch design {
    case .system(let weight, _), .monospacedDigits(let weight), .monospaced(let weight):
      UIImage.SymbolWeight(weight)
    case .face, .apple: .unspecified
    }
  }
}
