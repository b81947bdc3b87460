// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import TextLayout

/// A part of a text in lines, for what Core Text asks of them.
final class CoreTextBlock {
  /// The whole text.
  let text: NSAttributedString
  /// Which characters of it are in the lines.
  let range: NSRange
  let block: TextBlock
  let drawn: DrawnText
  /// Where each Unicode scalar of the part begins in the whole text, counted in UTF-16, and where
  /// the part ends.
  private let offsets: [Int]

  /// Lays a part of a text out; `nil`, and that is reported, where a font is missing.
  ///
  /// - Parameters:
  ///   - text: The whole text.
  ///   - range: The part.
  ///   - width: Where lines are broken, in points; `nil` for one line.
  ///   - truncation: How the one line is made as narrow as `width`; `nil` for lines that break.
  init?(
    _ text: NSAttributedString, _ range: NSRange, width: CGFloat?,
    truncation: TextLayout.LineBreakMode? = nil
  ) {
    let part = text.attributedSubstring(from: range)
    var shown = part
    if width == nil || truncation != nil {
      // A line of Core Text goes on behind what ends a paragraph, which has no width.
      let joined = NSMutableAttributedString(attributedString: part)
      for (offset, unit) in part.string.utf16.enumerated() where unit == 10 || unit == 13 {
        joined.replaceCharacters(in: NSRange(location: offset, length: 1), with: "\u{200B}")
      }
      shown = joined
    }
    let defaults = DrawnText.Defaults(font: .ofUnstyledText, color: .black)
    do {
      drawn = try DrawnText(shown, defaults)
    } catch {
      RenderingEnvironment.report("a text cannot be laid out: \(error)")
      return nil
    }
    var paragraph = ParagraphStyle()
    var spans = drawn.spans
    if let truncation {
      paragraph.lineBreakMode = truncation
      for index in spans.indices { spans[index].paragraph?.lineBreakMode = truncation }
    }
    block = TextBlock(
      spans, width: width, maximumLines: width == nil || truncation != nil ? 1 : nil,
      paragraph: paragraph)
    var offsets = [range.location]
    for scalar in part.string.unicodeScalars {
      offsets.append((offsets.last ?? 0) + UTF16.width(scalar))
    }
    self.offsets = offsets
    self.text = text
    self.range = range
  }

  /// The lines, as Core Text hands them out.
  var lines: [CTLine] { block.lines.indices.map { CTLine(self, $0) } }

  /// Where a scalar of the part begins in the whole text.
  func offset(of scalar: Int) -> Int { offsets[min(max(0, scalar), offsets.count - 1)] }

  /// The characters of a line, with those that end it.
  func range(ofLine index: Int) -> NSRange {
    let start = offset(of: block.lines[index].range.lowerBound)
    let isLast = index + 1 == block.lines.count
    let end = isLast ? NSMaxRange(range) : offset(of: block.lines[index + 1].range.lowerBound)
    return NSRange(location: start, length: max(0, end - start))
  }

  /// The width of characters of the whole text, on one line.
  func width(of range: NSRange) -> CGFloat {
    range.length > 0 ? text.attributedSubstring(from: range).size().width : 0
  }
}
