// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A code that shows who wrote a message.
public protocol MessageAuthenticationCode: Hashable, ContiguousBytes, CustomStringConvertible,
  Sequence, Sendable
where Element == UInt8 {
  /// How many bytes there are.
  var byteCount: Int { get }
}

extension MessageAuthenticationCode {
  /// The bytes, in order.
  public func makeIterator() -> Array<UInt8>.Iterator {
    withUnsafeBytes { Array($0) }.makeIterator()
  }

  /// Whether both have the same bytes.
  public static func == <D: DataProtocol>(lhs: Self, rhs: D) -> Bool {
    lhs.withUnsafeBytes { Array($0) == Array(rhs) }
  }

  /// Whether the bytes are others.
  public static func != <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { !(lhs == rhs) }
}

/// The code that ``HMAC`` makes.
public struct HashedAuthenticationCode<H: HashFunction>: MessageAuthenticationCode {
  let digest: H.Digest

  /// How many bytes there are.
  public var byteCount: Int { H.Digest.byteCount }

  /// The bytes in hexadecimal digits after the function's name, as CryptoKit prints them.
  public var description: String { "HMAC with \(H.self): \(hexadecimalDigits(digest))" }

  /// Reads the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try digest.withUnsafeBytes(body)
  }
}
