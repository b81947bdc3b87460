// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension UIDatePicker {
  /// What is chosen.
  public enum Mode: Int, Sendable {
    /// A time of day.
    case time = 0
    /// A day.
    case date = 1
    /// A day and a time of day.
    case dateAndTime = 2
    /// A duration.
    case countDownTimer = 3
    /// A month.
    case yearAndMonth = 4
  }
}

/// What a date picker looks like.
public enum UIDatePickerStyle: Int, Sendable {
  /// What the system chooses: `compact`, and `wheels` for durations and months.
  case automatic = 0
  /// Wheels.
  case wheels = 1
  /// Labels that bring up a picker.
  case compact = 2
  /// A month of days; wheels for a time alone.
  case inline = 3
}
