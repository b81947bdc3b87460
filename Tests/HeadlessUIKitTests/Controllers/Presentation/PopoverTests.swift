// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import HeadlessUIKit
import XCTest

final class PopoverTests: BarTestCase {
  private let root = UIViewController()
  private let button = UIView()
  private let menu = UIViewController()
  private let decision = Decision()

  /// Says how a popover adapts.
  private final class Decision: UIPopoverPresentationControllerDelegate {
    var style: UIModalPresentationStyle?
    var wrapper: UIViewController?
    var prepare: (UIPopoverPresentationController) -> Void = { _ in }
    var told: [UIModalPresentationStyle] = []

    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      style ?? (traitCollection.horizontalSizeClass == .compact ? .formSheet : .none)
    }
    func presentationController(
      _ controller: UIPresentationController,
      viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { wrapper }
    func presentationController(
      _ presentationController: UIPresentationController,
      willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) { told.append(style) }
    func prepareForPopoverPresentation(
      _ popoverPresentationController: UIPopoverPresentationController
    ) { prepare(popoverPresentationController) }
  }

  private var popover: UIPopoverPresentationController {
    get throws { try XCTUnwrap(menu.popoverPresentationController) }
  }

  override func setUp() {
    super.setUp()
    menu.modalPresentationStyle = .popover
    menu.preferredContentSize = CGSize(width: 100, height: 80)
    menu.view.backgroundColor = .white
    menu.popoverPresentationController?.sourceView = button
  }

  func testWhatIsInAPopoverIsElevated() {
    present { _ in
      XCTAssertEqual(menu.traitCollection.userInterfaceLevel, .elevated)
      XCTAssertEqual(root.traitCollection.userInterfaceLevel, .base)
    }
  }

  /// Presents the menu in a window of 400 x 400 points with the given room, from a button.
  private func present(
    from source: CGRect = CGRect(x: 150, y: 150, width: 100, height: 40),
    _ room: UIUserInterfaceSizeClass = .regular,
    _ check: (UIWindow) throws -> Void
  ) rethrows {
    var environment = RenderingEnvironment.current
    environment.horizontalSizeClass = room
    try RenderingEnvironment.$current.withValue(environment) {
      let window = makeWindow(root, size: CGSize(width: 400, height: 400))
      root.view.backgroundColor = .white
      button.frame = source
      root.view.addSubview(button)
      root.present(menu, animated: false)
      window.layoutIfNeeded()
      try check(window)
    }
  }

  private func frame(in window: UIWindow) -> CGRect {
    menu.view.convert(menu.view.bounds, to: window)
  }

  // MARK: Place

  func testAPopoverLiesBelowItsSourceAndKeepsItsArrowFree() throws {
    try present { window in
      // The content and 13 points of arrow, from the button's lower edge on.
      XCTAssertEqual(frame(in: window), CGRect(x: 150, y: 190, width: 100, height: 93))
      XCTAssertEqual(
        menu.view.safeAreaInsets, UIEdgeInsets(top: 13, left: 0, bottom: 0, right: 0))
      XCTAssertEqual(try popover.arrowDirection, .up)
      XCTAssertTrue(root.presentedViewController === menu)
      XCTAssertTrue(menu.presentationController === (try popover))
    }
  }

  func testEachDirectionHasItsPlace() throws {
    let expected: [(UIPopoverArrowDirection, CGRect)] = [
      (.up, CGRect(x: 150, y: 190, width: 100, height: 93)),
      (.down, CGRect(x: 150, y: 57, width: 100, height: 93)),
      (.left, CGRect(x: 250, y: 130, width: 113, height: 80)),
      (.right, CGRect(x: 37, y: 130, width: 113, height: 80)),
    ]
    for (direction, frame) in expected {
      try popover.permittedArrowDirections = direction
      try present { window in
        XCTAssertEqual(self.frame(in: window), frame, "\(direction)")
        XCTAssertEqual(try popover.arrowDirection, direction)
        root.dismiss(animated: false)
      }
    }
  }

  func testTheFirstDirectionWithEnoughRoomIsTaken() throws {
    try present(from: CGRect(x: 150, y: 330, width: 100, height: 40)) { _ in
      XCTAssertEqual(try popover.arrowDirection, .down)
    }
    root.dismiss(animated: false)
    try present(from: CGRect(x: 20, y: 20, width: 100, height: 360)) { window in
      XCTAssertEqual(try popover.arrowDirection, .left)
      XCTAssertEqual(frame(in: window), CGRect(x: 120, y: 160, width: 113, height: 80))
    }
  }

  func testAPopoverIsSmallerWhereNoSideHasEnoughRoomUnlessItMayOverlap() throws {
    menu.preferredContentSize = CGSize(width: 300, height: 300)
    let source = CGRect(x: 50, y: 180, width: 300, height: 40)
    present(from: source) { window in
      // From the button's edge to the margin.
      XCTAssertEqual(frame(in: window), CGRect(x: 50, y: 220, width: 300, height: 170))
    }
    root.dismiss(animated: false)
    try popover.canOverlapSourceViewRect = true
    present(from: source) { window in
      XCTAssertEqual(frame(in: window), CGRect(x: 50, y: 77, width: 300, height: 313))
    }
  }

