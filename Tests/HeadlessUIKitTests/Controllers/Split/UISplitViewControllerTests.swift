// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class UISplitViewControllerTests: XCTestCase {
  private func split(
    _ size: CGSize, _ width: UIUserInterfaceSizeClass, _ change: (UISplitViewController) -> Void,
    _ check: (UISplitViewController) -> Void
  ) {
    var environment = RenderingEnvironment.current
    environment.horizontalSizeClass = width
    RenderingEnvironment.$current.withValue(environment) {
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(UIViewController(), for: .primary)
      split.setViewController(UIViewController(), for: .secondary)
      change(split)
      let window = UIWindow(frame: CGRect(origin: .zero, size: size))
      window.rootViewController = split
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      check(split)
    }
  }

  private func frame(_ split: UISplitViewController, _ column: UISplitViewController.Column)
    -> CGRect?
  {
    let view = split.viewController(for: column)?.viewIfLoaded
    return view?.superview == nil ? nil : view?.frame
  }

  private let wide = CGSize(width: 1180, height: 820)
  private let pixel = 1 / RenderingEnvironment.current.displayScale

  func testColumnsLieBesideOneAnotherWhereThereIsRoom() {
    split(wide, .regular) { _ in
    } _: { split in
      XCTAssertFalse(split.isCollapsed)
      XCTAssertEqual(split.displayMode, .oneBesideSecondary)
      XCTAssertEqual(frame(split, .primary), CGRect(x: 0, y: 0, width: 320, height: 820))
      XCTAssertEqual(
        frame(split, .secondary),
        CGRect(x: 320 + pixel, y: 0, width: 860 - pixel, height: 820))
    }
    split(wide, .regular) {
      $0.preferredPrimaryColumnWidth = 400
    } _: { split in
      XCTAssertEqual(frame(split, .primary)?.width, 400)
    }
  }

  func testAnUprightWindowShowsTheSecondaryColumnUnlessToldOtherwise() {
    let upright = CGSize(width: 820, height: 1180)
    split(upright, .regular) { _ in
    } _: { split in
      XCTAssertNil(frame(split, .primary))
      XCTAssertEqual(frame(split, .secondary)?.width, 820)
    }
    split(upright, .regular) {
      $0.preferredDisplayMode = .oneBesideSecondary
    } _: { split in
      XCTAssertEqual(frame(split, .primary)?.width, 320)
    }
  }

  func testANarrowWindowShowsOneColumn() {
    final class Chooser: UISplitViewControllerDelegate {
      func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
      ) -> UISplitViewController.Column { .primary }
    }
    let narrow = CGSize(width: 390, height: 844)
    split(narrow, .compact) { _ in
    } _: { split in
      XCTAssertTrue(split.isCollapsed)
      XCTAssertEqual(frame(split, .secondary)?.width, 390)
      XCTAssertNil(frame(split, .primary))
    }
    let chooser = Chooser()
    split(narrow, .compact) {
      $0.delegate = chooser
    } _: { split in
      XCTAssertEqual(frame(split, .primary)?.width, 390)
      XCTAssertNil(frame(split, .secondary))
    }
    split(narrow, .compact) {
      $0.setViewController(UIViewController(), for: .compact)
    } _: { split in
      XCTAssertEqual(frame(split, .compact)?.width, 390)
    }
  }

  func testDetailsGoToTheSecondaryColumn() {
    split(wide, .regular) { _ in
    } _: { split in
      let detail = UIViewController()
      let primary = split.viewController(for: .primary)
      XCTAssertTrue(primary?.splitViewController === split)
      primary?.showDetailViewController(detail, sender: nil)
      XCTAssertTrue(detail.navigationController === split.viewController(for: .secondary))
    }
  }
}
