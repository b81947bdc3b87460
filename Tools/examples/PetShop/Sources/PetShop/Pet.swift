// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import ModellableViewLifecycle

/// A pet that waits for a home.
public struct Pet: Hashable, Sendable {
  public enum Status: String, CaseIterable, Sendable {
    case available
    case reserved
    case adopted
  }

  public var name: String
  public var years: Int
  public var status: Status

  public init(name: String, years: Int, status: Status) {
    self.name = name
    self.years = years
    self.status = status
  }

  var ageText: String { years == 1 ? "1 year old" : "\(years) years old" }
}

/// What a pet's row shows, for the lifecycles in which a value is the view model.
public struct PetRowModel: BMViewModel, ModellableViewLifecycle.ViewModel, Hashable {
  public var pet: Pet

  public init(_ pet: Pet) {
    self.pet = pet
  }
}