  func testMarginsAndSafeAreaAreKept() throws {
    var environment = RenderingEnvironment.current
    environment.safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    try popover.permittedArrowDirections = .right
    try popover.popoverLayoutMargins = UIEdgeInsets(top: 5, left: 30, bottom: 5, right: 5)
    RenderingEnvironment.$current.withValue(environment) {
      present(from: CGRect(x: 130, y: 0, width: 100, height: 40)) { window in
        XCTAssertEqual(frame(in: window), CGRect(x: 30, y: 25, width: 100, height: 80))
      }
    }
  }

  func testARectangleOfTheSourceCountsAndWithoutDirectionsThereIsNoArrow() throws {
    try popover.sourceRect = CGRect(x: 90, y: 0, width: 10, height: 10)
    try present { window in
      XCTAssertEqual(frame(in: window).midX, 245)
      XCTAssertEqual(frame(in: window).minY, 160)
      try popover.permittedArrowDirections = []
      window.layoutIfNeeded()
      XCTAssertEqual(frame(in: window), CGRect(x: 195, y: 115, width: 100, height: 80))
      XCTAssertEqual(try popover.arrowDirection, .unknown)
      XCTAssertEqual(menu.view.safeAreaInsets, .zero)
    }
  }

  func testAnItemOfABarIsASource() throws {
    let navigation = UINavigationController(rootViewController: root)
    let item = UIBarButtonItem(systemItem: .add)
    root.navigationItem.rightBarButtonItem = item
    try popover.sourceView = nil
    try popover.barButtonItem = item
    var environment = RenderingEnvironment.current
    environment.horizontalSizeClass = .regular
    try RenderingEnvironment.$current.withValue(environment) {
      let window = makeWindow(navigation, size: CGSize(width: 400, height: 400))
      window.layoutIfNeeded()
      root.present(menu, animated: false)
      window.layoutIfNeeded()

      let button = item.frame(in: window)
      XCTAssertEqual(button.maxX, 384)
      XCTAssertEqual(frame(in: window).minY, button.maxY)
      XCTAssertEqual(frame(in: window).maxX, 390)
      XCTAssertTrue(try popover.sourceItem === item)
    }
  }

  func testAStackHasTheSizeThatItsScreenWantsBelowItsBar() throws {
    let screen = UIViewController()
    screen.preferredContentSize = CGSize(width: 120, height: 60)
    let stack = UINavigationController(rootViewController: screen)
    stack.modalPresentationStyle = .popover
    stack.popoverPresentationController?.sourceView = button
    present { window in
      root.dismiss(animated: false)
      root.present(stack, animated: false)
      window.layoutIfNeeded()
      XCTAssertEqual(stack.view.bounds.size, CGSize(width: 120, height: 60 + 44 + 13))
      XCTAssertEqual(stack.navigationBar.frame.minY, 13)
      XCTAssertTrue(screen.popoverPresentationController === stack.popoverPresentationController)
    }
  }

  func testAnotherPreferredSizeMovesTheCard() throws {
    present { window in
      menu.preferredContentSize = CGSize(width: 60, height: 40)
      window.layoutIfNeeded()
      XCTAssertEqual(frame(in: window), CGRect(x: 170, y: 190, width: 60, height: 53))
    }
  }

  // MARK: Adapting

  func testAPopoverIsASheetWhereThereIsLittleRoom() throws {
    try popover.adaptiveSheetPresentationController.detents = [.custom { _ in 100 }]
    try present(.compact) { window in
      XCTAssertEqual(frame(in: window), CGRect(x: 0, y: 300, width: 400, height: 100))
      XCTAssertEqual(try popover.arrowDirection, .unknown)
      XCTAssertEqual(try popover.adaptivePresentationStyle, .formSheet)
      XCTAssertEqual(menu.view.layer.cornerRadius, 10)
    }
  }

  func testTheDelegateMayKeepAPopoverAndHearsOfTheStyle() throws {
    decision.style = UIModalPresentationStyle.none
    try popover.delegate = decision
    present(.compact) { window in
      XCTAssertEqual(frame(in: window), CGRect(x: 150, y: 190, width: 100, height: 93))
      XCTAssertEqual(decision.told, [.none])
    }
  }

  func testTheDelegateMayCoverTheScreenWithAnotherController() throws {
    let wrapper = UINavigationController(rootViewController: UIViewController())
    decision.style = .fullScreen
    decision.wrapper = wrapper
    wrapper.modalPresentationStyle = .popover
    let bare = UIViewController()
    bare.modalPresentationStyle = .popover
    bare.popoverPresentationController?.sourceView = button
    bare.popoverPresentationController?.delegate = decision
    present(.compact) { window in
      root.dismiss(animated: false)
      root.present(bare, animated: false)
      XCTAssertTrue(root.presentedViewController === wrapper)
      XCTAssertEqual(wrapper.view.frame, window.bounds)
      XCTAssertNil(root.view.window)
      wrapper.dismiss(animated: false)
      XCTAssertNotNil(root.view.window)
    }
  }

