// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import ModellableViewLifecycle

/// The state of a profile screen. The screen is written four times, once in each lifecycle, and
/// looks the same each time.
public struct ProfileScreenModel: BMViewModel, ModellableViewLifecycle.ViewModel {
  public var name: String
  public var handle: String
  public var biography: String
  public var followers: Int
  public var pets: Int
  public var isFollowed: Bool

  public init(
    name: String, handle: String, biography: String = "", followers: Int = 0, pets: Int = 0,
    isFollowed: Bool = false
  ) {
    self.name = name
    self.handle = handle
    self.biography = biography
    self.followers = followers
    self.pets = pets
    self.isFollowed = isFollowed
  }

  var initials: String {
    name.split(separator: " ").prefix(2).compactMap(\.first).map(String.init).joined()
  }

  var counts: String { "\(followers) followers · \(pets) pets" }

  var followTitle: String { isFollowed ? "Following" : "Follow" }
}
