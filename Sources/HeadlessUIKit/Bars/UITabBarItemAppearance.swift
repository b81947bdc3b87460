// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The look of a tab bar's item in a state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// The title's attributes; the default is none.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The picture's color; `nil`, the default, for that of the bar.
  open var iconColor: UIColor?
  /// The color behind the badge's text; `nil`, the default, for red.
  open var badgeBackgroundColor: UIColor?
  /// The attributes of the badge's text; the default is none.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Moves the title, in points. The default is zero.
  open var titlePositionAdjustment: UIOffset = .zero
  /// Moves the badge, in points. The default is zero.
  open var badgePositionAdjustment: UIOffset = .zero
  /// Moves the badge's text. Not drawn yet, which is reported.
  open var badgeTitlePositionAdjustment: UIOffset = .zero {
    didSet {
      if badgeTitlePositionAdjustment != .zero {
        RenderingEnvironment.report(
          "another place of a badge's text is not drawn yet", kind: .notDrawn)
      }
    }
  }

  func take(_ other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    iconColor = other.iconColor
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    badgePositionAdjustment = other.badgePositionAdjustment
    badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
  }
}

/// The look of a tab bar's items. What is set in it before the bar is shown counts.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// How titles stand to pictures.
  public enum Style: Int, Sendable {
    /// Below.
    case stacked = 0
    /// Beside.
    case inline = 1
    /// Beside, in a low bar.
    case compactInline = 2
  }

  /// The usual look.
  public final let normal = UITabBarItemStateAppearance()
  /// The look of the selected item.
  public final let selected = UITabBarItemStateAppearance()
  /// The look of an item that does nothing.
  public final let disabled = UITabBarItemStateAppearance()
  /// The look with the focus.
  public final let focused = UITabBarItemStateAppearance()

  /// Makes the default look.
  public convenience override init() { self.init(style: .stacked) }

  /// Makes the default look of a style.
  public init(style: Style) { super.init() }

  init(copying other: UITabBarItemAppearance) {
    super.init()
    normal.take(other.normal)
    selected.take(other.selected)
    disabled.take(other.disabled)
    focused.take(other.focused)
  }

  /// Takes the default look of a style.
  open func configureWithDefault(for style: Style) {
    for state in [normal, selected, disabled, focused] { state.take(UITabBarItemStateAppearance()) }
  }

  func state(isSelected: Bool, isEnabled: Bool) -> UITabBarItemStateAppearance {
    isEnabled ? isSelected ? selected : normal : disabled
  }
}

extension UITabBar {
  /// How items share a bar.
  public enum ItemPositioning: Int, Sendable {
    /// As the system does.
    case automatic = 0
    /// They fill it.
    case fill = 1
    /// They stand in the middle.
    case centered = 2
  }
}
