// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// One thing in which the states of a `StateMatrix` differ.
///
/// ```swift
/// let status = StateAxis("status", .everyCase, of: Status.self)
/// let name = StateAxis("name", .texts("Ada Lovelace"))
/// ```
public struct StateAxis<Value> {
  /// The name, which is part of the state's name.
  public let name: String
  /// What the axis takes.
  public let values: StateValues<Value>

  /// Makes an axis.
  ///
  /// - Parameters:
  ///   - name: What the values are, such as `status`; the only axis of that name.
  ///   - values: At least one value, each with a label of its own.
  ///   - type: The type of the values, where it is not clear from them.
  public init(_ name: String, _ values: StateValues<Value>, of type: Value.Type = Value.self) {
    self.name = name
    self.values = values
  }
}

/// One property of a state, and the values that it takes.
///
/// ```swift
/// StateVariation("age", \ProfileViewModel.age, [12, 36])
/// ```
public struct StateVariation<State> {
  let name: String
  let labels: [String]
  /// Gives a state the value of an index.
  let apply: (_ index: Int, _ state: inout State) -> Void

  /// Makes a variation of the property at a key path.
  ///
  /// - Parameters:
  ///   - name: The property's name; the only one in its matrix.
  ///   - keyPath: The property.
  ///   - values: At least one value, each with a label of its own.
  public init<Value>(
    _ name: String, _ keyPath: WritableKeyPath<State, Value>, _ values: StateValues<Value>
  ) {
    self.init(name, values) { state, value in state[keyPath: keyPath] = value }
  }

  /// Makes a variation that changes a state in any way.
  ///
  /// - Parameters:
  ///   - name: What changes; the only one in its matrix.
  ///   - values: At least one value, each with a label of its own.
  ///   - change: Gives a state one of the values.
  public init<Value>(
    _ name: String, _ values: StateValues<Value>,
    change: @escaping (_ state: inout State, _ value: Value) -> Void
  ) {
    self.name = name
    labels = values.pairs.map(\.label)
    apply = { index, state in change(&state, values.pairs[index].value) }
  }
}
