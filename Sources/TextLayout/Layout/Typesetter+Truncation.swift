// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension Typesetter {
  /// The rest of the paragraph on one line with an ellipsis for what does not fit. At the tail no
  /// space is left before the ellipsis, as on iOS 15 to 17; others beside an ellipsis stay. A line
  /// without room for the ellipsis is left whole, as `CTLineCreateTruncatedLine` makes none then: it
  /// ends at the edge.
  ///
  /// - Parameters:
  ///   - start: The line's first scalar.
  ///   - width: The line's width in points, or `nil` for only adding an ellipsis.
  ///   - mode: Where the ellipsis goes.
  func truncatedLine(from start: Int, _ width: CGFloat?, mode: LineBreakMode) -> Line {
    let part = start..<paragraph.range.upperBound
    if let width, !part.isEmpty, paragraph.ellipsis(at: start).width > width + Self.tolerance {
      return Line(range: part, items: items(in: part), isTruncated: true)
    }
    // Where only later paragraphs are left out, the end is what is missing, whatever the mode.
    let isShort = restFits(from: start, width)
    let items =
      switch mode {
      case .truncateHead where !isShort: head(part, width ?? 0)
      case .truncateMiddle where !isShort: middle(part, width ?? 0)
      default: tail(part, width ?? .greatestFiniteMagnitude)
      }
    return Line(range: part, items: items, isTruncated: true)
  }

  private func tail(_ part: Range<Int>, _ width: CGFloat) -> [LineItem] {
    let ellipsis = { [paragraph] (end: Int) in paragraph.ellipsis(at: max(part.lowerBound, end - 1))
    }
    guard let prefix = prefix(of: part, width, extra: { ellipsis($0).width }) else {
      return [ellipsis(part.lowerBound)]
    }
    let end = paragraph.trimmedEnd(part.lowerBound..<prefix.end)
    if end == prefix.end { return prefix.items + [ellipsis(end)] }
    let kept = part.lowerBound..<end
    return (kept.isEmpty ? [] : items(in: kept)) + [ellipsis(end)]
  }

  private func head(_ part: Range<Int>, _ width: CGFloat) -> [LineItem] {
    let ellipsis = { [paragraph] (start: Int) in
      paragraph.ellipsis(at: max(part.lowerBound, min(start, part.upperBound - 1)))
    }
    let suffix = suffix(of: part, width) { ellipsis($0).width }
    return [ellipsis(suffix?.start ?? part.upperBound)] + (suffix?.items ?? [])
  }

  /// Half of the room for the beginning, and what then is left for the end. What still remains
  /// stays empty, as on iOS: "1 byTruncatingMiddle" of 17 points is "1 byT…iddle" in 100.
  private func middle(_ part: Range<Int>, _ width: CGFloat) -> [LineItem] {
    let ellipsis = { [paragraph] (end: Int) in paragraph.ellipsis(at: max(part.lowerBound, end - 1))
    }
    let room = width - ellipsis(part.lowerBound).width
    let start = prefix(of: part, room / 2) { _ in 0 }
    let rest = (start?.end ?? part.lowerBound)..<part.upperBound
    let end = suffix(of: rest, room - (start?.items.width ?? 0)) { _ in 0 }
    return (start?.items ?? []) + [ellipsis(start?.end ?? part.lowerBound)] + (end?.items ?? [])
  }

  /// The longest beginning of `part` that fits beside what `extra` says is needed after it.
  private func prefix(
    of part: Range<Int>, _ width: CGFloat, extra: (Int) -> CGFloat
  ) -> (end: Int, items: [LineItem])? {
    let ends = graphemeEnds
    let first = ends.partition { $0 > part.lowerBound }
    let last = ends.partition { $0 > part.upperBound }
    let room = width + Self.tolerance
    let found = Self.longest(
      among: first..<last, within: room, slack: slack,
      estimate: { self.estimate(part.lowerBound..<ends[$0]) + extra(ends[$0]) },
      measure: { self.items(in: part.lowerBound..<ends[$0]) },
      extra: { extra(ends[$0]) })
    return found.map { (ends[$0.index], $0.items) }
  }

  /// The longest end of `part` that fits beside what `extra` says is needed before it.
  private func suffix(
    of part: Range<Int>, _ width: CGFloat, extra: (Int) -> CGFloat
  ) -> (start: Int, items: [LineItem])? {
    let starts =
      [part.lowerBound] + graphemeEnds.filter { $0 > part.lowerBound && $0 < part.upperBound }
    let count = starts.count
    let found = Self.longest(
      among: 0..<count, within: width + Self.tolerance, slack: slack,
      estimate: {
        self.estimate(starts[count - 1 - $0]..<part.upperBound) + extra(starts[count - 1 - $0])
      },
      measure: { self.items(in: starts[count - 1 - $0]..<part.upperBound) },
      extra: { extra(starts[count - 1 - $0]) })
    return found.map { (starts[count - 1 - $0.index], $0.items) }
  }
}
