// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import TextLayout

/// A font: what was asked for, which becomes a face when text is measured or drawn.
///
/// The system font is Inter with the line metrics, the advances and the tracking of Apple's SF Pro,
/// found in the ``RenderingEnvironment``'s fonts: text is as wide as on iOS. Where a face is missing, the label that needs it reports it
/// and draws nothing.
///
/// ```swift
/// label.font = .systemFont(ofSize: 17, weight: .semibold)
/// label.font = .preferredFont(forTextStyle: .footnote)
/// ```
open class UIFont: AttributeValue, @unchecked Sendable {
  /// What makes two fonts the same, beside their size.
  enum Design: Hashable, Sendable {
    case system(weight: Weight, italic: Bool)
    case monospacedDigits(weight: Weight)
    case monospaced(weight: Weight)
    case face(FontFace)
    case apple(AppleFont)
  }

  /// How a font follows the content size.
  enum Dynamic: Hashable, Sendable {
    case style(TextStyle)
    case scaled(base: UIFont, style: TextStyle, maximum: CGFloat)
  }

  let design: Design
  /// `nil` for a font of a fixed size.
  let dynamic: Dynamic?
  /// The size of the em square in points.
  public let pointSize: CGFloat
  /// What a text style asks for between two lines, in points; 0 for other fonts.
  let styleLeading: CGFloat

  init(_ design: Design, size: CGFloat, dynamic: Dynamic? = nil, tightening: CGFloat = 0) {
    self.design = design
    self.dynamic = dynamic
    pointSize = size.isFinite ? min(100_000, max(0, size)) : 0
    styleLeading = max(0, Self.styleLeading(design, dynamic, size: pointSize) - tightening)
    super.init()
  }

  /// Makes the small system font of 12 points, for code that needs some font. UIKit's has no name
  /// there and is of no use.
  public override convenience init() {
    self.init(.system(weight: .regular, italic: false), size: Self.smallSystemFontSize)
  }

  /// Finds a font by its PostScript name, full name or family, in the environment's fonts.
  ///
  /// Fonts that every iPhone has and that may not be shipped, such as `HelveticaNeue-Bold`, are
  /// there with their names; Inter, DejaVu Serif or DejaVu Sans Mono stands for them in the same
  /// weight, which is noted wherever a label shows it.
  ///
  /// - Parameters:
  ///   - name: Such as `DejaVuSans-Bold`.
  ///   - size: The size in points.
  /// - Returns: `nil` where there is no such font.
  public convenience init?(name: String, size: CGFloat) {
    guard let design = Design(named: name) else { return nil }
    self.init(design, size: size)
  }

  // MARK: System fonts

  /// The size of labels, 17 points.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of buttons, 18 points.
  public class var buttonFontSize: CGFloat { 18 }
  /// The size of the small system font, 12 points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The standard size of the system font, 14 points.
  public class var systemFontSize: CGFloat { 14 }

  /// The system font in its regular weight.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// The system font in a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(weight: weight, italic: false), size: fontSize)
  }

  /// The system font in semibold, as iOS has it.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  /// The italic system font.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(.system(weight: .regular, italic: true), size: fontSize)
  }

  /// The system font with digits of one width, for numbers that stand below each other.
  public class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: Weight
  ) -> UIFont {
    UIFont(.monospacedDigits(weight: weight), size: fontSize)
  }

  /// A font in which all characters have one width: DejaVu Sans Mono, regular or bold.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.monospaced(weight: weight), size: fontSize)
  }

  /// The same font in another size, in points.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(design, size: fontSize)
  }

  /// The name of a font of Apple's that another one stands for; `nil` for other fonts.
  var standInName: String? {
    if case .apple(let font) = design { font.name } else { nil }
  }

  // MARK: Equality

  /// Fonts are equal when design, size and leading are.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return design == other.design && pointSize == other.pointSize
      && styleLeading == other.styleLeading
  }

  /// Equal fonts have equal hashes.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(design)
    hasher.combine(pointSize)
    return hasher.finalize()
  }
}

extension UIFont.Design {
  /// The font of a PostScript name, a full name or a family; `nil` where there is none.
  init?(named name: String) {
    if name.hasPrefix(".SFUI") || name.hasPrefix(".AppleSystemUI") {
      let style = AppleFont("Helvetica" + (name.firstIndex(of: "-").map { name[$0...] } ?? ""))
      self = .system(weight: style?.weight ?? .regular, italic: style?.isItalic ?? false)
    } else if let face = try? RenderingEnvironment.current.fonts.face(named: name) {
      self = .face(face)
    } else if BundledFonts.areRegistered,
      let face = try? RenderingEnvironment.current.fonts.face(named: name)
    {
      self = .face(face)
    } else if let font = AppleFont(name) {
      self = .apple(font)
    } else {
      return nil
    }
  }
}
