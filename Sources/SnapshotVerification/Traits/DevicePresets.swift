// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// Devices by name: one row each, upright. `landscape` turns one.
///
/// Sizes and insets of the devices up to the iPhone 13 and of the iPads are those that
/// swift-snapshot-testing publishes; those of later phones are Apple's.
extension SnapshotDevice {
  /// 320x568 points: the first iPhone SE.
  public static let iPhoneSE1 = phone("iPhone-SE-1", 320, 568, top: 20, scale: 2)
  /// 375x667 points: the second and the third iPhone SE.
  public static let iPhoneSE = phone("iPhone-SE", 375, 667, top: 20, scale: 2)
  /// 375x667 points.
  public static let iPhone8 = phone("iPhone-8", 375, 667, top: 20, scale: 2)
  /// 414x736 points.
  public static let iPhone8Plus = phone("iPhone-8-Plus", 414, 736, top: 20, scale: 3)
  /// 375x812 points.
  public static let iPhoneX = phone("iPhone-X", 375, 812, top: 44, side: 44, low: 24, scale: 3)
  /// 414x896 points.
  public static let iPhoneXR = phone("iPhone-XR", 414, 896, top: 44, side: 44, low: 24, scale: 2)
  /// 414x896 points.
  public static let iPhoneXSMax = phone(
    "iPhone-XS-Max", 414, 896, top: 44, side: 44, low: 24, scale: 3)
  /// 390x844 points: also the iPhone 12 Pro.
  public static let iPhone12 = phone("iPhone-12", 390, 844, top: 47, side: 47, scale: 3)
  /// 428x926 points.
  public static let iPhone12ProMax = phone(
    "iPhone-12-Pro-Max", 428, 926, top: 47, side: 47, scale: 3)
  /// 390x844 points: also the iPhone 13 Pro.
  public static let iPhone13 = phone("iPhone-13", 390, 844, top: 47, side: 47, scale: 3)
  /// 375x812 points: also the iPhone 12 mini.
  public static let iPhone13Mini = phone("iPhone-13-mini", 375, 812, top: 50, side: 50, scale: 3)
  /// 428x926 points.
  public static let iPhone13ProMax = phone(
    "iPhone-13-Pro-Max", 428, 926, top: 47, side: 47, scale: 3)
  /// 390x844 points.
  public static let iPhone14 = phone("iPhone-14", 390, 844, top: 47, side: 47, scale: 3)
  /// 428x926 points.
  public static let iPhone14Plus = phone("iPhone-14-Plus", 428, 926, top: 47, side: 47, scale: 3)
  /// 393x852 points.
  public static let iPhone14Pro = phone("iPhone-14-Pro", 393, 852, top: 59, side: 59, scale: 3)
  /// 430x932 points.
  public static let iPhone14ProMax = phone(
    "iPhone-14-Pro-Max", 430, 932, top: 59, side: 59, scale: 3)
  /// 393x852 points: also the iPhone 15 Pro.
  public static let iPhone15 = phone("iPhone-15", 393, 852, top: 59, side: 59, scale: 3)
  /// 430x932 points: also the iPhone 15 Pro Max.
  public static let iPhone15Plus = phone("iPhone-15-Plus", 430, 932, top: 59, side: 59, scale: 3)
  /// 393x852 points.
  public static let iPhone16 = phone("iPhone-16", 393, 852, top: 59, side: 59, scale: 3)
  /// 430x932 points.
  public static let iPhone16Plus = phone("iPhone-16-Plus", 430, 932, top: 59, side: 59, scale: 3)
  /// 402x874 points.
  public static let iPhone16Pro = phone("iPhone-16-Pro", 402, 874, top: 62, side: 62, scale: 3)
  /// 440x956 points.
  public static let iPhone16ProMax = phone(
    "iPhone-16-Pro-Max", 440, 956, top: 62, side: 62, scale: 3)
  /// 402x874 points: also the iPhone 17 Pro.
  public static let iPhone17 = phone("iPhone-17", 402, 874, top: 62, side: 62, scale: 3)
  /// 440x956 points.
  public static let iPhone17ProMax = phone(
    "iPhone-17-Pro-Max", 440, 956, top: 62, side: 62, scale: 3)
  /// 320x480 points: what a phone of 3 pixels per point shows an app in that has no launch screen,
  /// as the hosts of many older suites have none.
  public static let iPhoneLetterboxed = phone("iPhone-letterboxed", 320, 480, top: 20, scale: 3)
  /// 768x1024 points.
  public static let iPadMini = pad("iPad-mini", 768, 1024, top: 20)
  /// 810x1080 points.
  public static let iPad10_2 = pad("iPad-10.2", 810, 1080, top: 20)
  /// 820x1180 points: the tenth iPad, and the fourth and the fifth iPad Air.
  public static let iPad10_9 = pad("iPad-10.9", 820, 1180, top: 24, bottom: 20)
  /// 834x1112 points.
  public static let iPadPro10_5 = pad("iPad-Pro-10.5", 834, 1112, top: 20)
  /// 834x1194 points.
  public static let iPadPro11 = pad("iPad-Pro-11", 834, 1194, top: 24, bottom: 20)
  /// 1024x1366 points.
  public static let iPadPro12_9 = pad("iPad-Pro-12.9", 1024, 1366, top: 20)

  /// Every device above, in the same order.
  public static let all: [SnapshotDevice] = [
    iPhoneSE1, iPhoneSE, iPhone8, iPhone8Plus, iPhoneX, iPhoneXR, iPhoneXSMax, iPhone12,
    iPhone12ProMax, iPhone13, iPhone13Mini, iPhone13ProMax, iPhone14, iPhone14Plus, iPhone14Pro,
    iPhone14ProMax, iPhone15, iPhone15Plus, iPhone16, iPhone16Plus, iPhone16Pro, iPhone16ProMax,
    iPhone17, iPhone17ProMax, iPhoneLetterboxed, iPadMini, iPad10_2, iPad10_9, iPadPro10_5,
    iPadPro11, iPadPro12_9,
  ]

  /// A phone upright. On its side, one with a notch or an island leaves `side` free at both sides
  /// and `low` at the bottom; one with a home button shows no status bar.
  private static func phone(
    _ name: String, _ width: CGFloat, _ height: CGFloat, top: CGFloat, side: CGFloat = 0,
    low: CGFloat = 21, scale: CGFloat
  ) -> SnapshotDevice {
    SnapshotDevice(
      name: name, size: CGSize(width: width, height: height),
      safeAreaInsets: UIEdgeInsets(top: top, left: 0, bottom: side > 0 ? 34 : 0, right: 0),
      scale: scale,
      turnedInsets: side > 0
        ? UIEdgeInsets(top: 0, left: side, bottom: low, right: side) : .zero)
  }

  private static func pad(
    _ name: String, _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat = 0
  ) -> SnapshotDevice {
    SnapshotDevice(
      name: name, size: CGSize(width: width, height: height),
      safeAreaInsets: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0), scale: 2,
      idiom: .pad)
  }
}
