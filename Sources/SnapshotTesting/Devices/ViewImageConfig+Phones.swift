// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

// Sizes and insets are those of swift-snapshot-testing, so that references keep their sizes.

extension ViewImageConfig {
  /// An iPhone SE of 2016, upright.
  public static let iPhoneSe = iPhoneSe(.portrait)

  /// An iPhone SE of 2016.
  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 320, 568, notch: 0, lying: 0, .iPhoneSe(orientation))
  }

  /// An iPhone 8, upright.
  public static let iPhone8 = iPhone8(.portrait)

  /// An iPhone 8.
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 375, 667, notch: 0, lying: 0, .iPhone8(orientation))
  }

  /// An iPhone 8 Plus, upright.
  public static let iPhone8Plus = iPhone8Plus(.portrait)

  /// An iPhone 8 Plus.
  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 414, 736, notch: 0, lying: 0, .iPhone8Plus(orientation))
  }

  /// An iPhone X, upright.
  public static let iPhoneX = iPhoneX(.portrait)

  /// An iPhone X.
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 375, 812, notch: 44, lying: 24, .iPhoneX(orientation))
  }

  /// An iPhone Xs Max, upright.
  public static let iPhoneXsMax = iPhoneXsMax(.portrait)

  /// An iPhone Xs Max.
  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 414, 896, notch: 44, lying: 24, .iPhoneXsMax(orientation))
  }

  /// An iPhone Xr, upright.
  public static let iPhoneXr = iPhoneXr(.portrait)

  /// An iPhone Xr.
  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 414, 896, notch: 44, lying: 24, .iPhoneXr(orientation))
  }

  /// An iPhone 12, upright.
  public static let iPhone12 = iPhone12(.portrait)

  /// An iPhone 12.
  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 390, 844, notch: 47, lying: 21, .iPhone12(orientation))
  }

  /// An iPhone 12 Pro, upright.
  public static let iPhone12Pro = iPhone12Pro(.portrait)

  /// An iPhone 12 Pro.
  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 390, 844, notch: 47, lying: 21, .iPhone12(orientation))
  }

  /// An iPhone 12 Pro Max, upright.
  public static let iPhone12ProMax = iPhone12ProMax(.portrait)

  /// An iPhone 12 Pro Max.
  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 428, 926, notch: 47, lying: 21, .iPhone12ProMax(orientation))
  }

  /// An iPhone 13, upright.
  public static let iPhone13 = iPhone13(.portrait)

  /// An iPhone 13.
  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 390, 844, notch: 47, lying: 21, .iPhone13(orientation))
  }

  /// An iPhone 13 mini, upright.
  public static let iPhone13Mini = iPhone13Mini(.portrait)

  /// An iPhone 13 mini.
  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 375, 812, notch: 50, lying: 21, .iPhone13(orientation))
  }

  /// An iPhone 13 Pro, upright.
  public static let iPhone13Pro = iPhone13Pro(.portrait)

  /// An iPhone 13 Pro.
  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 390, 844, notch: 47, lying: 21, .iPhone13(orientation))
  }

  /// An iPhone 13 Pro Max, upright.
  public static let iPhone13ProMax = iPhone13ProMax(.portrait)

  /// An iPhone 13 Pro Max.
  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 428, 926, notch: 47, lying: 21, .iPhone13ProMax(orientation))
  }

  /// A phone.
  ///
  /// - Parameters:
  ///   - notch: What the camera covers, in points; 0 for a phone with a home button, whose status
  ///     bar is hidden when it lies on its side.
  ///   - lying: What the home indicator takes when the phone lies on its side.
  private static func phone(
    _ orientation: Orientation, _ width: CGFloat, _ height: CGFloat, notch: CGFloat, lying: CGFloat,
    _ traits: UITraitCollection
  ) -> ViewImageConfig {
    switch orientation {
    case .portrait:
      ViewImageConfig(
        safeArea: UIEdgeInsets(
          top: notch > 0 ? notch : 20, left: 0, bottom: notch > 0 ? 34 : 0, right: 0),
        size: CGSize(width: width, height: height), traits: traits)
    case .landscape:
      ViewImageConfig(
        safeArea: UIEdgeInsets(top: 0, left: notch, bottom: lying, right: notch),
        size: CGSize(width: height, height: width), traits: traits)
    }
  }
}
