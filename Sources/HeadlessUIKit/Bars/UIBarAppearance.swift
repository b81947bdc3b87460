// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The background of a bar and the hairline at its edge.
///
/// What lies behind a bar is not blurred: the default background is the opaque color that the blur
/// has over an empty background.
///
/// ```swift
/// let appearance = UINavigationBarAppearance()
/// appearance.configureWithOpaqueBackground()
/// appearance.backgroundColor = .systemTeal
/// navigationBar.scrollEdgeAppearance = appearance
/// ```
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  final var onChange: () -> Void = {}

  /// The background; `nil` for none.
  open var backgroundColor: UIColor? {
    didSet { if backgroundColor != oldValue { onChange() } }
  }

  /// The hairline; `nil` for none.
  open var shadowColor: UIColor? {
    didSet { if shadowColor != oldValue { onChange() } }
  }

  /// Makes the default look.
  public override init() {
    super.init()
    configureWithDefaultBackground()
  }

  /// Makes a copy of another look.
  public init(barAppearance: UIBarAppearance) {
    backgroundColor = barAppearance.backgroundColor
    shadowColor = barAppearance.shadowColor
    super.init()
  }

  /// The system's background and hairline.
  open func configureWithDefaultBackground() {
    backgroundColor = .barBackground
    shadowColor = .barShadow
  }

  /// The background of screens, and the hairline.
  open func configureWithOpaqueBackground() {
    backgroundColor = .systemBackground
    shadowColor = .barShadow
  }

  /// Neither background nor hairline.
  open func configureWithTransparentBackground() {
    backgroundColor = nil
    shadowColor = nil
  }
}

extension UIColor {
  fileprivate static let barBackground = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 22 / 255, alpha: 1) : UIColor(white: 249 / 255, alpha: 1)
  }

  fileprivate static let barShadow = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
  }
}

/// The look of a navigation bar.
///
/// ```swift
/// let appearance = UINavigationBarAppearance()
/// appearance.configureWithTransparentBackground()
/// ```
open class UINavigationBarAppearance: UIBarAppearance {
  /// The title's attributes, in place of the system's; the default is none.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { if !haveSameValues(titleTextAttributes, oldValue) { onChange() } }
  }

  /// The large title's attributes, in place of the system's; the default is none.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { if !haveSameValues(largeTitleTextAttributes, oldValue) { onChange() } }
  }

  /// Makes the default look.
  public override init() {
    super.init()
  }

  /// Makes a copy of another look.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
  }
}

/// The look of a tab bar.
///
/// ```swift
/// let appearance = UITabBarAppearance()
/// appearance.configureWithOpaqueBackground()
/// ```
open class UITabBarAppearance: UIBarAppearance {
  /// Makes the default look.
  public override init() {
    super.init()
  }

  /// Makes a copy of another look.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
  }
}
