// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// What is compared where that is no picture that this package drew: text, or other bytes.
///
/// ```swift
/// let document = SnapshotDocument(.text, Array("Ada".utf8), pathExtension: "txt") { reference in
///   reference == Array("Ada".utf8) ? nil : "Another name."
/// }
/// ```
package struct SnapshotDocument {
  /// Text or data.
  package var content: SnapshotRun.Content
  /// The bytes as they are stored.
  package var bytes: [UInt8]
  /// What the files' names end in, without the dot; `nil` for nothing.
  package var pathExtension: String?
  /// Says how a reference differs; `nil` where it does not.
  package var difference: (_ reference: [UInt8]) -> String?

  /// Makes a document.
  package init(
    _ content: SnapshotRun.Content, _ bytes: [UInt8], pathExtension: String?,
    difference: @escaping (_ reference: [UInt8]) -> String?
  ) {
    self.content = content
    self.bytes = bytes
    self.pathExtension = pathExtension
    self.difference = difference
  }

  /// A text, which is compared line by line.
  package static func text(_ text: String, pathExtension: String = "txt") -> SnapshotDocument {
    SnapshotDocument(.text, Array(text.utf8), pathExtension: pathExtension) { reference in
      let reference = String(decoding: reference, as: UTF8.self)
      // By code points: Swift takes two spellings of a letter for one.
      guard !reference.unicodeScalars.elementsEqual(text.unicodeScalars) else { return nil }
      return TextDifference(from: reference, to: text).unified()
    }
  }
}
