// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What is kept and changes no pixel here, or is reported where it would.
extension UISegmentedControl {
  /// Moves the content of a segment by points. It stays, which is reported.
  public func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    KeptValues.keep(offset, of: self, "contentOffset \(segment)")
    if offset != .zero {
      RenderingEnvironment.reportNotDrawn(
        "UISegmentedControl.setContentOffset(_:forSegmentAt:)", "the content stays in the middle")
    }
  }

  /// How far the content of a segment was moved, in points.
  public func contentOffsetForSegment(at segment: Int) -> CGSize {
    KeptValues.value(of: self, or: .zero, "contentOffset \(segment)")
  }
}
