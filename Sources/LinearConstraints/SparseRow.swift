// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// `constant + Σ coefficient·symbol`, sorted by symbol, without zeros.
struct SparseRow {
  struct Entry {
    var symbol: Int
    var coefficient: Double
  }

  /// Coefficients that are smaller are rounding errors.
  static let tolerance = 1e-9

  var constant: Double = 0
  /// Where a tape keeps the constant; not used without one.
  var register = 0
  var entries: [Entry] = []

  func coefficient(of symbol: Int) -> Double {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low < entries.count && entries[low].symbol == symbol ? entries[low].coefficient : 0
  }

  mutating func negate() {
    constant = -constant
    for index in entries.indices { entries[index].coefficient.negate() }
  }

  /// The row solved for `symbol`, where `subject` equals this row.
  func solved(for symbol: Int, subject: Int) -> SparseRow {
    let factor = -1 / coefficient(of: symbol)
    var solved = SparseRow(constant: constant * factor)
    solved.entries.reserveCapacity(entries.count)
    var isSubjectPlaced = false
    for entry in entries where entry.symbol != symbol {
      if !isSubjectPlaced, subject < entry.symbol {
        solved.entries.append(Entry(symbol: subject, coefficient: -factor))
        isSubjectPlaced = true
      }
      solved.entries.append(
        Entry(symbol: entry.symbol, coefficient: entry.coefficient * factor))
    }
    if !isSubjectPlaced { solved.entries.append(Entry(symbol: subject, coefficient: -factor)) }
    return solved
  }

  /// Puts `row` in the place of `symbol`, and leaves out the symbols for which `isFixed` is true.
  ///
  /// - Returns: The symbols that the row did not have before.
  mutating func substitute(
    _ symbol: Int, by row: SparseRow, leavingOut isFixed: (Int) -> Bool
  ) -> [Int] {
    let factor = coefficient(of: symbol)
    var merged: [Entry] = []
    var added: [Int] = []
    merged.reserveCapacity(entries.count + row.entries.count)
    var (own, other) = (0, 0)
    while own < entries.count || other < row.entries.count {
      let ownSymbol = own < entries.count ? entries[own].symbol : Int.max
      let otherSymbol = other < row.entries.count ? row.entries[other].symbol : Int.max
      let next = min(ownSymbol, otherSymbol)
      var coefficient = 0.0
      if ownSymbol == next {
        if next != symbol { coefficient += entries[own].coefficient }
        own += 1
      }
      if otherSymbol == next {
        coefficient += factor * row.entries[other].coefficient
        other += 1
      }
      guard abs(coefficient) > SparseRow.tolerance, !isFixed(next) else { continue }
      merged.append(Entry(symbol: next, coefficient: coefficient))
      if ownSymbol != next { added.append(next) }
    }
    entries = merged
    constant += factor * row.constant
    return added
  }
}
