// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

extension UIView {
  /// A view that shows a picture of this one as it is now; `nil` where the bounds are empty.
  ///
  /// - Parameter afterUpdates: Not used: what is drawn is always up to date.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  /// A view that shows a picture of a part of this one as it is now, and stretches its middle when
  /// it is resized; `nil` where the part is empty.
  ///
  /// - Parameters:
  ///   - rect: The part, in this view's coordinates.
  ///   - afterUpdates: Not used: what is drawn is always up to date.
  ///   - capInsets: How wide the edges are that keep their size, in points.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard !rect.isEmpty else { return nil }
    let picture = UIGraphicsImageRenderer(bounds: rect).image { context in
      layer.render(in: context.cgContext)
    }
    let isStretched = capInsets == .zero
    return UIImageView(
      image: isStretched
        ? picture : picture.resizableImage(withCapInsets: capInsets, resizingMode: .stretch))
  }
}
