// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

// Digests of what comes bit by bit.

/// What MD5 has been given so far.
public struct CC_MD5state_st: Sendable {
  var function: any HashFunction = Insecure.MD5()

  /// Makes a state that `CC_MD5_Init` begins.
  public init() {}
}
/// What MD5 has been given so far.
public typealias CC_MD5_CTX = CC_MD5state_st

/// Begins a digest of MD5; 1.
@discardableResult
public func CC_MD5_Init(_ c: UnsafeMutablePointer<CC_MD5_CTX>) -> Int32 {
  c.pointee.function = Insecure.MD5()
  return 1
}

/// Takes `len` bytes; 1.
@discardableResult
public func CC_MD5_Update(
  _ c: UnsafeMutablePointer<CC_MD5_CTX>, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 {
  c.pointee.function.update(
    bufferPointer: UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(len)))
  return 1
}

/// Writes the digest of all bytes to `md`; 1.
@discardableResult
public func CC_MD5_Final(
  _ md: UnsafeMutablePointer<UInt8>, _ c: UnsafeMutablePointer<CC_MD5_CTX>
) -> Int32 {
  write(c.pointee.function, to: md)
}

/// What SHA1 has been given so far.
public struct CC_SHA1state_st: Sendable {
  var function: any HashFunction = Insecure.SHA1()

  /// Makes a state that `CC_SHA1_Init` begins.
  public init() {}
}
/// What SHA1 has been given so far.
public typealias CC_SHA1_CTX = CC_SHA1state_st

/// Begins a digest of SHA1; 1.
@discardableResult
public func CC_SHA1_Init(_ c: UnsafeMutablePointer<CC_SHA1_CTX>) -> Int32 {
  c.pointee.function = Insecure.SHA1()
  return 1
}

/// Takes `len` bytes; 1.
@discardableResult
public func CC_SHA1_Update(
  _ c: UnsafeMutablePointer<CC_SHA1_CTX>, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 {
  c.pointee.function.update(
    bufferPointer: UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(len)))
  return 1
}

/// Writes the digest of all bytes to `md`; 1.
@discardableResult
public func CC_SHA1_Final(
  _ md: UnsafeMutablePointer<UInt8>, _ c: UnsafeMutablePointer<CC_SHA1_CTX>
) -> Int32 {
  write(c.pointee.function, to: md)
}

/// What SHA256 has been given so far.
public struct CC_SHA256state_st: Sendable {
  var function: any HashFunction = SHA256()

  /// Makes a state that `CC_SHA256_Init` begins.
  public init() {}
}
/// What SHA256 has been given so far.
public typealias CC_SHA256_CTX = CC_SHA256state_st

/// Begins a digest of SHA256; 1.
@discardableResult
public func CC_SHA256_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>) -> Int32 {
  c.pointee.function = SHA256()
  return 1
}

/// Takes `len` bytes; 1.
@discardableResult
public func CC_SHA256_Update(
  _ c: UnsafeMutablePointer<CC_SHA256_CTX>, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 {
  c.pointee.function.update(
    bufferPointer: UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(len)))
  return 1
}

/// Writes the digest of all bytes to `md`; 1.
@discardableResult
public func CC_SHA256_Final(
  _ md: UnsafeMutablePointer<UInt8>, _ c: UnsafeMutablePointer<CC_SHA256_CTX>
) -> Int32 {
  write(c.pointee.function, to: md)
}

/// Begins a digest of SHA384; 1.
@discardableResult
public func CC_SHA384_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>) -> Int32 {
  c.pointee.function = SHA384()
  return 1
}

/// Takes `len` bytes; 1.
@discardableResult
public func CC_SHA384_Update(
  _ c: UnsafeMutablePointer<CC_SHA512_CTX>, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 {
  c.pointee.function.update(
    bufferPointer: UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(len)))
  return 1
}

/// Writes the digest of all bytes to `md`; 1.
@discardableResult
public func CC_SHA384_Final(
  _ md: UnsafeMutablePointer<UInt8>, _ c: UnsafeMutablePointer<CC_SHA512_CTX>
) -> Int32 {
  write(c.pointee.function, to: md)
}

/// What SHA512 has been given so far.
public struct CC_SHA512state_st: Sendable {
  var function: any HashFunction = SHA512()

  /// Makes a state that `CC_SHA512_Init` begins.
  public init() {}
}
/// What SHA512 has been given so far.
public typealias CC_SHA512_CTX = CC_SHA512state_st

/// Begins a digest of SHA512; 1.
@discardableResult
public func CC_SHA512_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>) -> Int32 {
  c.pointee.function = SHA512()
  return 1
}

/// Takes `len` bytes; 1.
@discardableResult
public func CC_SHA512_Update(
  _ c: UnsafeMutablePointer<CC_SHA512_CTX>, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 {
  c.pointee.function.update(
    bufferPointer: UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(len)))
  return 1
}

/// Writes the digest of all bytes to `md`; 1.
@discardableResult
public func CC_SHA512_Final(
  _ md: UnsafeMutablePointer<UInt8>, _ c: UnsafeMutablePointer<CC_SHA512_CTX>
) -> Int32 {
  write(c.pointee.function, to: md)
}

private func write(_ function: some HashFunction, to place: UnsafeMutablePointer<UInt8>) -> Int32 {
  for (index, byte) in function.finalize().enumerated() { place[index] = byte }
  return 1
}
