// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import TextLayout

/// A description of a font, from which another font can be made.
///
/// ```swift
/// let bold = UIFont.preferredFont(forTextStyle: .body).fontDescriptor
///   .withSymbolicTraits(.traitBold)
///   .map { UIFont(descriptor: $0, size: 0) }
/// ```
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  let design: UIFont.Design
  /// The size in points.
  public let pointSize: CGFloat
  /// The role whose font this describes, in any weight; `nil` for others.
  let style: UIFont.TextStyle?

  init(_ design: UIFont.Design, size: CGFloat, style: UIFont.TextStyle? = nil) {
    self.design = design
    pointSize = size
    self.style = style
    super.init()
  }

  /// Describes the font with a PostScript name, full name or family in the environment's fonts;
  /// where there is none, the system font.
  ///
  /// - Parameters:
  ///   - name: Such as `DejaVuSans-Bold`.
  ///   - size: The size in points.
  public convenience init(name: String, size: CGFloat) {
    self.init(
      UIFont.Design(named: name) ?? .system(weight: .regular, italic: false), size: size)
  }

  /// Describes the font with a name; see ``init(name:size:)``. The size is that of whoever makes the
  /// font: `UIFont(descriptor:size:)`. A matrix that is not the identity is not drawn, which is
  /// reported.
  public convenience init(name: String, matrix: CGAffineTransform) {
    self.init(name: name, size: 0)
    guard matrix != .identity else { return }
    RenderingEnvironment.report(
      RenderingIssue("the matrix of the font \(name) is not drawn", kind: .notDrawn, in: []))
  }

  /// Describes the font of ``UIFont/preferredFont(forTextStyle:)``.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor
  {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// Describes the font for a role at the content size of `traitCollection`; `nil` is the user's.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// The PostScript name; that of the system font is the one that it has on iOS.
  open var postscriptName: String { UIFont(design, size: pointSize).fontName }

  /// What an attribute says.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String
    /// Makes a name from UIKit's.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The PostScript name, a `String`.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The family's name, a `String`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The size in points, an `NSNumber`.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The text style that the font was made for, which is not kept.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// The name of the one font of a family, such as "Bold", a `String`.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// Weight, width, slant and ``UIFontDescriptor/SymbolicTraits``, by ``TraitKey``.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// What is switched on in the font, which is not done here.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// Fonts for characters that this one has not, which are not asked here.
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    /// The transform of the characters, which is not done here.
    public static let matrix = AttributeName(rawValue: "NSCTFontMatrixAttribute")
  }

  /// What an attribute says; `nil` for all but the name, the family and the size.
  open func object(forKey anAttribute: AttributeName) -> Any? {
    switch anAttribute {
    case .name: postscriptName
    case .family: UIFont(design, size: pointSize).familyName
    case .size: NSNumber(value: Double(pointSize))
    default: nil
    }
  }

  /// What the font looks like.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if isBold { traits.insert(.traitBold) }
    switch design {
    case .system(_, italic: true): traits.insert(.traitItalic)
    case .monospaced: traits.insert(.traitMonoSpace)
    case .face(let face) where face.isItalic: traits.insert(.traitItalic)
    case .apple(let font):
      if font.isItalic { traits.insert(.traitItalic) }
      if font.kind == .monospaced { traits.insert(.traitMonoSpace) }
    case .system, .monospacedDigits, .face: break
    }
    return traits
  }

  private var isBold: Bool {
    switch design {
    case .system(let weight, _), .monospacedDigits(let weight), .monospaced(let weight):
      weight.fileWeight >= 600
    case .face(let face): face.weight >= 600
    case .apple(let font): font.weight.fileWeight >= 600
    }
  }

  /// The same font in another size, in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(design, size: newPointSize)
  }

  /// The font of the family that is bold and italic just where `symbolicTraits` says so; `nil`
  /// where the family has none. A bold system font is semibold, and bold for the three largest
  /// text styles, as the typography page of Apple's Human Interface Guidelines says ("emphasized").
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let (bold, italic) = (
      symbolicTraits.contains(.traitBold), symbolicTraits.contains(.traitItalic)
    )
    func weight(_ old: UIFont.Weight) -> UIFont.Weight {
      bold == (old.fileWeight >= 600) ? old : bold ? boldWeight : .regular
    }
    switch design {
    case .system(let old, _):
      return UIFontDescriptor(
        .system(weight: weight(old), italic: italic), size: pointSize, style: style)
    case .monospacedDigits(let old):
      return italic
        ? nil : UIFontDescriptor(.monospacedDigits(weight: weight(old)), size: pointSize)
    case .monospaced(let old):
      return italic ? nil : UIFontDescriptor(.monospaced(weight: weight(old)), size: pointSize)
    case .face(let face):
      let wanted = bold == (face.weight >= 600) ? face.weight : bold ? 700 : 400
      let found = try? RenderingEnvironment.current.fonts.face(
        family: face.family, weight: wanted, italic: italic)
      guard let found, found.isItalic == italic, (found.weight >= 600) == bold else { return nil }
      return UIFontDescriptor(.face(found), size: pointSize)
    case .apple(let font):
      return UIFontDescriptor(.apple(font.with(bold: bold, italic: italic)), size: pointSize)
    }
  }

  private var boldWeight: UIFont.Weight {
    let isLarge = style.map { [.largeTitle, .title1, .title2].contains($0) } ?? false
    return isLarge ? .bold : .semibold
  }

  /// The system font in another design; `nil` for a design that iOS has not, and for other fonts.
  ///
  /// DejaVu Serif stands for New York, and the usual design for SF Rounded, which is noted.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard let weight = systemWeight else { return nil }
    let italic = symbolicTraits.contains(.traitItalic)
    let usual = UIFont.Design.system(weight: weight, italic: italic)
    switch design {
    case .default:
      if case .monospacedDigits = self.design { return self }
      return UIFontDescriptor(usual, size: pointSize, style: style)
    case .monospaced:
      return UIFontDescriptor(.monospaced(weight: weight), size: pointSize)
    case .serif:
      return UIFontDescriptor(
        .apple(.newYork(weight: weight, italic: italic)), size: pointSize, style: style)
    case .rounded:
      RenderingEnvironment.current.issues?.report(
        RenderingIssue(
          "the system font stands for its rounded design, which may not be shipped",
          kind: .standInFont))
      return UIFontDescriptor(usual, size: pointSize, style: style)
    default:
      return nil
    }
  }

  /// The weight of a design of the system font; `nil` for other fonts.
  private var systemWeight: UIFont.Weight? {
    switch design {
    case .system(let weight, _), .monospacedDigits(let weight), .monospaced(let weight): weight
    case .apple(let font) where font.isSystemSerif: font.weight
    case .apple, .face: nil
    }
  }

  /// Descriptors are equal when their fonts are.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return design == other.design && pointSize == other.pointSize && style == other.style
  }

  /// Equal descriptors have equal hashes.
  open override var hash: Int { UIFont(design, size: pointSize).hash }
}

