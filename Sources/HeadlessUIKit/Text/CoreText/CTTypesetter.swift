// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import TextLayout

/// What finds where the lines of a text break.
public final class CTTypesetter {
  let text: NSAttributedString

  init(_ text: NSAttributedString) { self.text = text }

  /// How many characters from `start` on are on a line of a width.
  fileprivate func lineLength(_ start: CFIndex, _ width: Double, byLetters: Bool) -> CFIndex {
    let range = CFRange(location: start, length: 0).range(in: text)
    guard range.length > 0 else { return 0 }
    let part = NSMutableAttributedString(
      attributedString: text.attributedSubstring(from: range))
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = byLetters ? .byCharWrapping : .byWordWrapping
    part.addAttribute(
      .paragraphStyle, value: style, range: NSRange(location: 0, length: part.length))
    let all = NSRange(location: 0, length: part.length)
    let source = CoreTextBlock(part, all, width: max(0, width))
    return source?.lines.first?.range.length ?? range.length
  }
}

/// Makes what finds where the lines of a text break.
public func CTTypesetterCreateWithAttributedString(_ string: CFAttributedString) -> CTTypesetter {
  CTTypesetter(NSAttributedString(attributedString: string))
}

/// Makes a line of a part of the text; no length stands for all that follows.
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
  CTLine(typesetter.text, stringRange.range(in: typesetter.text))
}

/// Makes a line of a part of the text; no length stands for all that follows.
///
/// - Parameters:
///   - typesetter: What breaks the text.
///   - stringRange: The part.
///   - offset: Where the line starts, which matters for tabs. They stand as in a line from 0 on.
public func CTTypesetterCreateLineWithOffset(
  _ typesetter: CTTypesetter, _ stringRange: CFRange, _ offset: Double
) -> CTLine {
  CTTypesetterCreateLine(typesetter, stringRange)
}

/// How many characters from `startIndex` on fit a width, broken between words.
public func CTTypesetterSuggestLineBreak(
  _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex {
  typesetter.lineLength(startIndex, width, byLetters: false)
}

/// How many characters from `startIndex` on fit a width, broken between any.
public func CTTypesetterSuggestClusterBreak(
  _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex {
  typesetter.lineLength(startIndex, width, byLetters: true)
}
