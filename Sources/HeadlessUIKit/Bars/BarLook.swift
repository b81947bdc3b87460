// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The lengths of bars in points, and their colors.
struct BarLook: Sendable {
  /// The height of a navigation bar, and of what lies at its top: buttons and title.
  var navigationHeight: CGFloat
  var contentHeight: CGFloat
  /// Above a navigation bar where nothing covers the screen's edge.
  var navigationTop: CGFloat
  /// Whether phones with an island in the screen begin a navigation bar above the safe area's edge.
  var risesBesideIsland: Bool
  var toolbarHeight: CGFloat
  /// From the sides to buttons, in a narrow bar and in a wide one; `nil` for the margin of the
  /// screen.
  var sideMargins: (narrow: CGFloat, wide: CGFloat)?
  /// From one button to the next.
  var itemGap: CGFloat
  /// From the margin to a large title.
  var largeTitleInset: CGFloat
  /// From the buttons to a large title.
  var largeTitleTop: CGFloat
  /// What a button lies on; `nil` for the bar itself.
  var platter: Platter?

  /// A capsule of glass, which is drawn in the color that it has on an empty background.
  struct Platter: Sendable {
    /// In a navigation bar and in a toolbar.
    var height: CGFloat
    var toolbarHeight: CGFloat
    /// From its ends to a title, and to a sign or picture alone: those of up to 24 points have a
    /// circle.
    var padding: CGFloat
    var signPadding: CGFloat
    var color: UIColor
    /// Of a title or a sign that no app has colored.
    var content: UIColor
    var shadow: Shadow
  }

  struct Shadow: Sendable {
    var y: CGFloat
    var radius: CGFloat
    var opacity: Float

    func apply(to view: UIView) {
      view.layer.shadowColor = UIColor.black.cgColor
      view.layer.shadowOffset = CGSize(width: 0, height: y)
      view.layer.shadowRadius = radius
      view.layer.shadowOpacity = opacity
    }
  }

  static let looks = Looks(
    iOS18: BarLook(
      navigationHeight: 44, contentHeight: 44, navigationTop: 0, risesBesideIsland: true,
      toolbarHeight: 44, sideMargins: nil, itemGap: 16, largeTitleInset: 0,
      // The large title's baseline is 36.67 points below the buttons on iOS 17, 36.5 at 2x.
      largeTitleTop: 3.6, platter: nil),
    // Of iOS 26.1 on a phone 393 points wide; buttons lie at 16 points on one of 402, too, and at
    // 20 on one of 440.
    iOS26: BarLook(
      navigationHeight: 54, contentHeight: 44, navigationTop: 10, risesBesideIsland: false,
      toolbarHeight: 54, sideMargins: (16, 20), itemGap: 12, largeTitleInset: 4, largeTitleTop: 3,
      platter: Platter(
        height: 44, toolbarHeight: 48, padding: 16, signPadding: 10,
        color: UIColor {
          UIColor(white: ($0.userInterfaceStyle == .dark ? 25 : 253) / 255, alpha: 1)
        },
        content: UIColor {
          UIColor(white: ($0.userInterfaceStyle == .dark ? 255 : 26) / 255, alpha: 1)
        },
        shadow: Shadow(y: 4, radius: 10, opacity: 0.075))))

  static var current: BarLook { looks.current }

  /// From the sides to buttons in a bar of a width; `nil` for the margin of the screen.
  func sideMargin(width: CGFloat) -> CGFloat? {
    sideMargins.map { width >= NavigationBarGeometry.wideBar ? $0.wide : $0.narrow }
  }
}
