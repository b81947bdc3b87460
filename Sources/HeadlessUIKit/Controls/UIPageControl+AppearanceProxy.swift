// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension AppearanceProperty {
  static let pageIndicatorTintColor = AppearanceProperty(bit: 19)
  static let currentPageIndicatorTintColor = AppearanceProperty(bit: 20)
}

extension UIAppearanceProxy where Target: UIPageControl {
  /// The color of the dots.
  public var pageIndicatorTintColor: UIColor? {
    get { value(.noted(.pageIndicatorTintColor, state: nil), \.pageIndicatorTintColor) }
    nonmutating set {
      record(.noted(.pageIndicatorTintColor, state: nil), newValue, \.pageIndicatorTintColor)
    }
  }

  /// The color of the current page's dot.
  public var currentPageIndicatorTintColor: UIColor? {
    get {
      value(.noted(.currentPageIndicatorTintColor, state: nil), \.currentPageIndicatorTintColor)
    }
    nonmutating set {
      record(
        .noted(.currentPageIndicatorTintColor, state: nil), newValue,
        \.currentPageIndicatorTintColor)
    }
  }
}
