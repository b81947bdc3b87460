// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessSnapshots
import PetShop
import XCTest

/// The screen in a navigation controller, on two devices.
final class ShopScreenTests: XCTestCase {
  func testEveryState() {
    assertSnapshots(
      of: ShopViewController.self,
      states: [
        "some": ShopModel(pets: [
          Pet(name: "Stuart", years: 4, status: .available),
          Pet(name: "Mia", years: 1, status: .reserved),
        ]),
        "none": ShopModel(pets: []),
      ],
      .traits(.device(.iPhoneSE), .device(.iPhone16)), .scale(1),
      context: .navigationController)
  }
}
