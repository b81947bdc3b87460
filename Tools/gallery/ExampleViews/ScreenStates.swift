// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import SnapshotVerification

/// Every state of the screens that are written in several lifecycles.
extension ExampleStates {
  /// The screen of a small phone, in points.
  public static let phone = CGSize(width: 320, height: 568)

  public static var profileScreen: SnapshotStates<ProfileScreenModel> {
    [
      "follow": ProfileScreenModel(
        name: "Ada Lovelace", handle: "@ada", biography: "Dog person. Writes programs.",
        followers: 1843, pets: 2),
      "following": ProfileScreenModel(
        name: "Ada Lovelace", handle: "@ada", biography: "Dog person. Writes programs.",
        followers: 1844, pets: 2, isFollowed: true),
      "without biography": ProfileScreenModel(name: "Grace", handle: "@grace", followers: 1),
      "long texts": ProfileScreenModel(
        name: "Hubert Blaine Wolfeschlegelsteinhausen", handle: "@hubert.blaine",
        biography: "Collects first names, one for each letter of the alphabet, and a surname that "
          + "takes a line of its own wherever it is written.", followers: 12, pets: 26),
    ]
  }

  public static var checkout: SnapshotStates<CheckoutModel> {
    let mask = CheckoutModel.Line("Cat mask", cents: 1200)
    let food = CheckoutModel.Line("Food for a month", cents: 2495, quantity: 2)
    let many = (1...9).map { CheckoutModel.Line("Toy number \($0)", cents: 199 * $0) }
    return [
      "empty": CheckoutModel(),
      "one line": CheckoutModel(lines: [mask]),
      "gift": CheckoutModel(lines: [mask, food], isGift: true),
      "problem": CheckoutModel(
        lines: [mask, food], problem: "The card was declined. Try another one."),
      "paying": CheckoutModel(lines: [mask], isPaying: true),
      "many lines": CheckoutModel(lines: many),
    ]
  }
}

extension ExampleStates {
  public static var petList: SnapshotStates<PetListModel> {
    let names = ["Ada", "Ben", "Cleo", "Dora", "Emil", "Finn", "Gus", "Hugo", "Ida", "Jim"]
    return [
      "empty": PetListModel(),
      "few": PetListModel(rows: [
        PetRowModel(name: "Ada", price: "$50.00"),
        PetRowModel(name: "Ben", price: "$75.00", isSold: true),
        PetRowModel(name: "Hubert Blaine Wolfeschlegelsteinhausen", price: "$500.00", isSold: true),
      ]),
      "many": PetListModel(
        rows: (0..<40).map { index in
          PetRowModel(
            name: "\(names[index % names.count]) \(index + 1)", price: "$\(50 + index).00",
            isSold: index % 3 == 1)
        }),
    ]
  }
}
