// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessDelegateProxies
import HeadlessUIKit
import XCTest

/// What RxCocoa's `rx.methodInvoked(_:)`, `rx.deallocating` and `rx.observe(_:_:)` stand on.
final class MessageObservationTests: XCTestCase {
  private final class Observer: RXMessageSentObserver, RXDeallocatingObserver {
    var log: [String] = []
    var targetImplementation: IMP { RX_default_target_implementation() }

    func messageSent(withArguments arguments: [Any]) { log.append("before \(arguments)") }
    func methodInvoked(withArguments arguments: [Any]) { log.append("after \(arguments)") }
    func deallocating() { log.append("end") }
  }

  private final class Controller: UIViewController {
    let observer: Observer

    init(_ observer: Observer) {
      self.observer = observer
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidAppear(_ animated: Bool) { observer.log.append("appears") }
  }

  private func observe(_ target: AnyObject, _ message: String, _ observer: Observer) -> NSError? {
    let selector = Selector(message)
    objc_setAssociatedObject(
      target, RX_reference_from_selector(RX_selector(selector)), observer, .OBJC_ASSOCIATION_RETAIN)
    var error: NSError?
    let implementation = RX_ensure_observing(target, selector, &error)
    XCTAssertEqual(implementation == nil, error != nil)
    XCTAssertNotEqual(implementation, RX_default_target_implementation())
    return error
  }

  func testTheLifecycleOfAControllerIsTold() {
    let observer = Observer()
    let controller = Controller(observer)
    XCTAssertNil(observe(controller, "viewDidAppear:", observer))
    XCTAssertNil(observe(controller, "viewDidLoad", observer))

    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = controller
    window.makeKeyAndVisible()

    XCTAssertEqual(
      observer.log, ["before []", "after []", "before [false]", "appears", "after [false]"])
  }

  /// The names that `#selector(UIViewController.dismiss)` and its kin have here.
  func testMethodsOfControllersThatAreNamedWithoutLabelsAreTold() {
    let observer = Observer()
    let controller = Controller(observer)
    let dismiss = Selector("dismiss", of: UIViewController.self, reference: { $0.dismiss })
    let didMove = Selector("didMove", of: UIViewController.self, reference: { $0.didMove })
    XCTAssertNil(observe(controller, dismiss.description, observer))
    XCTAssertNil(observe(controller, didMove.description, observer))

    controller.dismiss(animated: true)
    controller.didMove(toParent: nil)

    XCTAssertEqual(observer.log.count, 4, "\(observer.log)")
    XCTAssertTrue(observer.log[0].hasPrefix("before [true, "), observer.log[0])
    XCTAssertTrue(observer.log[1].hasPrefix("after [true, "), observer.log[1])
    XCTAssertTrue(observer.log[2].hasPrefix("before [nil"), observer.log[2])
  }

  /// Each name that a selector of the method may have, with labels as iOS' and as Swift's.
  func testMethodsThatAreNamedWithLabelsAreTold() {
    let observer = Observer()
    let controller = Controller(observer)
    XCTAssertNil(observe(controller, "didMoveToParent:", observer))
    XCTAssertNil(observe(controller, "willMoveToParentViewController:", observer))
    XCTAssertNil(observe(controller, "dismissWithAnimated:completion:", observer))

    controller.willMove(toParent: nil)
    controller.didMove(toParent: nil)
    controller.dismiss(animated: true)

    XCTAssertEqual(observer.log.count, 6, "\(observer.log)")
  }

  func testAWindowTellsThatItAppears() {
    let observer = Observer()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    XCTAssertNil(observe(window, "makeKeyAndVisible", observer))

    window.makeKeyAndVisible()

    XCTAssertEqual(observer.log, ["before []", "after []"])
    XCTAssertFalse(window.isHidden)
  }

  func testTheEndOfAnObjectIsTold() {
    let observer = Observer()
    var object: NSObject? = NSObject()
    XCTAssertNil(observe(object!, "dealloc", observer))
    XCTAssertEqual(observer.log, [])

    object = nil

    XCTAssertEqual(observer.log, ["end"])
  }

  func testAnotherMethodIsAnErrorOfRxCocoas() {
    let error = observe(UIView(), "layoutSubviews", Observer())

    XCTAssertEqual(error?.domain, RXObjCRuntimeErrorDomain)
    XCTAssertEqual(
      error?.code, RXObjCRuntimeError.replacingMethodWithForwardingImplementation.rawValue)
  }

  func testEqualSelectorsHaveOneReference() {
    XCTAssertEqual(
      RX_reference_from_selector(Selector("a:")), RX_reference_from_selector(Selector("a:")))
    XCTAssertNotEqual(
      RX_reference_from_selector(Selector("a:")), RX_reference_from_selector(Selector("b:")))
  }

  func testAPropertyIsObservedByItsName() {
    let view = UIView()
    var values: [CGRect?] = []
    let observer = _RXKVOObserver(
      target: view, retainTarget: false, keyPath: "frame", options: [.initial, .new]
    ) { values.append(($0 as? NSValue)?.cgRectValue) }

    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    observer.dispose()
    view.frame = .zero

    XCTAssertEqual(values, [.zero, CGRect(x: 1, y: 2, width: 3, height: 4)])
  }

  func testNumbersThatAreObservedAreObjects() {
    let view = UIView()
    var values: [NSNumber?] = []
    let observer = _RXKVOObserver(
      target: view, retainTarget: true, keyPath: "alpha", options: .new
    ) { values.append($0 as? NSNumber) }

    view.alpha = 0.5
    observer.dispose()

    XCTAssertEqual(values, [0.5])
  }
}
