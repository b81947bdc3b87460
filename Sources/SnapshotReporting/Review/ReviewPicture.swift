// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import PNGCodec

/// One picture of a review, known by the digest of its file.
public struct ReviewPicture: Hashable, Sendable {
  /// SHA-256 of the file's bytes, 64 lower-case hexadecimal digits.
  public let digest: String
  /// Pixels across.
  public let width: Int
  /// Pixels down.
  public let height: Int
  /// Bytes of the file.
  public let byteCount: Int
  /// Where the bytes are.
  var origin: Origin

  /// Where the bytes of a picture are.
  enum Origin: Hashable, Sendable {
    case file(String)
    case bytes([UInt8])
  }

  /// The name of the picture's file in a report.
  public var fileName: String { digest + ".png" }

  /// Reads a PNG file's size and digest; `nil` for a file that is none, or that cannot be read.
  init?(path: String) {
    guard let bytes = try? PictureFile.read(path) else { return nil }
    self.init(bytes: bytes, origin: .file(path))
  }

  init?(bytes: [UInt8], origin: Origin? = nil) {
    guard let size = ReviewPicture.size(bytes) else { return nil }
    digest = Self.digest(bytes)
    (width, height) = size
    byteCount = bytes.count
    self.origin = origin ?? .bytes(bytes)
  }

  /// The bytes, which are those that were digested.
  func bytes() throws(FinishedRun.Error) -> [UInt8] {
    let bytes: [UInt8]
    switch origin {
    case .bytes(let stored): bytes = stored
    case .file(let path):
      do throws(FinishedRun.Error) {
        bytes = try PictureFile.read(path)
      } catch {
        throw .unreadablePicture(path: path, reason: error.reason)
      }
    }
    let found = Self.digest(bytes)
    guard found == digest else { throw .otherPicture(expected: digest, found: found) }
    return bytes
  }

  /// SHA-256 of a file's bytes.
  static func digest(_ bytes: [UInt8]) -> String {
    bytes.withUnsafeBytes { SHA256.hexDigest($0) }
  }

  /// Width and height as they stand in the header (PNG specification, section 11.2.2).
  private static func size(_ bytes: [UInt8]) -> (Int, Int)? {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard bytes.count > 24, bytes.starts(with: signature) else { return nil }
    func number(_ offset: Int) -> Int {
      bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    let (width, height) = (number(16), number(20))
    guard 1...PNG.maximumSide ~= width, 1...PNG.maximumSide ~= height else { return nil }
    return (width, height)
  }
}

extension ReviewPicture: Codable {
  private enum CodingKeys: String, CodingKey {
    case digest, width, height, byteCount
  }

  /// Reads what a report says of a picture; `Review` adds where the bytes are.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    digest = try values.decode(String.self, forKey: .digest)
    width = try values.decode(Int.self, forKey: .width)
    height = try values.decode(Int.self, forKey: .height)
    byteCount = try values.decode(Int.self, forKey: .byteCount)
    origin = .bytes([])
    // The digest names a file, so that it must not be anything else.
    guard digest.count == 64, digest.utf8.allSatisfy({ Self.digits.contains($0) }) else {
      throw DecodingError.dataCorruptedError(
        forKey: .digest, in: values, debugDescription: "this is not a SHA-256 digest")
    }
  }

  private static let digits = Set("0123456789abcdef".utf8)
}
