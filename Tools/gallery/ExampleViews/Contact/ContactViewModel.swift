// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle

/// The state of a ``ContactView``.
public struct ContactViewModel: BMViewModel {
  public var firstName: String
  public var lastName: String
  /// `nil` where no number is known.
  public var phone: String?

  public init(firstName: String, lastName: String, phone: String? = nil) {
    self.firstName = firstName
    self.lastName = lastName
    self.phone = phone
  }

  var fullName: String { "\(firstName) \(lastName)" }

  var initials: String { [firstName, lastName].compactMap(\.first).map(String.init).joined() }
}
