// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Says what VoiceOver reads after people scrolled. Nobody scrolls here: a test asks it.
@preconcurrency @MainActor
public protocol UIScrollViewAccessibilityDelegate: UIScrollViewDelegate {
  /// What is read. The default is `nil`, for what the system says.
  func accessibilityScrollStatus(for scrollView: UIScrollView) -> String?
  /// What is read, with attributes. The default is `nil`, for what the system says.
  func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString?
}

extension UIScrollViewAccessibilityDelegate {
  /// `nil`.
  public func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? { nil }
  /// `nil`.
  public func accessibilityAttributedScrollStatus(
    for scrollView: UIScrollView
  ) -> NSAttributedString? { nil }
}
