// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

extension UIView {
  /// A view that shows a picture of a part of this one; `nil` where the part is empty.
  func makeSnapshot(of rect: CGRect, capInsets: UIEdgeInsets) -> UIView? {
    guard !rect.isEmpty else { return nil }
    let picture = UIGraphicsImageRenderer(bounds: rect).image { context in
      layer.render(in: context.cgContext)
    }
    let isStretched = capInsets == .zero
    return UIImageView(
      image: isStretched
        ? picture : picture.resizableImage(withCapInsets: capInsets, resizingMode: .stretch))
  }

  /// Draws the view and its subviews into `rect` of the present context, stretched to it.
  ///
  /// - Returns: Whether something could be drawn.
  func drawTree(in rect: CGRect) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), !bounds.isEmpty else { return false }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    if rect.size != bounds.size {
      context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    layer.render(in: context)
    context.restoreGState()
    return true
  }
}
