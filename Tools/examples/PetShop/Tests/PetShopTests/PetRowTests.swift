// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessSnapshots
import PetShop
import XCTest

/// One row in each state, in each of the four lifecycles.
final class PetRowTests: XCTestCase {
  private let pets = SnapshotStates<Pet>.allCases(of: Pet.Status.self) { status in
    Pet(name: "Stuart", years: status == .adopted ? 1 : 4, status: status)
  }
  private let size = SnapshotSize.fixed(320, 64)

  func testBMView() {
    assertSnapshots(of: BMPetRow.self, states: pets.map(PetRowModel.init), size: size)
  }

  func testModellableView() {
    assertSnapshots(of: ModellablePetRow.self, states: pets.map(PetRowModel.init), size: size)
  }

  func testOwner() {
    assertSnapshots(of: OwnerPetRow.self, states: pets.map(PetRowViewModel.init), size: size)
  }

  func testPlainView() {
    assertSnapshots(
      of: PlainPetRow.self, states: pets, size: size, apply: { row, pet in row.show(pet) })
  }

  /// A row that is used again looks as a new one does.
  func testRowsForgetTheirLastPet() {
    assertTransitions(of: BMPetRow.self, states: pets.map(PetRowModel.init), size: size)
  }
}
