// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics

extension CGContext {
  /// Keeps what follows inside of `rect`, as opaque as the mask is there: as its pixels are, or where
  /// all of them are opaque, as bright as they are. It lies upside down in contexts of UIKit, as
  /// images do that are drawn.
  ///
  /// What follows is drawn on its own before it is masked: a blend mode that looks at what lies
  /// below sees only what was drawn since.
  ///
  /// ```swift
  /// context.clip(to: bounds, mask: icon)
  /// context.setFillColor(UIColor.systemRed.cgColor)
  /// context.fill(bounds)
  /// ```
  public func clip(to rect: CGRect, mask: CGImage) {
    let rect = rect.standardized
    append(.pushClip(ClipCommand(path: Path(rect: rect), transform: state.transform)))
    append(.pushGroup(GroupCommand(opacity: 1)))
    let upright = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
    open(
      .mask(
        .image(
          ImageCommand(
            bitmap: mask.bitmap.asMask, destination: rect,
            transform: upright.concatenating(state.transform), blendMode: .destinationIn))))
    narrowClipBox(to: Path(rect: rect))
  }
}

extension Bitmap {
  /// The picture as a mask: itself, or one that is as opaque as it is bright where nothing of it is
  /// translucent.
  var asMask: Bitmap { isOpaque ? brightnessAsAlpha : self }
}
