// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import HeadlessUIKit
import Rasterizer
import XCTest

/// Pictures and places of what bars show.
class BarTestCase: XCTestCase {
  /// The picture at two pixels per point.
  func draw(_ view: UIView) throws -> Bitmap {
    try DisplayListPlayer().play(view.displayList(scale: 2))
  }

  /// The label with this text, with its frame in `view`.
  func label(_ text: String, in view: UIView) -> (label: UILabel, frame: CGRect)? {
    for subview in view.subviews where !subview.isHidden {
      if let label = subview as? UILabel, label.text == text {
        return (label, label.frame)
      }
      if let found = label(text, in: subview) {
        return (found.label, found.frame.offsetBy(dx: subview.frame.minX, dy: subview.frame.minY))
      }
    }
    return nil
  }

  func squareImage(_ side: Int) -> UIImage {
    var bitmap = Bitmap(width: side, height: side)
    bitmap.withUnsafeMutableBytes { bytes in
      for index in bytes.indices { bytes[index] = 255 }
    }
    return UIImage(bitmap: bitmap, scale: 1)
  }
}
