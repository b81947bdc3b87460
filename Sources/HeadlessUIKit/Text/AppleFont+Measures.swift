// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

// What is known of fonts of Apple's that others stand for, in ems: the heights of their lines, and
// how wide their text is.
//
// The figures are those of the fonts' own tables, as Capsize's collection of metrics publishes them
// (https://github.com/seek-oss/capsize, `packages/metrics`). What Interface Builder wrote into
// published storyboards for labels as large as their text was held against them: labels are as high
// as ascender and descender say, without the line gap. So measured were Helvetica (1.15 ems, as
// Core Text adds 15 % to its ascender), Helvetica Neue and Avenir.
extension AppleFont {
  /// The heights of a line, in ems.
  struct Lines: Hashable, Sendable {
    let ascender: CGFloat
    let descender: CGFloat
    let lineGap: CGFloat
    let capHeight: CGFloat
    let xHeight: CGFloat

    /// In units of which `unitsPerEm` are an em.
    init(
      _ ascender: CGFloat, _ descender: CGFloat, gap: CGFloat = 0, cap: CGFloat, x: CGFloat,
      of unitsPerEm: CGFloat
    ) {
      self.ascender = ascender / unitsPerEm
      self.descender = descender / unitsPerEm
      lineGap = gap / unitsPerEm
      capHeight = cap / unitsPerEm
      xHeight = x / unitsPerEm
    }
  }

  /// The heights of its lines; `nil` where they are not known and those of the font that stands for
  /// it are used.
  var lines: Lines? {
    if family == "Helvetica Neue", weight.fileWeight < 400 {
      return Lines(967, -213, gap: 29, cap: 714, x: 514, of: 1000)
    }
    return Self.lines[family]
  }

  private static let lines: [String: Lines] = [
    "Arial": Lines(1854, -434, gap: 67, cap: 1467, x: 1062, of: 2048),
    "Avenir": Lines(1000, -366, cap: 708, x: 468, of: 1000),
    "Avenir Next": Lines(1000, -366, cap: 708, x: 468, of: 1000),
    "Courier New": Lines(1705, -615, cap: 1170, x: 866, of: 2048),
    "Georgia": Lines(1878, -449, cap: 1419, x: 986, of: 2048),
    "Helvetica": Lines(920, -230, cap: 717, x: 523, of: 1000),
    "Helvetica Neue": Lines(975, -217, gap: 29, cap: 714, x: 517, of: 1000),
    "Times New Roman": Lines(1825, -443, gap: 87, cap: 1356, x: 916, of: 2048),
    "Trebuchet MS": Lines(1923, -455, cap: 1465, x: 1071, of: 2048),
    "Verdana": Lines(2059, -430, cap: 1489, x: 1117, of: 2048),
  ]

  /// The size that the font which stands for it is drawn in, by its own: so that small letters are
  /// about as high.
  var drawnScale: CGFloat {
    switch family {
    case "Helvetica Neue", "Helvetica", "Arial", "Trebuchet MS": 0.955
    case "Avenir", "Avenir Next": 0.965
    case "Georgia": 0.93
    case "Times New Roman": 0.86
    case "Courier New": 0.85
    default: 1
    }
  }

  /// How wide its text is by that of the font that stands for it, in the same size; 1 where that is
  /// not known.
  ///
  /// The average advance of English text by that of Inter or DejaVu Serif, by the frequencies of
  /// letters. Helvetica Neue's and Avenir's were fitted to labels in storyboards, where most lines
  /// are within 2 % of it.
  var width: CGFloat {
    switch (family, weight.fileWeight) {
    case ("Helvetica Neue", ..<300): 0.9
    case ("Helvetica Neue", ..<400): 0.93
    case ("Helvetica Neue", 400): 0.955
    case ("Helvetica Neue", ..<700): 0.965
    case ("Helvetica Neue", _), ("Helvetica", 600...), ("Arial", 600...): 0.97
    case ("Helvetica", ..<400): 0.95
    case ("Helvetica", _), ("Arial", _): 0.93
    case ("Avenir", 800...), ("Avenir Next", 800...): 1.05
    case ("Avenir", 700), ("Avenir Next", 700): 0.985
    case ("Avenir", _), ("Avenir Next", _), ("Futura", 400...500): 0.97
    case ("Trebuchet MS", 600...): 0.965
    case ("Trebuchet MS", _): 0.95
    case ("Verdana", 600...): 1.155
    case ("Verdana", _): 1.07
    case ("Georgia", 600...): 0.91
    case ("Georgia", _): isItalic ? 0.88 : 0.86
    case ("Times New Roman", 600...): 0.76
    case ("Times New Roman", _): 0.785
    default: 1
    }
  }
}
