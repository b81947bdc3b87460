// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Functions that no longer protect anything, and that name files of caches well.
public enum Insecure {
  /// SHA-1 of FIPS 180-4.
  public struct SHA1: HashFunction {
    /// What it makes.
    public typealias Digest = SHA1Digest
    /// How many bytes are hashed at a time: 64.
    public static var blockByteCount: Int { 64 }

    private var message = HashedMessage(SHA1Words.initialState, SHA1Words.self)

    /// Makes a function that has been given no bytes.
    public init() {}

    /// Takes more bytes.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      message.append(bufferPointer)
    }

    /// The digest of all bytes so far. More bytes can follow.
    public func finalize() -> SHA1Digest { SHA1Digest(bytes: message.digest(20)) }
  }

  /// A digest of SHA1.
  public struct SHA1Digest: BytesOfDigest {
    /// How many bytes there are: 20.
    public static var byteCount: Int { 20 }
    static var name: String { "SHA1" }

    let bytes: [UInt8]

    init(bytes: [UInt8]) { self.bytes = bytes }
  }

  /// MD5 of RFC 1321.
  public struct MD5: HashFunction {
    /// What it makes.
    public typealias Digest = MD5Digest
    /// How many bytes are hashed at a time: 64.
    public static var blockByteCount: Int { 64 }

    private var message = HashedMessage(MD5Words.initialState, MD5Words.self)

    /// Makes a function that has been given no bytes.
    public init() {}

    /// Takes more bytes.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      message.append(bufferPointer)
    }

    /// The digest of all bytes so far. More bytes can follow.
    public func finalize() -> MD5Digest { MD5Digest(bytes: message.digest(16)) }
  }

  /// A digest of MD5.
  public struct MD5Digest: BytesOfDigest {
    /// How many bytes there are: 16.
    public static var byteCount: Int { 16 }
    static var name: String { "MD5" }

    let bytes: [UInt8]

    init(bytes: [UInt8]) { self.bytes = bytes }
  }
}
