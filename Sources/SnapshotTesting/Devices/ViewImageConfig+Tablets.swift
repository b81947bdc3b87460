// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

// Sizes and insets are those of swift-snapshot-testing, so that references keep their sizes.

extension ViewImageConfig {
  /// An iPad mini, on its side.
  public static let iPadMini = iPadMini(.landscape)

  /// An iPad mini with one app.
  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
    iPadMini(.whole(orientation))
  }

  /// An iPad mini, or a part of it.
  public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet(
      orientation, CGSize(width: 768, height: 1024), lying: [320, 507, 694], upright: [320, 438],
      top: 20, bottom: 0)
  }

  /// An iPad of 9.7 inches, on its side.
  public static let iPad9_7 = iPad9_7(.landscape)

  /// An iPad of 9.7 inches with one app.
  public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig {
    iPad9_7(.whole(orientation))
  }

  /// An iPad of 9.7 inches, or a part of it.
  public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet(
      orientation, CGSize(width: 768, height: 1024), lying: [320, 507, 694], upright: [320, 438],
      top: 20, bottom: 0)
  }

  /// An iPad of 10.2 inches, on its side.
  public static let iPad10_2 = iPad10_2(.landscape)

  /// An iPad of 10.2 inches with one app.
  public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig {
    iPad10_2(.whole(orientation))
  }

  /// An iPad of 10.2 inches, or a part of it.
  public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet(
      orientation, CGSize(width: 810, height: 1080), lying: [320, 535, 750], upright: [320, 480],
      top: 20, bottom: 0)
  }

  /// An iPad Pro of 10.5 inches, on its side.
  public static let iPadPro10_5 = iPadPro10_5(.landscape)

  /// An iPad Pro of 10.5 inches with one app.
  public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
    iPadPro10_5(.whole(orientation))
  }

  /// An iPad Pro of 10.5 inches, or a part of it.
  public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet(
      orientation, CGSize(width: 834, height: 1112), lying: [320, 551, 782], upright: [320, 504],
      top: 20, bottom: 0)
  }

  /// An iPad Pro of 11 inches, on its side.
  public static let iPadPro11 = iPadPro11(.landscape)

  /// An iPad Pro of 11 inches with one app.
  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
    iPadPro11(.whole(orientation))
  }

  /// An iPad Pro of 11 inches, or a part of it.
  public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet(
      orientation, CGSize(width: 834, height: 1194), lying: [375, 592, 809], upright: [320, 504],
      top: 24, bottom: 20)
  }

  /// An iPad Pro of 12.9 inches, on its side.
  public static let iPadPro12_9 = iPadPro12_9(.landscape)

  /// An iPad Pro of 12.9 inches with one app.
  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
    iPadPro12_9(.whole(orientation))
  }

  /// An iPad Pro of 12.9 inches, or a part of it.
  public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet(
      orientation, CGSize(width: 1024, height: 1366), lying: [375, 678, 981], upright: [375, 639],
      top: 20, bottom: 0, isHalfRegular: true)
  }

  /// A tablet.
  ///
  /// - Parameters:
  ///   - size: Its size when it is upright.
  ///   - lying: The widths of a third, a half and two thirds when it lies on its side.
  ///   - upright: The widths of a third and two thirds when it is upright.
  ///   - isHalfRegular: Whether a half has much room from side to side.
  private static func tablet(
    _ orientation: TabletOrientation, _ size: CGSize, lying: [CGFloat], upright: [CGFloat],
    top: CGFloat, bottom: CGFloat, isHalfRegular: Bool = false
  ) -> ViewImageConfig {
    let width: CGFloat
    let height: CGFloat
    let isCompact: Bool
    switch orientation {
    case .landscape(let part):
      height = size.width
      switch part {
      case .oneThird: (width, isCompact) = (lying[0], true)
      case .oneHalf: (width, isCompact) = (lying[1], !isHalfRegular)
      case .twoThirds: (width, isCompact) = (lying[2], false)
      case .full: (width, isCompact) = (size.height, false)
      }
    case .portrait(let part):
      height = size.height
      switch part {
      case .oneThird: (width, isCompact) = (upright[0], true)
      case .twoThirds: (width, isCompact) = (upright[1], true)
      case .full: (width, isCompact) = (size.width, false)
      }
    }
    return ViewImageConfig(
      safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0),
      size: CGSize(width: width, height: height), traits: isCompact ? .narrowTablet : .tablet)
  }
}

extension ViewImageConfig.TabletOrientation {
  fileprivate static func whole(
    _ orientation: ViewImageConfig.Orientation
  ) -> ViewImageConfig.TabletOrientation {
    switch orientation {
    case .landscape: .landscape(splitView: .full)
    case .portrait: .portrait(splitView: .full)
    }
  }
}
