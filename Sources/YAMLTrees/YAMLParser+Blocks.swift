// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

// Lists and mappings by indentation: chapter 8.2.

extension YAMLParser {
  /// The one document of a file (chapter 9.1).
  mutating func document() throws(YAMLTree.Error) -> YAMLTree {
    while try skipToContent(), column == 0, isAt("%") { skipToLineEnd() }
    if isAtMarker, isAt("-") { advance(3) }
    guard try skipToContent() else { return try end(.empty) }
    return try end(try block(after: -1))
  }

  private mutating func end(_ tree: YAMLTree) throws(YAMLTree.Error) -> YAMLTree {
    if try skipToContent() { throw error("the line is indented otherwise than those around it") }
    while isAtMarker {
      let isStart = isAt("-")
      advance(3)
      if try skipToContent() || isStart { throw error("a second document begins") }
    }
    return tree
  }

  /// The value that begins at the position, alone or first in its line.
  ///
  /// - Parameter indent: The column of what it belongs to.
  mutating func block(after indent: Int) throws(YAMLTree.Error) -> YAMLTree {
    try withProperties(after: indent) { (parser, isText) throws(YAMLTree.Error) in
      if parser.isAt("-"), parser.isBlank(1) {
        return try parser.deeper { (parser) throws(YAMLTree.Error) in
          try parser.sequence(at: parser.column)
        }
      }
      if parser.isAt("?"), parser.isBlank(1) {
        throw parser.error("a key that is no text, which '?' begins, is not read")
      }
      if try parser.isKey() {
        let column = parser.column
        return try parser.deeper { (parser) throws(YAMLTree.Error) in
          try parser.mapping(at: column)
        }
      }
      return try parser.inline(after: indent, isText: isText)
    }
  }

  /// Reads anchors and tags, and then a value, which may stand in the next line.
  private mutating func withProperties(
    after indent: Int,
    _ read: (inout YAMLParser, Bool) throws(YAMLTree.Error) -> YAMLTree
  ) throws(YAMLTree.Error) -> YAMLTree {
    var anchor: String?
    var isText = false
    let start = valueCount
    while isAt("&") || isAt("!") {
      let isAnchor = isAt("&")
      let begin = position + 1
      while !isBlank() { advance() }
      let name = text(begin..<position)
      if isAnchor { anchor = name } else { isText = isText || name == "!str" || name.isEmpty }
      skipSpaces()
      guard isAtLineEnd || isAt("#") else { continue }
      guard try skipToContent(), column > indent || column == indent && isAt("-") else {
        return try anchored(counted(.empty), anchor, from: start)
      }
    }
    return try anchored(try read(&self, isText), anchor, from: start)
  }

  private mutating func anchored(
    _ tree: YAMLTree, _ anchor: String?, from start: Int
  ) throws(YAMLTree.Error) -> YAMLTree {
    if let anchor { anchors[anchor] = (tree, valueCount - start) }
    return tree
  }

  private mutating func sequence(at column: Int) throws(YAMLTree.Error) -> YAMLTree {
    var list: [YAMLTree] = []
    repeat {
      guard isAt("-"), isBlank(1) else { throw error("a list goes on without '-'") }
      advance()
      if try skipToContent(), self.column > column {
        list.append(try block(after: column))
      } else {
        list.append(try counted(.empty))
      }
    } while try continues(at: column) && isAt("-") && isBlank(1)
    return try counted(.list(list))
  }

  private mutating func mapping(at column: Int) throws(YAMLTree.Error) -> YAMLTree {
    var entries = YAMLEntries()
    repeat {
      guard try isKey() else { throw error("a key without ':'") }
      let start = line
      let key = try self.key()
      advance()
      let value = try value(at: column)
      guard entries.add(key, value) else {
        throw YAMLTree.Error(line: start, problem: "\(key) is there twice in one mapping")
      }
    } while try continues(at: column)
    return try counted(entries.mapping)
  }

  /// What follows `:`.
  private mutating func value(at column: Int) throws(YAMLTree.Error) -> YAMLTree {
    let line = line
    guard try skipToContent() else { return try counted(.empty) }
    if self.line == line {
      return try withProperties(after: column) { (parser, isText) throws(YAMLTree.Error) in
        if parser.line > line { return try parser.block(after: column) }
        if parser.isAt("-"), parser.isBlank(1) {
          throw parser.error("a list begins in the line of its key")
        }
        return try parser.inline(after: column, isText: isText)
      }
    }
    // A list may stand below its key without being indented.
    guard self.column > column || self.column == column && isAt("-") && isBlank(1) else {
      return try counted(.empty)
    }
    return try block(after: self.column > column ? column : column - 1)
  }

  /// Whether something follows in a block, whose lines begin at a column.
  private mutating func continues(at column: Int) throws(YAMLTree.Error) -> Bool {
    guard try skipToContent() else { return false }
    guard self.column <= column else {
      throw error("the line is indented otherwise than those around it")
    }
    return self.column == column
  }

  /// Whether the line has a key at the position: a text in one line, and `:`.
  private mutating func isKey() throws(YAMLTree.Error) -> Bool {
    guard !isAt("["), !isAt("{"), !isAt("|"), !isAt(">") else { return false }
    var ahead = self
    guard (try? ahead.key()) != nil else { return false }
    return ahead.line == line && ahead.isAt(":") && ahead.isBlank(1)
  }

  /// A key, up to its `:`.
  mutating func key() throws(YAMLTree.Error) -> String {
    var result: String
    if isAt("\"") || isAt("'") {
      result = try quoted(after: -1)
    } else if isAt("*") {
      guard case .text(let text, _) = try alias() else { throw error("a key that is no text") }
      result = text
    } else {
      result = try plainLine(isInFlow: false)
    }
    skipSpaces()
    return result
  }
}
