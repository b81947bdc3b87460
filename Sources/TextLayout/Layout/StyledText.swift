// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// The scalars of all spans in one row, with what a layout asks about them.
struct StyledText {
  let spans: [TextSpan]
  let scalars: [UInt32]
  /// Where each span begins, in scalars, and the end of the last one.
  let spanStarts: [Int]
  /// Whether a user-perceived character begins at each scalar; the end is one more element.
  let isGraphemeStart: [Bool]

  init(_ spans: [TextSpan]) {
    self.spans = spans
    var scalars: [UInt32] = []
    var starts = [0]
    for span in spans {
      scalars.append(contentsOf: span.text.unicodeScalars.lazy.map(\.value))
      starts.append(scalars.count)
    }
    self.scalars = scalars
    spanStarts = starts
    isGraphemeStart = Self.graphemeStarts(of: spans, scalars: scalars)
  }

  /// The span that a scalar belongs to; beyond the end, the last span that has characters.
  func span(at index: Int) -> Int {
    var (low, high) = (0, spans.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if spanStarts[middle] <= index { low = middle } else { high = middle }
    }
    while low > 0, spanStarts[low] >= scalars.count { low -= 1 }
    return low
  }

  /// Whether a span's characters stand for objects, and this scalar is one.
  func isObject(_ index: Int, in span: Int) -> Bool {
    scalars[index] == 0xFFFC && spans[span].object != nil
  }

  /// Whether a span has any characters.
  func hasCharacters(_ span: Int) -> Bool { spanStarts[span] < spanStarts[span + 1] }

  private static func graphemeStarts(of spans: [TextSpan], scalars: [UInt32]) -> [Bool] {
    var starts = [Bool](repeating: true, count: scalars.count + 1)
    if scalars.allSatisfy({ $0 < 0x300 }) {
      for index in scalars.indices.dropFirst() where scalars[index] == 10 {
        starts[index] = scalars[index - 1] != 13
      }
      return starts
    }
    let text = spans.count == 1 ? spans[0].text : spans.map(\.text).joined()
    var index = 0
    for character in text {
      for offset in character.unicodeScalars.indices.enumerated().dropFirst().map(\.offset) {
        starts[index + offset] = false
      }
      index += character.unicodeScalars.count
    }
    return starts
  }
}

/// What a scalar means for lines.
enum ScalarKind {
  /// Whether a space at the end of a line hangs over its edge: all white space but no-break spaces.
  static func isHangingSpace(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x20, 0x09: true
    case ..<0x1680: false
    case 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Whether a space widens in justified text.
  static func isWordSpace(_ scalar: UInt32) -> Bool { scalar == 0x20 || scalar == 0xA0 }

  static func isTab(_ scalar: UInt32) -> Bool { scalar == 0x09 }

  /// A control character has no glyph; UIKit draws nothing for it.
  static func isInvisibleControl(_ scalar: UInt32) -> Bool {
    scalar != 0x09 && (scalar < 0x20 || (0x7F..<0xA0).contains(scalar))
  }

  /// Whether a scalar has no glyph of its own by design, so that a face without it is not missing
  /// one.
  static func isIgnorable(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xAD, 0x34F, 0x61C, 0x180B...0x180F, 0x200B...0x200F, 0x202A...0x202E: true
    case 0x2060...0x206F, 0xFE00...0xFE0F, 0xFEFF, 0xE_0000...0xE_0FFF: true
    default: isInvisibleControl(scalar)
    }
  }
}
