// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A pet that waits for a home.
public struct Pet: Equatable {
  public var name: String
  public var story: String
  public var isFavorite: Bool

  public init(name: String, story: String, isFavorite: Bool = false) {
    self.name = name
    self.story = story
    self.isFavorite = isFavorite
  }
}

/// The pets of the shop; whoever shows them hears of changes.
@MainActor
public final class PetListViewModel {
  public private(set) var pets: [Pet]
  var didChange: (() -> Void)?

  public init(pets: [Pet]) {
    self.pets = pets
  }

  func toggleFavorite(at index: Int) {
    pets[index].isFavorite.toggle()
    didChange?()
  }
}
