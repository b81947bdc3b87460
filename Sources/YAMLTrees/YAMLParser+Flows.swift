// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

// Values within a line, and lists and mappings in brackets: chapters 7.1 and 7.4.

extension YAMLParser {
  /// A value that is no block by indentation: a text, or a list or a mapping in brackets. After it,
  /// the line ends.
  ///
  /// - Parameters:
  ///   - indent: The column of what it belongs to.
  ///   - isText: Whether a tag says that it is a text.
  mutating func inline(after indent: Int, isText: Bool) throws(YAMLTree.Error) -> YAMLTree {
    let tree: YAMLTree
    if isAt("|") || isAt(">") { return try counted(.text(literal(after: indent), isPlain: false)) }
    if isAt("[") || isAt("{") {
      tree = try flow()
    } else if isAt("*") {
      tree = try alias()
    } else if isAt("\"") || isAt("'") {
      tree = try counted(.text(quoted(after: indent), isPlain: false))
    } else {
      return try counted(.text(plain(after: indent), isPlain: !isText))
    }
    try finishLine()
    return tree
  }

  /// What an anchor before named.
  mutating func alias() throws(YAMLTree.Error) -> YAMLTree {
    advance()
    let begin = position
    while !isBlank(), !Self.flowMarks.contains(bytes[position]) { advance() }
    let name = text(begin..<position)
    guard let (tree, count) = anchors[name] else { throw error("no anchor is called \(name)") }
    return try counted(tree, count)
  }

  /// A value in brackets, or between them.
  private mutating func flow() throws(YAMLTree.Error) -> YAMLTree {
    var anchor: String?
    let start = valueCount
    while isAt("&") || isAt("!") {
      let isAnchor = isAt("&")
      let begin = position + 1
      while !isBlank(), !Self.flowMarks.contains(bytes[position]) { advance() }
      if isAnchor { anchor = text(begin..<position) }
      try skipInFlow()
    }
    let tree: YAMLTree
    if isAt("[") {
      tree = try deeper { (parser) throws(YAMLTree.Error) in try parser.flowSequence() }
    } else if isAt("{") {
      tree = try deeper { (parser) throws(YAMLTree.Error) in try parser.flowMapping() }
    } else if isAt("*") {
      tree = try alias()
    } else if isAt("\"") || isAt("'") {
      tree = try counted(.text(quoted(after: -1), isPlain: false))
    } else {
      tree = try counted(.text(plainInFlow(), isPlain: true))
    }
    if let anchor { anchors[anchor] = (tree, valueCount - start) }
    return tree
  }

  private mutating func flowSequence() throws(YAMLTree.Error) -> YAMLTree {
    var list: [YAMLTree] = []
    advance()
    try skipInFlow()
    while !isAt("]") {
      let item = try flow()
      try skipInFlow()
      // A pair is a mapping of one.
      if isAt(":"), case .text(let key, _) = item {
        list.append(try counted(.mapping([.init(key: key, value: try flowValue())])))
      } else {
        list.append(item)
      }
      try separate(before: "]")
    }
    advance()
    return try counted(.list(list))
  }

  private mutating func flowMapping() throws(YAMLTree.Error) -> YAMLTree {
    var entries = YAMLEntries()
    advance()
    try skipInFlow()
    while !isAt("}") {
      guard case .text(let key, _) = try flow() else { throw error("a key that is no text") }
      try skipInFlow()
      let value = isAt(":") ? try flowValue() : try counted(.empty)
      guard entries.add(key, value) else {
        throw error("\(key) is there twice in one mapping")
      }
      try separate(before: "}")
    }
    advance()
    return try counted(entries.mapping)
  }

  /// What follows `:` in brackets, which may be nothing.
  private mutating func flowValue() throws(YAMLTree.Error) -> YAMLTree {
    advance()
    try skipInFlow()
    if isAt(",") || isAt("}") || isAt("]") { return try counted(.empty) }
    let value = try flow()
    try skipInFlow()
    return value
  }

  /// Steps over `,`, unless the bracket closes.
  private mutating func separate(before end: Unicode.Scalar) throws(YAMLTree.Error) {
    try skipInFlow()
    if isAt(",") {
      advance()
      try skipInFlow()
    } else if !isAt(end) {
      throw error("neither ',' nor '\(end)' follows a value in brackets")
    }
  }

  /// Steps to what comes next in brackets, in which lines may begin anywhere.
  private mutating func skipInFlow() throws(YAMLTree.Error) {
    while true {
      skipSpaces()
      if isAt("#"), position == lineStart || isBlank(-1) { skipToLineEnd() }
      guard peek() != nil, !isAtMarker else { throw error("a bracket is not closed") }
      guard isAtLineEnd else { return }
      endLine()
    }
  }

  static let flowMarks = Set(",[]{}".utf8)
}
