// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

// Texts without quotes, and with them: chapters 7.3 and 6.5.

extension YAMLParser {
  /// A text without quotes, which goes on in lines that are indented further.
  ///
  /// - Parameter indent: The column of what it belongs to.
  mutating func plain(after indent: Int) throws(YAMLTree.Error) -> String {
    var result = try plainLine(isInFlow: false)
    while true {
      if isAt(":"), isBlank(1) {
        throw error("a mapping begins within a value, as where a line is indented too far")
      }
      var ahead = self
      ahead.skipSpaces()
      guard ahead.isAtLineEnd, ahead.peek() != nil else { break }
      var breaks = 0
      while ahead.isAtLineEnd, ahead.peek() != nil {
        ahead.endLine()
        breaks += 1
        ahead.skipSpaces()
      }
      guard ahead.peek() != nil, !ahead.isAtMarker, ahead.column > indent, !ahead.isAt("#") else {
        break
      }
      self = ahead
      result += breaks > 1 ? String(repeating: "\n", count: breaks - 1) : " "
      result += try plainLine(isInFlow: false, isFirst: false)
    }
    try finishLine()
    return result
  }

  /// A text without quotes in brackets.
  mutating func plainInFlow() throws(YAMLTree.Error) -> String {
    var result = try plainLine(isInFlow: true)
    while true {
      var ahead = self
      ahead.skipSpaces()
      guard ahead.isAtLineEnd, ahead.peek() != nil else { return result }
      var breaks = 0
      while ahead.isAtLineEnd, ahead.peek() != nil {
        ahead.endLine()
        breaks += 1
        ahead.skipSpaces()
      }
      guard let byte = ahead.peek(), !Self.flowMarks.contains(byte), !ahead.isAt("#"),
        !(ahead.isAt(":") && (ahead.isBlank(1) || ahead.isFlowMark(1)))
      else { return result }
      self = ahead
      result += breaks > 1 ? String(repeating: "\n", count: breaks - 1) : " "
      result += try plainLine(isInFlow: true, isFirst: false)
    }
  }

  func isFlowMark(_ distance: Int) -> Bool {
    peek(distance).map(Self.flowMarks.contains) ?? false
  }

  /// The part of a text without quotes that is in one line, blanks at its end left out.
  mutating func plainLine(
    isInFlow: Bool, isFirst: Bool = true
  ) throws(YAMLTree.Error) -> String {
    if isFirst { try checkBeginning(isInFlow: isInFlow) }
    let begin = position
    var end = position
    while !isAtLineEnd {
      if isAt(":"), isBlank(1) || isInFlow && isFlowMark(1) { break }
      if isAt("#"), position > begin, isBlank(-1) { break }
      if isInFlow, isFlowMark(0) { break }
      advance()
      if !isBlank(-1) { end = position }
    }
    position = end
    return text(begin..<end)
  }

  /// Whether a text may begin so.
  private func checkBeginning(isInFlow: Bool) throws(YAMLTree.Error) {
    guard let byte = peek() else { throw error("a value is missing") }
    let character = Character(Unicode.Scalar(byte))
    if ",[]{}#&*!|>'\"%@`".contains(character) {
      throw error("a text without quotes cannot begin with '\(character)'")
    }
    if "-?:".contains(character), isBlank(1) || isInFlow && isFlowMark(1) {
      throw error("'\(character)' stands where a value has to be")
    }
  }

  /// A text in quotes, single or double ones, whose lines are joined.
  ///
  /// - Parameter indent: The column of what it belongs to, beyond which its lines begin.
  mutating func quoted(after indent: Int) throws(YAMLTree.Error) -> String {
    let isDouble = isAt("\"")
    let mark = bytes[position]
    let start = line
    var result: [UInt8] = []
    // What is escaped stays where blanks at the end of a line are dropped.
    var kept = 0
    advance()
    while let byte = peek() {
      if byte == mark {
        guard !isDouble, peek(1) == mark else {
          advance()
          return String(decoding: result, as: UTF8.self)
        }
        result.append(byte)
        advance(2)
      } else if isDouble, byte == UInt8(ascii: "\\") {
        result += try escape()
        kept = result.count
      } else if isAtLineEnd {
        while result.count > kept, let last = result.last, last == 0x20 || last == 0x09 {
          result.removeLast()
        }
        result += try fold()
        kept = result.count
      } else {
        result.append(byte)
        advance()
      }
    }
    throw YAMLTree.Error(line: start, problem: "a quote is not closed")
  }

  /// Steps over the ends of lines in a text in quotes: one is a blank, of several one less count.
  private mutating func fold() throws(YAMLTree.Error) -> [UInt8] {
    var breaks = 0
    while isAtLineEnd, peek() != nil {
      endLine()
      breaks += 1
      guard !isAtMarker else { throw error("a quote is not closed") }
      skipSpaces()
    }
    return breaks > 1 ? Array(repeating: 0x0A, count: breaks - 1) : [0x20]
  }

  /// What a backslash and what follows it stand for (chapter 5.7).
  private mutating func escape() throws(YAMLTree.Error) -> [UInt8] {
    advance()
    guard let byte = peek() else { throw error("a quote is not closed") }
    if isAtLineEnd {
      endLine()
      skipSpaces()
      return []
    }
    advance()
    let character = Character(Unicode.Scalar(byte))
    if let simple = Self.escapes[character] { return Array(simple.utf8) }
    let counts: [Character: Int] = ["x": 2, "u": 4, "U": 8]
    guard let count = counts[character], position + count <= bytes.count,
      let code = UInt32(text(position..<position + count), radix: 16)
    else { throw error("'\\\(character)' is no escape") }
    advance(count)
    if let scalar = Unicode.Scalar(code) { return Array(String(scalar).utf8) }
    // Files that were JSON once have characters in two halves.
    guard (0xD800..<0xDC00).contains(code), isAt("\\"), isAt("u", 1), position + 6 <= bytes.count,
      let low = UInt32(text(position + 2..<position + 6), radix: 16),
      (0xDC00..<0xE000).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (code - 0xD800) << 10 + (low - 0xDC00))
    else { throw error("'\\\(character)' names no character") }
    advance(6)
    return Array(String(scalar).utf8)
  }

  private static let escapes: [Character: String] = [
    "0": "\0", "a": "\u{7}", "b": "\u{8}", "t": "\t", "\t": "\t", "n": "\n", "v": "\u{B}",
    "f": "\u{C}", "r": "\r", "e": "\u{1B}", " ": " ", "\"": "\"", "/": "/", "\\": "\\",
    "N": "\u{85}", "_": "\u{A0}", "L": "\u{2028}", "P": "\u{2029}",
  ]
}
