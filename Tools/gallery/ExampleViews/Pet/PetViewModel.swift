// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// What a ``PetView`` shows of a pet.
public final class PetViewModel {
  private let pet: Pet
  private let today: Date
  private let calendar: Calendar

  /// - Parameters:
  ///   - pet: The pet that is shown.
  ///   - today: The day that its age is counted to, so that a picture does not age.
  public init(pet: Pet, today: Date) {
    self.pet = pet
    self.today = today
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    self.calendar = calendar
  }

  public var name: String { pet.name }

  public var image: UIImage { pet.image }

  public var ageText: String {
    let years = calendar.dateComponents(
      [.year], from: calendar.startOfDay(for: pet.birthday), to: calendar.startOfDay(for: today)
    ).year
    return "\(years ?? 0) years old"
  }

  public var adoptionFeeText: String {
    switch pet.rarity {
    case .common: "$50.00"
    case .uncommon: "$75.00"
    case .rare: "$150.00"
    case .veryRare: "$500.00"
    }
  }

  /// Shows the pet in `view`.
  public func configure(_ view: PetView) {
    view.nameLabel.text = name
    view.imageView.image = image
    view.ageLabel.text = ageText
    view.adoptionFeeLabel.text = adoptionFeeText
  }
}
