// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

// Digests of what comes bit by bit. In C each function has a state of its own; here all have one.

/// What a hash function has been given so far.
public struct CC_DigestState: Sendable {
  private var function: any HashFunction = SHA256()

  /// Makes a state that one of the functions `CC_…_Init` begins.
  public init() {}

  fileprivate mutating func begin(_ function: any HashFunction) -> Int32 {
    self.function = function
    return 1
  }

  fileprivate mutating func update(_ data: UnsafeRawPointer?, _ count: CC_LONG) -> Int32 {
    function.update(
      bufferPointer: UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(count)))
    return 1
  }

  fileprivate func write(to place: UnsafeMutablePointer<UInt8>) -> Int32 {
    function.write(to: place)
  }
}

extension HashFunction {
  fileprivate func write(to place: UnsafeMutablePointer<UInt8>) -> Int32 {
    for (index, byte) in finalize().enumerated() { place[index] = byte }
    return 1
  }
}

/// What MD5 has been given so far.
public typealias CC_MD5_CTX = CC_DigestState
/// What SHA-1 has been given so far.
public typealias CC_SHA1_CTX = CC_DigestState
/// What SHA-256 has been given so far.
public typealias CC_SHA256_CTX = CC_DigestState
/// What SHA-384 or SHA-512 has been given so far.
public typealias CC_SHA512_CTX = CC_DigestState

/// Begins a digest of MD5; 1.
@discardableResult
public func CC_MD5_Init(_ c: UnsafeMutablePointer<CC_MD5_CTX>) -> Int32 {
  c.pointee.begin(Insecure.MD5())
}

/// Takes `len` bytes; 1.
@discardableResult
public func CC_MD5_Update(
  _ c: UnsafeMutablePointer<CC_MD5_CTX>, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 { c.pointee.update(data, len) }

/// Writes the digest of all bytes to `md`; 1.
@discardableResult
public func CC_MD5_Final(
  _ md: UnsafeMutablePointer<UInt8>, _ c: UnsafeMutablePointer<CC_MD5_CTX>
) -> Int32 { c.pointee.write(to: md) }

/// Begins a digest of SHA1; 1.
@discardableResult
public func CC_SHA1_Init(_ c: UnsafeMutablePointer<CC_SHA1_CTX>) -> Int32 {
  c.pointee.begin(Insecure.SHA1())
}

/// Takes `len` bytes; 1.
@discardableResult
public func CC_SHA1_Update(
  _ c: UnsafeMutablePointer<CC_SHA1_CTX>, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 { c.pointee.update(data, len) }

/// Writes the digest of all bytes to `md`; 1.
@discardableResult
public func CC_SHA1_Final(
  _ md: UnsafeMutablePointer<UInt8>, _ c: UnsafeMutablePointer<CC_SHA1_CTX>
) -> Int32 { c.pointee.write(to: md) }

/// Begins a digest of SHA256; 1.
@discardableResult
public func CC_SHA256_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>) -> Int32 {
  c.pointee.begin(SHA256())
}

/// Takes `len` bytes; 1.
@discardableResult
public func CC_SHA256_Update(
  _ c: UnsafeMutablePointer<CC_SHA256_CTX>, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 { c.pointee.update(data, len) }

/// Writes the digest of all bytes to `md`; 1.
@discardableResult
public func CC_SHA256_Final(
  _ md: UnsafeMutablePointer<UInt8>, _ c: UnsafeMutablePointer<CC_SHA256_CTX>
) -> Int32 { c.pointee.write(to: md) }

/// Begins a digest of SHA384; 1.
@discardableResult
public func CC_SHA384_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>) -> Int32 {
  c.pointee.begin(SHA384())
}

/// Takes `len` bytes; 1.
@discardableResult
public func CC_SHA384_Update(
  _ c: UnsafeMutablePointer<CC_SHA512_CTX>, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 { c.pointee.update(data, len) }

/// Writes the digest of all bytes to `md`; 1.
@discardableResult
public func CC_SHA384_Final(
  _ md: UnsafeMutablePointer<UInt8>, _ c: UnsafeMutablePointer<CC_SHA512_CTX>
) -> Int32 { c.pointee.write(to: md) }

/// Begins a digest of SHA512; 1.
@discardableResult
public func CC_SHA512_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>) -> Int32 {
  c.pointee.begin(SHA512())
}

/// Takes `len` bytes; 1.
@discardableResult
public func CC_SHA512_Update(
  _ c: UnsafeMutablePointer<CC_SHA512_CTX>, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 { c.pointee.update(data, len) }

/// Writes the digest of all bytes to `md`; 1.
@discardableResult
public func CC_SHA512_Final(
  _ md: UnsafeMutablePointer<UInt8>, _ c: UnsafeMutablePointer<CC_SHA512_CTX>
) -> Int32 { c.pointee.write(to: md) }
