// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class CustomPresentationTests: XCTestCase {
  private let log = CallLog()
  private lazy var root = Screen("A", log)
  private lazy var screen = Screen("B", log)
  private lazy var window = makeWindow(root, size: CGSize(width: 300, height: 400))
  private lazy var transitions = Transitions(log)

  override func setUp() {
    screen.modalPresentationStyle = .custom
    screen.transitioningDelegate = transitions
    _ = window
    _ = log.take()
  }

  func testACustomControllerPlacesThePresentedViewAndItsOwn() throws {
    root.present(screen, animated: true)

    let drawer = try XCTUnwrap(screen.presentationController as? Drawer)
    XCTAssertEqual(screen.view.frame, CGRect(x: 0, y: 300, width: 300, height: 100))
    XCTAssertEqual(drawer.veil.frame, window.bounds)
    XCTAssertEqual(drawer.veil.alpha, 1)
    XCTAssertEqual(drawer.containerView?.subviews, [drawer.veil, screen.view])
    XCTAssertTrue(drawer.presentingViewController === root)
    XCTAssertTrue(drawer.presentedViewController === screen)
    XCTAssertNotNil(root.view.window)
    XCTAssertNil(screen.sheetPresentationController)
  }

  /// As on iOS: what a custom controller changes along with the transition is changed also where
  /// nothing is animated.
  func testATransitionWithoutAnimationHasACoordinator() throws {
    root.present(screen, animated: false)

    let drawer = try XCTUnwrap(screen.presentationController as? Drawer)
    XCTAssertEqual(drawer.wasAnimated, false)
    XCTAssertEqual(drawer.veil.alpha, 1)
    XCTAssertNil(screen.transitionCoordinator)
  }

  func testTheMomentsComeInTurn() {
    root.present(screen, animated: false)

    XCTAssertEqual(
      log.take(),
      [
        "controller for B on A by A", "B load", "willBegin", "B willAppear", "B isBeingPresented",
        "B isAppearing", "layout", "B didAppear", "didEnd true",
      ])

    root.dismiss(animated: false)

    XCTAssertEqual(
      log.take(),
      [
        "dismissal willBegin", "B willDisappear", "B isBeingDismissed", "B didDisappear",
        "dismissal didEnd true",
      ])
    XCTAssertEqual(window.subviews, [root.view])
  }

  func testTheChromeIsLaidOutAgainWhenTheWindowsSizeChanges() throws {
    root.present(screen, animated: true)

    window.frame.size = CGSize(width: 500, height: 200)
    window.layoutIfNeeded()

    XCTAssertEqual(screen.view.frame, CGRect(x: 0, y: 100, width: 500, height: 100))
    let drawer = try XCTUnwrap(screen.presentationController as? Drawer)
    XCTAssertEqual(drawer.veil.frame, CGRect(x: 0, y: 0, width: 500, height: 200))
  }

  func testTheControllerHearsOfTraitsAndSizesBeforeTheyCome() throws {
    root.present(screen, animated: true)
    _ = log.take()

    var environment = RenderingEnvironment.current
    environment.verticalSizeClass = .compact
    RenderingEnvironment.$current.withValue(environment) {
      window.frame.size = CGSize(width: 500, height: 200)
    }

    XCTAssertEqual(log.take().prefix(2), ["traits compact", "size 500"])
  }

  func testAControllerOfTheAppMayRemoveThePresentersViewAndWrapThePresentedOne() throws {
    transitions.removesPresenter = true
    transitions.wraps = true
    root.present(screen, animated: true)

    XCTAssertNil(root.view.window)
    let drawer = try XCTUnwrap(screen.presentationController as? Drawer)
    XCTAssertTrue(screen.view.superview === drawer.wrapper)
    XCTAssertEqual(drawer.wrapper.frame, CGRect(x: 0, y: 300, width: 300, height: 100))

    screen.dismiss(animated: true)
    XCTAssertTrue(root.view.window === window)
    XCTAssertNil(screen.view.window)
  }

  func testWithoutADelegateACustomStyleCoversTheScreenAndLeavesThePresenter() {
    screen.transitioningDelegate = nil
    root.present(screen, animated: true)

    XCTAssertEqual(screen.view.frame, window.bounds)
    XCTAssertNotNil(root.view.window)
  }

  func testAControllerIsMadeAnewForEachPresentation() throws {
    root.present(screen, animated: false)
    let first = try XCTUnwrap(screen.presentationController)
    root.dismiss(animated: false)
    root.present(screen, animated: false)

    XCTAssertFalse(try XCTUnwrap(screen.presentationController) === first)
  }

  // MARK: Animators

  func testAnAnimatorRunsAtOnceAndItsEndShows() {
    let animator = Animator(log)
    transitions.animator = animator
    root.present(screen, animated: true)

    XCTAssertEqual(
      log.take().filter { $0.hasPrefix("animat") },
      ["animate A to B, from nothing to 0 300 300 100, stays", "animation ended true"])
    XCTAssertEqual(screen.view.alpha, 1)
    XCTAssertEqual(screen.view.frame, CGRect(x: 0, y: 300, width: 300, height: 100))

    screen.dismiss(animated: true)
    XCTAssertEqual(
      log.take().filter { $0.hasPrefix("animat") },
      ["animate B to A, from 0 300 300 100 to nothing, stays", "animation ended true"])
    XCTAssertEqual(window.subviews, [root.view])
  }

  func testAnAnimatorOfAFullScreenHasBothViews() {
    screen.modalPresentationStyle = .fullScreen
    transitions.animator = Animator(log)
    root.present(screen, animated: true)

    XCTAssertEqual(
      log.take().filter { $0.hasPrefix("animate ") },
      ["animate A to B, from nothing to 0 0 300 400, goes"])
    XCTAssertNil(root.view.window)

    screen.dismiss(animated: true)
    XCTAssertTrue(root.view.superview === window)
    XCTAssertEqual(root.view.frame, window.bounds)
    XCTAssertEqual(window.subviews, [root.view])
  }

  func testAnAnimatorIsNotAskedWithoutAnimation() {
    transitions.animator = Animator(log)
    root.present(screen, animated: false)

    XCTAssertFalse(log.take().contains { $0.hasPrefix("animate") })
    XCTAssertEqual(screen.view.frame, CGRect(x: 0, y: 300, width: 300, height: 100))
  }

  func testAnAnimatorMayTakeThePresentationBack() {
    let animator = Animator(log)
    animator.completes = false
    transitions.animator = animator
    root.present(screen, animated: true)

    XCTAssertTrue(log.take().contains("didEnd false"))
    XCTAssertNil(root.presentedViewController)
    XCTAssertEqual(window.subviews, [root.view])
  }

  func testAnAnimatorMayTakeTheDismissalBack() {
    let animator = Animator(log)
    transitions.animator = animator
    root.present(screen, animated: true)
    _ = log.take()
    animator.completes = false

    root.dismiss(animated: true)

    XCTAssertTrue(root.presentedViewController === screen)
    XCTAssertEqual(log.take().suffix(2), ["B didAppear", "dismissal didEnd false"])
    XCTAssertNotNil(screen.view.window)
  }

  func testAnAnimatorThatForgetsSomethingIsReported() {
    let animator = Animator(log)
    animator.completes = nil
    animator.adds = false
    transitions.animator = animator

    let messages = reports { root.present(screen, animated: true) }

    XCTAssertEqual(
      messages,
      [
        "Animator.animateTransition(using:) returned without completeTransition(_:), which pictures "
          + "do not wait for. Call it in the completion of UIView.animate.",
        "Animator.animateTransition(using:) did not add the view of Screen to the containerView: "
          + "nothing of it would show.",
      ])
  }
}

