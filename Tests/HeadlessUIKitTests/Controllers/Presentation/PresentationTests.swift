// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class PresentationTests: XCTestCase {
  private let log = CallLog()
  private lazy var root = Screen("A", log)
  private lazy var window = makeWindow(root)

  override func setUp() {
    _ = window
    _ = log.take()
  }

  private func present(
    _ name: String, _ style: UIModalPresentationStyle, on presenter: UIViewController
  ) -> Screen {
    let screen = Screen(name, log)
    screen.modalPresentationStyle = style
    presenter.present(screen, animated: false) { [log] in log.add("presented \(name)") }
    return screen
  }

  func testAFullScreenTakesTheFormerScreensPlace() {
    let screen = present("B", .fullScreen, on: root)
    log.add("returned")
    drainMainQueue()

    XCTAssertEqual(
      log.take(),
      [
        "B load", "A willDisappear", "B willAppear", "B isBeingPresented", "B isAppearing",
        "B didAppear", "A didDisappear", "returned", "presented B",
      ])
    XCTAssertTrue(root.presentedViewController === screen)
    XCTAssertTrue(screen.presentingViewController === root)
    XCTAssertTrue(screen.view.window === window)
    XCTAssertEqual(screen.view.frame, window.bounds)
    XCTAssertNil(root.view.window)
    XCTAssertFalse(screen.isBeingPresented)
  }

  func testDismissingAFullScreenBringsTheFormerScreenBack() {
    let screen = present("B", .fullScreen, on: root)
    drainMainQueue()
    _ = log.take()

    screen.dismiss(animated: false) { [log] in log.add("dismissed") }
    log.add("returned")
    drainMainQueue()

    XCTAssertEqual(
      log.take(),
      [
        "B willDisappear", "B isBeingDismissed", "A willAppear", "A isAppearing", "A didAppear",
        "B didDisappear", "returned", "dismissed",
      ])
    XCTAssertNil(root.presentedViewController)
    XCTAssertNil(screen.presentingViewController)
    XCTAssertNil(screen.view.window)
    XCTAssertEqual(window.subviews, [root.view])
    XCTAssertEqual(root.view.frame, window.bounds)
  }

  func testWhatShinesThroughStaysOnTheScreen() {
    for style in [UIModalPresentationStyle.overFullScreen, .overCurrentContext, .pageSheet] {
      let screen = present("B", style, on: root)

      XCTAssertEqual(
        log.take(),
        ["B load", "B willAppear", "B isBeingPresented", "B isAppearing", "B didAppear"],
        "\(style)")
      XCTAssertNotNil(root.view.window)

      screen.dismiss(animated: false)
      XCTAssertEqual(
        log.take(), ["B willDisappear", "B isBeingDismissed", "B didDisappear"], "\(style)")
      drainMainQueue()
      _ = log.take()
    }
  }

  func testASheetLeavesTheTopInSight() {
    var environment = RenderingEnvironment.current
    environment.safeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    RenderingEnvironment.$current.withValue(environment) {
      let screen = present("B", .automatic, on: root)

      XCTAssertEqual(screen.view.frame, CGRect(x: 0, y: 54, width: 390, height: 790))
      XCTAssertEqual(
        screen.view.safeAreaInsets, UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    }
  }

  func testAFormSheetLiesInTheMiddleOfAWideWindow() {
    window.frame.size = CGSize(width: 1024, height: 768)

    XCTAssertEqual(
      present("B", .formSheet, on: root).view.frame,
      CGRect(x: 242, y: 74, width: 540, height: 620))
  }

  func testPresentingTwiceIsRefusedWithAReport() {
    _ = present("B", .fullScreen, on: root)
    drainMainQueue()
    _ = log.take()

    let messages = reports { _ = present("C", .fullScreen, on: root) }
    drainMainQueue()

    XCTAssertEqual(
      messages,
      ["Attempt to present Screen on Screen (from Screen) which is already presenting Screen."])
    XCTAssertEqual(log.take(), [])
  }

  func testPresentingWithoutAWindowIsRefusedWithAReport() {
    let lonely = Screen("L", log)
    lonely.loadViewIfNeeded()

    let messages = reports { _ = present("B", .fullScreen, on: lonely) }

    XCTAssertEqual(
      messages,
      [
        "Attempt to present Screen on Screen whose view is not in the window hierarchy. Show it in "
          + "a window first."
      ])
    XCTAssertNil(lonely.presentedViewController)
  }

  func testPresentingWhileBeingDismissedIsRefusedWithAReport() {
    let screen = present("B", .fullScreen, on: root)
    var wasPresented = false
    screen.onWillDisappear = { screen in
      screen.present(UIViewController(), animated: false) { wasPresented = true }
    }

    let messages = reports { root.dismiss(animated: false) }
    drainMainQueue()

    XCTAssertEqual(
      messages,
      [
        "Attempt to present UIViewController on Screen while it is being dismissed. Present from the "
          + "completion of dismiss."
      ])
    XCTAssertFalse(wasPresented)
    XCTAssertTrue(root.view.window === window)
  }

  func testDismissingInViewDidAppearUndoesThePresentation() {
    let screen = Screen("B", log)
    screen.modalPresentationStyle = .fullScreen
    screen.onDidAppear = { $0.dismiss(animated: false) }

    root.present(screen, animated: false)

    XCTAssertTrue(root.view.window === window)
    XCTAssertNil(root.presentedViewController)
    XCTAssertEqual(
      log.take().suffix(4), ["A willAppear", "A isAppearing", "A didAppear", "B didDisappear"])
  }

  func testDismissingTheLowestEndsAllAbove() {
    let middle = present("B", .overFullScreen, on: root)
    let top = present("C", .fullScreen, on: middle)
    drainMainQueue()
    _ = log.take()

    root.dismiss(animated: false)

    XCTAssertEqual(
      log.take(),
      ["C willDisappear", "C isBeingDismissed", "C didDisappear"])
    XCTAssertNil(middle.presentedViewController)
    XCTAssertNil(top.presentingViewController)
    XCTAssertEqual(window.subviews, [root.view])
  }

  func testDismissingWithoutAPresentationCallsItsCompletionOnce() {
    root.dismiss(animated: false) { [log] in log.add("dismissed") }
    XCTAssertEqual(log.take(), [])
    drainMainQueue()
    drainMainQueue()

    XCTAssertEqual(log.take(), ["dismissed"])
  }

  func testAChildPresentsOnTheWholeWindowAndKnowsWhatItsParentPresents() {
    let child = Screen("child", log)
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)

    let screen = present("B", .fullScreen, on: child)

    XCTAssertTrue(screen.presentingViewController === root)
    XCTAssertTrue(child.presentedViewController === screen)
    child.dismiss(animated: false)
    XCTAssertNil(root.presentedViewController)
  }

  func testACurrentContextIsCoveredAlone() {
    let child = Screen("child", log)
    child.definesPresentationContext = true
    root.addChild(child)
    child.view.frame = CGRect(x: 0, y: 100, width: 390, height: 200)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)

    let screen = present("B", .currentContext, on: child)

    XCTAssertTrue(screen.presentingViewController === child)
    XCTAssertEqual(
      screen.view.convert(screen.view.bounds, to: window),
      CGRect(x: 0, y: 100, width: 390, height: 200))
    XCTAssertNotNil(root.view.window)
    XCTAssertNil(child.view.window)
    child.dismiss(animated: false)
    XCTAssertTrue(child.view.superview === root.view)
    XCTAssertEqual(child.view.frame, CGRect(x: 0, y: 100, width: 390, height: 200))
  }

  func testHidingTheWindowMakesOnlyVisibleScreensDisappear() {
    _ = present("B", .fullScreen, on: root)
    drainMainQueue()
    _ = log.take()

    window.isHidden = true
    window.isHidden = false

    XCTAssertEqual(
      log.take(),
      ["B willDisappear", "B didDisappear", "B willAppear", "B isAppearing", "B didAppear"])
  }

  func testAnotherRootEndsThePresentation() {
    weak var presented: UIViewController?
    presented = present("B", .fullScreen, on: root)
    drainMainQueue()

    window.rootViewController = UIViewController()

    XCTAssertNil(presented)
    XCTAssertNil(root.presentedViewController)
    XCTAssertEqual(window.subviews.count, 1)
  }

  func testCompletionsSeeTheCallersEnvironment() {
    var environment = RenderingEnvironment.current
    environment.displayScale = 3
    var scale: CGFloat = 0

    RenderingEnvironment.$current.withValue(environment) {
      root.present(UIViewController(), animated: false) { scale = UIScreen.main.scale }
    }
    drainMainQueue()

    XCTAssertEqual(scale, 3)
  }
}
