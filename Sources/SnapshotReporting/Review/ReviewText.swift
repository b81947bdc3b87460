// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import TextLayout

/// One text of a review.
public struct ReviewText: Hashable, Sendable {
  /// The text.
  public let text: String

  /// The most bytes of a text that is reviewed.
  static let maximumByteCount = 1 << 20

  /// SHA-256 of the file's bytes, 64 lower-case hexadecimal digits.
  public var digest: String { ReviewPicture.digest(bytes) }

  /// The file, byte for byte.
  var bytes: [UInt8] { Array(text.utf8) }

  /// Reads a file; `nil` for one that is no text in UTF-8, that is too large, or that cannot be
  /// read.
  init?(path: String) {
    guard let bytes = try? PictureFile.read(path), bytes.count <= Self.maximumByteCount,
      let text = String(validating: bytes, as: UTF8.self)
    else { return nil }
    self.init(text)
  }

  init(_ text: String) { self.text = text }
}

extension ReviewText: Codable {
  /// Reads a text.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the text alone.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
