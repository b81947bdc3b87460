// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import CHarfBuzz

/// Distances of a face that belong to no glyph, in font units.
public struct FontMetrics: Hashable, Sendable {
  /// From the baseline up to the top of a line; positive.
  public let ascender: Int
  /// From the baseline down to the bottom of a line; negative, as UIKit counts.
  public let descender: Int
  /// What the face asks for between two lines.
  public let lineGap: Int
  /// The height of a capital letter; of `H` where the face does not say it.
  public let capHeight: Int
  /// The height of a small letter; of `x` where the face does not say it.
  public let xHeight: Int
  /// From the baseline up to the top of an underline; negative.
  public let underlinePosition: Int
  /// The thickness of an underline.
  public let underlineThickness: Int
  /// From the baseline up to the top of a strikethrough line.
  public let strikethroughPosition: Int
  /// The thickness of a strikethrough line.
  public let strikethroughThickness: Int

  init(font: OpaquePointer, unitsPerEm: Int) {
    func metric(_ tag: hb_ot_metrics_tag_t) -> Int? {
      var value: hb_position_t = 0
      return hb_ot_metrics_get_position(font, tag, &value) == 0 ? nil : Int(value)
    }
    ascender = metric(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER) ?? unitsPerEm * 4 / 5
    descender = metric(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER) ?? -unitsPerEm / 5
    lineGap = metric(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP) ?? 0
    let capital = Self.height(of: "H", font: font)
    let small = Self.height(of: "x", font: font)
    capHeight = metric(HB_OT_METRICS_TAG_CAP_HEIGHT) ?? capital ?? unitsPerEm * 7 / 10
    xHeight = metric(HB_OT_METRICS_TAG_X_HEIGHT) ?? small ?? unitsPerEm / 2
    let thickness = metric(HB_OT_METRICS_TAG_UNDERLINE_SIZE) ?? unitsPerEm / 20
    underlineThickness = thickness
    underlinePosition = metric(HB_OT_METRICS_TAG_UNDERLINE_OFFSET) ?? -unitsPerEm / 10
    strikethroughThickness = metric(HB_OT_METRICS_TAG_STRIKEOUT_SIZE) ?? thickness
    strikethroughPosition =
      metric(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET) ?? (small ?? unitsPerEm / 2) / 2
  }

  private static func height(of scalar: Unicode.Scalar, font: OpaquePointer) -> Int? {
    var glyph: hb_codepoint_t = 0
    var extents = hb_glyph_extents_t()
    guard hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0,
      hb_font_get_glyph_extents(font, glyph, &extents) != 0
    else { return nil }
    return Int(extents.y_bearing)
  }
}
