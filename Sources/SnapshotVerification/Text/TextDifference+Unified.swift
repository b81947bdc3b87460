// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// The changed lines with some around them, as `diff -u` prints them.
extension TextDifference {
  /// The changes as text: each hunk under a line such as `@@ -3,4 +3,5 @@`, then its lines, which
  /// begin with `-`, `+` or a space.
  ///
  /// A space at the end of a line that differs is followed by `¬`, so that it is seen.
  ///
  /// - Parameters:
  ///   - context: How many lines that are the same stand around a change. The default is 4.
  ///   - limit: How many lines there may be; of more, the rest is counted. The default is no limit.
  public func unified(context: Int = 4, limit: Int = .max) -> String {
    let all = hunks(context: context).flatMap { [Self.header($0)] + $0.map(Self.shown) }
    guard all.count > limit else { return all.joined(separator: "\n") }
    let rest = all.count - limit
    return (all.prefix(limit) + ["... and \(rest) more line\(rest == 1 ? "" : "s")"])
      .joined(separator: "\n")
  }

  /// The lines near a change, those of one place together.
  func hunks(context: Int) -> [ArraySlice<Line>] {
    var ranges: [Range<Int>] = []
    for (index, line) in lines.enumerated() where line.kind != .same {
      let range = max(0, index - context)..<min(lines.count, index + context + 1)
      if let last = ranges.last, range.lowerBound <= last.upperBound {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }
    return ranges.map { lines[$0] }
  }

  private static func header(_ hunk: ArraySlice<Line>) -> String {
    let old = hunk.compactMap(\.reference), new = hunk.compactMap(\.actual)
    return "@@ -\(old.first ?? 0),\(old.count) +\(new.first ?? 0),\(new.count) @@"
  }

  private static func shown(_ line: Line) -> String {
    let sign =
      switch line.kind {
      case .same: " "
      case .removed: "-"
      case .added: "+"
      }
    let showsEnd = line.kind != .same && line.text.hasSuffix(" ")
    return sign + line.text + (showsEnd ? "¬" : "")
  }
}
