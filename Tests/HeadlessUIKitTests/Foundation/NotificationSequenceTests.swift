// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit
import XCTest

final class NotificationSequenceTests: XCTestCase {
  func testNotificationsWaitUntilTheyAreAskedFor() async {
    let center = NotificationCenter()
    let name = Notification.Name("pet")
    let notes = center.notifications(named: name)

    center.post(name: name, object: nil, userInfo: ["name": "Ada"])
    center.post(name: Notification.Name("other"), object: nil)
    center.post(name: name, object: nil, userInfo: ["name": "Grace"])

    var names: [String?] = []
    for await note in notes {
      names.append(note.userInfo?["name"] as? String)
      if names.count == 2 { break }
    }
    XCTAssertEqual(names, ["Ada", "Grace"])
  }
}
