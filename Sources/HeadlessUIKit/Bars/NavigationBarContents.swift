// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What stands in a navigation bar beside the title, each side from its edge inwards.
struct NavigationBarContents {
  var backButton: BarButton?
  var backTitle: String?
  var left: [UIView] = []
  var right: [UIView] = []
  var titleView: UIView?

  var views: [UIView] {
    [backButton, titleView].compactMap { $0 } + left + right
  }
}

/// What a navigation controller tells its bar.
struct NavigationBarHosting: Equatable {
  /// What lies above the bar and belongs to its background, in points.
  var top: CGFloat
  /// Whether content lies under the bar.
  var isOverContent: Bool
  /// The height of the part with the buttons, in points.
  var height: CGFloat
  /// How much of the part with the large title has gone under the one with the buttons, in points.
  var collapse: CGFloat = 0
  /// Whether the screen has content that people can pull down.
  var hasScrollableContent = false
}

/// Where what stands in a navigation bar lies from side to side.
struct NavigationBarGeometry {
  private static var itemGap: CGFloat { BarLook.current.itemGap }
  private static let titleGap: CGFloat = 8
  /// From this width on, in points, the chevron and a search bar have more room at the sides.
  static let wideBar: CGFloat = 414

  /// Where the sign of the button back begins, in points: at 9.33 on iOS 17 and 18 in a bar of 393
  /// and 402 points, at 13.33 in one of 414 and 430. On iOS 26 its platter begins at the margin.
  static func chevronMargin(width: CGFloat) -> CGFloat {
    BarLook.current.sideMargin(width: width) ?? sideShift(width: width) + 28.0 / 3
  }

  /// How much more room there is at the sides than in a narrow bar, in points.
  static func sideShift(width: CGFloat) -> CGFloat { width >= wideBar ? 4 : 0 }

  /// The room at both sides, in points: 16 up to a bar of 402 points, 20 in one of 414.
  static func margin(width: CGFloat) -> CGFloat {
    BarLook.current.sideMargin(width: width) ?? sideShift(width: width) + 16
  }

  let width: CGFloat
  let insets: UIEdgeInsets

  private var margin: CGFloat { NavigationBarGeometry.margin(width: width) }

  private var chevronMargin: CGFloat { NavigationBarGeometry.chevronMargin(width: width) }

  /// The spans of the items from the left edge, and what is left of the width.
  func leftSpans(back: CGFloat?, widths: [CGFloat]) -> (spans: [CGFloat], end: CGFloat) {
    var starts: [CGFloat] = []
    var x = insets.left + (back == nil ? margin : chevronMargin)
    if let back { x += back + NavigationBarGeometry.itemGap }
    for width in widths {
      starts.append(x)
      x += width + NavigationBarGeometry.itemGap
    }
    let isEmpty = back == nil && widths.isEmpty
    return (starts, isEmpty ? insets.left + margin : x - NavigationBarGeometry.itemGap)
  }

  /// The same from the right edge.
  func rightSpans(widths: [CGFloat]) -> (spans: [CGFloat], end: CGFloat) {
    var starts: [CGFloat] = []
    var x = width - insets.right - margin
    for width in widths {
      starts.append(x - width)
      x -= width + NavigationBarGeometry.itemGap
    }
    return (starts, widths.isEmpty ? x : x + NavigationBarGeometry.itemGap)
  }

  /// The widest button back beside which a title of the given width stays in the middle.
  func backRoom(titleWidth: CGFloat) -> CGFloat {
    (width - titleWidth) / 2 - NavigationBarGeometry.titleGap - chevronMargin - insets.left
  }

  /// All that the items leave, for a search bar: its field ends at the margins where there is none.
  func titleSearch(from left: CGFloat, to right: CGFloat) -> (x: CGFloat, width: CGFloat) {
    let low = left == insets.left + margin ? left - UISearchBar.margin : left
    let high = right == width - insets.right - margin ? right + UISearchBar.margin : right
    return (low, max(0, high - low))
  }

  /// In the middle of the bar where there is room, else as near to it as the items let it.
  func title(width titleWidth: CGFloat, from left: CGFloat, to right: CGFloat) -> (
    x: CGFloat, width: CGFloat
  ) {
    let (low, high) = (
      left + NavigationBarGeometry.titleGap, right - NavigationBarGeometry.titleGap
    )
    let room = min(titleWidth, max(0, high - low))
    let middle = width / 2 - room / 2
    return (min(max(middle, low), max(low, high - room)), room)
  }
}
