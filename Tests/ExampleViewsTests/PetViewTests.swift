// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import ExampleViews
import HeadlessSnapshots
import Testing

@Suite struct PetViewTests {
  @Test func everyRarity() {
    for scale in [1, 2, 3] {
      assertSnapshots(
        of: PetView.self, states: ExampleStates.pet, size: .fixed(ExampleStates.petSize),
        .pixels(perPoint: scale), apply: { $1.configure($0) })
    }
  }

  @Test func configuringByTheViewModelEqualsSettingEachSubview() throws {
    let image = try #require(ExampleImage.cat)
    let pet = try Pet(
      name: "Stuart", birthday: day("2018-06-15"), rarity: .veryRare, image: image)
    let frame = CGRect(origin: .zero, size: ExampleStates.petSize)
    let (configured, assigned) = (PetView(frame: frame), PetView(frame: frame))

    try PetViewModel(pet: pet, today: day("2020-06-15")).configure(configured)
    assigned.nameLabel.text = "Stuart"
    assigned.imageView.image = image
    assigned.ageLabel.text = "2 years old"
    assigned.adoptionFeeLabel.text = "$500.00"

    #expect(configured.displayList(scale: 2) == assigned.displayList(scale: 2))
  }

  @Test(arguments: [
    (CGRect(x: 0, y: 0, width: 300, height: 420), [210.0, 242, 272, 302, 332]),
    (CGRect(x: 0, y: 0, width: 300, height: 421), [210.5, 242.5, 272.5, 302.5, 332.5]),
    (CGRect(x: 0, y: 0, width: 300, height: 100), [50, 82, 112, 142, 172]),
  ])
  func framesFollowTheInitialFrameOnly(frame: CGRect, numbers: [Double]) {
    let view = PetView(frame: frame)
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    view.layoutIfNeeded()

    #expect(view.imageView.frame == CGRect(x: 0, y: 16, width: 300, height: numbers[0]))
    #expect(view.nameLabel.frame == CGRect(x: 0, y: numbers[1], width: 300, height: 30))
    #expect(view.ageLabel.frame == CGRect(x: 0, y: numbers[2], width: 300, height: 30))
    #expect(view.adoptionFeeLabel.frame == CGRect(x: 0, y: numbers[3], width: 300, height: 30))
    #expect(Double(view.adoptionFeeLabel.frame.maxY) == numbers[4])
  }

  @Test(arguments: [
    ("2016-02-29", "2017-02-27", "0 years old"), ("2016-02-29", "2017-02-28", "1 years old"),
    ("2016-02-29", "2020-02-28", "3 years old"), ("2016-02-29", "2020-02-29", "4 years old"),
    ("2018-06-15", "2020-06-15", "2 years old"), ("2018-06-15", "2020-06-14", "1 years old"),
    ("2021-07-20", "2020-06-15", "-1 years old"),
  ])
  func ageCountsWholeYears(birthday: String, today: String, expected: String) throws {
    let pet = try Pet(name: "Stuart", birthday: day(birthday), rarity: .common, image: UIImage())

    #expect(try PetViewModel(pet: pet, today: day(today)).ageText == expected)
  }

  private func day(_ text: String) throws -> Date {
    try Date(text, strategy: Date.ISO8601FormatStyle().year().month().day())
  }
}
