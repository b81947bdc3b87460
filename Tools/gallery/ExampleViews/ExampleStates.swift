// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import SnapshotVerification

/// Every state of every example view, for the tests and for the gallery. Sizes are in points.
public enum ExampleStates {
  public static let profileSize = CGSize(width: 320, height: 88)
  public static var profile: SnapshotStates<ProfileViewModel> {
    [
      "adult": ProfileViewModel(name: "Ada", age: 36),
      "minor": ProfileViewModel(name: "Tim", age: 12),
      "of age today": ProfileViewModel(name: "Grace", age: 18),
      "long name": ProfileViewModel(name: "Hubert Blaine Wolfeschlegelsteinhausen", age: 41),
    ]
  }

  public static let checkboxSize = CGSize(width: 44, height: 44)
  public static var checkbox: SnapshotStates<(SKCheckbox) throws -> Void> {
    [
      "unchecked": { _ in },
      "checked": { $0.isChecked = true },
      "unchecked disabled": { $0.isEnabled = false },
      "checked disabled": {
        $0.isChecked = true
        $0.isEnabled = false
      },
    ]
  }

  public static let contactSize = CGSize(width: 320, height: 64)
  public static var contact: SnapshotStates<ContactViewModel> {
    [
      "with phone": ContactViewModel(
        firstName: "Margaret", lastName: "Hamilton", phone: "+1 617 555 0169"),
      "without phone": ContactViewModel(firstName: "Alan", lastName: "Turing"),
      "accents": ContactViewModel(firstName: "Élodie", lastName: "Çağlar", phone: "+33 1 23 45 67"),
    ]
  }

  public static let keypadCellSize = CGSize(width: 107, height: 64)
  public static var keypadCell: SnapshotStates<KeypadCellViewModel> {
    [
      "digit": KeypadCellViewModel(text: "7"),
      "point": KeypadCellViewModel(text: "."),
      "clear": KeypadCellViewModel(image: ExampleImage.clear),
      "empty": KeypadCellViewModel(),
    ]
  }

  public static let keypadSize = CGSize(width: 320, height: 256)

  public static let petSize = CGSize(width: 300, height: 420)
  public static var pet: SnapshotStates<PetViewModel> {
    [
      "common": pet("Momo", .common),
      "uncommon": pet("Luna", .uncommon),
      "rare": pet("Félix", .rare),
      "very rare": pet("Stuart", .veryRare),
    ]
  }

  private static func pet(_ name: String, _ rarity: Pet.Rarity) -> PetViewModel {
    // 1 June 2020 and 732 days before: always two years.
    let today = Date(timeIntervalSince1970: 1_590_969_600)
    let birthday = today.addingTimeInterval(-732 * 86_400)
    let image = ExampleImage.cat ?? UIImage()
    return PetViewModel(
      pet: Pet(name: name, birthday: birthday, rarity: rarity, image: image), today: today)
  }
}
