// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

extension UIView {
  /// Draws the view and its subviews into `rect` of the present context, stretched to it.
  ///
  /// - Parameters:
  ///   - rect: Where the bounds go.
  ///   - afterUpdates: Not used: what is drawn is always up to date.
  /// - Returns: Whether something could be drawn.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
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
