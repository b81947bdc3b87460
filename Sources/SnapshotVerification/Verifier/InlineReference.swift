// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// A reference that stands in the source file of its test.
///
/// ```swift
/// request.inline = InlineReference(path: "/app/Tests/AppTests/A.swift", line: 12, text: "Ada") {
///   try writer.write(snapshot)
/// }
/// ```
package struct InlineReference {
  /// The source file's absolute path.
  package var path: String
  /// The line of the assertion, counted from 1.
  package var line: Int
  /// The text in the source; `nil` where there is none.
  package var text: String?
  /// Writes the actual text into the source.
  package var write: () throws(SnapshotVerifier.Error) -> Void

  /// Makes a reference.
  package init(
    path: String, line: Int, text: String?,
    write: @escaping () throws(SnapshotVerifier.Error) -> Void
  ) {
    self.path = path
    self.line = line
    self.text = text
    self.write = write
  }

  /// The file and the line.
  var place: String { "\(path):\(line)" }
}
