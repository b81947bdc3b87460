// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import HeadlessUIKit
import Rasterizer

/// Runs `body` at a scale, on a screen of a width, with a system's look.
func at<Value>(
  _ scale: CGFloat, screen width: CGFloat = 390, look: SystemLook = .iOS18,
  _ body: () throws -> Value
) rethrows -> Value {
  var environment = RenderingEnvironment.current
  environment.systemLook = look
  environment.displayScale = scale
  environment.screenSize = CGSize(width: width, height: 844)
  return try RenderingEnvironment.$current.withValue(environment, operation: body)
}

/// The picture of a view, to be measured as those of iOS were.
struct Drawn {
  private let bitmap: Bitmap
  private let scale: CGFloat

  /// Draws a view that covers its ground.
  init(_ view: UIView, scale: CGFloat) throws {
    view.layoutIfNeeded()
    bitmap = try DisplayListPlayer().play(view.displayList(scale: scale))
    self.scale = scale
  }

  /// The box around all pixels in `area`, in points, that differ from that at the area's corner by
  /// more than `threshold` of 255.
  func ink(in area: CGRect, threshold: Int = 8) -> CGRect {
    let (left, top) = (Int(area.minX * scale), Int(area.minY * scale))
    let right = min(bitmap.width, Int((area.maxX * scale).rounded(.up)))
    let bottom = min(bitmap.height, Int((area.maxY * scale).rounded(.up)))
    let ground = pixel(left, top)
    var box: (x0: Int, y0: Int, x1: Int, y1: Int)?
    for y in top..<bottom {
      for x in left..<right where differs(pixel(x, y), ground, threshold) {
        let former = box ?? (x, y, x, y)
        box = (min(former.x0, x), min(former.y0, y), max(former.x1, x), max(former.y1, y))
      }
    }
    guard let box else { return .null }
    return CGRect(
      x: CGFloat(box.x0) / scale, y: CGFloat(box.y0) / scale,
      width: CGFloat(box.x1 + 1 - box.x0) / scale, height: CGFloat(box.y1 + 1 - box.y0) / scale)
  }

  /// Red, green and blue at a point.
  func color(x: CGFloat, y: CGFloat) -> [CGFloat] {
    pixel(Int(x * scale), Int(y * scale)).map { CGFloat($0) }
  }

  /// The least red in an area.
  func darkest(in area: CGRect) -> CGFloat {
    var least = 255
    for y in Int(area.minY * scale)..<Int(area.maxY * scale) {
      for x in Int(area.minX * scale)..<Int(area.maxX * scale) {
        least = min(least, pixel(x, y)[0])
      }
    }
    return CGFloat(least)
  }

  private func pixel(_ x: Int, _ y: Int) -> [Int] {
    let color = bitmap[x, y]
    return [Int(color.red), Int(color.green), Int(color.blue)]
  }

  private func differs(_ left: [Int], _ right: [Int], _ threshold: Int) -> Bool {
    zip(left, right).contains { abs($0 - $1) > threshold }
  }
}
