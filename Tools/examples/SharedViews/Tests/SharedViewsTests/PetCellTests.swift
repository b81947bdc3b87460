// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

#if canImport(HeadlessSnapshots)
  import HeadlessSnapshots
  import SharedViews
  import XCTest

  /// The row of the list, from its file.
  final class PetCellTests: XCTestCase {
    func testEveryState() throws {
      assertSnapshots(
        of: PetCell.self, states: PetExamples.all, size: .width(375), .traits(.light, .dark),
        make: { try XCTUnwrap(PetCell.nib.instantiate(withOwner: nil).first as? PetCell) },
        apply: { cell, pet in cell.show(pet) })
    }
  }

  enum PetExamples {
    static let all: SnapshotStates<Pet> = [
      "plain": Pet(name: "Stuart", story: "Sleeps on the printer."),
      "favorite": Pet(name: "Mia", story: "Found in a basket of laundry.", isFavorite: true),
      "long": Pet(
        name: "Maximilian the Second",
        story: "Has lived in four houses, knows every one of their kitchens, and would like to "
          + "stay in the fifth."),
    ]
  }
#endif
