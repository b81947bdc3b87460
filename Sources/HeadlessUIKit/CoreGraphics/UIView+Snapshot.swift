// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

extension UIView {
  /// A view that shows a picture of a part of this one; `nil` where the part is empty.
  func makeSnapshot(of rect: CGRect, capInsets: UIEdgeInsets) -> UIView? {
    guard !rect.isEmpty else { return nil }
    let picture = UIGraphicsImageRenderer(bounds: rect).image { _ in _ = drawTree(in: bounds) }
    let isStretched = capInsets == .zero
    return UIImageView(
      image: isStretched
        ? picture : picture.resizableImage(withCapInsets: capInsets, resizingMode: .stretch))
  }

  /// Draws the view and its subviews into `rect` of the present context, stretched to it, as they
  /// are on the screen: effects change what lies behind them in this tree.
  ///
  /// - Returns: Whether something could be drawn.
  func drawTree(in rect: CGRect) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), !bounds.isEmpty else { return false }
    layoutIfNeeded()
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    if rect.size != bounds.size {
      context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    }
    context.record(size: bounds.size, scale: context.scale) {
      layer.paintSettled(into: &$0)
    }
    context.restoreGState()
    return true
  }
}
