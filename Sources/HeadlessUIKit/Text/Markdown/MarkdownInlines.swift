// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Reads what stands within a paragraph of Markdown, by the rules of CommonMark 0.31, section 6.
///
/// Runs of `*`, `_` and `~` are pieces of their own until it is known which of them belong together
/// ("An algorithm for parsing nested emphasis and links"); what is left of them is text.
struct MarkdownInlines {
  typealias Piece = MarkdownText.Piece

  /// A run of marks that may begin or end emphasis.
  private struct Run {
    let piece: Int
    let mark: Character
    let length: Int
    var left: Int
    var opens: Bool
    var closes: Bool
  }

  /// A bracket that may begin a link.
  private struct Bracket {
    let piece: Int
    let run: Int
    let isImage: Bool
    let isExtension: Bool
    var isActive = true
  }

  private let characters: [Character]
  private let keepsLines: Bool
  private let readsExtensions: Bool
  private var place = 0
  private var pieces: [Piece] = []
  private var runs: [Run] = []
  private var brackets: [Bracket] = []
  /// How many backticks do not stand together again in the rest.
  private var unclosedCode: Set<Int> = []

  /// - Parameters:
  ///   - keepsLines: Whether ends of lines and the white space at them stay.
  ///   - readsExtensions: Whether `^[text](attribute: value)` is read as its text.
  init(_ text: String, keepsLines: Bool, readsExtensions: Bool) {
    characters = Array(text)
    self.keepsLines = keepsLines
    self.readsExtensions = readsExtensions
  }

  mutating func read() -> [Piece] {
    while place < characters.count { readNext() }
    pairRuns(from: 0)
    return pieces.filter { !$0.text.isEmpty }.reduce(into: []) { joined, piece in
      if let last = joined.last, last.intent == piece.intent, last.address == piece.address {
        joined[joined.count - 1].text += piece.text
      } else {
        joined.append(piece)
      }
    }
  }

  private mutating func readNext() {
    let character = characters[place]
    switch character {
    case "\\": readEscape()
    case "`": readCode()
    case "*", "_", "~": readRun(character)
    case "!" where peek(1) == "[": open(length: 2, isImage: true)
    case "^" where readsExtensions && peek(1) == "[": open(length: 2, isExtension: true)
    case "[": open(length: 1)
    case "]": close()
    case "<": readAngle()
    case "&": readEntity()
    case "\n": readLineEnd()
    case "h" where startsWord, "w" where startsWord: readBareAddress()
    default: take(1)
    }
  }

  private func peek(_ distance: Int) -> Character? {
    let index = place + distance
    return characters.indices.contains(index) ? characters[index] : nil
  }

  private var startsWord: Bool { peek(-1).map { !$0.isLetter && !$0.isNumber } ?? true }

  /// Reads so many characters as they are.
  private mutating func take(_ count: Int) {
    add(String(characters[place..<(place + count)]))
    place += count
  }

  private mutating func add(
    _ text: String, _ intent: InlinePresentationIntent = [], address: String? = nil
  ) {
    pieces.append(Piece(text: text, intent: intent, address: address))
  }

  // MARK: Characters

  private mutating func readEscape() {
    guard let next = peek(1) else { return take(1) }
    if next == "\n" {
      endLine(.lineBreak, "\n", skipping: 2)
    } else if next.isASCII, next.isPunctuation || next.isSymbol {
      add(String(next))
      place += 2
    } else {
      take(1)
    }
  }

  private mutating func readCode() {
    let marks = characters[place...].prefix { $0 == "`" }.count
    guard !unclosedCode.contains(marks) else { return take(marks) }
    var end = place + marks
    while end < characters.count {
      let run = characters[end...].prefix { $0 == "`" }.count
      if run == marks { break }
      end += max(1, run)
    }
    guard end < characters.count else {
      unclosedCode.insert(marks)
      return take(marks)
    }
    var code = String(characters[(place + marks)..<end]).replacingOccurrences(of: "\n", with: " ")
    if code.hasPrefix(" "), code.hasSuffix(" "), code.contains(where: { $0 != " " }) {
      code = String(code.dropFirst().dropLast())
    }
    add(code, .code)
    place = end + marks
  }

