// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics
import TextLayout

// The glyphs of the face that a font is drawn with, one by one, in points, y up.

/// Finds the glyphs of characters, each of one unit of UTF-16.
///
/// - Parameters:
///   - font: The font.
///   - characters: The characters.
///   - glyphs: Is told the glyphs, 0 for one that the font has not.
///   - count: How many there are.
/// - Returns: Whether the font has all.
public func CTFontGetGlyphsForCharacters(
  _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>,
  _ count: CFIndex
) -> Bool {
  let face = font.drawnFace
  var hasAll = true
  for index in 0..<count {
    let scalar = Unicode.Scalar(characters[index])
    let glyph = scalar.flatMap { face?.glyph(for: $0) }
    glyphs[index] = CGGlyph(truncatingIfNeeded: glyph ?? 0)
    if glyph == nil { hasAll = false }
  }
  return hasAll
}

/// The outline of a glyph; `nil` for one without.
///
/// - Parameters:
///   - font: The font.
///   - glyph: The glyph.
///   - matrix: Applied to each point; `nil` changes nothing.
public func CTFontCreatePathForGlyph(
  _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
  guard let outline = font.outline(of: glyph), !outline.isEmpty else { return nil }
  return CGPath(outline.applying(matrix))
}

/// How far glyphs move the next ones.
///
/// - Parameters:
///   - font: The font.
///   - orientation: Along a row, the only way here.
///   - glyphs: The glyphs.
///   - advances: Is told how far each does.
///   - count: How many there are.
/// - Returns: All of them together.
@discardableResult
public func CTFontGetAdvancesForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ advances: UnsafeMutablePointer<CGSize>?, _ count: CFIndex
) -> Double {
  var sum = 0.0
  for index in 0..<count {
    let width = font.advance(of: glyphs[index])
    advances?[index] = CGSize(width: width, height: 0)
    sum += Double(width)
  }
  return sum
}

/// What holds glyphs.
///
/// - Parameters:
///   - font: The font.
///   - orientation: Along a row, the only way here.
///   - glyphs: The glyphs.
///   - boundingRects: Is told what holds each, from its origin.
///   - count: How many there are.
/// - Returns: What holds all of them on one origin.
@discardableResult
public func CTFontGetBoundingRectsForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ boundingRects: UnsafeMutablePointer<CGRect>?, _ count: CFIndex
) -> CGRect {
  var all = CGRect.null
  for index in 0..<count {
    let box = font.outline(of: glyphs[index])?.bounds ?? .zero
    boundingRects?[index] = box
    if !box.isEmpty { all = all.union(box) }
  }
  return all.isNull ? .zero : all
}

/// Fills glyphs with the context's color of fills.
///
/// - Parameters:
///   - font: The font.
///   - glyphs: The glyphs.
///   - positions: Where their origins are, in the coordinates of text.
///   - count: How many there are.
///   - context: What they are drawn into.
public func CTFontDrawGlyphs(
  _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ positions: UnsafePointer<CGPoint>,
  _ count: Int, _ context: CGContext
) {
  for index in 0..<count {
    guard let outline = font.outline(of: glyphs[index]) else { continue }
    let place = CGAffineTransform(translationX: positions[index].x, y: positions[index].y)
      .concatenating(context.textMatrix)
    context.saveGState()
    context.beginPath()
    context.addPath(CGPath(outline.applying(place)))
    context.fillPath()
    context.restoreGState()
  }
}

/// Along what a line of text runs.
public enum CTFontOrientation: UInt32, Sendable {
  /// As the font likes.
  case `default` = 0
  /// A row.
  case horizontal = 1
  /// A column, which is measured as a row.
  case vertical = 2
}

extension UIFont {
  /// A glyph's outline in points around its origin, y up.
  fileprivate func outline(of glyph: CGGlyph) -> Path? {
    drawnFace.map { face in
      let scale = pointSize / CGFloat(face.unitsPerEm)
      return face.outline(of: UInt32(glyph)).applying(CGAffineTransform(scaleX: scale, y: -scale))
    }
  }

  /// How far a glyph moves the next one, as in a text of its character. A glyph that stands for
  /// several characters is reported.
  fileprivate func advance(of glyph: CGGlyph) -> CGFloat {
    guard let face = drawnFace else { return 0 }
    let scalar = (UInt32(0x20)...0xFFFF).lazy.compactMap(Unicode.Scalar.init)
      .first { face.glyph(for: $0) == UInt32(glyph) }
    guard let scalar else {
      RenderingEnvironment.report(
        "CTFontGetAdvancesForGlyphs: no character of \(fontName) has the glyph \(glyph)",
        kind: .notDrawn)
      return 0
    }
    return NSAttributedString(string: String(Character(scalar)), attributes: [.font: self])
      .size().width
  }
}
