// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import CHarfBuzz
import Foundation
import Graphics

extension FontFace {
  /// A glyph that is a picture with colors of its own, such as an emoji.
  public struct Picture: Hashable, Sendable {
    /// The picture, in more pixels than it is usually drawn with.
    public let bitmap: Bitmap
    /// Where it lies, in font units from the glyph's origin, y pointing down.
    public let box: CGRect
  }

  /// The picture of a glyph, or `nil` for one that has an outline or nothing.
  ///
  /// Only fonts with PNG strikes (tables `CBDT` and `sbix`) have pictures.
  ///
  /// - Parameters:
  ///   - glyph: The glyph's index.
  ///   - decode: Makes a bitmap of a PNG file's bytes. It is called once for each glyph.
  public func picture(of glyph: UInt32, decode: ([UInt8]) -> Bitmap?) -> Picture? {
    guard hasPictures else { return nil }
    if let known = pictures.withLock({ $0[glyph] }) { return known }
    let picture = pictureBox(of: glyph).flatMap { box in
      decode(pictureBytes(of: glyph)).map { Picture(bitmap: $0, box: box) }
    }
    pictures.withLock { _ = $0.updateValue(picture, forKey: glyph) }
    return picture
  }

  private func pictureBytes(of glyph: UInt32) -> [UInt8] {
    let blob = hb_ot_color_glyph_reference_png(font, glyph)
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    let bytes = hb_blob_get_data(blob, &length)
    return Array(UnsafeRawBufferPointer(start: bytes, count: Int(length)))
  }

  /// The room of a glyph's picture, or `nil` for a glyph without one.
  func pictureBox(of glyph: UInt32) -> CGRect? {
    guard hasPictures else { return nil }
    let blob = hb_ot_color_glyph_reference_png(font, glyph)
    defer { hb_blob_destroy(blob) }
    var extents = hb_glyph_extents_t()
    guard hb_blob_get_length(blob) > 0, hb_font_get_glyph_extents(font, glyph, &extents) != 0,
      extents.width > 0, extents.height < 0
    else { return nil }
    return CGRect(
      x: CGFloat(extents.x_bearing), y: CGFloat(-extents.y_bearing),
      width: CGFloat(extents.width), height: CGFloat(-extents.height))
  }
}
