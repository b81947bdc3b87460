// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// States made from all the ways in which they can differ.
///
/// The axes are either the arguments of a function that makes a state, or properties of a state
/// that is given:
///
/// ```swift
/// let states = try StateMatrix(
///   StateAxis("status", .everyCase, of: Status.self), StateAxis("name", .texts("Ada"))
/// ) { status, name in
///   AccountViewModel(status: status, name: name)
/// }
/// .excluding { $0.status == .signedOut && !$0.name.isEmpty }
/// .states(.allPairs)
///
/// let sizes = try StateMatrix(
///   BadgeViewModel(count: 1, isNew: false),
///   StateVariation("count", \.count, [0, 1, 99, 100]), StateVariation("isNew", \.isNew, .both)
/// ).states()
/// ```
///
/// A state's name is made of its axes' names and its values' labels, such as
/// `status=active,name=long`; with a single axis it is the label. It does not depend on other
/// values: inserting one renames no state.
public struct StateMatrix<State> {
  typealias Dimension = StateDimension

  let dimensions: [Dimension]
  /// Makes the state with the given index on each axis.
  let make: (_ indices: [Int]) -> State
  private(set) var exclusions: [(State) -> Bool] = []

  /// Makes a matrix whose axes are the arguments of `make`.
  ///
  /// - Parameters:
  ///   - axis: The axes, each with a name of its own and at least one value.
  ///   - make: Makes a state of one value from each axis.
  public init<each Value>(
    _ axis: repeat StateAxis<each Value>, make: @escaping (repeat each Value) -> State
  ) {
    var dimensions: [Dimension] = []
    repeat (each axis).append(to: &dimensions)
    self.dimensions = dimensions
    self.make = { indices in
      var remaining = indices[...]
      return make(repeat (each axis).next(&remaining))
    }
  }

  /// Makes a matrix of states that differ from `base` in some properties.
  ///
  /// - Parameters:
  ///   - base: A state that gives all other properties.
  ///   - variations: The properties and their values. They are applied in order.
  public init(_ base: State, _ variations: StateVariation<State>...) {
    self.init(base, variations)
  }

  /// Makes a matrix of states that differ from `base` in some properties.
  public init(_ base: State, _ variations: [StateVariation<State>]) {
    dimensions = variations.map { Dimension(name: $0.name, labels: $0.labels) }
    make = { indices in
      var state = base
      for (variation, index) in zip(variations, indices) { variation.apply(index, &state) }
      return state
    }
  }

  /// The matrix without the states for which `isImpossible` holds.
  public func excluding(where isImpossible: @escaping (State) -> Bool) -> StateMatrix {
    var matrix = self
    matrix.exclusions.append(isImpossible)
    return matrix
  }

  func isPossible(_ indices: [Int]) -> Bool {
    guard !exclusions.isEmpty else { return true }
    let state = make(indices)
    return !exclusions.contains { $0(state) }
  }

  /// How many combinations there are before exclusions; `Int.max` for more.
  var combinationCount: Int {
    dimensions.reduce(1) { count, dimension in
      let (product, isTooLarge) = count.multipliedReportingOverflow(by: dimension.labels.count)
      return isTooLarge ? Int.max : product
    }
  }

  func name(_ indices: [Int]) -> String {
    if dimensions.count == 1 { return dimensions[0].labels[indices[0]] }
    return zip(dimensions, indices).map { "\($0.name)=\($0.labels[$1])" }.joined(separator: ",")
  }
}

/// An axis without the type of its values.
struct StateDimension {
  var name: String
  var labels: [String]
}

// In functions of their own: the compiler (6.3) crashes on generic code inside of a pack's
// expansion.
extension StateAxis {
  fileprivate func append(to dimensions: inout [StateDimension]) {
    dimensions.append(StateDimension(name: name, labels: values.pairs.map(\.label)))
  }

  /// The value of the first index, which is taken away.
  fileprivate func next(_ indices: inout ArraySlice<Int>) -> Value {
    values.pairs[indices.removeFirst()].value
  }
}
