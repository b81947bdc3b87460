// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Changes of a file's bytes. What none of them touches stays as it is, and lines stay where they
/// are.
struct SourceEdits {
  private struct Edit {
    let range: Range<Int>
    let text: String
  }

  private var edits: [Edit] = []

  var isEmpty: Bool { edits.isEmpty }

  /// Puts `text` before the byte at `offset`; what was inserted there earlier stands before it.
  mutating func insert(_ text: String, at offset: Int) {
    edits.append(Edit(range: offset..<offset, text: text))
  }

  /// Puts `text` in the place of a node, without the spaces and comments around it.
  mutating func replace(_ node: some SyntaxProtocol, with text: String) {
    edits.append(Edit(range: node.startOffset..<node.endOffset, text: text))
  }

  /// Puts `text` in the place of bytes.
  mutating func replace(_ range: Range<Int>, with text: String) {
    edits.append(Edit(range: range, text: text))
  }

  /// Takes bytes away, but no ends of lines.
  mutating func remove(_ range: Range<Int>) { edits.append(Edit(range: range, text: "")) }

  /// Puts spaces in the place of bytes, so that columns stay.
  mutating func blank(_ range: Range<Int>) {
    edits.append(Edit(range: range, text: String(repeating: " ", count: range.count)))
  }

  /// Puts spaces in the place of a node.
  mutating func blank(_ node: some SyntaxProtocol) { blank(node.startOffset..<node.endOffset) }

  /// The bytes after the changes. A replacement swallows what was to be changed inside of it.
  func applied(to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + edits.reduce(0) { $0 + $1.text.utf8.count })
    var cursor = 0
    for edit in sorted where edit.range.lowerBound >= cursor {
      result += bytes[cursor..<edit.range.lowerBound]
      result += edit.text.utf8
      result += missingNewlines(of: edit, in: bytes)
      cursor = edit.range.upperBound
    }
    return result + bytes[cursor...]
  }

  /// In the order of their places; insertions before the replacement that starts there, and of
  /// replacements the one of more before that of its first part.
  private var sorted: [Edit] {
    edits.enumerated().sorted { left, right in
      let (a, b) = (left.element, right.element)
      if a.range.lowerBound != b.range.lowerBound { return a.range.lowerBound < b.range.lowerBound }
      if a.range.isEmpty != b.range.isEmpty { return a.range.isEmpty }
      if a.range.count != b.range.count { return a.range.count > b.range.count }
      return left.offset < right.offset
    }.map(\.element)
  }

  /// The ends of lines that a replacement took away.
  private func missingNewlines(of edit: Edit, in bytes: [UInt8]) -> [UInt8] {
    let newline = UInt8(ascii: "\n")
    let count = bytes[edit.range].count { $0 == newline } - edit.text.utf8.count { $0 == newline }
    return Array(repeating: newline, count: max(0, count))
  }
}
