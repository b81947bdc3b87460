// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Which version of a face a picture was drawn with.
///
/// As text it is one line, for the text entries of a reference:
///
/// ```
/// Inter Regular; 3.019; a7e791e8f5a0fb02b65663f7fca73e1d1ca9543f772ad480cbd76f4e3fe3f8cc
/// ```
public struct FontIdentity: Hashable, Sendable {
  /// Family and style, such as `Inter Regular`.
  public let name: String
  /// The version that the font file states, such as `3.019`; empty where it states none.
  public let version: String
  /// SHA-256 of the font file's bytes, 64 hexadecimal digits. It alone decides whether two faces of a
  /// name are the same: fonts were published with other bytes under the same version.
  public let digest: String

  /// Identifies a face. Cost: that of ``FontFace/digest``.
  public init(_ face: FontFace) {
    self.init(name: face.name, version: face.version, digest: face.digest)
  }

  /// Makes an identity of its parts.
  public init(name: String, version: String, digest: String) {
    self.name = name
    self.version = version
    self.digest = digest
  }

  /// Reads what ``description`` wrote; `nil` for any other text.
  public init?(_ text: String) {
    let parts = text.components(separatedBy: "; ")
    guard parts.count >= 3, let digest = parts.last, digest.utf8.count == 64,
      digest.allSatisfy(\.isHexDigit)
    else { return nil }
    self.init(
      name: parts.dropLast(2).joined(separator: "; "), version: parts[parts.count - 2],
      digest: digest)
  }
}

extension FontIdentity: CustomStringConvertible {
  /// Name, version and digest on one line.
  public var description: String { "\(name); \(version); \(digest)" }

  /// Such as `Inter Regular 3.019 (SHA-256 a7e791e8f5a0fb02)`.
  var phrase: String {
    let version = version.isEmpty ? "of no stated version" : version
    return "\(name) \(version) (SHA-256 \(digest.prefix(16)))"
  }
}
