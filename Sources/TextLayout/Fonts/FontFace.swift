// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import CHarfBuzz
import Foundation
import Graphics
import Synchronization

/// One static face of a font file.
///
/// A face never changes after it was opened, so it can be used on any thread. Variable fonts are
/// refused: their interpolated outlines differ between HarfBuzz versions and processors, and with
/// them the pixels.
///
/// ```swift
/// let face = try FontLibrary.system.face(family: "Inter", weight: 700)
/// print(face.name, face.unitsPerEm)  // Inter Bold 2816
/// ```
public final class FontFace: Sendable {
  /// The face's full name: its family and its style, such as `Inter Bold`.
  public let name: String
  /// The typographic family, such as `Inter`.
  public let family: String
  /// The style in the family, such as `Semi Bold Italic`.
  public let style: String
  /// The PostScript name, such as `Inter-Bold`, by which UIKit looks faces up.
  public let postScriptName: String
  /// The version that the file states, such as `3.019`; empty where it states none.
  public let version: String
  /// The weight from 100 (thin) through 400 (regular) and 700 (bold) to 900 (black).
  public let weight: Int
  /// Whether the face is italic or oblique.
  public let isItalic: Bool
  /// Font units per em.
  public let unitsPerEm: Int
  /// The face's own vertical metrics, in font units.
  public let metrics: FontMetrics
  /// The file that the face was read from, or `nil` for a face made from data.
  public let file: String?

  /// HarfBuzz's font, immutable, scaled so that a unit is a font unit.
  nonisolated(unsafe) let font: OpaquePointer
  nonisolated(unsafe) private let blob: OpaquePointer
  private let index: Int
  private let knownDigest = Mutex<String?>(nil)
  let outlines = Mutex(GlyphOutlines())
  let shapes = Mutex(ShapeCache())
  /// Whether the face has a glyph for each printable ASCII character.
  let coversASCII: Bool
  /// Whether the face has glyphs that are pictures.
  let hasPictures: Bool
  /// Whether the face has glyphs that are painted in layers.
  let hasLayers: Bool
  let knownLayers = Mutex<[UInt32: [Layer]]>([:])
  let pictures = Mutex<[UInt32: Picture?]>([:])
  let boxes = Mutex<[UInt32: CGRect?]>([:])

  /// Opens a face of a font file (OpenType or TrueType, also a collection). Cost: about 1 ms.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - index: Which face of a collection, 0 for other files.
  /// - Throws: ``FontFace/Error`` where the file cannot be read or used.
  public convenience init(contentsOf url: URL, index: Int = 0) throws(FontFace.Error) {
    let file = url.path
    guard FontFile.isRegularFile(file), let blob = hb_blob_create_from_file_or_fail(file) else {
      throw .unreadable(file: file)
    }
    try self.init(blob: blob, index: index, file: file)
  }

  /// Opens a face from a font file's bytes, which are copied.
  ///
  /// - Parameters:
  ///   - data: The whole file.
  ///   - index: Which face of a collection, 0 for other files.
  /// - Throws: ``FontFace/Error`` where the data cannot be used.
  public convenience init(data: Data, index: Int = 0) throws(FontFace.Error) {
    let blob = data.withUnsafeBytes { bytes in
      hb_blob_create(
        bytes.bindMemory(to: CChar.self).baseAddress, UInt32(clamping: bytes.count),
        HB_MEMORY_MODE_DUPLICATE, nil, nil)
    }
    guard let blob else { throw .damaged(file: nil, reason: "its bytes could not be copied") }
    try self.init(blob: blob, index: index, file: nil)
  }

  private init(blob: OpaquePointer, index: Int, file: String?) throws(FontFace.Error) {
    hb_blob_make_immutable(blob)
    let loaded: LoadedFont
    do throws(FontFace.Error) {
      loaded = try LoadedFont(blob: blob, index: index, file: file)
    } catch {
      hb_blob_destroy(blob)
      throw error
    }
    self.blob = blob
    self.index = index
    self.file = file
    font = loaded.font
    unitsPerEm = loaded.unitsPerEm
    let names = FontNames(font: loaded.font)
    family = names.family
    style = names.style
    name = names.fullName
    postScriptName = names.postScriptName
    version = names.version
    weight = names.weight
    isItalic = names.isItalic
    metrics = FontMetrics(font: loaded.font, unitsPerEm: loaded.unitsPerEm)
    hasPictures = hb_ot_color_has_png(hb_font_get_face(loaded.font)) != 0
    hasLayers = hb_ot_color_has_layers(hb_font_get_face(loaded.font)) != 0
    coversASCII = (UInt32(0x20)..<0x7F).allSatisfy { scalar in
      var glyph: hb_codepoint_t = 0
      return hb_font_get_nominal_glyph(loaded.font, scalar, &glyph) != 0
    }
  }

  deinit {
    hb_font_destroy(font)
    hb_blob_destroy(blob)
  }

  /// SHA-256 of the font file's bytes, 64 hexadecimal digits, which identifies the version of a
  /// font.
  ///
  /// The first use costs about 2 ms for Inter and 0.1 s for a large collection; then it is
  /// remembered.
  public var digest: String {
    knownDigest.withLock { known in
      if let known { return known }
      var length: UInt32 = 0
      let bytes = hb_blob_get_data(blob, &length)
      let digest = SHA256.hexDigest(UnsafeRawBufferPointer(start: bytes, count: Int(length)))
      known = digest
      return digest
    }
  }

  /// The glyph that the face maps `scalar` to, or `nil` where it has none.
  public func glyph(for scalar: Unicode.Scalar) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    guard hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0 else { return nil }
    return glyph
  }
}

extension FontFace: Hashable {
  /// Two faces are equal when they are the same face of files with the same bytes.
  public static func == (left: FontFace, right: FontFace) -> Bool {
    if left === right { return true }
    return left.name == right.name && left.index == right.index && left.digest == right.digest
  }

  /// Feeds the face's name and units; the digest would cost too much here.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(unitsPerEm)
  }
}

extension FontFace: CustomStringConvertible {
  /// The face's name.
  public var description: String { name }
}
