// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import InterfaceBuilder

extension UIStackView {
  /// Reads what a stack has, after its subviews.
  func decodeStack(_ element: NibElement, _ session: NibSession) {
    axis = element["axis"] == "vertical" ? .vertical : .horizontal
    switch element["distribution"] {
    case "fillEqually": distribution = .fillEqually
    case "fillProportionally": distribution = .fillProportionally
    case "equalSpacing": distribution = .equalSpacing
    case "equalCentering": distribution = .equalCentering
    default: distribution = .fill
    }
    switch element["alignment"] {
    case "leading", "top": alignment = .leading
    case "trailing", "bottom": alignment = .trailing
    case "center": alignment = .center
    case "firstBaseline": alignment = .firstBaseline
    case "lastBaseline": alignment = .lastBaseline
    default: alignment = .fill
    }
    spacing = CGFloat(element.number("spacing") ?? 0)
    if element["spacingType"] == "standard" { spacing = UIStackView.spacingUseSystem }
    // Interface Builder has no switch for it: a stack with margins of its own keeps them.
    isLayoutMarginsRelativeArrangement =
      element.child(key: "layoutMargins") != nil
      || element.child(key: "directionalLayoutMargins") != nil
    if let relative = element.bool("layoutMarginsRelativeArrangement") {
      isLayoutMarginsRelativeArrangement = relative
    }
    for view in subviewStorage { addArrangedSubview(view) }
  }
}
