// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SnapshotTesting
import Testing

struct ViewImageConfigTests {
  @Test(arguments: [
    (ViewImageConfig.iPhoneSe, 320, 568, UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
    (.iPhone8(.landscape), 667, 375, .zero),
    (.iPhone12ProMax, 428, 926, UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)),
    (.iPhone13Mini(.landscape), 812, 375, UIEdgeInsets(top: 0, left: 50, bottom: 21, right: 50)),
    (.iPadMini, 1024, 768, UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
    (.iPadPro11(.portrait), 834, 1194, UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)),
    (
      .iPadPro12_9(.landscape(splitView: .oneHalf)), 678, 1024,
      UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    ),
    (
      .iPad9_7(.portrait(splitView: .twoThirds)), 438, 1024,
      UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    ),
  ])
  func devicesHaveTheirSizesAndInsets(
    _ config: ViewImageConfig, _ width: CGFloat, _ height: CGFloat, _ insets: UIEdgeInsets
  ) {
    #expect(config.size == CGSize(width: width, height: height))
    #expect(config.safeArea == insets)
  }

  @Test
  func sizeClassesFollowTheDeviceAndHowItIsHeld() {
    #expect(ViewImageConfig.iPhone8.traits.horizontalSizeClass == .compact)
    #expect(ViewImageConfig.iPhone8(.landscape).traits.horizontalSizeClass == .compact)
    #expect(ViewImageConfig.iPhone8Plus(.landscape).traits.horizontalSizeClass == .regular)
    #expect(ViewImageConfig.iPhoneXr(.landscape).traits.verticalSizeClass == .compact)
    #expect(
      ViewImageConfig.iPadMini(.landscape(splitView: .oneHalf)).traits.horizontalSizeClass
        == .compact)
    #expect(
      ViewImageConfig.iPadPro12_9(.landscape(splitView: .oneHalf)).traits.horizontalSizeClass
        == .regular)
  }
}
