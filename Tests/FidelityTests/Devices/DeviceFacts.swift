// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import SnapshotVerification

/// Sizes and safe areas of devices.
enum DeviceFacts {
  private static let source = Fact.Source.published("swift-snapshot-testing, View.swift")

  private static let phones: [(String, SnapshotDevice, CGSize, top: CGFloat, bottom: CGFloat)] = [
    ("iPhone SE, first", .iPhoneSE1, CGSize(width: 320, height: 568), 20, 0),
    ("iPhone 8", .iPhone8, CGSize(width: 375, height: 667), 20, 0),
    ("iPhone 8 Plus", .iPhone8Plus, CGSize(width: 414, height: 736), 20, 0),
    ("iPhone X", .iPhoneX, CGSize(width: 375, height: 812), 44, 34),
    ("iPhone XR", .iPhoneXR, CGSize(width: 414, height: 896), 44, 34),
    ("iPhone XS Max", .iPhoneXSMax, CGSize(width: 414, height: 896), 44, 34),
    ("iPhone 12", .iPhone12, CGSize(width: 390, height: 844), 47, 34),
    ("iPhone 12 Pro Max", .iPhone12ProMax, CGSize(width: 428, height: 926), 47, 34),
    ("iPhone 13", .iPhone13, CGSize(width: 390, height: 844), 47, 34),
    ("iPhone 13 mini", .iPhone13Mini, CGSize(width: 375, height: 812), 50, 34),
    ("iPhone 13 Pro Max", .iPhone13ProMax, CGSize(width: 428, height: 926), 47, 34),
  ]

  static var all: [Fact] {
    phones.flatMap { name, device, size, top, bottom in
      [
        Fact("the width of \(name)", source, size.width, within: 0) { device.size.width },
        Fact("the height of \(name)", source, size.height, within: 0) { device.size.height },
        Fact("the top of \(name)", source, top, within: 0) { device.safeAreaInsets.top },
        Fact("the bottom of \(name)", source, bottom, within: 0) { device.safeAreaInsets.bottom },
      ]
    }
  }
}
