// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// Adds up a row in an array with a place for every symbol.
struct RowAccumulator {
  var constant: Double = 0
  private var coefficients: [Double]
  private var isPresent: [Bool]
  private var present: [Int] = []

  init(count: Int) {
    coefficients = Array(repeating: 0, count: count)
    isPresent = Array(repeating: false, count: count)
  }

  /// Starts a row of symbols below `count`.
  mutating func begin(count: Int) {
    constant = 0
    if coefficients.count < count {
      let more = max(count - coefficients.count, coefficients.count)
      coefficients.append(contentsOf: repeatElement(0, count: more))
      isPresent.append(contentsOf: repeatElement(false, count: more))
    }
  }

  /// Adds to a coefficient.
  ///
  /// - Returns: Whether the symbol is new in this row.
  @discardableResult
  mutating func add(_ coefficient: Double, to symbol: Int) -> Bool {
    coefficients[symbol] += coefficient
    guard !isPresent[symbol] else { return false }
    isPresent[symbol] = true
    present.append(symbol)
    return true
  }

  /// Takes a symbol out and gives its coefficient.
  mutating func remove(_ symbol: Int) -> Double {
    let coefficient = coefficients[symbol]
    coefficients[symbol] = 0
    return abs(coefficient) > SparseRow.tolerance ? coefficient : 0
  }

  /// Ends the row.
  mutating func finish() -> SparseRow {
    present.sort()
    var row = SparseRow(constant: constant)
    for symbol in present {
      let coefficient = coefficients[symbol]
      if abs(coefficient) > SparseRow.tolerance {
        row.entries.append(.init(symbol: symbol, coefficient: coefficient))
      }
      coefficients[symbol] = 0
      isPresent[symbol] = false
    }
    present.removeAll(keepingCapacity: true)
    return row
  }

  /// The constraint's sum, each variable once.
  mutating func row(_ constraint: LinearConstraint) -> SparseRow {
    begin(count: 0)
    constant = constraint.constant
    for term in constraint.terms { add(term.coefficient, to: term.variable.index) }
    return finish()
  }
}
