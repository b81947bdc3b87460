// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

/// A protocol of an app's own, which its tests have another center for.
private protocol NotificationListening {
  func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?)
  func removeObserver(_ observer: Any)
}

extension NotificationCenter: NotificationListening {}

final class NotificationSelectorTests: XCTestCase {
  private final class Badge: UIView {
    var log: [String] = []
    func plain() { log.append("plain") }
    func named(_ notification: Notification) { log.append(notification.name.rawValue) }
  }

  private let center = NotificationCenter()
  private let (a, b) = (Notification.Name("a"), Notification.Name("b"))

  func testMethodsHearNotifications() {
    let badge = Badge()
    center.addObserver(badge, selector: Selector(Badge.plain), name: a, object: nil)
    center.addObserver(badge, selector: Selector(Badge.named), name: nil, object: nil)

    center.post(name: a, object: nil)
    center.post(name: b, object: nil)
    XCTAssertEqual(badge.log.sorted(), ["a", "b", "plain"])

    badge.log = []
    center.removeObserver(badge, name: a)
    center.post(name: a, object: nil)
    XCTAssertEqual(badge.log, ["a"])
    center.removeObserver(badge)
    center.post(name: a, object: nil)
    XCTAssertEqual(badge.log, ["a"])
  }

  func testAProtocolOfAnAppsOwnMayAskForTheMethod() {
    let badge = Badge()
    let listening: any NotificationListening = center
    listening.addObserver(badge, selector: Selector(Badge.plain), name: a, object: nil)

    center.post(name: a, object: nil)

    XCTAssertEqual(badge.log, ["plain"])
  }

  func testTheObserverIsNotKeptAlive() {
    weak var gone: Badge?
    do {
      let badge = Badge()
      gone = badge
      center.addObserver(badge, selector: Selector(Badge.plain), name: a, object: nil)
    }
    XCTAssertNil(gone)
    center.post(name: a, object: nil)
  }

  func testKindsOfObjects() {
    let badge: NSObject = Badge()
    XCTAssertTrue(badge.isKind(of: UIView.self))
    XCTAssertTrue(badge.isKind(of: Badge.self))
    XCTAssertFalse(badge.isKind(of: UILabel.self))
    XCTAssertTrue(badge.isMember(of: Badge.self))
    XCTAssertFalse(badge.isMember(of: UIView.self))
  }
}
