// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// Pixels that a rectangle or a rounded one covers wholly; either part may be empty.
struct Interior {
  /// The rows between the upper and the lower corners.
  var wide = PixelBounds.empty
  /// The columns between the left and the right corners.
  var high = PixelBounds.empty

  var isEmpty: Bool { wide.isEmpty && high.isEmpty }

  func moved(x: Int, y: Int) -> Interior {
    Interior(
      wide: wide.isEmpty ? .empty : wide.moved(x: x, y: y),
      high: high.isEmpty ? .empty : high.moved(x: x, y: y))
  }

  func intersection(_ bounds: PixelBounds) -> Interior {
    Interior(wide: wide.intersection(bounds), high: high.intersection(bounds))
  }
}

extension Interior {
  /// That of a rounded rectangle; empty where `path` is none or turned.
  init(_ path: Path, _ transform: CGAffineTransform) {
    guard case .roundedRectangle(let rect, let radii)? = path.shape,
      transform.isPositiveScaleAndTranslation, transform.isFinite, path.isFinite
    else { return }
    let left = max(radii.topLeft, radii.bottomLeft)
    let right = max(radii.topRight, radii.bottomRight)
    let top = max(radii.topLeft, radii.topRight)
    let bottom = max(radii.bottomLeft, radii.bottomRight)
    func pixels(_ part: CGRect) -> PixelBounds {
      guard part.size.width > 0, part.size.height > 0 else { return .empty }
      return FixedRectangle(part, transform: transform)?.interior ?? .empty
    }
    wide = pixels(
      CGRect(
        x: rect.minX, y: rect.minY + top, width: rect.width, height: rect.height - top - bottom))
    high = pixels(
      CGRect(
        x: rect.minX + left, y: rect.minY, width: rect.width - left - right, height: rect.height))
  }
}
