// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The lengths of a tab bar in points, and its colors.
struct TabBarLook: Sendable {
  /// The height of a bar that stands alone.
  var height: CGFloat
  /// The height of the part with the items.
  var itemHeight: CGFloat
  /// Below the top of the items: the middle of the picture, that of a symbol's capital letter, and
  /// the top of a title 12 points high.
  var imageCenter: CGFloat
  var symbolCenter: CGFloat
  var titleTop: CGFloat
  var titleWeight: UIFont.Weight
  var unselected: UIColor
  /// What the items lie on; `nil` for the bar itself.
  var platter: Platter?

  /// A capsule of glass, which is drawn in the color that it has on an empty background.
  struct Platter: Sendable {
    /// From the sides of the screen, at least, and from its lower edge where that is covered and
    /// where it is not.
    var sideMargin: CGFloat
    var bottomMargin: CGFloat
    var bareBottomMargin: CGFloat
    /// From one item to the next, and what the ends take in addition, in a bar with room.
    var pitch: CGFloat
    var ends: CGFloat
    /// From the platter's edges to the capsule of the selected item.
    var inset: CGFloat
    var color: UIColor
    var selection: UIColor
    var shadow: BarLook.Shadow
  }

  static let looks = Looks(
    iOS18: TabBarLook(
      height: 49, itemHeight: 49, imageCenter: 20, symbolCenter: 56.0 / 3,
      // Titles stand 45 points below the bar's top at 2x and 3x in ownCloud's screenshots.
      titleTop: 106.0 / 3,
      titleWeight: .medium,
      unselected: UIColor {
        UIColor(white: $0.userInterfaceStyle == .dark ? 117 / 255 : 150 / 255, alpha: 1)
      }, platter: nil),
    // Margins and the places of more than three items are those of a phone 402 points wide with
    // iOS 26.2, the others those of Mac Catalyst 26.1. In the dark, where no figures are published,
    // the color is that of other platters, and nothing is drawn behind the selected item.
    iOS26: TabBarLook(
      height: 83, itemHeight: 62, imageCenter: 24, symbolCenter: 24, titleTop: 38.5,
      titleWeight: .semibold,
      unselected: UIColor {
        UIColor(white: $0.userInterfaceStyle == .dark ? 1 : 25 / 255, alpha: 1)
      },
      platter: Platter(
        sideMargin: 21, bottomMargin: 21, bareBottomMargin: 10, pitch: 85.75, ends: 16.75,
        inset: 4,
        color: UIColor {
          $0.userInterfaceStyle == .dark
            ? UIColor(white: 25 / 255, alpha: 1)
            : UIColor(red: 253 / 255, green: 253 / 255, blue: 254 / 255, alpha: 1)
        },
        selection: UIColor {
          $0.userInterfaceStyle == .dark
            ? .clear : UIColor(red: 235 / 255, green: 235 / 255, blue: 236 / 255, alpha: 1)
        },
        shadow: BarLook.Shadow(y: 2.5, radius: 7, opacity: 0.1))))

  static var current: TabBarLook { looks.current }

  /// The height above what the lower edge of the screen covers.
  func height(above covered: CGFloat) -> CGFloat {
    guard let platter else { return height }
    return covered > 0
      ? itemHeight + platter.bottomMargin - covered : itemHeight + platter.bareBottomMargin
  }
}

/// Where platter and items of a tab bar lie from side to side on iOS 26.
struct TabBarPlatterGeometry {
  let frame: CGRect
  /// The left edge and the width of each item's capsule, in the bar's coordinates.
  let spans: [(x: CGFloat, width: CGFloat)]

  init(_ platter: TabBarLook.Platter, height: CGFloat, width: CGFloat, count: Int, pixel: CGFloat) {
    let natural = CGFloat(count) * platter.pitch + platter.ends
    let whole = min(natural, max(0, width - 2 * platter.sideMargin))
    let x = ((width - whole) / 2 / pixel).rounded() * pixel
    frame = CGRect(x: x, y: 0, width: whole, height: height)
    let room = whole - 2 * platter.inset
    guard count > 1 else {
      spans = [(x + platter.inset, room)]
      return
    }
    // Capsules lie over one another. Of four and six items on a platter of 360 points they are 98
    // and 74 points wide.
    var pitch = platter.pitch
    if count >= 4 {
      pitch = (room - room / CGFloat(count) - 2.5 * CGFloat(count)) / CGFloat(count - 1)
    }
    let item = room - CGFloat(count - 1) * pitch
    spans = (0..<count).map { (x + platter.inset + CGFloat($0) * pitch, item) }
  }
}
