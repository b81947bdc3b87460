// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit
import XCTest

private protocol Poster {
  func post(name: Notification.Name, object: Any?)
}

extension NotificationCenter: Poster {}

final class NotificationCenterPostingTests: XCTestCase {
  func testAProtocolsRequirementIsMet() {
    let center = NotificationCenter()
    let name = Notification.Name("a")
    nonisolated(unsafe) var senders: [String?] = []
    let token = center.addObserver(forName: name, object: nil, queue: nil) {
      senders.append($0.object as? String)
    }
    let posting: any Poster = center

    posting.post(name: name, object: "sender")
    center.post(name: name, object: nil)
    center.removeObserver(token)

    XCTAssertEqual(senders, ["sender", nil])
  }
}
