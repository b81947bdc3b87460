// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// A hash function for `CCHmac`.
public typealias CCHmacAlgorithm = UInt32

/// SHA1.
public var kCCHmacAlgSHA1: Int { 0 }
/// MD5.
public var kCCHmacAlgMD5: Int { 1 }
/// SHA256.
public var kCCHmacAlgSHA256: Int { 2 }
/// SHA384.
public var kCCHmacAlgSHA384: Int { 3 }
/// SHA512.
public var kCCHmacAlgSHA512: Int { 4 }

/// Writes the code of `dataLength` bytes with a key to `macOut`.
public func CCHmac(
  _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer?, _ keyLength: Int,
  _ data: UnsafeRawPointer?, _ dataLength: Int, _ macOut: UnsafeMutableRawPointer?
) {
  let key = SymmetricKey(data: bytes(key, keyLength))
  let message = bytes(data, dataLength)
  let code: [UInt8] =
    switch Int(algorithm) {
    case kCCHmacAlgSHA1: Array(HMAC<Insecure.SHA1>.authenticationCode(for: message, using: key))
    case kCCHmacAlgMD5: Array(HMAC<Insecure.MD5>.authenticationCode(for: message, using: key))
    case kCCHmacAlgSHA256: Array(HMAC<SHA256>.authenticationCode(for: message, using: key))
    case kCCHmacAlgSHA384: Array(HMAC<SHA384>.authenticationCode(for: message, using: key))
    case kCCHmacAlgSHA512: Array(HMAC<SHA512>.authenticationCode(for: message, using: key))
    default:
      trap("CCHmac has no algorithm \(algorithm) here: SHA-1, MD5, SHA-256, -384, -512 are there")
    }
  macOut?.copyMemory(from: code, byteCount: code.count)
}

private func bytes(_ start: UnsafeRawPointer?, _ count: Int) -> [UInt8] {
  start.map { Array(UnsafeRawBufferPointer(start: $0, count: count)) } ?? []
}
