// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Graphics
import HeadlessUIKit
import Rasterizer
import XCTest

extension XCTestCase {
  /// A view with `layer` in it, which fills it.
  func host(_ layer: CALayer, width: CGFloat = 20, height: CGFloat = 20) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    layer.frame = view.bounds
    view.layer.addSublayer(layer)
    return view
  }

  /// The commands of a view at one pixel per point, without the line of the canvas and without
  /// transforms that change nothing.
  func drawn(_ view: UIView) -> String {
    view.displayList(scale: 1).dump().split(separator: "\n").dropFirst()
      .map { $0.replacingOccurrences(of: " [1, 0, 0, 1, 0, 0]", with: "") }
      .joined(separator: "\n")
  }

  func pixels(_ view: UIView, scale: CGFloat = 1) throws -> Bitmap {
    try DisplayListPlayer().play(view.displayList(scale: scale))
  }
}
