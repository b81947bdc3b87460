// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import SnapshotVerification

extension Example {
  /// The keypad in the lifecycles that have not had it yet.
  static var keypads: [Example] {
    [
      Example(
        "ModellableKeypad", ExampleStates.keypadSize, test: "KeypadTests",
        "testModellableKeypad()", scales: [2], [(nil, .view({ ModellableKeypadView() }))]),
      Example(
        "OwnerKeypad", ExampleStates.keypadSize, test: "KeypadTests", "testOwnerKeypad()",
        scales: [2],
        [(nil, .view({ OwnerKeypadView() }, apply: { $0.viewModel = ExampleStates.keypad }))]),
      Example(
        "PlainKeypad", ExampleStates.keypadSize, test: "KeypadTests", "testPlainKeypad()",
        scales: [2], [(nil, .view({ PlainKeypadView() }))]),
    ]
  }
}

extension ExampleStates {
  /// The keys of a whole keypad.
  public static var keypad: [KeypadCellViewModel] { KeypadKeys.viewModels }
}
