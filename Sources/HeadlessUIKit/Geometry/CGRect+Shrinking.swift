// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension CGRect {
  /// The rectangle with each side moved inwards, at most to the middle.
  ///
  /// `insetBy(dx:dy:)` gives the null rectangle where there is less room than that, whose origin is
  /// infinite: no view can have it for a frame.
  func shrunk(dx: CGFloat, dy: CGFloat) -> CGRect {
    insetBy(dx: min(dx, width / 2), dy: min(dy, height / 2))
  }
}
