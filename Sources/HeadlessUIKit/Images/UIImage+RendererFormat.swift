// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension UIImage {
  /// The format in which a renderer draws pictures like this one: with its scale, and opaque where
  /// it is.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = cgImage?.bitmap.isOpaque ?? false
    return format
  }
}
