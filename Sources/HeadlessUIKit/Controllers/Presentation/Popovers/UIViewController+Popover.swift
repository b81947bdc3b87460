// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension UIViewController {
  /// The size of popovers whose controllers do not say another one: as high as can be.
  private static let popoverSize = CGSize(width: 320, height: 1_100)

  /// How large a popover's content would like to be, without the arrow.
  func popoverContentSize(in room: CGSize) -> CGSize {
    if let fitting = fittingPopoverSize(in: room) { return fitting }
    var size = preferredContentSize
    if size == .zero, let navigation = self as? UINavigationController,
      let top = navigation.topViewController, top.preferredContentSize != .zero
    {
      size = top.preferredContentSize
      if !navigation.isNavigationBarHidden {
        size.height += navigation.navigationBar.intrinsicContentSize.height
      }
    }
    return CGSize(
      width: size.width > 0 ? size.width : UIViewController.popoverSize.width,
      height: size.height > 0 ? size.height : UIViewController.popoverSize.height)
  }
}
