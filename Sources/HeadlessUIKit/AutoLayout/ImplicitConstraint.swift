// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// A constraint that UIKit makes for a view which no constraint of the app places: the view follows
/// its autoresizing mask, or it is the root of its tree. Here it is a constant of its frame.
struct ImplicitConstraint {
  let view: UIView
  let name: String
  let value: CGFloat

  /// The number as the constraint by which UIKit holds it.
  var description: String {
    let text = "\(NSLayoutConstraint.name(of: view)).\(name) == \(number(value))   (active)>"
    guard view.followsMask else {
      let side = name == "width" ? "Width" : name == "height" ? "Height" : name
      return "<NSLayoutConstraint 'UIView-Encapsulated-Layout-\(side)' " + text
    }
    let mask = view.autoresizingMask
    let horizontal = Self.text(
      mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
      mask.contains(.flexibleRightMargin))
    let vertical = Self.text(
      mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
      mask.contains(.flexibleBottomMargin))
    return "<NSAutoresizingMaskLayoutConstraint h=\(horizontal) v=\(vertical) " + text
  }

  /// `&` for what is flexible of the margin before, the length and the margin behind. Without
  /// anything flexible the last one is.
  private static func text(_ before: Bool, _ length: Bool, _ behind: Bool) -> String {
    let flexible = [before, length, behind || !(before || length)]
    return flexible.map { $0 ? "&" : "-" }.joined()
  }
}