extension UIFontDescriptor {
  /// What a font looks like.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt32

    /// Makes traits from UIKit's bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Leaning to the right.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Semibold or heavier.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wider than usual. No font here is.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrower than usual. No font here is.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// For text that runs from top to bottom.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    /// For the controls of an interface.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// With less room between lines. No font here has.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// With more room between lines. No font here has.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    /// All characters of one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// Where the class of a font stands, which no font here says.
    public static let classMask = SymbolicTraits(rawValue: 15 << 28)
    /// Serifs as in old prints.
    public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
    /// Serifs between old and modern ones.
    public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
    /// Serifs as in Bodoni.
    public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
    /// Serifs as in Clarendon.
    public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
    /// Serifs as heavy as the lines.
    public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
    /// Serifs of other forms.
    public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
    /// No serifs.
    public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
    /// Ornaments.
    public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
    /// As written by hand.
    public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
    /// Symbols.
    public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
  }

  /// A design of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of the design.
    public let rawValue: String

    /// Makes a design from UIKit's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The usual one.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// With letters of one width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    /// With round ends. The usual design stands for it.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// With serifs: New York, for which DejaVu Serif stands.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
  }
}

extension UIFont {
  /// Makes the font that a descriptor describes.
  ///
  /// - Parameters:
  ///   - descriptor: Which font.
  ///   - pointSize: The size in points; 0 for the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(
      descriptor.design, size: pointSize > 0 ? pointSize : descriptor.pointSize,
      dynamic: pointSize > 0 ? nil : descriptor.style.map { .style($0) })
  }

  /// A description of the font, from which another one can be made.
  public var fontDescriptor: UIFontDescriptor {
    guard case .style(let style) = dynamic else { return UIFontDescriptor(design, size: pointSize) }
    return UIFontDescriptor(design, size: pointSize, style: style)
  }
}
