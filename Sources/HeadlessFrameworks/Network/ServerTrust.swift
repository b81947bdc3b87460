// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import FoundationNetworking
import HeadlessUIKit

// What delegates of sessions ask of a server's certificates. Linux's Foundation checks these itself
// and hands none on, so that there never is a ``SecTrust``.

/// The method by which a server shows who it is. Nobody is asked by it here.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
/// The method by which somebody shows a server who they are. Nobody is asked by it here.
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"

/// What is known of a server's certificates. There is none.
public final class SecTrust: Hashable {
  private init() {}

  /// Whether both are the same.
  public static func == (left: SecTrust, right: SecTrust) -> Bool { left === right }
  /// Hashes which one it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Who signed for whom. There is none.
public final class SecCertificate: Hashable {
  private init() {}

  /// Whether both are the same.
  public static func == (left: SecCertificate, right: SecCertificate) -> Bool { left === right }
  /// Hashes which one it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension URLProtectionSpace {
  /// What is known of the server's certificates: `nil`.
  public var serverTrust: SecTrust? { nil }
}

extension URLCredential {
  /// Makes what says that a server is trusted.
  public convenience init(trust: SecTrust) {
    self.init(user: "", password: "", persistence: .none)
  }
}

/// Whether a server can be trusted: false, as there is no `SecTrust`.
public func SecTrustEvaluateWithError(
  _ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?
) -> Bool { false }

/// A server's certificates: `nil`, as there is no `SecTrust`.
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { nil }

/// How many certificates a server has: 0, as there is no `SecTrust`.
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> CFIndex { 0 }

/// One of a server's certificates: `nil`, as there is no `SecTrust`.
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: CFIndex) -> SecCertificate? {
  nil
}
