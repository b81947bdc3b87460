// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// States by their names, in the order in which they were written.
///
/// Two names that lead to one file are an error of the assertion, which names both.
///
/// ```swift
/// let states: SnapshotStates = [
///   "adult": ProfileViewModel(name: "Ada", age: 36),
///   "minor": ProfileViewModel(name: "Tim", age: 12),
/// ]
/// ```
public struct SnapshotStates<State>: ExpressibleByDictionaryLiteral {
  /// The names and states, in order.
  public var pairs: [(name: String, state: State)]

  /// Makes states from pairs of a name and a state, in order.
  public init(_ pairs: some Sequence<(name: String, state: State)>) {
    self.pairs = Array(pairs)
  }

  /// Makes states from a dictionary literal, whose order stays.
  public init(dictionaryLiteral elements: (String, State)...) {
    pairs = elements.map { (name: $0.0, state: $0.1) }
  }
}
