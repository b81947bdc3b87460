// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import HeadlessUIKit
import Rasterizer

/// Pictures in rows on one ground, pixel for pixel.
struct Mosaic {
  var rows: [[Bitmap]]

  private static let gap: CGFloat = 16

  /// Draws the pictures at one pixel per point.
  func bitmap() throws -> Bitmap {
    var environment = RenderingEnvironment.current
    environment.displayScale = 1
    let sheet = UIView()
    sheet.backgroundColor = .systemGray2
    var y = Self.gap
    for row in rows {
      var (x, bottom) = (Self.gap, y)
      for bitmap in row {
        let picture = UIImageView(image: UIImage(bitmap: bitmap))
        picture.frame.origin = CGPoint(x: x, y: y)
        sheet.addSubview(picture)
        x = picture.frame.maxX + Self.gap
        bottom = max(bottom, picture.frame.maxY)
      }
      sheet.frame.size.width = max(sheet.frame.width, x)
      y = bottom + Self.gap
    }
    sheet.frame.size.height = y
    return try RenderingEnvironment.$current.withValue(environment) {
      try DisplayListPlayer().play(sheet.displayList(scale: 1))
    }
  }
}
