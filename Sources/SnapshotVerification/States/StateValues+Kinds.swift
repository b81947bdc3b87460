// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics

extension StateValues where Value: CaseIterable {
  /// Every case of an enum, labelled with its name.
  public static var everyCase: StateValues { .listed(Value.allCases) }
}

extension StateValues<Bool> {
  /// `false` and `true`.
  public static var both: StateValues { [false, true] }
}

extension StateValues {
  /// `nil`, labelled `none`, and then `values`.
  public static func optional<Wrapped>(_ values: StateValues<Wrapped>) -> StateValues
  where Value == Wrapped? {
    StateValues([(label: "none", value: nil)] + values.map(Optional.some).pairs)
  }
}

extension StateValues where Value: BinaryInteger, Value.Stride: SignedInteger {
  /// Every number of a range, for small ranges.
  public static func every(_ range: ClosedRange<Value>) -> StateValues { .listed(range) }

  /// The ends of a range and the middle between them, rounded down.
  ///
  /// A range of one or two numbers has no other in the middle.
  public static func ends(of range: ClosedRange<Value>) -> StateValues {
    let (low, high) = (range.lowerBound, range.upperBound)
    // Halved before they are added: the sum of large numbers does not fit.
    // Step by step: Swift 6.2 cannot type-check it in one.
    let (halves, rest) = (low / 2 + high / 2, low % 2 + high % 2)
    let middle = halves + rest / 2
    return .listed([low, middle, high].reduce(into: []) { if $0.last != $1 { $0.append($1) } })
  }
}

extension StateValues where Value: BinaryFloatingPoint {
  /// The ends of a range and the middle between them.
  public static func ends(of range: ClosedRange<Value>) -> StateValues {
    let (low, high) = (range.lowerBound, range.upperBound)
    return .listed(low == high ? [low] : [low, low / 2 + high / 2, high])
  }
}

extension StateValues where Value: RangeReplaceableCollection {
  /// Collections with no, one and many elements, labelled `empty`, `one` and `many`.
  ///
  /// - Parameters:
  ///   - many: How many elements are many, at least 2. The default is 20.
  ///   - element: Makes the element at an index, which counts from 0.
  public static func counts(
    many: Int = 20, of element: (_ index: Int) -> Value.Element
  ) -> StateValues {
    require(many >= 2, "many elements are at least 2, not \(many)")
    func collection(_ count: Int) -> Value { Value((0..<count).map(element)) }
    return ["empty": collection(0), "one": collection(1), "many": collection(many)]
  }
}