  func testAPopoverBecomesASheetWhenTheRoomGoes() throws {
    present { window in
      var environment = RenderingEnvironment.current
      environment.horizontalSizeClass = .compact
      RenderingEnvironment.$current.withValue(environment) {
        window.frame.size = CGSize(width: 300, height: 400)
        window.layoutIfNeeded()
        XCTAssertEqual(frame(in: window), CGRect(x: 0, y: 20, width: 300, height: 380))
        XCTAssertEqual(menu.view.safeAreaInsets, .zero)
      }
      window.frame.size = CGSize(width: 400, height: 400)
      window.layoutIfNeeded()
      XCTAssertEqual(frame(in: window), CGRect(x: 150, y: 190, width: 100, height: 93))
    }
  }

  // MARK: Source

  func testTheSourceMayComeWhenThePopoverIsPrepared() throws {
    try popover.sourceView = nil
    decision.prepare = { [button] in $0.sourceView = button }
    try popover.delegate = decision
    present { window in
      XCTAssertEqual(frame(in: window), CGRect(x: 150, y: 190, width: 100, height: 93))
    }
  }

  func testAPopoverWithoutASourceIsReportedAndNotShown() throws {
    try popover.sourceView = nil

    let messages = reports { present { _ in XCTAssertNil(root.presentedViewController) } }

    XCTAssertEqual(
      messages,
      [
        "UIPopoverPresentationController of UIViewController should have a non-nil sourceView or "
          + "barButtonItem set before the presentation occurs."
      ])
  }

  func testOnlyPopoversHaveAPopoverController() {
    menu.modalPresentationStyle = .pageSheet
    XCTAssertNil(menu.popoverPresentationController)
    XCTAssertTrue(menu.presentationController is UISheetPresentationController)
  }

  // MARK: Touches and tint

  func testTouchesBesideReachOnlyTheViewsThatAreLetThrough() throws {
    try present { window in
      let besides = CGPoint(x: 160, y: 160)
      XCTAssertFalse(window.hitTest(besides, with: nil) === button)
      try popover.passthroughViews = [button]
      XCTAssertTrue(window.hitTest(besides, with: nil) === button)
      XCTAssertTrue(window.hitTest(CGPoint(x: 200, y: 230), with: nil) === menu.view)
      XCTAssertEqual(root.view.tintAdjustmentMode, .dimmed)
      root.dismiss(animated: false)
      XCTAssertEqual(root.view.tintAdjustmentMode, .normal)
      XCTAssertEqual(window.subviews, [root.view])
    }
  }

  func testAPopoverIsReleasedWhenItHasGone() throws {
    weak var shown: UIViewController?
    weak var popover: UIPopoverPresentationController?
    present { window in
      root.dismiss(animated: false)
      do {
        let controller = UIViewController()
        controller.modalPresentationStyle = .popover
        controller.popoverPresentationController?.sourceView = button
        root.present(controller, animated: false)
        window.layoutIfNeeded()
        (shown, popover) = (controller, controller.popoverPresentationController)
        XCTAssertNotNil(popover?.containerView)
      }
      root.dismiss(animated: false)
    }

    XCTAssertNil(shown)
    XCTAssertNil(popover)
  }

  // MARK: Look

  func testTheArrowHasTheColorOfTheContentAndWhatLiesBehindIsNotDarkened() throws {
    menu.view.backgroundColor = .red
    try present { window in
      let picture = try draw(window)
      let red = Color(red: 255, green: 0, blue: 0)
      // The tip is round: it is red two points below the source, and beside it there is ground.
      XCTAssertEqual(picture[400, 384], red)
      XCTAssertEqual(picture[400, 420], red)
      XCTAssertNotEqual(picture[370, 384], red)
      XCTAssertNotEqual(picture[301, 407], red)
      XCTAssertEqual(picture[4, 4], Color(red: 255, green: 255, blue: 255))
      // The corner of the card is round.
      XCTAssertNotEqual(picture[302, 564], red)
    }
  }

  func testArrowAndCardAreOneShapeInEachDirection() throws {
    menu.view.backgroundColor = .red
    // Half a point inside the edge from which the arrow grows, in the middle of the arrow.
    let places: [(UIPopoverArrowDirection, CGPoint)] = [
      (.up, CGPoint(x: 200, y: 203.5)), (.down, CGPoint(x: 200, y: 136.5)),
      (.left, CGPoint(x: 263.5, y: 170)), (.right, CGPoint(x: 136.5, y: 170)),
    ]
    for (direction, place) in places {
      try popover.permittedArrowDirections = direction
      try present { window in
        XCTAssertEqual(
          try draw(window)[Int(2 * place.x), Int(2 * place.y)], Color(red: 255, green: 0, blue: 0),
          "\(direction)")
        root.dismiss(animated: false)
      }
    }
  }

  func testTheGroundShowsWhereTheContentDoesNot() throws {
    menu.view.backgroundColor = nil
    try popover.backgroundColor = .green
    try present { window in
      XCTAssertEqual(try draw(window)[400, 480], Color(red: 0, green: 255, blue: 0))
    }
  }
}
