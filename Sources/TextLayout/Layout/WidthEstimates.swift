// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// About how wide the parts of a paragraph are, from its own shaping.
///
/// A long paragraph is shaped in chunks, and only as far as somebody asks: what a label shows of
/// ten megabytes is their beginning. Chunks are shaped as lines are, so that only what is joined
/// across their edges makes an estimate less exact.
struct WidthEstimates {
  /// Scalars that are shaped at once. A paragraph of no more is shaped as a whole.
  static let chunk = 4096

  private let paragraph: Paragraph
  private let whole: () -> [LineItem]
  /// Points before each scalar that is known, and behind the last one.
  private var sums: [CGFloat] = [0]

  /// - Parameter whole: The paragraph's items, where it is no longer than a chunk.
  init(_ paragraph: Paragraph, whole: @escaping () -> [LineItem]) {
    self.paragraph = paragraph
    self.whole = whole
  }

  /// The scalars that are known so far.
  var count: Int { sums.count - 1 }

  /// Points.
  mutating func width(of part: Range<Int>) -> CGFloat {
    know(upTo: part.upperBound)
    let start = paragraph.range.lowerBound
    return sums[part.upperBound - start] - sums[part.lowerBound - start]
  }

  /// Whether a part is at most `limit` points wide, without a look at all that is behind the limit.
  mutating func isWithin(_ limit: CGFloat, _ part: Range<Int>) -> Bool {
    var end = min(part.upperBound, part.lowerBound + Self.chunk)
    while end < part.upperBound {
      guard width(of: part.lowerBound..<end) <= limit else { return false }
      end = min(part.upperBound, end + Self.chunk)
    }
    return width(of: part) <= limit
  }

  private mutating func know(upTo end: Int) {
    let range = paragraph.range
    while range.lowerBound + count < end {
      let start = range.lowerBound + count
      guard range.count > Self.chunk else {
        add(whole(), range)
        continue
      }
      let part = start..<min(range.upperBound, start + Self.chunk)
      let isFirst = start == range.lowerBound
      add(paragraph.items(in: part, from: paragraph.headIndent(isFirstLine: isFirst)), part)
    }
  }

  private mutating func add(_ items: [LineItem], _ part: Range<Int>) {
    let starts = paragraph.text.isGraphemeStart
    var widths = [CGFloat](repeating: 0, count: part.count)
    for item in items {
      guard item.kind == .glyphs else {
        widths[item.range.lowerBound - part.lowerBound] += item.width
        continue
      }
      for glyph in item.glyphs {
        widths[glyph.cluster - part.lowerBound] += item.points(glyph.advance)
      }
      for index in item.range where starts[index] {
        widths[index - part.lowerBound] += item.spacing
      }
    }
    sums.reserveCapacity(sums.count + widths.count)
    for width in widths { sums.append(sums[sums.count - 1] + width) }
  }
}
