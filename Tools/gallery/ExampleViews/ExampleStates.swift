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

  public static let emptyStateSize = CGSize(width: 320, height: 360)
  public static var emptyState: SnapshotStates<EmptyStateViewModel> {
    [
      "whole": EmptyStateViewModel(
        image: ExampleImage.cat, title: "No pets yet",
        message: "Pets that you would like to adopt are kept here.", actionTitle: "Look around"),
      "title only": EmptyStateViewModel(title: "Nothing found"),
      "long texts": EmptyStateViewModel(
        image: ExampleImage.cat, title: "Something went wrong while we were looking for your pets",
        message: "The connection was lost. Check that you are online, wait for a moment, and "
          + "try again.", actionTitle: "Try again"),
    ]
  }

  public static let messageSize = CGSize(width: 320, height: 132)
  public static var message: SnapshotStates<MessageBubbleViewModel> {
    [
      "mine short": MessageBubbleViewModel(text: "On my way", sender: .me, time: "09:41"),
      "mine long": MessageBubbleViewModel(
        text: "I took the later train, so please start without me and keep a slice of cake.",
        sender: .me, time: "09:42"),
      "other short": MessageBubbleViewModel(text: "OK", sender: .other, time: "09:43"),
      "other long": MessageBubbleViewModel(
        text: "There is enough for everybody. We will wait with the candles until you are here!",
        sender: .other, time: "09:44"),
    ]
  }

  public static let productSize = CGSize(width: 184, height: 248)
  public static var product: SnapshotStates<ProductCardViewModel> {
    [
      "plain": ProductCardViewModel(name: "Cat mask", price: "$12.00"),
      "discount": ProductCardViewModel(
        name: "Cat mask of felt, hand-made, with whiskers of horsehair", price: "$9.50",
        formerPrice: "$12.00", badge: "Sale"),
      "new": ProductCardViewModel(name: "Cat mask", price: "$12.00", badge: "New"),
      "sold out": ProductCardViewModel(name: "Cat mask", price: "$12.00", isAvailable: false),
    ]
  }

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
