// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A layer that is drawn in tiles on iOS, each when it is seen. Here it is drawn at once and whole,
/// at the picture's scale: ``CALayer/draw(in:)`` is called once, for all of it.
open class CATiledLayer: CALayer {
  /// How long a new tile takes to appear on iOS, in seconds: 0.25.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }
  /// How many coarser drawings are kept on iOS. Kept only. The default is 1.
  open var levelsOfDetail: Int = 1
  /// How many finer drawings are kept on iOS. Kept only. The default is 0.
  open var levelsOfDetailBias: Int = 0
  /// The largest tile on iOS, in pixels. Kept only. The default is 256 by 256.
  open var tileSize = CGSize(width: 256, height: 256)
}
