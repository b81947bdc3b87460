// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Codes made with a hash function and a key, after RFC 2104.
public struct HMAC<H: HashFunction>: Sendable {
  /// The key.
  public typealias Key = SymmetricKey
  /// The code.
  public typealias MAC = HashedAuthenticationCode<H>

  private var inner = H()
  private var outer = H()

  /// Makes a function that has been given no bytes.
  public init(key: SymmetricKey) {
    var bytes = key.withUnsafeBytes { Array($0) }
    if bytes.count > H.blockByteCount { bytes = Array(H.hash(data: bytes)) }
    bytes += Array(repeating: 0, count: H.blockByteCount - bytes.count)
    inner.update(data: bytes.map { $0 ^ 0x36 })
    outer.update(data: bytes.map { $0 ^ 0x5c })
  }

  /// Takes more data.
  public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }

  /// The code of all data so far.
  public func finalize() -> HashedAuthenticationCode<H> {
    var outer = outer
    outer.update(data: Array(inner.finalize()))
    return HashedAuthenticationCode(digest: outer.finalize())
  }

  /// The code of data.
  public static func authenticationCode<D: DataProtocol>(
    for data: D, using key: SymmetricKey
  ) -> HashedAuthenticationCode<H> {
    var function = HMAC(key: key)
    function.update(data: data)
    return function.finalize()
  }

  /// Whether a code is that of the data.
  public static func isValidAuthenticationCode<D: DataProtocol>(
    _ authenticationCode: HashedAuthenticationCode<H>, authenticating authenticatedData: D,
    using key: SymmetricKey
  ) -> Bool {
    self.authenticationCode(for: authenticatedData, using: key) == authenticationCode
  }

  /// Whether bytes are the code of the data.
  public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
    _ authenticationCode: C, authenticating authenticatedData: D, using key: SymmetricKey
  ) -> Bool {
    let code = self.authenticationCode(for: authenticatedData, using: key)
    return authenticationCode.withUnsafeBytes { Array($0) } == Array(code)
  }
}
