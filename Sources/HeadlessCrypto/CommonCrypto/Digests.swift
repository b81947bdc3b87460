// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

// CommonCrypto's digests, as Swift imports them from C. What encrypts is not there.

/// A length in bytes.
public typealias CC_LONG = UInt32
/// A number of 64 bits.
public typealias CC_LONG64 = UInt64

/// The bytes of a digest of MD5.
public var CC_MD5_DIGEST_LENGTH: Int32 { 16 }
/// The bytes that MD5 hashes at a time.
public var CC_MD5_BLOCK_BYTES: Int32 { 64 }
/// The bytes of a digest of SHA1.
public var CC_SHA1_DIGEST_LENGTH: Int32 { 20 }
/// The bytes that SHA1 hashes at a time.
public var CC_SHA1_BLOCK_BYTES: Int32 { 64 }
/// The bytes of a digest of SHA256.
public var CC_SHA256_DIGEST_LENGTH: Int32 { 32 }
/// The bytes that SHA256 hashes at a time.
public var CC_SHA256_BLOCK_BYTES: Int32 { 64 }
/// The bytes of a digest of SHA384.
public var CC_SHA384_DIGEST_LENGTH: Int32 { 48 }
/// The bytes that SHA384 hashes at a time.
public var CC_SHA384_BLOCK_BYTES: Int32 { 128 }
/// The bytes of a digest of SHA512.
public var CC_SHA512_DIGEST_LENGTH: Int32 { 64 }
/// The bytes that SHA512 hashes at a time.
public var CC_SHA512_BLOCK_BYTES: Int32 { 128 }

/// Writes a digest.
private func write<D: Digest>(
  _ digest: D, to place: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  guard let place else { return nil }
  for (index, byte) in digest.enumerated() { place[index] = byte }
  return place
}

/// Writes the digest of `len` bytes to `md`, and hands that back.
@discardableResult
public func CC_MD5(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  let bytes = UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(len))
  return write(Insecure.MD5.hash(bufferPointer: bytes), to: md)
}

/// Writes the digest of `len` bytes to `md`, and hands that back.
@discardableResult
public func CC_SHA1(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  let bytes = UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(len))
  return write(Insecure.SHA1.hash(bufferPointer: bytes), to: md)
}

/// Writes the digest of `len` bytes to `md`, and hands that back.
@discardableResult
public func CC_SHA256(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  let bytes = UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(len))
  return write(SHA256.hash(bufferPointer: bytes), to: md)
}

/// Writes the digest of `len` bytes to `md`, and hands that back.
@discardableResult
public func CC_SHA384(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  let bytes = UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(len))
  return write(SHA384.hash(bufferPointer: bytes), to: md)
}

/// Writes the digest of `len` bytes to `md`, and hands that back.
@discardableResult
public func CC_SHA512(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  let bytes = UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(len))
  return write(SHA512.hash(bufferPointer: bytes), to: md)
}
