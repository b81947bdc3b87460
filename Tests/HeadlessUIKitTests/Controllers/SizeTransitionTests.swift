// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

/// A screen that logs what it is told of sizes and traits, and makes a change along with them.
private final class TurningScreen: UIViewController {
  var log: CallLog?
  var name = ""

  convenience init(_ name: String, _ log: CallLog) {
    self.init()
    self.name = name
    self.log = log
  }

  private func add(_ entry: String) { log?.add("\(name) \(entry)") }

  private var size: String { "\(Int(view.bounds.width))x\(Int(view.bounds.height))" }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    add("willTransition \(traitCollection.verticalSizeClass) \(newCollection.verticalSizeClass)")
    super.willTransition(to: newCollection, with: coordinator)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    add("willTransition \(self.size) \(Int(size.width))x\(Int(size.height))")
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(
      alongsideTransition: { [self] _ in add("changes \(self.size)") },
      completion: { [self] context in add("ended \(context.isCancelled)") })
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    add("traits \(previousTraitCollection?.verticalSizeClass ?? .unspecified)")
  }

  override func viewDidLayoutSubviews() { add("layout \(size)") }
}

final class SizeTransitionTests: XCTestCase {
  private let log = CallLog()
  private lazy var first = TurningScreen("A", log)
  private lazy var second = TurningScreen("B", log)

  private func show(_ root: UIViewController) -> UIWindow {
    let window = makeWindow(root, size: CGSize(width: 300, height: 600))
    window.layoutIfNeeded()
    _ = log.take()
    return window
  }

  func testANewSizeIsToldBeforeItComes() {
    let window = show(first)

    window.frame.size = CGSize(width: 600, height: 300)

    XCTAssertEqual(
      log.take(),
      [
        "A willTransition 300x600 600x300", "A changes 600x300", "A layout 600x300",
        "A ended false",
      ])
  }

  func testBoundsAreASizeToo() {
    let window = show(first)

    window.bounds.size.height = 500

    XCTAssertEqual(log.take().first, "A willTransition 300x600 300x500")
  }

  func testThePlaceAndTheSameSizeAreNoTransition() {
    let window = show(first)

    window.frame.origin.x = 30
    window.frame.size = CGSize(width: 300, height: 600)

    XCTAssertEqual(log.take(), [])
  }

  func testAHiddenWindowTellsNothing() {
    let window = show(first)
    window.isHidden = true

    window.frame.size.width = 20

    XCTAssertEqual(log.take(), [])
  }

  func testParentsAreToldBeforeTheirChildren() {
    for screen in [first, second] {
      screen.view.frame = CGRect(x: 0, y: 0, width: 300, height: 600)
    }
    second.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    first.addChild(second)
    first.view.addSubview(second.view)
    second.didMove(toParent: first)
    let window = show(first)

    window.frame.size = CGSize(width: 400, height: 500)

    XCTAssertEqual(
      log.take(),
      [
        "A willTransition 300x600 400x500", "B willTransition 300x600 400x500",
        "B changes 400x500", "A changes 400x500", "A layout 400x500", "B layout 400x500",
        "B ended false", "A ended false",
      ])
  }

  func testAChildThatKeepsItsSizeIsNotTold() {
    first.addChild(second)
    first.view.addSubview(second.view)
    second.view.frame = CGRect(x: 0, y: 0, width: 300, height: 50)
    let window = show(first)

    window.frame.size = CGSize(width: 400, height: 500)

    XCTAssertEqual(log.take().filter { $0.hasPrefix("B will") }, [])
  }

  func testAContainerMaySayHowLargeItsChildWillBe() {
    final class Halving: UIViewController {
      override func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
      ) -> CGSize {
        CGSize(width: parentSize.width / 2, height: parentSize.height)
      }
    }
    let root = Halving()
    root.addChild(first)
    root.view.addSubview(first.view)
    let window = show(root)

