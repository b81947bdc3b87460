// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// What a control runs, and on which events.
struct ControlRegistration {
  enum Handler {
    case action(UIAction)
    case target(TargetAction)

    /// Whether both are the same action, or the same method of the same target.
    func equals(_ other: Handler) -> Bool {
      switch (self, other) {
      case (.action(let one), .action(let other)): one === other
      case (.target(let one), .target(let other)):
        one.target === other.target && one.isForResponders == other.isForResponders
          && one.selector == other.selector
      default: false
      }
    }
  }

  var handler: Handler
  var events: UIControl.Event
}
