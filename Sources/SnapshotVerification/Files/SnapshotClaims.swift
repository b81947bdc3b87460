// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Which assertion of this process uses which reference, so that two never share one unnoticed.
///
/// A claim is made before a view is drawn, and settled with the picture's fingerprint before a file
/// is written. Paths that differ only in letter case or in the form of Unicode are one.
///
/// ```swift
/// try claims.claim(path, by: SnapshotClaimant(name: name, source: source))
/// ```
public final class SnapshotClaims: @unchecked Sendable {
  /// The claims of this process. Tests of the claims themselves make their own.
  public static let process = SnapshotClaims()

  private struct Claim {
    var claimant: SnapshotClaimant
    var fingerprint: Int?
  }

  // Not a Mutex, which the thread sanitizer does not know (Swift 6.3).
  private let lock = NSLock()
  private var claims: [String: Claim] = [:]

  /// Makes a set of claims that is empty.
  public init() {}

  /// Claims the reference at `path`.
  ///
  /// - Throws: `SnapshotVerifier.Error.sharedReference` when another assertion, or the same one
  ///   under another name, has claimed that path.
  public func claim(_ path: String, by claimant: SnapshotClaimant) throws(SnapshotVerifier.Error) {
    let key = FileNameSpelling.collisionKey(path)
    let first = lock.withLock {
      if let earlier = claims[key] { return earlier.claimant }
      claims[key] = Claim(claimant: claimant)
      return claimant
    }
    guard first == claimant else {
      throw .sharedReference(path: path, first: first, second: claimant)
    }
  }

  /// Notes the fingerprint of the picture at a claimed path, before it is written.
  ///
  /// - Parameter fingerprint: A hash of the pixels, the same in all of this process.
  /// - Throws: `SnapshotVerifier.Error.unstableReference` when the same assertion has settled
  ///   another picture there: it runs more than once, with different views, under one name.
  public func settle(
    _ path: String, by claimant: SnapshotClaimant, fingerprint: Int
  ) throws(SnapshotVerifier.Error) {
    let key = FileNameSpelling.collisionKey(path)
    let settled = lock.withLock {
      let earlier = claims[key]?.fingerprint ?? fingerprint
      claims[key, default: Claim(claimant: claimant)].fingerprint = earlier
      return earlier
    }
    guard settled == fingerprint else {
      throw .unstableReference(path: path, claimant: claimant)
    }
  }
}
