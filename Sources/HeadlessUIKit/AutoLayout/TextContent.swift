// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A view whose content is text, as Auto Layout sees it.
@preconcurrency @MainActor
protocol TextContent: UIView {
  /// Whether a narrower view is higher, as with text on several lines.
  var contentHeightFollowsWidth: Bool { get }
  /// The natural size in points of content that is `width` points wide or less.
  func intrinsicContentSize(forWidth width: CGFloat) -> CGSize
  /// From the top edge to the first baseline, in points.
  var firstBaselineFromTop: CGFloat { get }
  /// From the last baseline to the bottom edge, in points.
  var lastBaselineFromBottom: CGFloat { get }
  /// From the middle down to the one baseline of text that stays there, however high the view is,
  /// in points; `nil`, the default, for other text.
  var baselineFromMiddle: CGFloat? { get }
}

extension TextContent {
  var baselineFromMiddle: CGFloat? { nil }
}

extension UILabel: TextContent {
  var contentHeightFollowsWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 }

  /// As on iOS, `intrinsicContentSize` is asked with the width in mind: classes that add margins
  /// override it, and text breaks at the whole width all the same.
  func intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
    widthOfLines = width
    defer { widthOfLines = nil }
    return intrinsicContentSize
  }

  // A label is as high as its text where baselines are aligned.
  var firstBaselineFromTop: CGFloat { font.ascender }
  var lastBaselineFromBottom: CGFloat { -font.descender }
}
