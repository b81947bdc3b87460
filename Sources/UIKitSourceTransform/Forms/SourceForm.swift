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

  init(_ file: SourceFile, _ index: IndexReader) {
    self.file = file
    self.index = index
  }

  /// Says what cannot be transformed.
  func report(_ message: String, at node: some SyntaxProtocol) {
    findings.append(file.finding(message, at: node))
  }
}
