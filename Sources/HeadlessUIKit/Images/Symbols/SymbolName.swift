// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A symbol's name, taken apart: `bell.slash.circle.fill` is the base `bell`, struck through, in a
/// circle, filled.
struct SymbolName {
  /// What the name says; `nil` where there is no drawing of its base.
  let figure: SymbolFigure?

  init(_ name: String) {
    figure =
      Self.drawn(name) ?? Self.figure(Self.renamed(name)) ?? Self.figure(name.split(separator: "."))
  }

  private static func drawn(_ name: String) -> SymbolFigure? {
    SymbolCatalog.entries[name]?.figure
  }

  /// The words of a name, those of other versions of SF Symbols as they are called here.
  private static func renamed(_ name: String) -> [Substring] {
    var words = "." + name + "."
    for (other, ours) in SymbolCatalog.synonyms where words.contains("." + other + ".") {
      words = words.replacingOccurrences(of: "." + other + ".", with: "." + ours + ".")
    }
    return words.split(separator: ".")
  }

  private static func figure(_ words: some Collection<Substring>) -> SymbolFigure? {
    let words = Array(words)
    guard !words.isEmpty else { return nil }
    let plain = words.filter { $0 != "fill" }
    if plain.count < words.count { return filled(words, plain) }
    return drawn(words.joined(separator: ".")) ?? number(words) ?? badged(words) ?? struck(words)
      ?? enclosed(words) ?? stacked(words) ?? joined(words)
  }

  /// The word `fill` may stand at the end, or within, behind the base of a badge.
  private static func filled(_ words: [Substring], _ plain: [Substring]) -> SymbolFigure? {
    if words.last == "fill", let exact = drawn(words.dropLast().joined(separator: ".")) {
      return exact.filled()
    }
    return figure(plain)?.filled()
  }

  private static func number(_ words: [Substring]) -> SymbolFigure? {
    guard words.count == 1, words[0].count > 1 else { return nil }
    let digits = words[0].compactMap { drawn(String($0)) }
    guard words[0].allSatisfy(\.isNumber), digits.count == words[0].count else { return nil }
    return .row(digits)
  }

  private static func badged(_ words: [Substring]) -> SymbolFigure? {
    guard let place = words.lastIndex(where: { ["badge", "trianglebadge"].contains($0) }),
      let base = figure(words[..<place])
    else { return nil }
    let sign = words[(place + 1)...]
    return sign.isEmpty ? base.badged(nil) : figure(sign).map { base.badged($0) }
  }

  private static func struck(_ words: [Substring]) -> SymbolFigure? {
    words.last == "slash" ? figure(words.dropLast())?.struckThrough() : nil
  }

  /// A sign in what comes last: `plus.circle`, `plus.bubble.left`.
  private static func enclosed(_ words: [Substring]) -> SymbolFigure? {
    for count in 1...4 where words.count > count {
      guard let enclosure = drawn(words.suffix(count).joined(separator: ".")),
        enclosure.room != nil, let sign = figure(words.dropLast(count))
      else { continue }
      // A lens holds signs; things lie behind it.
      if words.last == "magnifyingglass", sign.isThing { return nil }
      return sign.enclosed(in: enclosure)
    }
    return nil
  }

  private static func stacked(_ words: [Substring]) -> SymbolFigure? {
    guard let place = words.firstIndex(of: "on"), let front = figure(words[..<place]),
      let back = figure(words[(place + 1)...])
    else { return nil }
    return front.on(back)
  }

  /// One thing and a smaller one: `doc.text.magnifyingglass`, `folder.and.pencil`.
  private static func joined(_ words: [Substring]) -> SymbolFigure? {
    for place in words.indices.dropFirst().reversed() {
      let isSaid = words[place] == "and" || words[place...] == ["magnifyingglass"]
      guard isSaid, let base = drawn(words[..<place].joined(separator: ".")),
        let other = figure(words[place...].drop { $0 == "and" })
      else { continue }
      return base.with(other)
    }
    return nil
  }
}
