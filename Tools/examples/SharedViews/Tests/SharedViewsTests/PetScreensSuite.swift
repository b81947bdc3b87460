// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

#if canImport(HeadlessSnapshots)
  import HeadlessSnapshots
  import SharedViews
  import Testing

  /// Screens from the storyboard. Their view model is the main actor's, and so is the suite.
  @MainActor @Suite struct PetScreensSuite {
    @Test func list() throws {
      let pets = PetListViewModel(pets: PetExamples.all.pairs.map(\.state))

      assertSnapshot(
        of: try #require(PetListViewController.inNavigation(pets)),
        .traits(.device(.iPhone16), .device(.iPhone16).with(.dark)), .scale(1))
    }

    @Test func everyPet() throws {
      assertSnapshots(
        of: PetViewController.self, states: PetExamples.all, .traits(.device(.iPhoneSE)),
        .scale(1), context: .navigationController,
        make: { try #require(PetViewController.make()) },
        apply: { screen, pet in screen.pet = pet })
    }
  }
#endif
