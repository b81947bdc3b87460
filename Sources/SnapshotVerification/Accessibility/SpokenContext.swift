// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// What the surroundings of an element add to what is read.
enum SpokenContext: Hashable {
  /// It is one of several, from 1: "2 of 3".
  case series(index: Int, count: Int)
  /// It is one of the tabs of a view with the trait of a tab bar, from 1.
  case tab(index: Int, count: Int)
  /// It is a cell of a table.
  case cell(SpokenCell)
  /// It is the first, or the last but not the first, of a list.
  case list(SpokenEnd)
  /// It is the first, or the last but not the first, of a landmark.
  case landmark(SpokenEnd)
}

/// The end of a container at which an element stands.
enum SpokenEnd: Hashable {
  case start
  case end

  /// The end at which the element with an index stands; `nil` for one in the middle.
  init?(index: Int, count: Int) {
    switch index {
    case 0: self = .start
    case count - 1: self = .end
    default: return nil
    }
  }
}
