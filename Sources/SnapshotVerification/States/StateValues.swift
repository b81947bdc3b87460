// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// The values that one axis of a `StateMatrix` takes, each with its label.
///
/// A label becomes a part of the state's name, and so of a file name. It depends only on its own
/// value, so that inserting another value renames nothing.
///
/// ```swift
/// let ages: StateValues<Int> = [12, 36]                           // labels "12" and "36"
/// let names: StateValues<String> = ["short": "Ada", "none": ""]   // labels as written
/// let statuses = StateValues<Status>.everyCase
/// ```
public struct StateValues<Value> {
  /// The labels and values, in order.
  public let pairs: [(label: String, value: Value)]

  /// Makes values from pairs of a label and a value, in order.
  public init(_ pairs: some Sequence<(label: String, value: Value)>) {
    self.pairs = Array(pairs)
  }

  /// Makes values that label themselves, as `String(describing:)` prints them.
  ///
  /// For values whose description is long or not theirs alone, such as views and closures, give
  /// labels with a dictionary literal.
  public static func listed(_ values: some Sequence<Value>) -> StateValues {
    StateValues(values.map { (label: String(describing: $0), value: $0) })
  }

  /// The same labels with each value changed by `transform`.
  public func map<Other>(_ transform: (Value) -> Other) -> StateValues<Other> {
    StateValues<Other>(pairs.map { (label: $0.label, value: transform($0.value)) })
  }

  /// These values and then those of `other`.
  public static func + (values: StateValues, other: StateValues) -> StateValues {
    StateValues(values.pairs + other.pairs)
  }
}

extension StateValues: ExpressibleByArrayLiteral {
  /// Makes values that label themselves, as `listed(_:)` does.
  public init(arrayLiteral elements: Value...) {
    self = .listed(elements)
  }
}

extension StateValues: ExpressibleByDictionaryLiteral {
  /// Makes values from labels and values, whose order stays.
  public init(dictionaryLiteral elements: (String, Value)...) {
    self.init(elements.map { (label: $0.0, value: $0.1) })
  }
}
