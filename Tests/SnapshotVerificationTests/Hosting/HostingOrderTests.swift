// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import ModellableViewLifecycle
import XCTest

@testable import SnapshotVerification

final class HostingOrderTests: XCTestCase {
  private func hooks<Subject>() -> [SnapshotHook: (Subject) -> Void] {
    [
      .navigationControllerHasBeenCreated: { _ in HostedLog.note("* navigation controller") },
      .viewDidLoad: { _ in HostedLog.note("* viewDidLoad") },
      .viewWillAppear: { _ in HostedLog.note("* viewWillAppear") },
      .viewDidAppear: { _ in HostedLog.note("* viewDidAppear") },
      .viewDidLayoutSubviews: { _ in HostedLog.note("* viewDidLayoutSubviews") },
    ]
  }

  func testABMViewIsLaidOutOnceWithItsRealSizeAfterItsState() throws {
    let subject = SnapshotSubject.view(
      { HostedRootView() }, context: SnapshotContext(hooks: hooks()),
      apply: { $0.viewModel = HostedModel(number: 7) })

    let calls = try HostedLog.calls { try subject.show() }

    XCTAssertEqual(
      calls,
      [
        "configure", "style", "* viewDidLoad", "update -1 7", "* viewWillAppear", "layout 30x60",
        "* viewDidLayoutSubviews", "* viewDidAppear",
      ])
  }

  func testAModellableViewIsSetUpStyledAndUpdatedBeforeItAppears() throws {
    let subject = SnapshotSubject.view(
      { HostedModellableView() },
      context: SnapshotContext(container: .navigationController, hooks: hooks()),
      apply: { $0.model = HostedModel(number: 7) })

    let calls = try HostedLog.calls { try subject.show() }

    XCTAssertEqual(
      calls,
      [
        "setup", "style", "* viewDidLoad", "update -1 7", "* navigation controller",
        "* viewWillAppear", "layoutSubviews 30x60", "* viewDidLayoutSubviews", "* viewDidAppear",
      ])
  }

  func testAModellableViewWithoutSurroundingsIsSetUpByItsHost() throws {
    let subject = SnapshotSubject.view(
      { HostedModellableView() }, apply: { $0.model = HostedModel(number: 7) })

    XCTAssertEqual(
      try HostedLog.calls { try subject.show() },
      ["setup", "style", "update -1 7", "layoutSubviews 30x60"])
  }

  func testAModellableViewThatSetsItselfUpDoesSoOnce() throws {
    final class SelfMade: UIView, ModellableView {
      override init(frame: CGRect) {
        super.init(frame: frame)
        setup()
        style()
      }
      required init?(coder: NSCoder) { nil }
      func setup() { HostedLog.note("setup"); addSubview(UIView()) }
      func style() { HostedLog.note("style") }
      func update(oldModel: HostedModel?) { HostedLog.note("update") }
    }
    let context = SnapshotContext<SelfMade>()

    for subject in [
      SnapshotSubject.view({ SelfMade() }, apply: { $0.model = HostedModel() }),
      .view({ SelfMade() }, context: context, apply: { $0.model = HostedModel() }),
    ] {
      XCTAssertEqual(
        try HostedLog.calls { try subject.show() }, ["setup", "style", "update"])
    }
  }

  func testAControllerGetsItsStateAfterItHasAppeared() throws {
    let subject = SnapshotSubject.viewController(
      { NotingController() },
      context: SnapshotContext(container: .navigationController, hooks: hooks()),
      apply: { _ in HostedLog.note("apply") })

    let calls = try HostedLog.calls { try subject.show { _ in HostedLog.note("picture") } }

    XCTAssertEqual(
      calls,
      [
        "* navigation controller", "viewDidLoad", "* viewDidLoad", "viewWillAppear",
        "* viewWillAppear", "viewDidLayoutSubviews", "* viewDidLayoutSubviews", "viewDidAppear",
        "* viewDidAppear", "apply", "picture", "viewDidDisappear",
      ])
  }

  func testABMViewControllerKeepsItsOwnOrderInATabBarController() throws {
    final class Screen: BMViewController<HostedRootView> {
      override func setupInteractions() { HostedLog.note("setupInteractions") }
    }
    let subject = SnapshotSubject.viewController(
      {
        let screen = Screen()
        screen.viewModel = HostedModel(number: 7)
        return screen
      }, context: SnapshotContext<Screen>(container: .tabBarController, hooks: hooks()))

    XCTAssertEqual(
      try HostedLog.calls { try subject.show() },
      [
        "configure", "style", "update -1 7", "setupInteractions", "* viewDidLoad",
        "* viewWillAppear", "layout 30x60", "* viewDidLayoutSubviews", "* viewDidAppear",
      ])
  }

  func testAHookMayChangeTheViewOfThePicture() throws {
    let subject = SnapshotSubject.view(
      { UIView() },
      context: SnapshotContext(hooks: [.viewDidLoad: { $0.backgroundColor = .red }]))

    let bitmap = try SnapshotRenderer(scale: 1)
      .render(subject, size: CGSize(width: 2, height: 1)).bitmap

    XCTAssertEqual([bitmap[0, 0].red, bitmap[0, 0].green, bitmap[0, 0].alpha], [255, 0, 255])
  }

  func testAViewKnowsItsControllerOnlyWhileItIsShown() throws {
    let (view, other) = (HostedRootView(), HostedModellableView())
    let context = SnapshotContext<HostedRootView>(container: .navigationController)

    try SnapshotSubject.view({ view }, context: context).show { _ in
      XCTAssertEqual(view.navigationItem?.title, "Pets")
      XCTAssertEqual(view.navigationBar?.topItem?.title, "Pets")
    }
    try SnapshotSubject.view(
      { other }, context: SnapshotContext(container: .navigationController)
    ).show { _ in XCTAssertEqual(other.navigationBar?.topItem?.title, "Pets") }

    XCTAssertNil(view.viewController)
    XCTAssertNil(other.viewController)
    XCTAssertNil(view.superview)
    try SnapshotSubject.view({ view }, context: context).show { _ in
      XCTAssertNotNil(view.window)
    }
  }

  func testNothingOutlivesThePicture() throws {
    weak var controller: UIViewController?
    weak var view: UIView?
    weak var window: UIWindow?

    try SnapshotSubject.viewController(
      { NotingController() }, context: SnapshotContext(container: .navigationController)
    ).show { hosted in
      window = hosted.view as? UIWindow
      controller = window?.rootViewController?.children.first
      view = controller?.view
      XCTAssertNotNil(view)
    }

    XCTAssertNil(controller)
    XCTAssertNil(view)
    XCTAssertNil(window)
  }
}
