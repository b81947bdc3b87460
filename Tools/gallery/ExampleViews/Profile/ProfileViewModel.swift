// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import HeadlessUIKit

/// The state of a ``ProfileView``.
public struct ProfileViewModel: BMViewModel {
  public let name: String
  public let age: Int

  public init(name: String, age: Int) {
    self.name = name
    self.age = age
  }

  var isAdult: Bool { age >= 18 }

  var badgeColor: UIColor { isAdult ? .systemGreen : .systemRed }
}
