// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

// FIPS 180-4, "Secure Hash Standard" (2015).

/// SHA-2 with 256 bits.
public struct SHA256: HashFunction {
  /// What it makes.
  public typealias Digest = SHA256Digest
  /// How many bytes are hashed at a time: 64.
  public static var blockByteCount: Int { 64 }

  private var message = HashedMessage(SHA2Words32.initialState, SHA2Words32.self)

  /// Makes a function that has been given no bytes.
  public init() {}

  /// Takes more bytes.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    message.append(bufferPointer)
  }

  /// The digest of all bytes so far. More bytes can follow.
  public func finalize() -> SHA256Digest { SHA256Digest(bytes: message.digest(32)) }
}

/// A digest of SHA256.
public struct SHA256Digest: BytesOfDigest {
  /// How many bytes there are: 32.
  public static var byteCount: Int { 32 }
  static var name: String { "SHA256" }

  let bytes: [UInt8]

  init(bytes: [UInt8]) { self.bytes = bytes }
}

/// SHA-2 with 384 bits.
public struct SHA384: HashFunction {
  /// What it makes.
  public typealias Digest = SHA384Digest
  /// How many bytes are hashed at a time: 128.
  public static var blockByteCount: Int { 128 }

  private var message = HashedMessage(SHA2Words64.initialStateOfSHA384, SHA2Words64.self)

  /// Makes a function that has been given no bytes.
  public init() {}

  /// Takes more bytes.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    message.append(bufferPointer)
  }

  /// The digest of all bytes so far. More bytes can follow.
  public func finalize() -> SHA384Digest { SHA384Digest(bytes: message.digest(48)) }
}

/// A digest of SHA384.
public struct SHA384Digest: BytesOfDigest {
  /// How many bytes there are: 48.
  public static var byteCount: Int { 48 }
  static var name: String { "SHA384" }

  let bytes: [UInt8]

  init(bytes: [UInt8]) { self.bytes = bytes }
}

/// SHA-2 with 512 bits.
public struct SHA512: HashFunction {
  /// What it makes.
  public typealias Digest = SHA512Digest
  /// How many bytes are hashed at a time: 128.
  public static var blockByteCount: Int { 128 }

  private var message = HashedMessage(SHA2Words64.initialStateOfSHA512, SHA2Words64.self)

  /// Makes a function that has been given no bytes.
  public init() {}

  /// Takes more bytes.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    message.append(bufferPointer)
  }

  /// The digest of all bytes so far. More bytes can follow.
  public func finalize() -> SHA512Digest { SHA512Digest(bytes: message.digest(64)) }
}

/// A digest of SHA512.
public struct SHA512Digest: BytesOfDigest {
  /// How many bytes there are: 64.
  public static var byteCount: Int { 64 }
  static var name: String { "SHA512" }

  let bytes: [UInt8]

  init(bytes: [UInt8]) { self.bytes = bytes }
}
