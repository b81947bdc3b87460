// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import CHarfBuzz
import Foundation

/// The outside of a font file: whether it is whole. HarfBuzz reads around damage without a word (a
/// cut off `CFF` table gives empty glyphs), so the table directory is checked here.
enum FontFile {
  /// Whether `path` is a file that can be mapped: not a folder, device or pipe.
  static func isRegularFile(_ path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: resolved(path))
    return attributes?[.type] as? FileAttributeType == .typeRegular
  }

  /// How many faces a file has: more than one in a collection, 0 where it cannot be read.
  static func faceCount(_ path: String) -> Int {
    guard let blob = hb_blob_create_from_file_or_fail(path) else { return 0 }
    defer { hb_blob_destroy(blob) }
    return Int(hb_face_count(blob))
  }

  private static func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  /// What is wrong with the directory of face `index` in `bytes`, or `nil`.
  static func damage(in bytes: UnsafeRawBufferPointer, index: Int) -> String? {
    guard bytes.count >= 12 else { return "it has only \(bytes.count) bytes" }
    guard index >= 0, let start = directory(of: index, in: bytes) else {
      return "it has no face with the index \(index)"
    }
    guard let version = bytes.bigEndian(UInt32.self, at: start),
      let count = bytes.bigEndian(UInt16.self, at: start + 4)
    else { return "its table directory is cut off" }
    guard [0x0001_0000, 0x4F54_544F, 0x7472_7565].contains(version) else {
      return "it does not start as an OpenType or TrueType font does"
    }
    for table in 0..<Int(count) {
      let record = start + 12 + table * 16
      guard let offset = bytes.bigEndian(UInt32.self, at: record + 8),
        let length = bytes.bigEndian(UInt32.self, at: record + 12)
      else { return "its table directory is cut off" }
      guard Int(offset) + Int(length) <= bytes.count else {
        return "its table `\(bytes.tag(at: record))` ends at byte \(Int(offset) + Int(length)), "
          + "after the end at \(bytes.count)"
      }
    }
    return nil
  }

  /// Where the directory of a face starts: at the front, or where the collection says.
  private static func directory(of index: Int, in bytes: UnsafeRawBufferPointer) -> Int? {
    guard bytes.tag(at: 0) == "ttcf" else { return index == 0 ? 0 : nil }
    guard let count = bytes.bigEndian(UInt32.self, at: 8), index < Int(count) else { return nil }
    return bytes.bigEndian(UInt32.self, at: 12 + index * 4).map(Int.init)
  }
}

extension UnsafeRawBufferPointer {
  fileprivate func bigEndian<Number: FixedWidthInteger & BitwiseCopyable>(
    _ type: Number.Type, at offset: Int
  ) -> Number? {
    guard offset >= 0, offset + MemoryLayout<Number>.size <= count else { return nil }
    return Number(bigEndian: loadUnaligned(fromByteOffset: offset, as: type))
  }

  fileprivate func tag(at offset: Int) -> String {
    guard offset + 4 <= count else { return "" }
    return String(decoding: self[offset..<offset + 4], as: UTF8.self)
  }
}

/// A blob that passed all checks, as a HarfBuzz font. The caller owns the font.
struct LoadedFont {
  let font: OpaquePointer
  let unitsPerEm: Int

  init(blob: OpaquePointer, index: Int, file: String?) throws(FontFace.Error) {
    var length: UInt32 = 0
    let bytes = UnsafeRawBufferPointer(
      start: hb_blob_get_data(blob, &length), count: Int(length))
    if let reason = FontFile.damage(in: bytes, index: index) {
      throw .damaged(file: file, reason: reason)
    }
    guard let face = hb_face_create(blob, UInt32(index)) else {
      throw .damaged(file: file, reason: "HarfBuzz cannot open it")
    }
    defer { hb_face_destroy(face) }
    try Self.check(face, file: file)
    hb_face_make_immutable(face)
    unitsPerEm = Int(hb_face_get_upem(face))
    guard let font = hb_font_create(face) else {
      throw .damaged(file: file, reason: "HarfBuzz cannot open it")
    }
    hb_ot_font_set_funcs(font)
    hb_font_set_scale(font, Int32(unitsPerEm), Int32(unitsPerEm))
    hb_font_make_immutable(font)
    self.font = font
  }

  private static func check(_ face: OpaquePointer, file: String?) throws(FontFace.Error) {
    for table in ["head", "hhea", "hmtx", "maxp"] where !has(table, face) {
      throw .damaged(file: file, reason: "its table `\(table)` is missing")
    }
    guard hb_face_get_glyph_count(face) > 0 else {
      throw .damaged(file: file, reason: "it has no glyphs")
    }
    guard hb_ot_var_has_data(face) == 0, !has("fvar", face) else { throw .variable(file: file) }
    let characters = hb_set_create()
    defer { hb_set_destroy(characters) }
    hb_face_collect_unicodes(face, characters)
    guard hb_set_get_population(characters) > 0 else { throw .noCharacterMap(file: file) }
    guard ["glyf", "CFF ", "CFF2", "CBDT", "sbix"].contains(where: { has($0, face) }) else {
      throw .damaged(file: file, reason: "it has no outlines")
    }
  }

  private static func has(_ table: String, _ face: OpaquePointer) -> Bool {
    let blob = hb_face_reference_table(face, tag(table))
    defer { hb_blob_destroy(blob) }
    return hb_blob_get_length(blob) > 0
  }
}

/// An OpenType tag of four ASCII characters as HarfBuzz's number.
func tag(_ name: StaticString) -> hb_tag_t { tag("\(name)") }

/// An OpenType tag of four ASCII characters as HarfBuzz's number.
func tag(_ name: String) -> hb_tag_t {
  name.utf8.reduce(0) { $0 << 8 | hb_tag_t($1) }
}
