// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

// The traits of devices as swift-snapshot-testing has them; text is one step smaller than iOS's
// default on phones.

extension UITraitCollection {
  /// The traits of an iPhone SE of 2016.
  public static func iPhoneSe(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isLarge: false)
  }

  /// The traits of an iPhone 8.
  public static func iPhone8(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isLarge: false)
  }

  /// The traits of an iPhone 8 Plus.
  public static func iPhone8Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isLarge: true)
  }

  /// The traits of an iPhone X.
  public static func iPhoneX(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isLarge: false)
  }

  /// The traits of an iPhone Xr.
  public static func iPhoneXr(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isLarge: true)
  }

  /// The traits of an iPhone Xs Max.
  public static func iPhoneXsMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isLarge: true)
  }

  /// The traits of an iPhone 12.
  public static func iPhone12(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isLarge: false)
  }

  /// The traits of an iPhone 12 Pro Max.
  public static func iPhone12ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection
  {
    phone(orientation, isLarge: true)
  }

  /// The traits of an iPhone 13.
  public static func iPhone13(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isLarge: false)
  }

  /// The traits of an iPhone 13 Pro Max.
  public static func iPhone13ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection
  {
    phone(orientation, isLarge: true)
  }

  /// The traits of an iPad mini.
  public static let iPadMini = tablet

  /// The traits of a narrow part of an iPad mini.
  public static let iPadMini_Compact_SplitView = narrowTablet

  /// The traits of an iPad of 9.7 inches.
  public static let iPad9_7 = tablet

  /// The traits of a narrow part of an iPad of 9.7 inches.
  public static let iPad9_7_Compact_SplitView = narrowTablet

  /// The traits of an iPad of 10.2 inches.
  public static let iPad10_2 = tablet

  /// The traits of a narrow part of an iPad of 10.2 inches.
  public static let iPad10_2_Compact_SplitView = narrowTablet

  /// The traits of an iPad Pro of 10.5 inches.
  public static let iPadPro10_5 = tablet

  /// The traits of a narrow part of an iPad Pro of 10.5 inches.
  public static let iPadPro10_5_Compact_SplitView = narrowTablet

  /// The traits of an iPad Pro of 11 inches.
  public static let iPadPro11 = tablet

  /// The traits of a narrow part of an iPad Pro of 11 inches.
  public static let iPadPro11_Compact_SplitView = narrowTablet

  /// The traits of an iPad Pro of 12.9 inches.
  public static let iPadPro12_9 = tablet

  /// The traits of a narrow part of an iPad Pro of 12.9 inches.
  public static let iPadPro12_9_Compact_SplitView = narrowTablet

  static let tablet = UITraitCollection(traitsFrom: [
    UITraitCollection(horizontalSizeClass: .regular),
    UITraitCollection(verticalSizeClass: .regular), UITraitCollection(userInterfaceIdiom: .pad),
  ])

  static let narrowTablet = UITraitCollection(traitsFrom: [
    UITraitCollection(horizontalSizeClass: .compact),
    UITraitCollection(verticalSizeClass: .regular), UITraitCollection(userInterfaceIdiom: .pad),
  ])

  /// - Parameter isLarge: Whether a phone on its side has much room from side to side.
  private static func phone(
    _ orientation: ViewImageConfig.Orientation, isLarge: Bool
  ) -> UITraitCollection {
    let isLying = orientation == .landscape
    return UITraitCollection(traitsFrom: [
      UITraitCollection(layoutDirection: .leftToRight),
      UITraitCollection(preferredContentSizeCategory: .medium),
      UITraitCollection(userInterfaceIdiom: .phone),
      UITraitCollection(horizontalSizeClass: isLying && isLarge ? .regular : .compact),
      UITraitCollection(verticalSizeClass: isLying ? .compact : .regular),
    ])
  }
}
