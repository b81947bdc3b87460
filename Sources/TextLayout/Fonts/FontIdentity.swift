// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Which version of a face a picture was drawn with.
///
/// As text it is one line, for the text entries of a reference:
///
/// ```
/// Inter; Regular; 3.019; a7e791e8f5a0fb02b65663f7fca73e1d1ca9543f772ad480cbd76f4e3fe3f8cc
/// ```
public struct FontIdentity: Hashable, Sendable {
  /// The family, such as `Inter`.
  public let family: String
  /// The style in the family, such as `Semi Bold Italic`.
  public let style: String
  /// The version that the font file states, such as `3.019`; empty where it states none.
  public let version: String
  /// SHA-256 of the font file's bytes, 64 hexadecimal digits. It alone decides whether two faces of
  /// a name are the same: fonts were published with other bytes under the same version.
  public let digest: String

  /// Identifies a face. Cost: that of ``FontFace/digest``.
  public init(_ face: FontFace) {
    self.init(family: face.family, style: face.style, version: face.version, digest: face.digest)
  }

  /// Makes an identity of its parts.
  public init(family: String, style: String, version: String, digest: String) {
    self.family = family
    self.style = style
    self.version = version
    self.digest = digest
  }

  /// Reads what ``description`` wrote; `nil` for any other text.
  public init?(_ text: String) {
    let parts = text.components(separatedBy: "; ")
    guard parts.count >= 4, let digest = parts.last, digest.utf8.count == 64,
      digest.allSatisfy(\.isHexDigit)
    else { return nil }
    self.init(
      family: parts.dropLast(3).joined(separator: "; "), style: parts[parts.count - 3],
      version: parts[parts.count - 2], digest: digest)
  }

  /// Family and style, such as `Inter Regular`: the face's full name.
  public var name: String { "\(family) \(style)" }

  /// The version and the beginning of the digest, such as `version 3.019 (SHA-256
  /// a7e791e8f5a0fb02)`.
  public var versionPhrase: String {
    "\(version.isEmpty ? "no stated version" : "version \(version)") "
      + "(SHA-256 \(digest.prefix(16)))"
  }
}

extension FontIdentity: CustomStringConvertible {
  /// Family, style, version and digest on one line.
  public var description: String { "\(family); \(style); \(version); \(digest)" }
}
