// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import Testing

@Suite struct ApplicationMessageTests {
  @Test @MainActor func aMessageIsHeardByItsType() {
    var heard = 0
    let token = NotificationCenter.default.addObserver(
      of: UIApplication.shared, for: .willEnterForeground
    ) { _ in heard += 1 }

    NotificationCenter.default.post(
      UIApplication.WillEnterForegroundMessage(), subject: UIApplication.shared)

    #expect(heard == 1)
    #expect(
      UIApplication.WillEnterForegroundMessage.name
        == UIApplication.willEnterForegroundNotification)
    NotificationCenter.default.removeObserver(token)
  }
}
