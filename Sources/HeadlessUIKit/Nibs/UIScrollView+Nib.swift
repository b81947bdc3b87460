// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import InterfaceBuilder

extension UIScrollView {
  /// Reads what a scroll view has.
  func decodeScroll(_ element: NibElement, _ session: NibSession) {
    func set(_ name: String, _ path: ReferenceWritableKeyPath<UIScrollView, Bool>) {
      if let value = element.bool(name) { self[keyPath: path] = value }
    }
    set("scrollEnabled", \.isScrollEnabled)
    set("pagingEnabled", \.isPagingEnabled)
    set("bounces", \.bounces)
    set("alwaysBounceVertical", \.alwaysBounceVertical)
    set("alwaysBounceHorizontal", \.alwaysBounceHorizontal)
    set("showsVerticalScrollIndicator", \.showsVerticalScrollIndicator)
    set("showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator)
    if let insets = UIEdgeInsets(nib: element.child(key: "contentInset")) { contentInset = insets }
    if let size = element.size("contentSize") { contentSize = size }
    switch element["contentInsetAdjustmentBehavior"] {
    case "never": contentInsetAdjustmentBehavior = .never
    case "always": contentInsetAdjustmentBehavior = .always
    case "scrollableAxes": contentInsetAdjustmentBehavior = .scrollableAxes
    default: break
    }
  }
}
