// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import ExampleViews
import HeadlessSnapshots
import XCTest

/// The example views show each state as a fresh view does, whatever they showed before.
final class TransitionTests: XCTestCase {
  func testViewsWithAViewModelForgetTheirLastOne() {
    assertTransitions(
      of: ProfileView.self, states: ExampleStates.profile, size: .fixed(ExampleStates.profileSize))
    assertTransitions(
      of: ContactView.self, states: ExampleStates.contact, size: .fixed(ExampleStates.contactSize))
    assertTransitions(
      of: KeypadCell.self, states: ExampleStates.keypadCell,
      size: .fixed(ExampleStates.keypadCellSize))
  }

  func testAViewThatItsViewModelConfiguresForgetsItsLastOne() {
    assertTransitions(
      of: PetView.self, states: ExampleStates.pet, size: .fixed(ExampleStates.petSize),
      apply: { view, model in model.configure(view) })
  }
}
