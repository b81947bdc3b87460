// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

@testable import SnapshotVerification

final class SnapshotScreenTests: XCTestCase {
  private let phone = CGSize(width: 390, height: 844)
  private let notch = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)

  private func screen(
    _ size: CGSize? = nil, _ context: SnapshotContext<UIView>,
    in change: (inout RenderingEnvironment) -> Void = { _ in }
  ) -> SnapshotScreen {
    var environment = RenderingEnvironment.current
    change(&environment)
    return RenderingEnvironment.$current.withValue(environment) {
      SnapshotScreen(size: size, context: context)
    }
  }

  func testTheSizeIsTheScopesUnlessItIsGiven() {
    XCTAssertEqual(screen(nil, SnapshotContext()).size, phone)
    XCTAssertEqual(
      screen(CGSize(width: 50, height: 20), SnapshotContext()).size,
      CGSize(width: 50, height: 20))
  }

  func testAnOrientationTurnsTheScreenWhereItIsHeldInTheOtherWay() {
    let lying = CGSize(width: 844, height: 390)
    XCTAssertEqual(screen(phone, SnapshotContext(orientation: .portrait)).size, phone)
    XCTAssertEqual(screen(phone, SnapshotContext(orientation: .landscape)).size, lying)
    XCTAssertEqual(screen(lying, SnapshotContext(orientation: .landscape)).size, lying)
    XCTAssertEqual(screen(lying, SnapshotContext(orientation: .portrait)).size, phone)
  }

  func testASquareIsHeldInEveryWay() {
    let square = CGSize(width: 100, height: 100)
    for orientation in [SnapshotOrientation.portrait, .landscape] {
      XCTAssertEqual(screen(square, SnapshotContext(orientation: orientation)).size, square)
    }
  }

  func testTheScopesSafeAreaTurnsWithTheScreen() {
    let landscape = SnapshotContext<UIView>(orientation: .landscape)
    XCTAssertEqual(
      screen(nil, SnapshotContext(), in: { $0.safeAreaInsets = notch }).safeAreaInsets, notch)
    XCTAssertEqual(
      screen(nil, landscape, in: { $0.safeAreaInsets = notch }).safeAreaInsets,
      UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    XCTAssertEqual(
      screen(
        nil, landscape,
        in: { $0.safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0) }
      ).safeAreaInsets, .zero)
    XCTAssertEqual(
      screen(
        nil, SnapshotContext(orientation: .portrait),
        in: {
          $0.screenSize = CGSize(width: 844, height: 390)
          $0.safeAreaInsets = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
        }
      ).safeAreaInsets, notch)
  }

  func testATabletKeepsItsSafeArea() {
    let bar = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    let turned = screen(
      nil, SnapshotContext(orientation: .landscape),
      in: {
        $0.userInterfaceIdiom = .pad
        $0.screenSize = CGSize(width: 768, height: 1024)
        $0.safeAreaInsets = bar
      })
    XCTAssertEqual(turned.safeAreaInsets, bar)
  }

  func testAGivenSafeAreaIsTakenAsItIs() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let context = SnapshotContext<UIView>(orientation: .landscape, safeAreaInsets: insets)

    XCTAssertEqual(
      screen(phone, context, in: { $0.safeAreaInsets = notch }).safeAreaInsets, insets)
  }

  func testCodeOfTheViewSeesTheScreen() throws {
    var seen: [String] = []
    let context = SnapshotContext<UIView>(
      orientation: .landscape, safeAreaInsets: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
    )
    try SnapshotSubject.view({ UIView() }, context: context).host(phone) { hosted in
      let view = hosted.view.subviews[0]
      seen = [
        "\(UIScreen.main.bounds.size.width)", "\(view.safeAreaInsets.left)",
        "\(view.traitCollection.verticalSizeClass)",
        "\(view.traitCollection.horizontalSizeClass)",
      ]
    }

    XCTAssertEqual(seen, ["844.0", "47.0", "compact", "compact"])
    XCTAssertEqual(UIScreen.main.bounds.size.width, 390)
  }

  func testALargePhoneThatLiesHasMuchRoomFromSideToSide() throws {
    let sizes: [(CGSize, UIUserInterfaceSizeClass)] = [
      (CGSize(width: 375, height: 812), .compact), (CGSize(width: 402, height: 874), .compact),
      (CGSize(width: 414, height: 736), .regular), (CGSize(width: 414, height: 896), .regular),
      (CGSize(width: 428, height: 926), .regular), (CGSize(width: 440, height: 956), .regular),
    ]
    for (size, expected) in sizes {
      var seen: [UIUserInterfaceSizeClass] = []
      try SnapshotSubject.view({ UIView() }, context: SnapshotContext(orientation: .landscape))
        .host(size) { hosted in
          seen = [
            hosted.view.traitCollection.horizontalSizeClass,
            hosted.view.traitCollection.verticalSizeClass,
          ]
        }

      XCTAssertEqual(seen, [expected, .compact], "\(size)")
    }
  }

  func testEachSnapshotHasAnAppOfItsOwn() throws {
    var keyWindows: [UIWindow?] = []
    let subject = SnapshotSubject.view(
      { UIView() },
      context: SnapshotContext(
        hooks: [.viewDidAppear: { _ in keyWindows.append(UIApplication.shared.keyWindow) }]))

    _ = try SnapshotRenderer(scale: 1).render(subject, size: CGSize(width: 2, height: 2))

    XCTAssertEqual(keyWindows.count, 1)
    XCTAssertNotNil(keyWindows[0])
    XCTAssertFalse(UIApplication.shared.keyWindow === keyWindows[0])
  }
}
