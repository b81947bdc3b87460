// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import TextLayout

/// A font, as Core Text calls it: UIKit's.
///
/// ```swift
/// let font = UIFont.systemFont(ofSize: 17) as CTFont
/// let height = CTFontGetAscent(font) + CTFontGetDescent(font)
/// ```
public typealias CTFont = UIFont
/// What a font is found by, as Core Text calls it: UIKit's.
public typealias CTFontDescriptor = UIFontDescriptor
/// What a font is like, as Core Text calls it: UIKit's.
public typealias CTFontSymbolicTraits = UIFontDescriptor.SymbolicTraits

/// A font of the system's, by what it is for.
public enum CTFontUIFontType: UInt32, Sendable {
  /// Text of the user's.
  case user = 0
  /// Text of the user's, all letters as wide.
  case userFixedPitch = 1
  /// The system's.
  case system = 2
  /// The system's, bold.
  case emphasizedSystem = 3
  /// The system's small one.
  case smallSystem = 4
  /// The system's small one, bold.
  case smallEmphasizedSystem = 5
  /// That of labels.
  case label = 10
  /// That of messages.
  case message = 23

  fileprivate var isBold: Bool { self == .emphasizedSystem || self == .smallEmphasizedSystem }

  fileprivate var standardSize: CGFloat {
    switch self {
    case .user, .userFixedPitch, .system, .emphasizedSystem, .message: 12
    case .smallSystem, .smallEmphasizedSystem: 11
    case .label: 10
    }
  }
}

/// Finds a font by its PostScript name, full name or family.
///
/// - Parameters:
///   - name: The name. Where there is none, Helvetica stands for it, as on iOS.
///   - size: In points; 0 for 12.
///   - matrix: How letters are turned; they are not, which is reported.
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  reportTurned(matrix, "CTFontCreateWithName")
  let size = size > 0 ? size : 12
  return UIFont(name: name, size: size) ?? UIFont(name: "Helvetica", size: size)
    ?? .systemFont(ofSize: size)
}

/// Finds a font by what it is like.
///
/// - Parameters:
///   - descriptor: What it is like.
///   - size: In points; 0 for that of the descriptor.
///   - matrix: How letters are turned; they are not, which is reported.
public func CTFontCreateWithFontDescriptor(
  _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  reportTurned(matrix, "CTFontCreateWithFontDescriptor")
  return UIFont(descriptor: descriptor, size: size)
}

/// A font of the system's.
///
/// - Parameters:
///   - uiType: What it is for.
///   - size: In points; 0 for the standard one.
///   - language: What is written in it. The fonts here are the same for all.
public func CTFontCreateUIFontForLanguage(
  _ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?
) -> CTFont? {
  let size = size > 0 ? size : uiType.standardSize
  if uiType == .userFixedPitch { return .monospacedSystemFont(ofSize: size, weight: .regular) }
  return .systemFont(ofSize: size, weight: uiType.isBold ? .bold : .regular)
}

/// The font in another size, 0 for its own, or as a descriptor says.
public func CTFontCreateCopyWithAttributes(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ attributes: CTFontDescriptor?
) -> CTFont {
  reportTurned(matrix, "CTFontCreateCopyWithAttributes")
  let size = size > 0 ? size : font.pointSize
  return attributes.map { UIFont(descriptor: $0, size: size) } ?? font.withSize(size)
}

/// The font with other traits; `nil` where there is none.
///
/// - Parameters:
///   - font: The font.
///   - size: In points; 0 for its own.
///   - matrix: How letters are turned; they are not, which is reported.
///   - symTraitValue: The traits.
///   - symTraitMask: Which of them count; the others are those of the font.
public func CTFontCreateCopyWithSymbolicTraits(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ symTraitValue: CTFontSymbolicTraits, _ symTraitMask: CTFontSymbolicTraits
) -> CTFont? {
  reportTurned(matrix, "CTFontCreateCopyWithSymbolicTraits")
  let descriptor = font.fontDescriptor
  let traits = descriptor.symbolicTraits.subtracting(symTraitMask)
    .union(symTraitValue.intersection(symTraitMask))
  return descriptor.withSymbolicTraits(traits).map {
    UIFont(descriptor: $0, size: size > 0 ? size : font.pointSize)
  }
}

private func reportTurned(_ matrix: UnsafePointer<CGAffineTransform>?, _ name: String) {
  guard let matrix, !matrix.pointee.isIdentity else { return }
  RenderingEnvironment.report("\(name): letters are not turned by a matrix", kind: .notDrawn)
}

extension UIFontDescriptor.SymbolicTraits {
  /// Core Text's name of italic letters.
  public static let italicTrait = UIFontDescriptor.SymbolicTraits.traitItalic
  /// Core Text's name of bold letters.
  public static let boldTrait = UIFontDescriptor.SymbolicTraits.traitBold
  /// Core Text's name of letters that are all as wide.
  public static let monoSpaceTrait = UIFontDescriptor.SymbolicTraits.traitMonoSpace
}

// MARK: - Measures

/// The size of the em square in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
/// From the baseline up to the top of a line, in points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// From the baseline down to the bottom of a line, in points; a positive number.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
/// What the font asks for between two lines, in points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
/// The height of a capital letter, in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
/// The height of a small letter, in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }

/// Font units per em: those of the face that is drawn.
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 {
  UInt32(font.drawnFace?.unitsPerEm ?? 0)
}

/// From the baseline up to the top of a line under text, in points; negative.
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat {
  font.points { $0.underlinePosition }
}

/// How thick a line under text is, in points.
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat {
  font.points { $0.underlineThickness }
}

/// The PostScript name.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName }
/// The family.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName }
/// The family and the style: the PostScript name, where the face is not the font's own.
public func CTFontCopyFullName(_ font: CTFont) -> CFString {
  if case .face(let face) = font.design { face.name } else { font.fontName }
}
/// The name that people are shown.
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { CTFontCopyFullName(font) }
/// What the font is found by.
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.fontDescriptor }
/// What the font is like.
public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits {
  font.fontDescriptor.symbolicTraits
}

extension UIFont {
  /// The face that text is drawn with; `nil`, and that is reported, where it is missing.
  var drawnFace: FontFace? {
    do {
      return try textStyle().face
    } catch {
      RenderingEnvironment.report("the font \(fontName) cannot be used: \(error)")
      return nil
    }
  }

  /// A measure of the face that is drawn, in points.
  fileprivate func points(_ metric: (FontMetrics) -> Int) -> CGFloat {
    drawnFace.map { CGFloat(metric($0.metrics)) * pointSize / CGFloat($0.unitsPerEm) } ?? 0
  }
}
