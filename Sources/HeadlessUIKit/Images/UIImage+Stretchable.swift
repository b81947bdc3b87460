// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension UIImage {
  /// The picture with caps at the start and the top, and a middle of one point that is stretched;
  /// the rest are the caps at the end and the bottom. 0 for no caps.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    let insets = UIEdgeInsets(
      top: top, left: left, bottom: top == 0 ? 0 : max(0, size.height - top - 1),
      right: left == 0 ? 0 : max(0, size.width - left - 1))
    return resizableImage(withCapInsets: insets, resizingMode: .stretch)
  }

  /// How wide the cap at the start is: that of ``stretchableImage(withLeftCapWidth:topCapHeight:)``.
  public var leftCapWidth: Int { Int(capInsets.left) }
  /// How high the cap at the top is.
  public var topCapHeight: Int { Int(capInsets.top) }
}
