// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

@testable import SnapshotVerification

/// Pictures of controllers that present others.
final class PresentedControllerTests: XCTestCase {
  private final class Presented: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .red
    }
  }

  /// Notes what it hears, and presents when it has appeared.
  private final class Presenter: UIViewController {
    var events: [String] = []
    var presented: UIViewController?
    private(set) var insetsHeard: [CGFloat] = []
    private(set) var scalesHeard: [CGFloat] = []
    override func viewSafeAreaInsetsDidChange() { insetsHeard.append(view.safeAreaInsets.top) }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      scalesHeard.append(traitCollection.displayScale)
    }
    override func viewWillAppear(_ animated: Bool) { events.append("appears") }
    override func viewDidDisappear(_ animated: Bool) { events.append("disappears") }
    override func viewDidAppear(_ animated: Bool) {
      if let presented { present(presented, animated: false) }
      presented = nil
    }
  }

  private var window: UIWindow?

  override func tearDown() { window = nil }

  private func show(_ root: UIViewController) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    window.rootViewController = root
    window.makeKeyAndVisible()
    self.window = window
  }

  private func picture(
    of controller: UIViewController, size: CGSize? = nil,
    context: SnapshotContext<UIViewController>? = nil
  ) throws -> (view: UIView, size: CGSize, holdsPresented: Bool) {
    let subject: SnapshotSubject =
      if let context {
        .viewController({ controller }, context: context)
      } else {
        .viewController { controller }
      }
    var found: (UIView, CGSize, Bool)?
    try subject.show(size) { hosted in
      let presented = controller.presentedViewController?.view
      found = (
        hosted.view, hosted.view.bounds.size, presented?.isDescendant(of: hosted.view) == true
      )
    }
    return try XCTUnwrap(found)
  }

  /// When the window goes, the presenter does not come back, and no hook is called again.
  func testAHookThatPresentsIsCalledOnce() throws {
    let presenter = Presenter()
    var calls = 0
    let context = SnapshotContext<UIViewController>(hooks: [
      .viewDidAppear: { controller in
        calls += 1
        let presented = Presented()
        presented.modalPresentationStyle = .fullScreen
        controller.present(presented, animated: true)
      }
    ])

    let found = try picture(of: presenter, size: CGSize(width: 320, height: 480), context: context)

    XCTAssertTrue(found.holdsPresented)
    XCTAssertEqual(calls, 1)
    XCTAssertEqual(presenter.events, ["appears", "disappears"])
  }

  /// A window that has the picture's size already is laid out as the picture's environment says.
  func testAWindowOfThePicturesSizeFollowsTheEnvironment() throws {
    let root = Presenter()
    show(root)
    root.view.layoutIfNeeded()
    var environment = RenderingEnvironment.current
    environment.displayScale = 3
    environment.safeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)

    try RenderingEnvironment.$current.withValue(environment) {
      let subject = SnapshotSubject.viewController { root }
      try subject.show(CGSize(width: 100, height: 200)) { _ in
        XCTAssertEqual(root.view.safeAreaLayoutGuide.layoutFrame.minY, 59)
        XCTAssertEqual(root.insetsHeard, [59])
        XCTAssertEqual(root.scalesHeard, [3])
      }
    }
  }

  func testWhatAControllerPresentsInItsWindowIsInThePicture() throws {
    for style in [UIModalPresentationStyle.pageSheet, .fullScreen, .overFullScreen] {
      let navigation = UINavigationController(rootViewController: Presenter())
      show(navigation)
      let presented = Presented()
      presented.modalPresentationStyle = style
      navigation.topViewController?.present(presented, animated: false)

      for context in [nil, SnapshotContext<UIViewController>.init()] {
        // Each time: a picture takes nothing away.
        for _ in 0..<2 {
          let found = try picture(
            of: navigation, size: CGSize(width: 320, height: 480), context: context)
          XCTAssertTrue(found.holdsPresented, "\(style)")
          XCTAssertEqual(found.size, CGSize(width: 320, height: 480))
        }
      }
      XCTAssertTrue(navigation.presentedViewController === presented)
      XCTAssertEqual(window?.frame, CGRect(x: 0, y: 0, width: 100, height: 200))
    }
  }

  func testWhatAControllerPresentsWhenItAppearsIsInThePicture() throws {
    let presenter = Presenter()
    presenter.presented = Presented()
    XCTAssertTrue(
      try picture(of: presenter, size: CGSize(width: 320, height: 480)).holdsPresented)
  }

  func testAControllerThatPresentsNothingIsDrawnAlone() throws {
    let presenter = Presenter()
    XCTAssertTrue(try picture(of: presenter).view === presenter.view)
  }

  /// The next step of a flow may present.
  func testAControllerStaysInItsWindow() throws {
    let presenter = Presenter()
    show(presenter)
    XCTAssertTrue(try picture(of: presenter).view === presenter.view)
    XCTAssertTrue(presenter.view.window === window)
    XCTAssertEqual(presenter.events, ["appears"])

    presenter.present(Presented(), animated: false)

    XCTAssertTrue(try picture(of: presenter).holdsPresented)
    XCTAssertEqual(presenter.events, ["appears"])
  }

  func testWhatCoversAWindowForAPictureIsGoneAfterIt() throws {
    let presenter = Presenter()
    show(presenter)
    let before = window?.subviews.count
    _ = try picture(of: presenter, context: SnapshotContext(renderSafeArea: true))
    XCTAssertEqual(window?.subviews.count, before)
  }

  /// A window that is hidden shows nothing.
  func testAControllerOfAHiddenWindowIsShownByAnotherOne() throws {
    let presenter = Presenter()
    let hidden = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    hidden.rootViewController = presenter
    _ = try picture(of: presenter)
    XCTAssertEqual(presenter.events, ["appears", "disappears"])
  }
}
