// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// A text that is to stand in a source file: where, what stands there, and what is to.
struct InlineSnapshot: Hashable, Codable {
  /// The line of the call, counted from 1, as the compiler gives it.
  var line: Int
  /// The column of the call's parenthesis, or of its brace, in bytes and counted from 1.
  var column: Int
  /// Which closure of the call it is.
  var descriptor: InlineSnapshotSyntaxDescriptor
  /// The text that the program was compiled with; `nil` for none.
  var expected: String?
  /// The text that is to stand there; `nil` for none.
  var actual: String?

  /// Whether both are about the same closure.
  func isAbout(_ other: InlineSnapshot) -> Bool {
    line == other.line && column == other.column && descriptor == other.descriptor
  }
}
