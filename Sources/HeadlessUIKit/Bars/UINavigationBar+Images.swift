// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The shape of a bar.
public enum UIBarMetrics: Int, Sendable {
  /// Of a phone that is upright, and of all other devices.
  case `default` = 0
  /// Of a phone that lies on its side.
  case compact = 1
  /// The first with a prompt.
  case defaultPrompt = 101
  /// The second with a prompt.
  case compactPrompt = 102
}

/// The colors of a bar.
public enum UIBarStyle: Int, Sendable {
  /// As the surroundings.
  case `default` = 0
  /// White on black.
  case black = 1
}

/// Where a bar stands.
public enum UIBarPosition: Int, Sendable {
  /// Anywhere.
  case any = 0
  /// At the bottom.
  case bottom = 1
  /// At the top.
  case top = 2
  /// At the top, with the status bar on it.
  case topAttached = 3
}

extension UINavigationBar {
  /// What is set by images and styles, as before iOS 13.
  struct OldLook {
    var backgrounds: [UIBarMetrics: UIImage] = [:]
    var shadow: UIImage?
    var style = UIBarStyle.default

    var isEmpty: Bool { backgrounds.isEmpty && shadow == nil && style == .default }
  }

  /// The look that images and styles give; `nil` where none is set.
  ///
  /// An empty image is no background, and no hairline.
  var oldAppearance: UINavigationBarAppearance? {
    guard !oldLook.isEmpty else { return nil }
    let appearance = UINavigationBarAppearance()
    let metrics: UIBarMetrics = isLow ? .compact : .default
    if let image = oldLook.backgrounds[metrics] ?? oldLook.backgrounds[.default] {
      appearance.backgroundColor =
        image.size == .zero ? nil : UIColor(patternImage: image)
    } else if oldLook.style == .black {
      appearance.backgroundColor = .black
    }
    // UIKit takes the image of the hairline only beside one of the background.
    if !oldLook.backgrounds.isEmpty, let shadow = oldLook.shadow {
      appearance.shadowColor = shadow.size == .zero ? nil : UIColor(patternImage: shadow)
    }
    if oldLook.style == .black {
      appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
      appearance.largeTitleTextAttributes = [.foregroundColor: UIColor.white]
    }
    return appearance
  }
}
