// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import HeadlessUIKit
import SnapshotVerification

/// One example view in all its states, and the test that keeps its references.
public struct Example {
  /// The view's name.
  public var name: String
  /// The size in points at which it is drawn.
  public var size: CGSize
  /// The test class in `ExampleViewsTests`.
  public var suite: String
  /// The test function, as `#function` gives it.
  public var function: String
  /// The states' names and what is drawn; one without a name for a view without states.
  public var subjects: [(state: String?, subject: SnapshotSubject)]
  /// The pixels per point at which it has references.
  public var scales: [Int]
  /// What tells the references of this example apart from others of its test.
  private var variant: String?

  /// All example views, in the order of the gallery.
  public static var all: [Example] {
    [
      Example(
        "ProfileView", ExampleStates.profileSize, test: "ProfileViewTests", "testEveryState()",
        ExampleStates.profile.pairs.map { ($0.name, subject(ProfileView.self, $0.state)) }),
      Example(
        "SKCheckbox", ExampleStates.checkboxSize, test: "SKCheckboxTests", "testEveryState()",
        ExampleStates.checkbox.pairs.map { name, change in
          (name, .view({ SKCheckbox() }, apply: change))
        }),
      Example(
        "ContactView", ExampleStates.contactSize, test: "ContactViewTests", "testEveryState()",
        ExampleStates.contact.pairs.map { ($0.name, subject(ContactView.self, $0.state)) }),
      Example(
        "KeypadCell", ExampleStates.keypadCellSize, test: "KeypadTests", "testEveryCell()",
        ExampleStates.keypadCell.pairs.map { ($0.name, subject(KeypadCell.self, $0.state)) }),
      Example(
        "KeypadView", ExampleStates.keypadSize, test: "KeypadTests", "testWholeKeypad()",
        [(nil, .view({ KeypadView() }))]),
      Example(
        "PetView", ExampleStates.petSize, test: "PetViewTests", "everyRarity()",
        ExampleStates.pet.pairs.map { name, model in
          (name, .view({ PetView() }, apply: { model.configure($0) }))
        }),
      Example(
        "EmptyStateView", ExampleStates.emptyStateSize, test: "EmptyStateViewTests",
        "testEveryState()",
        ExampleStates.emptyState.pairs.map { ($0.name, subject(EmptyStateView.self, $0.state)) }),
      Example(
        "MessageBubbleView", ExampleStates.messageSize, test: "MessageBubbleViewTests",
        "testEveryState()",
        ExampleStates.message.pairs.map { ($0.name, subject(MessageBubbleView.self, $0.state)) }),
      Example(
        "ProductCardView", ExampleStates.productSize, test: "ProductCardViewTests",
        "testEveryState()",
        ExampleStates.product.pairs.map { ($0.name, subject(ProductCardView.self, $0.state)) }),
    ] + cards + keypads + screens
  }

  /// The variant of the references at a scale: their names tell the scale where there are several.
  public func variant(scale: Int) -> String? {
    scales.count > 1 ? "\(scale)x" : variant
  }

  init(
    _ name: String, _ size: CGSize, test suite: String, _ function: String,
    variant: String? = nil, scales: [Int] = [1, 2, 3],
    _ subjects: [(state: String?, subject: SnapshotSubject)]
  ) {
    self.name = name
    self.size = size
    self.suite = suite
    self.function = function
    self.variant = variant
    self.scales = scales
    self.subjects = subjects
  }

  static func subject<View: UIView & BMViewWithViewModel>(
    _ type: View.Type, _ viewModel: View.VM
  ) -> SnapshotSubject {
    .view({ View() }, apply: { $0.viewModel = viewModel })
  }
}
