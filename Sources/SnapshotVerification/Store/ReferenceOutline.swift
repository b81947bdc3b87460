// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import PNGCodec

/// What a reference says of itself at its two ends: read in microseconds, where decoding its
/// picture takes milliseconds and megabytes.
///
/// ```swift
/// ReferenceOutline.read(path)?.test  // "AppTests/ProfileViewTests/testEveryState"
/// ```
struct ReferenceOutline: Hashable {
  private let outline: PNG.Outline

  /// Reads the ends of a file; `nil` where there is none, or none that is a PNG file.
  static func read(_ path: String) -> ReferenceOutline? {
    let ends = try? AtomicFile.readEnds(
      path, startByteCount: PNG.Outline.startByteCount, endByteCount: PNG.Outline.endByteCount)
    return ends.flatMap { PNG.Outline(start: $0.start, end: $0.end) }.map {
      ReferenceOutline(outline: $0)
    }
  }

  /// The test that the file names; `nil` for a file of another program.
  var test: String? { outline.text(ReferenceMetadata.testKeyword) }

  /// The picture that the file claims to show, as far as its end says; `nil` where it claims none.
  var pixels: PNG.PixelDigest? { outline.pixels }
}
