// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import CHarfBuzz

/// A glyph as HarfBuzz places it, in font units, `y` pointing up.
struct ShapedGlyph: Hashable {
  var id: UInt32
  /// The first scalar of the characters that it stands for.
  var cluster: Int
  var advance: Int
  var offsetX: Int
  var offsetY: Int
}

/// Characters to glyphs, by HarfBuzz.
///
/// Only the shaper `ot` is used, so that neither the environment variable `HB_SHAPER_LIST` nor a
/// build with Graphite changes anything; direction, script and language are always given, so that
/// the process's locale does not.
enum Shaper {
  /// What besides the characters decides about the glyphs.
  struct Settings: Hashable {
    var face: FontFace
    var features: [FontFeature]
    var script: hb_script_t
    var isRightToLeft: Bool
    var language: String
  }

  /// The glyphs of `scalars[range]`, from left to right; clusters count from the start of
  /// `scalars`. The characters before and after the range are context, for joined letters.
  static func shape(
    _ scalars: ArraySlice<UInt32>, _ range: Range<Int>, _ settings: Settings
  ) -> [ShapedGlyph] {
    guard range == scalars.indices, range.count <= ShapeCache.longestText else {
      return shapeAnew(scalars, range, settings)
    }
    let key = ShapeCache.Key(scalars, settings)
    if let known = settings.face.shapes.withLock({ $0[key] }) {
      return known.moved(by: scalars.startIndex)
    }
    let glyphs = shapeAnew(scalars, range, settings)
    settings.face.shapes.withLock { $0[key] = glyphs.moved(by: -scalars.startIndex) }
    return glyphs
  }

  private static func shapeAnew(
    _ scalars: ArraySlice<UInt32>, _ range: Range<Int>, _ settings: Settings
  ) -> [ShapedGlyph] {
    let buffer = hb_buffer_create()
    defer { hb_buffer_destroy(buffer) }
    scalars.withUnsafeBufferPointer { text in
      hb_buffer_add_codepoints(
        buffer, text.baseAddress, Int32(text.count),
        UInt32(range.lowerBound - scalars.startIndex), Int32(range.count))
    }
    hb_buffer_set_direction(
      buffer, settings.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, settings.script)
    hb_buffer_set_language(buffer, hb_language_from_string(settings.language, -1))
    let features = settings.features.map {
      hb_feature_t(tag: tag($0.tag), value: $0.value, start: 0, end: .max)
    }
    onlyOpenType { shapers in
      _ = hb_shape_full(
        settings.face.font, buffer, features, UInt32(features.count), shapers)
    }
    return glyphs(of: buffer, clustersFrom: scalars.startIndex)
  }

  private static func onlyOpenType(
    _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Void
  ) {
    // A static string's bytes live as long as the process and end with a zero.
    let name: StaticString = "ot"
    name.withUTF8Buffer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { body([$0.baseAddress, nil]) }
    }
  }

  private static func glyphs(
    of buffer: OpaquePointer?, clustersFrom start: Int
  ) -> [ShapedGlyph] {
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, nil)
    else { return [] }
    return (0..<Int(count)).map { index in
      ShapedGlyph(
        id: infos[index].codepoint, cluster: start + Int(infos[index].cluster),
        advance: Int(positions[index].x_advance), offsetX: Int(positions[index].x_offset),
        offsetY: Int(positions[index].y_offset))
    }
  }
}

extension [ShapedGlyph] {
  /// The glyphs with other numbers for their characters.
  func moved(by offset: Int) -> [ShapedGlyph] {
    guard offset != 0 else { return self }
    return map { glyph in
      var glyph = glyph
      glyph.cluster += offset
      return glyph
    }
  }
}