  private mutating func readLineEnd() {
    let isBreak = !keepsLines && trailingSpaces >= 2
    if !keepsLines { dropTrailingSpaces() }
    endLine(isBreak ? .lineBreak : .softBreak, isBreak ? "\n" : " ", skipping: 1)
  }

  private mutating func endLine(
    _ intent: InlinePresentationIntent, _ text: String, skipping count: Int
  ) {
    place += count
    if keepsLines { return add("\n") }
    add(text, intent)
    while peek(0) == " " || peek(0) == "\t" { place += 1 }
  }

  /// How many spaces stand at the end of what was read.
  private var trailingSpaces: Int {
    var count = 0
    for piece in pieces.reversed() {
      let spaces = piece.text.reversed().prefix { $0 == " " }.count
      count += spaces
      if spaces < piece.text.count { break }
    }
    return count
  }

  private mutating func dropTrailingSpaces() {
    for index in pieces.indices.reversed() where !pieces[index].intent.contains(.code) {
      while pieces[index].text.last == " " { pieces[index].text.removeLast() }
      if !pieces[index].text.isEmpty { break }
    }
  }

  private mutating func readEntity() {
    let entity = characters[place...].prefix(12)
    guard let end = entity.firstIndex(of: ";"),
      let character = Self.entity(String(entity[(place + 1)..<end]))
    else { return take(1) }
    add(character)
    place = end + 1
  }

  private static func entity(_ name: String) -> String? {
    let known = [
      "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
      "copy": "\u{A9}", "reg": "\u{AE}", "trade": "\u{2122}", "hellip": "\u{2026}",
      "ndash": "\u{2013}", "mdash": "\u{2014}", "euro": "\u{20AC}", "bull": "\u{2022}",
    ]
    guard name.hasPrefix("#") else { return known[name] }
    let digits = name.dropFirst()
    let isHex = digits.first == "x" || digits.first == "X"
    return UInt32(isHex ? digits.dropFirst() : digits, radix: isHex ? 16 : 10)
      .flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }

  // MARK: Emphasis

  private mutating func readRun(_ mark: Character) {
    let length = characters[place...].prefix { $0 == mark }.count
    let (before, after) = (peek(-1), peek(length))
    func isSpace(_ character: Character?) -> Bool { character?.isWhitespace ?? true }
    func isPunctuation(_ character: Character?) -> Bool {
      character.map { $0.isPunctuation || $0.isSymbol } ?? false
    }
    let leads =
      !isSpace(after) && (!isPunctuation(after) || isSpace(before) || isPunctuation(before))
    let trails =
      !isSpace(before) && (!isPunctuation(before) || isSpace(after) || isPunctuation(after))
    let (isWordMark, isLongTilde) = (mark == "_", mark == "~" && length > 2)
    runs.append(
      Run(
        piece: pieces.count, mark: mark, length: length, left: length,
        opens: leads && (!isWordMark || !trails || isPunctuation(before)) && !isLongTilde,
        closes: trails && (!isWordMark || !leads || isPunctuation(after)) && !isLongTilde))
    take(length)
  }

  /// Gives what stands between runs that belong together its intent.
  private mutating func pairRuns(from bottom: Int) {
    var closer = bottom
    while closer < runs.count {
      guard runs[closer].closes, runs[closer].left > 0 else {
        closer += 1
        continue
      }
      if let opener = (bottom..<closer).last(where: { pairs($0, closer) }) {
        pair(opener, closer)
      } else {
        closer += 1
      }
    }
    runs.removeSubrange(bottom...)
  }

  private func pairs(_ opener: Int, _ closer: Int) -> Bool {
    let (first, second) = (runs[opener], runs[closer])
    guard first.opens, first.left > 0, first.mark == second.mark else { return false }
    if first.mark == "~" { return first.length == second.length }
    let sum = first.length + second.length
    return !(first.closes || second.opens) || sum % 3 != 0
      || (first.length % 3 == 0 && second.length % 3 == 0)
  }

  private mutating func pair(_ opener: Int, _ closer: Int) {
    let isStrong = runs[opener].left >= 2 && runs[closer].left >= 2
    let isStruck = runs[opener].mark == "~"
    let used = isStruck ? runs[opener].length : isStrong ? 2 : 1
    let intent: InlinePresentationIntent =
      isStruck ? .strikethrough : isStrong ? .stronglyEmphasized : .emphasized
    for piece in (runs[opener].piece + 1)..<runs[closer].piece {
      pieces[piece].intent.insert(intent)
    }
    for run in (opener + 1)..<closer { (runs[run].opens, runs[run].closes) = (false, false) }
    for run in [opener, closer] {
      runs[run].left -= used
      pieces[runs[run].piece].text.removeLast(used)
    }
  }
}

