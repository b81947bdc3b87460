// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

extension UIColor {
  /// The color under the present traits, as paint. A picture is repeated from the origin on.
  var paint: Paint {
    if let picture = pattern(with: .current) { return .pattern(picture.pattern()) }
    return .color(components(with: .current).color)
  }
}

extension UIImage {
  /// The picture repeated in its size, from `origin` on.
  func pattern(from origin: CGPoint = .zero) -> Pattern {
    Pattern(bitmap: bitmap, tile: CGRect(origin: origin, size: size))
  }
}
