// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SwiftParser
import SwiftSyntax

/// A source file as its program was compiled from it.
final class ParsedSource {
  let bytes: [UInt8]
  private let calls: [Int: FunctionCallExprSyntax]
  private let lineStarts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let finder = CallFinder(viewMode: .sourceAccurate)
    finder.walk(bytes.withUnsafeBufferPointer { Parser.parse(source: $0) })
    calls = finder.calls
    lineStarts = [0] + bytes.indices.lazy.filter { bytes[$0] == 10 }.map { $0 + 1 }
  }

  /// The call whose arguments begin there, both counted from 1, the column in bytes; where none
  /// does, the only one of the line. What the plug-in UIKitSources writes keeps lines, and columns
  /// only before it.
  func call(line: Int, column: Int) -> SnapshotCall? {
    guard lineStarts.indices.contains(line - 1) else { return nil }
    let start = lineStarts[line - 1]
    if let call = calls[start + column - 1] { return SnapshotCall(call) }
    let end = lineStarts.indices.contains(line) ? lineStarts[line] : bytes.count
    let named = calls.filter { place, call in
      (start..<end).contains(place)
        && call.calledExpression.lastToken(viewMode: .sourceAccurate)?.text
          == "assertInlineSnapshot"
    }
    return named.count == 1 ? named.first.map { SnapshotCall($0.value) } : nil
  }

  /// The line of a place in the file, counted from 1.
  func line(at offset: Int) -> Int {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The spaces and tabs with which the line of a place begins.
  func indent(at offset: Int) -> String { indent(atLine: line(at: offset)) }

  private func indent(atLine line: Int) -> String {
    let blanks = bytes[lineStarts[line - 1]...].prefix { $0 == 32 || $0 == 9 }
    return String(decoding: blanks, as: UTF8.self)
  }

  /// What the file's first line that is indented begins with; those of comments do not count.
  var indentUnit: String {
    let units = lineStarts.indices.lazy.map { index -> String in
      let indent = self.indent(atLine: index + 1)
      let next = self.bytes[(self.lineStarts[index] + indent.utf8.count)...].first
      return next.map { [10, 13, 42, 47].contains($0) } ?? true ? "" : indent
    }
    return units.first { !$0.isEmpty } ?? "  "
  }

  /// What lines of the file end with.
  var lineEnd: String {
    guard let first = bytes.firstIndex(of: 10), first > 0, bytes[first - 1] == 13 else {
      return "\n"
    }
    return "\r\n"
  }
}

/// Finds calls by where their arguments begin.
private final class CallFinder: SyntaxVisitor {
  var calls: [Int: FunctionCallExprSyntax] = [:]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    calls[node.calledExpression.endPosition.utf8Offset] = node
    return .visitChildren
  }
}