// MARK: Links

extension MarkdownInlines {
  private mutating func open(length: Int, isImage: Bool = false, isExtension: Bool = false) {
    brackets.append(
      Bracket(
        piece: pieces.count, run: runs.count, isImage: isImage, isExtension: isExtension))
    take(length)
  }

  private mutating func close() {
    guard let bracket = brackets.popLast() else { return take(1) }
    guard bracket.isActive, peek(1) == "(",
      let link = destination(at: place + 2, isExtension: bracket.isExtension)
    else { return take(1) }
    pairRuns(from: bracket.run)
    pieces[bracket.piece].text = ""
    if !bracket.isExtension, !bracket.isImage {
      for piece in bracket.piece..<pieces.count { pieces[piece].address = link.address }
      // A link holds no other link.
      for index in brackets.indices where !brackets[index].isImage {
        brackets[index].isActive = false
      }
    }
    place = link.end
  }

  /// The address of a link and where the link ends; `nil` where it is none.
  private func destination(
    at start: Int, isExtension: Bool
  ) -> (address: String, end: Int)? {
    var index = start
    func skipSpace() {
      while index < characters.count, characters[index].isWhitespace { index += 1 }
    }
    if isExtension {
      guard let end = characters[start...].firstIndex(of: ")") else { return nil }
      return ("", end + 1)
    }
    skipSpace()
    var address = ""
    if index < characters.count, characters[index] == "<" {
      guard let end = characters[index...].firstIndex(of: ">") else { return nil }
      address = String(characters[(index + 1)..<end])
      index = end + 1
    } else {
      var depth = 0
      while index < characters.count, !characters[index].isWhitespace {
        if characters[index] == "(" { depth += 1 }
        if characters[index] == ")" {
          if depth == 0 { break }
          depth -= 1
        }
        if characters[index] == "\\", index + 1 < characters.count,
          characters[index + 1].isPunctuation
        {
          index += 1
        }
        address.append(characters[index])
        index += 1
      }
    }
    skipSpace()
    if index < characters.count, let quote = ["\"": "\"", "'": "'", "(": ")"][characters[index]] {
      guard let end = characters[(index + 1)...].firstIndex(of: quote.first ?? "\"") else {
        return nil
      }
      index = end + 1
      skipSpace()
    }
    guard index < characters.count, characters[index] == ")" else { return nil }
    return (address, index + 1)
  }

  /// An address or a tag between angles.
  private mutating func readAngle() {
    guard let end = characters[place...].firstIndex(of: ">") else { return take(1) }
    let inside = String(characters[(place + 1)..<end])
    let isWord = !inside.isEmpty && !inside.contains { $0.isWhitespace }
    if isWord, inside.wholeMatch(of: /[A-Za-z][A-Za-z0-9+.\-]{1,31}:.*/) != nil {
      add(inside, address: inside)
    } else if isWord, inside.wholeMatch(of: /[^@\/]+@[A-Za-z0-9\-]+(\.[A-Za-z0-9\-]+)*/) != nil {
      add(inside, address: "mailto:" + inside)
    } else if inside.wholeMatch(of: /\/?[A-Za-z][^<>]*|!--[^>]*--/) != nil {
      add("<\(inside)>", .inlineHTML)
    } else {
      return take(1)
    }
    place = end + 1
  }

  /// An address without marks around it, such as `https://example.com`.
  private mutating func readBareAddress() {
    let rest = characters[place...]
    let starts = ["https://", "http://", "www."]
    guard let start = starts.first(where: { rest.starts(with: $0) }) else { return take(1) }
    var address = rest.prefix { !$0.isWhitespace && $0 != "<" }
    while let last = address.last {
      let isUnpaired = last == ")" && address.count { $0 == ")" } > address.count { $0 == "(" }
      guard "?!.,:*_~'\"]".contains(last) || isUnpaired else { break }
      address.removeLast()
    }
    guard address.count > start.count else { return take(1) }
    let text = String(address)
    add(text, address: start == "www." ? "http://" + text : text)
    place += address.count
  }
}
