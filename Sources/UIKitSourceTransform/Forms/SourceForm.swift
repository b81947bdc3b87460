// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// A form of the language, or of iOS's modules, that Linux lacks.
protocol SourceForm {
  /// Notes the changes of one file.
  static func edit(_ transformation: Transformation)
}

/// The transformation of one file while it goes on.
final class Transformation {
  let file: SourceFile
  let index: IndexReader
  var edits = SourceEdits()
  var findings: [SourceFinding] = []
  /// Whether the result names what UIKit's module declares.
  var needsUIKit = false
  /// Whether the edits name something of XCTest's.
  var needsXCTest = false

  init(_ file: SourceFile, _ index: IndexReader) {
    self.file = file
    self.index = index
  }

  /// The ends of parts that a flag turns on and that cannot be transformed.
  private var refusedParts: Set<SyntaxIdentifier> = []
  /// Parts of the file that are not compiled.
  private var leftOut: [Range<Int>] = []

  /// Leaves a node out, or puts `text` in its place.
  func leaveOut(_ node: some SyntaxProtocol, for text: String = "") {
    leaveOut(node.startOffset..<node.endOffset, for: text)
  }

  /// Leaves bytes out, or puts `text` in their place.
  func leaveOut(_ range: Range<Int>, for text: String = "") {
    leftOut.append(range)
    edits.replace(range, with: text)
  }

  /// Whether a node is left out.
  func isLeftOut(_ node: some SyntaxProtocol) -> Bool {
    leftOut.contains { $0.lowerBound <= node.startOffset && node.endOffset <= $0.upperBound }
  }

  /// Says what cannot be transformed. Where a flag of the project's own decides whether that is
  /// compiled at all, it is the compiler's to say.
  func report(_ message: String, at node: some SyntaxProtocol) {
    guard !isLeftOut(node) else { return }
    if let end = node.endOfFlaggedPart {
      // A line has place for one, and nothing may follow it there.
      guard refusedParts.insert(end.id).inserted, !end.trimmedDescription.hasPrefix("#error(")
      else { return }
      let text = message.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      return edits.insert("; #error(\"\(text)\")", at: end.endOffset)
    }
    findings.append(file.finding(message, at: node))
  }
}
