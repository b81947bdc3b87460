// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

// What bars and alerts say of themselves.

extension BarButton: AccessibilityDefaults {
  var defaultAccessibilityLabel: String? {
    if let item {
      return item.accessibilityLabel ?? item.systemItem?.spokenName ?? item.title
        ?? item.image?.spokenName
    }
    return backTitle ?? UINavigationBar.genericBackTitle
  }

  var defaultAccessibilityValue: String? { item?.accessibilityValue }
  var defaultAccessibilityHint: String? { item?.accessibilityHint }

  var defaultAccessibilityTraits: UIAccessibilityTraits {
    guard let item else { return [.button, .backButton] }
    return accessibleState.union([.button, item.accessibilityTraits])
  }

  /// People may say where the button leads, and that it leads back.
  var defaultInputLabels: [String]? {
    guard item == nil, let defaultAccessibilityLabel else { return nil }
    return [defaultAccessibilityLabel, UINavigationBar.genericBackTitle]
  }
}

extension UIBarButtonItem.SystemItem {
  /// What is read for the items that show a sign.
  fileprivate var spokenName: String? {
    switch self {
    case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
    case .add: "Add"
    case .compose: "Compose"
    case .reply: "Reply"
    case .action: "Share"
    case .organize: "Organize"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .refresh: "Refresh"
    case .stop: "Stop"
    case .camera: "Camera"
    case .trash: "Delete"
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Fast forward"
    case .close: "Close"
    }
  }
}

/// Read in the order of the items.
extension UITabBar: AccessibilityDefaults {
  var isElementByDefault: Bool { false }
  var defaultAccessibilityElements: [Any]? { buttons }
}

/// UIKit does not say that a tab is disabled.
extension UITabBarButton: AccessibilityDefaults {
  var defaultAccessibilityLabel: String? { item.accessibilityLabel ?? item.title }

  var defaultAccessibilityValue: String? {
    item.accessibilityValue
      ?? item.badgeValue.flatMap { $0.isEmpty ? nil : Int($0) == nil ? $0 : "\($0) items" }
  }

  var defaultAccessibilityHint: String? { item.accessibilityHint }

  var defaultAccessibilityTraits: UIAccessibilityTraits {
    isSelected ? [.button, .tabBarItem, .selected] : [.button, .tabBarItem]
  }
}

extension AlertButton: AccessibilityDefaults {
  var defaultAccessibilityTraits: UIAccessibilityTraits { accessibleState.union(.button) }
}
