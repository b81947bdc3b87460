// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// Keys derived from a key, after RFC 5869.
public struct HKDF<H: HashFunction>: Sendable {
  /// A key of `outputByteCount` bytes, of a key, a salt and what it is for.
  public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt, info: Info, outputByteCount: Int
  ) -> SymmetricKey {
    expand(
      pseudoRandomKey: extract(inputKeyMaterial: inputKeyMaterial, salt: salt), info: info,
      outputByteCount: outputByteCount)
  }

  /// A key of `outputByteCount` bytes, of a key and what it is for.
  public static func deriveKey<Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey, info: Info, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(
      inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: info,
      outputByteCount: outputByteCount)
  }

  /// A key of `outputByteCount` bytes, of a key and a salt.
  public static func deriveKey<Salt: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(
      inputKeyMaterial: inputKeyMaterial, salt: salt, info: [UInt8](),
      outputByteCount: outputByteCount)
  }

  /// A key of `outputByteCount` bytes, of a key.
  public static func deriveKey(
    inputKeyMaterial: SymmetricKey, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(
      inputKeyMaterial: inputKeyMaterial, info: [UInt8](), outputByteCount: outputByteCount)
  }

  /// The first step: one key of the hash's length.
  public static func extract<Salt: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt?
  ) -> HashedAuthenticationCode<H> {
    let salt = salt.map { Array($0) } ?? []
    let key = salt.isEmpty ? Array(repeating: 0, count: H.Digest.byteCount) : salt
    return inputKeyMaterial.withUnsafeBytes {
      HMAC<H>.authenticationCode(for: Array($0), using: SymmetricKey(data: key))
    }
  }

  /// The second step: as many bytes as are asked for.
  public static func expand<Key: ContiguousBytes, Info: DataProtocol>(
    pseudoRandomKey: Key, info: Info?, outputByteCount: Int
  ) -> SymmetricKey {
    let most = 255 * H.Digest.byteCount
    require(
      (0...most).contains(outputByteCount),
      "HKDF derives at most \(most) bytes with \(H.self), not \(outputByteCount)")
    let key = SymmetricKey(data: pseudoRandomKey)
    var (bytes, last): ([UInt8], [UInt8]) = ([], [])
    var round: UInt8 = 1
    while bytes.count < outputByteCount {
      let message = last + (info.map { Array($0) } ?? []) + [round]
      last = Array(HMAC<H>.authenticationCode(for: message, using: key))
      bytes += last
      round &+= 1
    }
    return SymmetricKey(data: bytes.prefix(outputByteCount).map { $0 })
  }
}
