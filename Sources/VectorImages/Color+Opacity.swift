// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

extension Color {
  /// The same color with a part of its alpha.
  func withOpacity(_ opacity: CGFloat) -> Color {
    guard opacity < 1 else { return self }
    var color = self
    color.alpha = UInt8((CGFloat(alpha) * max(0, opacity)).rounded())
    return color
  }
}
