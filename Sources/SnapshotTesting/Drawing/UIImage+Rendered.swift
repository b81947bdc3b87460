// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit
import SnapshotVerification

extension UIImage {
  /// A picture that knows which views it shows, so that a difference can name them.
  static func make(_ snapshot: RenderedSnapshot, scale: CGFloat) -> UIImage {
    let image = UIImage(bitmap: snapshot.bitmap, scale: scale)
    image.origin = snapshot
    return image
  }

  /// The picture with what is known of it.
  var rendered: RenderedSnapshot {
    origin as? RenderedSnapshot ?? RenderedSnapshot(image: bitmap, size: size)
  }
}
