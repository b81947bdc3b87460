// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What a popover's arrow may point to: views, and items of bars.
///
/// ```swift
/// controller.popoverPresentationController?.sourceItem = navigationItem.rightBarButtonItem
/// ```
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: AnyObject {
  /// Where the item is in the coordinates of `referenceView`; null where it is not shown.
  func frame(in referenceView: UIView) -> CGRect
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  /// The view's bounds in the coordinates of `referenceView`; null in another window.
  public func frame(in referenceView: UIView) -> CGRect {
    guard window != nil, window === referenceView.window else { return .null }
    return convert(bounds, to: referenceView)
  }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// Where the item's button is in the coordinates of `referenceView`; null where no bar shows it.
  public func frame(in referenceView: UIView) -> CGRect {
    (customView ?? shownButton)?.frame(in: referenceView) ?? .null
  }
}
