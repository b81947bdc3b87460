// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics

extension PNG {
  /// 128 bits that stand for a picture's size and pixels, the same in every process and in files.
  ///
  /// It tells pictures apart that are different by chance, not ones that were made to collide.
  /// Costs a pass at the speed of memory.
  public struct PixelDigest: Hashable, Sendable {
    let digest: Digest

    init(digest: Digest) { self.digest = digest }

    /// The digest of a picture.
    public init(_ bitmap: Bitmap) { digest = Digest(pixelsOf: bitmap) }

    /// 64 of its bits.
    public var word: UInt64 { digest.low }
  }
}
