// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// What the device covers of a snapshot's edges, darkened. Corners lie under two strips.
final class SafeAreaOverlayView: UIView {
  convenience init(frame: CGRect, insets: UIEdgeInsets) {
    self.init(frame: frame)
    isUserInteractionEnabled = false
    let (width, height) = (frame.width, frame.height)
    for strip in [
      CGRect(x: 0, y: 0, width: width, height: insets.top),
      CGRect(x: 0, y: height - insets.bottom, width: width, height: insets.bottom),
      CGRect(x: 0, y: 0, width: insets.left, height: height),
      CGRect(x: width - insets.right, y: 0, width: insets.right, height: height),
    ] where strip.width > 0 && strip.height > 0 {
      let view = UIView(frame: strip)
      view.backgroundColor = UIColor(white: 0, alpha: 0.6)
      addSubview(view)
    }
  }
}

/// The keyboard of a snapshot.
final class KeyboardOverlayView: UIView {
  convenience init(on screen: CGRect, height: CGFloat) {
    self.init(
      frame: CGRect(x: 0, y: screen.height - height, width: screen.width, height: height))
    isUserInteractionEnabled = false
    backgroundColor = .gray
  }
}
