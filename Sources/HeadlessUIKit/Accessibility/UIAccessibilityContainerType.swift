// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// What kind of container an object is to people who do not see it.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// None in particular.
  case none = 0
  /// A table with rows and columns.
  case dataTable = 1
  /// A list.
  case list = 2
  /// A part of the screen that people go to directly.
  case landmark = 3
  /// Things that belong together.
  case semanticGroup = 4
}

/// Where content is to be scrolled to for people who do not see it.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// To what lies on the right.
  case right = 1
  /// To what lies on the left.
  case left = 2
  /// To what lies above.
  case up = 3
  /// To what lies below.
  case down = 4
  /// To what comes next.
  case next = 5
  /// To what came before.
  case previous = 6
}
