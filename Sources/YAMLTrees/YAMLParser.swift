// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// Where a parser of YAML is in a file, and what it knows of it. The rules are those of the
/// specification of YAML 1.2.2, whose chapters the other files of this type name.
struct YAMLParser {
  let bytes: [UInt8]
  var position = 0
  /// Where the line of the position begins.
  var lineStart = 0
  /// Its number, from 1.
  var line = 1
  var depth = 0
  var valueCount = 0
  var anchors: [String: (tree: YAMLTree, valueCount: Int)] = [:]

  init(_ text: String) {
    var bytes = Array(text.utf8)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    self.bytes = bytes
  }

  /// How far the position is from the line's beginning, in bytes.
  var column: Int { position - lineStart }

  /// The byte at a distance from the position; `nil` past the end.
  func peek(_ distance: Int = 0) -> UInt8? {
    position + distance < bytes.count ? bytes[position + distance] : nil
  }

  func isAt(_ character: Unicode.Scalar, _ distance: Int = 0) -> Bool {
    peek(distance) == UInt8(ascii: character)
  }

  /// Whether a blank, the end of a line or that of the file is at a distance.
  func isBlank(_ distance: Int = 0) -> Bool {
    peek(distance).map { [0x20, 0x09, 0x0A, 0x0D].contains($0) } ?? true
  }

  var isAtLineEnd: Bool { peek().map { $0 == 0x0A || $0 == 0x0D } ?? true }

  mutating func advance(_ count: Int = 1) { position += count }

  /// Steps over the end of a line, of whichever system.
  mutating func endLine() {
    guard peek() != nil else { return }
    if isAt("\r"), isAt("\n", 1) { position += 1 }
    position += 1
    lineStart = position
    line += 1
  }

  mutating func skipSpaces() { while isAt(" ") || isAt("\t") { advance() } }

  mutating func skipToLineEnd() { while !isAtLineEnd { advance() } }

  /// Steps over blanks and a comment, up to the end of the line; what else stands there is wrong.
  mutating func finishLine() throws(YAMLTree.Error) {
    skipSpaces()
    if isAt("#"), position == lineStart || isBlank(-1) { skipToLineEnd() }
    guard isAtLineEnd else { throw error("something follows a value that has ended") }
  }

  /// Steps to what comes next, over blanks, comments and empty lines.
  ///
  /// - Returns: False at the end of the document.
  mutating func skipToContent() throws(YAMLTree.Error) -> Bool {
    while true {
      let begin = position
      while isAt(" ") { advance() }
      let isIndented = isAt("\t") && begin == lineStart
      skipSpaces()
      if isAt("#"), position == lineStart || isBlank(-1) { skipToLineEnd() }
      guard peek() != nil else { return false }
      guard isAtLineEnd else {
        if isIndented { throw error("a tab indents the line, where only spaces can") }
        return !isAtMarker
      }
      endLine()
    }
  }

  /// Whether `---` or `...` begins the line.
  var isAtMarker: Bool {
    column == 0
      && ["-", "."].contains { (mark: Unicode.Scalar) in
        isAt(mark) && isAt(mark, 1) && isAt(mark, 2) && isBlank(3)
      }
  }

  func error(_ problem: String) -> YAMLTree.Error { YAMLTree.Error(line: line, problem: problem) }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Counts a value that has been read.
  mutating func counted(_ tree: YAMLTree, _ count: Int = 1) throws(YAMLTree.Error) -> YAMLTree {
    valueCount += count
    guard valueCount <= YAMLTree.Limits.valueCount else {
      throw error("the file has more than \(YAMLTree.Limits.valueCount) values")
    }
    return tree
  }

  /// Reads what lies one level deeper.
  mutating func deeper(
    _ read: (inout YAMLParser) throws(YAMLTree.Error) -> YAMLTree
  ) throws(YAMLTree.Error) -> YAMLTree {
    depth += 1
    defer { depth -= 1 }
    guard depth <= YAMLTree.Limits.depth else {
      throw error("more than \(YAMLTree.Limits.depth) lists and mappings lie in each other")
    }
    return try read(&self)
  }
}
