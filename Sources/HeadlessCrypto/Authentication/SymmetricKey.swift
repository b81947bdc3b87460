// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// The length of a key.
public struct SymmetricKeySize: Sendable {
  /// How many bits there are.
  public let bitCount: Int

  /// Makes a length of any number of bits, a multiple of eight.
  public init(bitCount: Int) {
    require(
      bitCount > 0 && bitCount.isMultiple(of: 8), "a key has whole bytes, not \(bitCount) bits")
    self.bitCount = bitCount
  }

  /// 128 bits.
  public static let bits128 = SymmetricKeySize(bitCount: 128)
  /// 192 bits.
  public static let bits192 = SymmetricKeySize(bitCount: 192)
  /// 256 bits.
  public static let bits256 = SymmetricKeySize(bitCount: 256)
}

/// A key that both sides have.
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
  private let bytes: [UInt8]

  /// Makes a key of bytes.
  public init<D: ContiguousBytes>(data: D) {
    bytes = data.withUnsafeBytes { Array($0) }
  }

  /// Makes a key of random bytes.
  public init(size: SymmetricKeySize) {
    bytes = (0..<size.bitCount / 8).map { _ in UInt8.random(in: 0...255) }
  }

  /// How many bits there are.
  public var bitCount: Int { bytes.count * 8 }

  /// Reads the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}
