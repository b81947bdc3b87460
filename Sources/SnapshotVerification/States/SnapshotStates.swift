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

  /// Makes states from a dictionary, in the order of their names, since it has none of its own.
  public init(sortedByName states: [String: State]) {
    pairs = states.sorted { $0.key < $1.key }.map { (name: $0.key, state: $0.value) }
  }

  /// The same names with each state changed by `transform`.
  ///
  /// ```swift
  /// profiles.map(ProfileViewModel.init)
  /// ```
  public func map<Other>(_ transform: (State) throws -> Other) rethrows -> SnapshotStates<Other> {
    SnapshotStates<Other>(try pairs.map { (name: $0.name, state: try transform($0.state)) })
  }
}
