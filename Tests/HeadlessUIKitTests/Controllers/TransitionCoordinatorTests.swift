// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class TransitionCoordinatorTests: XCTestCase {
  /// A controller that changes something along with each of its transitions.
  private final class AnimatingController: UIViewController {
    var log: CallLog?
    var name = ""

    convenience init(_ name: String, _ log: CallLog) {
      self.init()
      self.name = name
      self.log = log
    }

    override func viewWillAppear(_ animated: Bool) { animate("appears") }
    override func viewWillDisappear(_ animated: Bool) { animate("disappears") }
    override func viewDidAppear(_ animated: Bool) { log?.add("\(name) didAppear") }

    private func animate(_ what: String) {
      guard let coordinator = transitionCoordinator else {
        log?.add("\(name) \(what) without transition")
        return
      }
      let from = coordinator.viewController(forKey: .from) as? AnimatingController
      let to = coordinator.viewController(forKey: .to) as? AnimatingController
      coordinator.animate(
        alongsideTransition: { [log, name] context in
          log?.add(
            "\(name) \(what) from \(from?.name ?? "-") to \(to?.name ?? "-") \(context.isAnimated)")
        },
        completion: { [log, name] context in log?.add("\(name) ended \(context.isCancelled)") })
    }
  }

  private let log = CallLog()
  private lazy var first = AnimatingController("A", log)
  private lazy var second = AnimatingController("B", log)

  func testPushingAndPoppingChangeAtOnceAndTellTheEnd() {
    let navigation = UINavigationController(rootViewController: first)
    let window = makeWindow(navigation)
    XCTAssertEqual(log.take(), ["A appears without transition", "A didAppear"])

    navigation.pushViewController(second, animated: true)
    XCTAssertEqual(
      log.take(),
      [
        "A disappears from A to B true", "B appears from A to B true", "B didAppear",
        "A ended false", "B ended false",
      ])
    XCTAssertNil(navigation.transitionCoordinator)

    navigation.popViewController(animated: false)
    XCTAssertEqual(
      log.take(),
      ["B disappears without transition", "A appears without transition", "A didAppear"])
    XCTAssertNotNil(window)
  }

  func testPresentingAndDismissing() {
    let window = makeWindow(first)
    _ = log.take()
    second.modalPresentationStyle = .fullScreen

    first.present(second, animated: true)
    XCTAssertEqual(
      log.take(),
      [
        "A disappears from A to B true", "B appears from A to B true", "B didAppear",
        "A ended false", "B ended false",
      ])

    first.dismiss(animated: true)
    XCTAssertEqual(
      log.take(),
      [
        "B disappears from B to A true", "A appears from B to A true", "A didAppear",
        "B ended false", "A ended false",
      ])
    XCTAssertNil(second.transitionCoordinator)
    XCTAssertNotNil(window)
  }
}
