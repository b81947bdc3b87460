// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class ObjectiveCRuntimeTests: XCTestCase {
  func testMethodsAreNotExchangedAndThatIsNoted() {
    let issues = RenderingIssues()
    var environment = RenderingEnvironment.current
    environment.issues = issues
    let method = RenderingEnvironment.$current.withValue(environment) {
      class_getInstanceMethod(UIView.self, Selector("layoutSubviews"))
    }
    XCTAssertNotNil(method, "libraries stop without one")
    XCTAssertNil(class_getInstanceMethod(nil, Selector("layoutSubviews")))
    XCTAssertEqual(
      issues.all.map(\.message),
      [
        "UIView.layoutSubviews is not exchanged: methods are fixed when they are compiled on Linux"
      ])
  }

  func testTheClassOfAnObject() throws {
    let type: AnyClass = try XCTUnwrap(object_getClass(UILabel()))
    XCTAssertTrue(type === UILabel.self)
    XCTAssertTrue(type !== UIView.self)
    XCTAssertNil(object_getClass(nil))
  }

  func testOneThreadAtATimeUsesAnObject() {
    let object = NSObject()
    nonisolated(unsafe) var count = 0
    DispatchQueue.concurrentPerform(iterations: 200) { _ in
      objc_sync_enter(object)
      // The same thread may come again.
      objc_sync_enter(object)
      count += 1
      objc_sync_exit(object)
      objc_sync_exit(object)
    }
    XCTAssertEqual(count, 200)
  }

  func testDelegatesTellWhichMethodsTheyHave() {
    final class Hearer: NSObject, UIScrollViewDelegate {}
    let hearer: any UIScrollViewDelegate = Hearer()
    XCTAssertFalse(hearer.responds(to: Selector("other:")))
    XCTAssertNil(NSObject().forwardingTarget(for: Selector("other:")))
  }

  func testDelegatesTellOfWhichClassTheyAre() {
    final class Hearer: NSObject, UINavigationControllerDelegate {}
    final class Plain: UINavigationControllerDelegate {}
    let hearer: any UINavigationControllerDelegate = Hearer()
    XCTAssertTrue(hearer.isKind(of: NSObject.self))
    XCTAssertFalse(hearer.isKind(of: UIView.self))
    XCTAssertTrue(hearer.isMember(of: Hearer.self))
    XCTAssertTrue(hearer.isEqual(hearer))
    XCTAssertFalse(hearer.isEqual(Plain()))
    let plain: any UINavigationControllerDelegate = Plain()
    XCTAssertTrue(plain.isKind(of: Plain.self))
    XCTAssertTrue(plain.isEqual(plain))
    XCTAssertFalse(plain.isEqual(hearer))
    XCTAssertFalse(plain.isEqual(nil))
  }

  func testTheClassOfTheAppTellsTheApp() {
    XCTAssertTrue(UIApplication.responds(to: NSSelectorFromString("sharedApplication")))
    let app = UIApplication.perform(NSSelectorFromString("sharedApplication"))
    XCTAssertTrue(app?.takeUnretainedValue() === UIApplication.shared)
    XCTAssertFalse(UIApplication.responds(to: NSSelectorFromString("other")))
  }
}
