// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SwiftParser
import SwiftSyntax

/// A Swift file and its syntax.
public struct SourceFile {
  /// Where the file is; what findings name.
  public let path: String
  private(set) var bytes: [UInt8]
  private(set) var syntax: SourceFileSyntax
  /// The modules of others that the target is compiled without.
  let absentModules: [AbsentModule]
  /// The modules below it that are there, though frameworks of iOS have their names.
  let presentModules: Set<String>

  private static let maximumNestingLevel = 2_048

  /// Parses the bytes of a file.
  ///
  /// - Parameters:
  ///   - path: Where the file is.
  ///   - bytes: Its bytes.
  ///   - absentModules: The modules of others that the target is compiled without.
  ///   - presentModules: The modules below it, of which some may have frameworks' names.
  ///   - isForLinux: Whether `os(Linux)` holds in the conditions of the file.
  public init(
    path: String, bytes: [UInt8], without absentModules: [AbsentModule] = [],
    with presentModules: Set<String> = [], isForLinux: Bool = true
  ) {
    self.path = path
    self.presentModules = presentModules
    self.absentModules = absentModules
    let bytes = isForLinux ? bytes : Self.withoutLinux(bytes)
    self.bytes = bytes
    // The parser's own limit is reached by closures in closures, and swallows the rest of the file.
    syntax = Self.parse(bytes)
    if mentions(any: [HostingControllers.word]) {
      self.bytes = HostingControllers.naming(theirViewsIn: syntax, bytes)
      syntax = Self.parse(self.bytes)
    }
  }

  private static func parse(_ bytes: [UInt8]) -> SourceFileSyntax {
    bytes.withUnsafeBufferPointer {
      Parser.parse(source: $0, maximumNestingLevel: maximumNestingLevel)
    }
  }

  /// The bytes with `false` in the place of `os(Linux)`, which is as long with four spaces.
  private static func withoutLinux(_ bytes: [UInt8]) -> [UInt8] {
    let word = Array("os(Linux)".utf8)
    var bytes = bytes
    var place = 0
    while place + word.count <= bytes.count {
      if bytes[place] == word[0], bytes[place..<place + word.count].elementsEqual(word) {
        bytes.replaceSubrange(place..<place + word.count, with: "false    ".utf8)
      }
      place += 1
    }
    return bytes
  }

  /// Parses a text.
  public init(
    path: String, text: String, without absentModules: [AbsentModule] = [],
    with presentModules: Set<String> = []
  ) {
    self.init(
      path: path, bytes: Array(text.utf8), without: absentModules, with: presentModules)
  }

  /// Where a word stands, in code, texts and comments.
  private func offsets(of word: String) -> [Int] {
    let word = Array(word.utf8)
    return bytes.withUnsafeBufferPointer { bytes in
      var offsets: [Int] = []
      var start = 0
      while start + word.count <= bytes.count {
        if bytes[start] == word[0] {
          var length = 1
          while length < word.count, bytes[start + length] == word[length] { length += 1 }
          if length == word.count { offsets.append(start) }
        }
        start += 1
      }
      return offsets
    }
  }

  /// Where the words stand that are wanted, in order; those of texts and comments are among them.
  func offsets(ofWordsWhere isWanted: (String) -> Bool) -> [Int] {
    var offsets: [Int] = []
    var verdicts: [ArraySlice<UInt8>: Bool] = [:]
    var start = 0
    while start < bytes.count {
      guard bytes[start].isPartOfWord else {
        start += 1
        continue
      }
      let end = bytes[start...].firstIndex { !$0.isPartOfWord } ?? bytes.count
      let word = bytes[start..<end]
      let verdict = verdicts[word] ?? isWanted(String(decoding: word, as: UTF8.self))
      verdicts[word] = verdict
      if verdict { offsets.append(start) }
      start = end
    }
    return offsets
  }

  /// Whether one of some words stands in the file.
  func mentions(any words: some Sequence<String>) -> Bool {
    words.contains { !offsets(of: $0).isEmpty }
  }

  /// Whether a byte goes on with a word that began before it.
  private func isInsideWord(_ offset: Int) -> Bool {
    offset > 0 && bytes[offset].isPartOfWord && bytes[offset - 1].isPartOfWord
  }

  /// The innermost nodes of a type around the tokens that start with one of some words; outer nodes
  /// before inner ones. Much faster than a walk over the whole syntax where the words are rare:
  /// each place is looked up from the file's root.
  func nodes<Node: SyntaxProtocol>(_ type: Node.Type, at words: [String]) -> [Node] {
    nodes(type, at: words.flatMap(offsets).filter { !isInsideWord($0) })
  }

  /// The innermost nodes of a type around the tokens that are the last byte of one of some texts.
  func nodes<Node: SyntaxProtocol>(_ type: Node.Type, atEndOf texts: [String]) -> [Node] {
    nodes(type, at: texts.flatMap { text in offsets(of: text).map { $0 + text.utf8.count - 1 } })
  }

  private func nodes<Node: SyntaxProtocol>(_ type: Node.Type, at offsets: [Int]) -> [Node] {
    var found: [Node] = []
    var seen: Set<SyntaxIdentifier> = []
    for offset in offsets {
      guard let token = syntax.token(at: AbsolutePosition(utf8Offset: offset)),
        token.startOffset == offset, token.endOffset > offset
      else { continue }
      var ancestor = token.parent
      while let node = ancestor {
        if let node = node.as(type) {
          if seen.insert(node.id).inserted { found.append(node) }
          break
        }
        ancestor = node.parent
      }
    }
    return found.sorted { left, right in
      (left.startOffset, right.endOffset) < (right.startOffset, left.endOffset)
    }
  }

  /// What is wrong at a place.
  func finding(_ message: String, at node: some SyntaxProtocol) -> SourceFinding {
    let end = min(node.startOffset, bytes.count)
    let line = bytes[..<end].count { $0 == UInt8(ascii: "\n") } + 1
    let lineStart = bytes[..<end].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return SourceFinding(path: path, line: line, column: end - lineStart + 1, message: message)
  }
}

extension UInt8 {
  /// Whether the byte is of a letter, a digit or `_`.
  fileprivate var isPartOfWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}

extension SyntaxProtocol {
  /// Where the node's first token starts, in bytes of UTF-8.
  var startOffset: Int { positionAfterSkippingLeadingTrivia.utf8Offset }

  /// Where the node's last token ends.
  var endOffset: Int { endPositionBeforeTrailingTrivia.utf8Offset }

  /// The node's tokens on one line, without comments.
  var oneLine: String {
    var line = ""
    for token in tokens(viewMode: .sourceAccurate) {
      if !line.isEmpty, token.isSetOff { line += " " }
      line += token.text
    }
    return line
  }
}

extension TokenSyntax {
  /// Whether anything stands between the token and the one before it.
  fileprivate var isSetOff: Bool {
    !leadingTrivia.isEmpty
      || !(previousToken(viewMode: .sourceAccurate)?.trailingTrivia ?? []).isEmpty
  }
}
