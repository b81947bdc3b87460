// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What one play may reuse of an earlier one. Nothing in it changes a byte of a picture.
///
/// While it is lent to a play it forgets nothing: what a scene found in it need not be held by the
/// scene.
struct Caches: ~Copyable {
  var masks = MaskCache()
  var images = ImageCache()
  var paths = CoveredPathCache()
  var shadows = ShadowCache()
  var gradients = GradientCache()

  /// Drops what is over the limits.
  mutating func trim() {
    masks.trim()
    images.trim()
    paths.trim()
    shadows.trim()
    gradients.trim()
  }
}

/// Lends the caches to one play at a time; a play that runs beside another starts with empty ones.
final class CacheBox: @unchecked Sendable {
  private let lock = NSLock()
  private var caches: Caches?

  func take() -> Caches {
    lock.lock()
    defer { lock.unlock() }
    return caches.take() ?? Caches()
  }

  func giveBack(_ used: consuming Caches) {
    used.trim()
    lock.lock()
    defer { lock.unlock() }
    caches = consume used
  }
}
