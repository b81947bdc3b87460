// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Breaks a paragraph into lines.
///
/// A line is measured as it will be drawn, that is, shaped on its own: kerning and joined letters
/// differ at a cut. The paragraph shaped as a whole only tells where to begin trying. So a text
/// that was measured without a limit fits into just the width that was measured.
///
/// It is a class for its lazy members: a text that fits needs none of them.
final class Typesetter {
  /// A line's scalars, the spaces that hang over its edge included, and its items without these.
  struct Line {
    let range: Range<Int>
    let items: [LineItem]
    var isTruncated = false
  }

  /// Half a thousandth of a point: what rounding to pixels may have taken from a width.
  static let tolerance: CGFloat = 1.0 / 512

  /// When so many parts are known, all are forgotten: a text of ten megabytes has 200,000 lines.
  private static let partLimit = 32

  let paragraph: Paragraph
  /// The latest parts that were shaped.
  private var parts: [Range<Int>: [LineItem]] = [:]
  private lazy var whole = paragraph.items(
    in: paragraph.range, from: paragraph.headIndent(isFirstLine: true))
  /// How wide parts are, about.
  private lazy var estimates = WidthEstimates(paragraph) { [unowned self] in whole }
  /// Where a line may end between any two characters, in rising order.
  private(set) lazy var graphemeEnds = paragraph.range.map { $0 + 1 }.filter {
    paragraph.text.isGraphemeStart[$0]
  }
  /// Where a line may end between words, in rising order.
  private(set) lazy var wordEnds: [Int] = {
    let breaks = LineBreaker.breaks(in: paragraph.text.scalars[paragraph.range])
    return graphemeEnds.filter { breaks[$0 - paragraph.range.lowerBound] != .prohibited }
  }()
  /// What an estimate may be wrong by, in points: the width of a broad character.
  private(set) lazy var slack =
    paragraph.segments.map { paragraph.text.spans[$0.span].style.pointSize }.max() ?? 0

  init(_ paragraph: Paragraph) {
    self.paragraph = paragraph
  }

  /// About how wide a part is, in points.
  func estimate(_ part: Range<Int>) -> CGFloat { estimates.width(of: part) }

  /// The scalars that estimates were made for so far.
  var estimatedCount: Int { estimates.count }

  // MARK: Lines

  /// The rest of the paragraph on one line, however wide.
  func rest(from start: Int) -> Line {
    let part = start..<paragraph.range.upperBound
    return Line(range: part, items: items(in: part))
  }

  /// Whether the rest of the paragraph fits, spaces at its end aside.
  func restFits(from start: Int, _ width: CGFloat?) -> Bool {
    guard let width else { return true }
    let part = start..<paragraph.trimmedEnd(start..<paragraph.range.upperBound)
    // A very long rest is not shaped to see that it is too long.
    guard part.count <= WidthEstimates.chunk || estimates.isWithin(width + slack, part) else {
      return false
    }
    return items(in: part).width <= width + Self.tolerance
  }

  /// The next line from `start`, at most `width` points wide, with one character at least.
  func line(from start: Int, _ width: CGFloat?, mode: LineBreakMode) -> Line {
    guard let width, !restIsShort(from: start, width) else { return rest(from: start) }
    if mode != .charWrap, let line = longest(from: start, ending: wordEnds, width) { return line }
    if let line = longest(from: start, ending: graphemeEnds, width) { return line }
    let end = graphemeEnds.first { $0 > start } ?? paragraph.range.upperBound
    return Line(range: start..<end, items: items(in: start..<end))
  }

  /// Whether the rest fits, with a look at the estimate first so that long texts are not shaped in
  /// vain.
  private func restIsShort(from start: Int, _ width: CGFloat) -> Bool {
    let part = start..<paragraph.trimmedEnd(start..<paragraph.range.upperBound)
    return estimates.isWithin(width + slack, part) && restFits(from: start, width)
  }

  /// The longest line that ends at one of `ends` and fits, or `nil`.
  private func longest(from start: Int, ending ends: [Int], _ width: CGFloat) -> Line? {
    let first = ends.partition { $0 > start }
    func visible(_ index: Int) -> Range<Int> {
      start..<paragraph.trimmedEnd(start..<ends[index])
    }
    let found = Self.longest(
      among: first..<ends.count, within: width + Self.tolerance, slack: slack,
      estimate: { estimate(visible($0)) }, measure: { items(in: visible($0)) })
    return found.map { Line(range: start..<ends[$0.index], items: $0.items) }
  }

  /// The greatest of rising candidates whose items fit.
  ///
  /// Estimates say where to begin; from there it goes on to the last one that fits, or back to the
  /// first one. `extra` is needed beside a candidate's items, in points.
  static func longest(
    among candidates: Range<Int>, within width: CGFloat, slack: CGFloat,
    estimate: (Int) -> CGFloat, measure: (Int) -> [LineItem],
    extra: (Int) -> CGFloat = { _ in 0 }
  ) -> (index: Int, items: [LineItem])? {
    var (low, high) = (candidates.lowerBound, candidates.upperBound)
    // Lines are short and texts may be long: the end is looked for near the beginning first.
    var step = 64
    while low + step < high {
      if estimate(low + step) > width { high = low + step } else { low += step + 1 }
      step *= 2
    }
    while low < high {
      let middle = (low + high) / 2
      if estimate(middle) <= width { low = middle + 1 } else { high = middle }
    }
    var best: (index: Int, items: [LineItem])?
    var index = low - 1
    while index >= candidates.lowerBound, best == nil {
      let items = measure(index)
      if items.width + extra(index) <= width { best = (index, items) } else { index -= 1 }
    }
    index = max(index, candidates.lowerBound - 1) + 1
    while index < candidates.upperBound, index >= low, estimate(index) <= width + slack {
      let items = measure(index)
      guard items.width + extra(index) <= width else { break }
      best = (index, items)
      index += 1
    }
    return best
  }

  func items(in part: Range<Int>) -> [LineItem] {
    if part == paragraph.range { return whole }
    if let known = parts[part] { return known }
    let isFirstLine = part.lowerBound == paragraph.range.lowerBound
    let items = paragraph.items(in: part, from: paragraph.headIndent(isFirstLine: isFirstLine))
    // What is measured is mostly asked for again, to be a line and to be drawn.
    if parts.count == Self.partLimit { parts = [:] }
    parts[part] = items
    return items
  }
}

extension [Int] {
  /// The index of the first element of a sorted array for which `isAfter` holds, or the end.
  func partition(_ isAfter: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
