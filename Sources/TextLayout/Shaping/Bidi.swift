// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import CFriBidi

/// The Unicode Bidirectional Algorithm (UAX #9), by FriBidi.
enum Bidi {
  /// The embedding levels of a paragraph; even ones run left to right.
  struct Levels {
    let base: UInt8
    /// A level for each scalar, or `nil` where all have the base level.
    let levels: [UInt8]?
  }

  /// The levels of one paragraph's scalars.
  static func levels(of scalars: ArraySlice<UInt32>, base: BaseDirection) -> Levels {
    if base != .rightToLeft, !scalars.contains(where: mayTurn) {
      return Levels(base: 0, levels: nil)
    }
    let text = Array(scalars)
    let count = FriBidiStrIndex(text.count)
    var types = [FriBidiCharType](repeating: FriBidiCharType(0), count: text.count)
    var brackets = [FriBidiBracketType](repeating: 0, count: text.count)
    var levels = [FriBidiLevel](repeating: 0, count: text.count)
    fribidi_get_bidi_types(text, count, &types)
    fribidi_get_bracket_types(text, count, types, &brackets)
    var direction = parameter(base)
    let highest = fribidi_get_par_embedding_levels_ex(
      types, brackets, count, &direction, &levels)
    guard highest > 0 else { return Levels(base: 0, levels: nil) }
    let isRightToLeft = direction.rawValue & UInt32(FRIBIDI_MASK_RTL) != 0
    return Levels(
      base: isRightToLeft ? 1 : 0, levels: levels.map { UInt8(truncatingIfNeeded: $0) })
  }

  private static func parameter(_ base: BaseDirection) -> FriBidiParType {
    switch base {
    case .leftToRight: FRIBIDI_PAR_LTR
    case .rightToLeft: FRIBIDI_PAR_RTL
    case .firstStrong: FRIBIDI_PAR_ON
    }
  }

  /// Whether a scalar may give a text in a left-to-right paragraph another level: the blocks of
  /// scripts that run from right to left, and the controls.
  private static func mayTurn(_ scalar: UInt32) -> Bool {
    switch scalar {
    case ..<0x590: false
    case 0x590...0x8FF, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    case 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x1_0800...0x1_0FFF, 0x1_E800...0x1_EFFF: true
    default: false
    }
  }

  /// Turns items from logical into visual order (rule L2).
  static func reorder<Item>(_ items: [Item], level: (Item) -> UInt8) -> [Item] {
    guard let highest = items.map(level).max(), highest > 0 else { return items }
    var items = items
    for turned in stride(from: highest, to: 0, by: -1) {
      var start = 0
      while start < items.count {
        guard level(items[start]) >= turned else {
          start += 1
          continue
        }
        let end = items[start...].firstIndex { level($0) < turned } ?? items.count
        items[start..<end].reverse()
        start = end
      }
    }
    return items
  }
}
