// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Where lines break that are not simply filled one after the other.
extension Typesetter {
  /// A paragraph that is longer is filled line by line, in scalars.
  private static let evenLimit = 4096
  /// So is one of more lines, as in a label that has no width yet: each is a call within a call.
  private static let lineLimit = 64
  /// How many words a line gives up at most, for more even ones.
  private static let choices = 6

  // MARK: Orphans

  /// Two lines whose second one is a single word, with the last word of the first moved to it;
  /// `nil` where that is not so, where there is no such word, or where it does not fit.
  ///
  /// Only words between spaces are moved: iOS 17 leaves a word alone below a compound with hyphens.
  func joiningOrphan(
    _ first: Line, _ last: Line, _ width: CGFloat?
  ) -> (first: Line, last: Line)? {
    let orphan = visible(last.range)
    guard !orphan.isEmpty, !orphan.contains(where: isSpace) else { return nil }
    let line = visible(first.range)
    guard let start = wordEnds.last(where: { $0 > line.lowerBound && $0 < line.upperBound }),
      isSpace(start - 1)
    else { return nil }
    let joined = start..<last.range.upperBound
    let available = paragraph.availableWidth(width, isFirstLine: false) ?? .greatestFiniteMagnitude
    let (kept, moved) = (line.lowerBound..<start, items(in: visible(joined)))
    guard moved.width <= available + Self.tolerance else { return nil }
    return (
      Line(range: kept, items: items(in: visible(kept))), Line(range: joined, items: moved)
    )
  }

  // MARK: Justified text

  /// The lines of a justified paragraph with the most even spaces: the least sum of the squares of
  /// what each space gets. `nil` where lines are filled one after the other.
  ///
  /// iOS 16 and 17 move a word down where that makes the spaces more even, iOS 15 does not; by what
  /// they measure it is not published.
  func evenLines(_ width: CGFloat?) -> [Line]? {
    guard paragraph.style.alignment == .justified, paragraph.style.lineBreakMode != .charWrap,
      let width, paragraph.range.count <= Self.evenLimit,
      let first = paragraph.availableWidth(width, isFirstLine: true),
      let other = paragraph.availableWidth(width, isFirstLine: false),
      !restFits(from: paragraph.range.lowerBound, first), isOfFewLines(first, other)
    else { return nil }
    var best: [Int: Way] = [:]
    return way(from: paragraph.range.lowerBound, first, other, &best)?.lines
  }

  private func isOfFewLines(_ first: CGFloat, _ others: CGFloat) -> Bool {
    var (start, width) = (paragraph.range.lowerBound, first)
    for _ in 0..<Self.lineLimit {
      if restFits(from: start, width) { return true }
      start = line(from: start, width, mode: .wordWrap).range.upperBound
      width = others
    }
    return false
  }

  /// Lines from a scalar to the end, and how uneven their spaces are.
  private struct Way {
    var lines: [Line]
    var cost: CGFloat
  }

  private func way(
    from start: Int, _ width: CGFloat, _ others: CGFloat, _ best: inout [Int: Way]
  ) -> Way? {
    if let known = best[start] { return known }
    if restFits(from: start, width) { return Way(lines: [rest(from: start)], cost: 0) }
    let longest = line(from: start, width, mode: .wordWrap)
    let index = wordEnds.partition { $0 >= longest.range.upperBound }
    let first = max(wordEnds.partition { $0 > start }, index - Self.choices)
    var found: Way?
    for end in wordEnds[min(first, index)...min(index, wordEnds.count - 1)].reversed() {
      guard end > start, end <= longest.range.upperBound else { continue }
      let line =
        end == longest.range.upperBound
        ? longest : Line(range: start..<end, items: items(in: visible(start..<end)))
      let spaces = visible(line.range).count(where: isSpace)
      guard spaces > 0 || end == longest.range.upperBound else { continue }
      let each = (width - line.items.width) / CGFloat(max(1, spaces))
      guard var rest = way(from: end, others, others, &best) else { continue }
      // As many lines as when they are filled: a paragraph does not become higher.
      guard found.map({ rest.lines.count + 1 <= $0.lines.count }) ?? true else { continue }
      rest.cost += each * each
      guard found.map({ rest.cost < $0.cost }) ?? true else { continue }
      rest.lines.insert(line, at: 0)
      found = rest
    }
    best[start] = found
    return found
  }

  private func visible(_ range: Range<Int>) -> Range<Int> {
    range.lowerBound..<paragraph.trimmedEnd(range)
  }

  private func isSpace(_ index: Int) -> Bool {
    ScalarKind.isWordSpace(paragraph.text.scalars[index])
  }
}
