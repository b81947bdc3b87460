// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What a hash function makes: a row of bytes.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable
where Element == UInt8 {
  /// How many bytes there are.
  static var byteCount: Int { get }
}

/// A digest that is kept as its bytes.
protocol BytesOfDigest: Digest {
  /// What its description begins with.
  static var name: String { get }
  var bytes: [UInt8] { get }
  init(bytes: [UInt8])
}

extension Digest {
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

extension BytesOfDigest {
  /// The bytes in hexadecimal digits after the function's name, as CryptoKit prints them.
  public var description: String { "\(Self.name) digest: \(hexadecimalDigits(bytes))" }

  /// Reads the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}

/// Two lower-case digits for each byte.
func hexadecimalDigits(_ bytes: some Sequence<UInt8>) -> String {
  bytes.reduce(into: "") { text, byte in
    let digits = String(byte, radix: 16)
    text += digits.count == 1 ? "0" + digits : digits
  }
}
