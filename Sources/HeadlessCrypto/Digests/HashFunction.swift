// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A function that makes a digest of any number of bytes.
///
/// The functions are ours because the alternative, swift-crypto, takes four minutes of a processor
/// to compile, and most apps want a name for a file in a cache.
public protocol HashFunction: Sendable {
  /// What the function makes.
  associatedtype Digest: HeadlessCrypto.Digest

  /// How many bytes are hashed at a time.
  static var blockByteCount: Int { get }

  /// Makes a function that has been given no bytes.
  init()

  /// Takes more bytes.
  mutating func update(bufferPointer: UnsafeRawBufferPointer)

  /// The digest of all bytes so far. More bytes can follow.
  func finalize() -> Digest
}

extension HashFunction {
  /// How many bytes a digest has.
  public static var byteCount: Int { Digest.byteCount }

  /// The digest of bytes.
  public static func hash(bufferPointer: UnsafeRawBufferPointer) -> Digest {
    var function = Self()
    function.update(bufferPointer: bufferPointer)
    return function.finalize()
  }

  /// The digest of data.
  public static func hash<D: DataProtocol>(data: D) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }

  /// Takes more data.
  public mutating func update<D: DataProtocol>(data: D) {
    for region in data.regions {
      region.withUnsafeBytes { update(bufferPointer: $0) }
    }
  }
}
