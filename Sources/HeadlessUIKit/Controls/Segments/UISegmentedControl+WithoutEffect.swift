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

  /// A picture between two segments in these states. It is not drawn, which is reported.
  public func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {
    let name = "divider \(leftState.rawValue) \(rightState.rawValue) \(barMetrics.rawValue)"
    KeptValues.keep(dividerImage, of: self, name)
    if dividerImage != nil {
      RenderingEnvironment.reportNotDrawn(
        "UISegmentedControl.setDividerImage", "the line between segments is the system's")
    }
  }

  /// The picture between two segments in these states.
  public func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    let name = "divider \(leftState.rawValue) \(rightState.rawValue) \(barMetrics.rawValue)"
    return KeptValues.value(of: self, or: UIImage?.none, name)
  }
}