/// A delegate as apps write it.
private final class Transitions: UIViewControllerTransitioningDelegate {
  let log: CallLog
  var animator: Animator?
  var removesPresenter = false
  var wraps = false

  init(_ log: CallLog) { self.log = log }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    func name(_ screen: UIViewController?) -> String { (screen as? Screen)?.name ?? "nil" }
    log.add("controller for \(name(presented)) on \(name(presenting)) by \(name(source))")
    let drawer = Drawer(presentedViewController: presented, presenting: presenting)
    drawer.log = log
    drawer.removesPresenter = removesPresenter
    drawer.wraps = wraps
    return drawer
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
}

/// The lower 100 points, above a veil.
private final class Drawer: UIPresentationController {
  var log: CallLog?
  var removesPresenter = false
  var wraps = false
  /// Whether its presentation was animated; `nil` where it had no coordinator.
  private(set) var wasAnimated: Bool?
  let veil = UIView()
  let wrapper = UIView()

  override var shouldRemovePresentersView: Bool { removesPresenter }

  override var presentedView: UIView? { wraps ? wrapper : super.presentedView }

  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    return CGRect(x: 0, y: bounds.height - 100, width: bounds.width, height: 100)
  }

  override func presentationTransitionWillBegin() {
    log?.add("willBegin")
    veil.alpha = 0
    containerView?.addSubview(veil)
    if wraps { wrapper.addSubview(presentedViewController.view) }
    guard let coordinator = presentedViewController.transitionCoordinator else {
      veil.alpha = 1
      return
    }
    wasAnimated = coordinator.isAnimated
    coordinator.animateAlongsideTransition(in: nil, animation: { [veil] _ in veil.alpha = 1 })
  }

  override func presentationTransitionDidEnd(_ completed: Bool) { log?.add("didEnd \(completed)") }
  override func dismissalTransitionWillBegin() { log?.add("dismissal willBegin") }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    log?.add("dismissal didEnd \(completed)")
  }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { log?.add("traits \(newCollection.verticalSizeClass)") }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    log?.add("size \(Int(size.width))")
  }

  override func containerViewWillLayoutSubviews() {
    log?.add("layout")
    veil.frame = containerView?.bounds ?? .zero
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

private final class Animator: UIViewControllerAnimatedTransitioning {
  let log: CallLog
  /// What is said at the end; `nil` to say nothing.
  var completes: Bool? = true
  var adds = true

  init(_ log: CallLog) { self.log = log }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    describe(context)
    let view = context.view(forKey: .to)
    if adds, let view {
      view.alpha = 0
      context.containerView.addSubview(view)
    }
    UIView.animate(withDuration: transitionDuration(using: context)) {
      view?.alpha = 1
    } completion: { [completes] _ in
      if let completes { context.completeTransition(completes) }
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    log.add("animation ended \(transitionCompleted)")
  }

  private func describe(_ context: any UIViewControllerContextTransitioning) {
    guard let from = context.viewController(forKey: .from) as? Screen,
      let to = context.viewController(forKey: .to) as? Screen
    else { return }
    let moving = from.presentingViewController == nil ? to : from
    func text(_ frame: CGRect) -> String {
      frame == .zero
        ? "nothing"
        : [frame.minX, frame.minY, frame.width, frame.height].map { "\(Int($0))" }
          .joined(separator: " ")
    }
    let hasBoth = context.view(forKey: .from) != nil && context.view(forKey: .to) != nil
    log.add(
      "animate \(from.name) to \(to.name), from \(text(context.initialFrame(for: moving))) to "
        + "\(text(context.finalFrame(for: moving))), \(hasBoth ? "goes" : "stays")")
  }
}