    window.frame.size = CGSize(width: 400, height: 500)

    XCTAssertEqual(log.take().first, "A willTransition 300x600 200x500")
  }

  func testScreensInContainersAreToldTheSizeThatBarsLeave() {
    let navigation = UINavigationController(rootViewController: first)
    navigation.navigationBar.isTranslucent = false
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, second]
    tabs.tabBar.isTranslucent = false
    second.view.frame = CGRect(x: 0, y: 0, width: 300, height: 551)
    let window = show(tabs)
    XCTAssertEqual(first.view.bounds.size, CGSize(width: 300, height: 507))

    window.frame.size = CGSize(width: 600, height: 300)

    XCTAssertEqual(first.view.bounds.size, CGSize(width: 600, height: 236))
    XCTAssertEqual(
      log.take().filter { $0.contains("willTransition") },
      ["A willTransition 300x507 600x236", "B willTransition 300x551 600x268"])
  }

  func testWhatIsPresentedIsToldToo() {
    let window = show(first)
    first.present(second, animated: false)
    _ = log.take()

    window.frame.size = CGSize(width: 320, height: 640)

    XCTAssertEqual(
      log.take().filter { $0.contains("willTransition") },
      ["A willTransition 300x600 320x640", "B willTransition 300x580 320x620"])
    XCTAssertEqual(second.view.frame, CGRect(x: 0, y: 20, width: 320, height: 620))
  }

  func testTheTransitionIsThereWhileItHappens() {
    final class Asking: UIViewController {
      var answers: [Bool] = []
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        answers.append(transitionCoordinator === coordinator && coordinator.isAnimated)
      }
    }
    let screen = Asking()
    let window = show(screen)

    window.frame.size.width = 200

    XCTAssertEqual(screen.answers, [true])
    XCTAssertNil(screen.transitionCoordinator)
  }

  func testTraitsThatComeWithTheSizeAreToldFirst() {
    let window = show(first)
    var environment = RenderingEnvironment.current
    environment.verticalSizeClass = .compact

    RenderingEnvironment.$current.withValue(environment) {
      window.frame.size = CGSize(width: 600, height: 300)
    }

    XCTAssertEqual(
      log.take(),
      [
        "A willTransition regular compact", "A willTransition 300x600 600x300", "A traits regular",
        "A changes 600x300", "A layout 600x300", "A ended false",
      ])
  }

  func testTraitsOfAnotherDrawingAreToldFromParentsToChildren() {
    let navigation = UINavigationController(rootViewController: first)
    let window = show(navigation)
    _ = window.displayList(scale: 2)
    _ = log.take()
    var environment = RenderingEnvironment.current
    environment.preferredContentSizeCategory = .extraLarge
    environment.verticalSizeClass = .compact

    RenderingEnvironment.$current.withValue(environment) { _ = window.displayList(scale: 2) }

    XCTAssertEqual(
      log.take(), ["A willTransition regular compact", "A traits regular", "A layout 300x600"])
  }

  func testAControllersOwnStyleIsATraitOfIts() {
    final class Styled: UIViewController {
      var styles: [UIUserInterfaceStyle] = []
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        styles.append(traitCollection.userInterfaceStyle)
      }
    }
    let screen = Styled()
    let window = show(screen)

    window.overrideUserInterfaceStyle = .dark
    screen.overrideUserInterfaceStyle = .light

    XCTAssertEqual(screen.styles, [.dark, .light])
  }

  func testAParentHearsOfThePreferredSize() {
    final class Hearing: UIViewController {
      var heights: [CGFloat] = []
      override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
      ) {
        heights.append(container.preferredContentSize.height)
      }
    }
    let parent = Hearing()
    parent.addChild(first)

    first.preferredContentSize = CGSize(width: 10, height: 20)
    first.preferredContentSize = CGSize(width: 10, height: 20)

    XCTAssertEqual(parent.heights, [20])
  }
}
