// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// The simplex method on constraints that arrive one by one, priority by priority.
///
/// After G. J. Badros, A. Borning and P. J. Stuckey, "The Cassowary Linear Arithmetic Constraint
/// Solving Algorithm" (2001), section 2, with two differences. Views' unknowns, which may take any
/// value, are never pivoted: each is *defined* by the first constraint that can define it, in terms
/// of other unknowns and of slack and error symbols, and only what constrains those further goes
/// into the tableau. And priorities are not weights: once all constraints of a priority are in, the
/// symbols whose growth would cost are fixed at 0, which keeps the errors of that priority as they
/// are.
///
///     unknown   = constant + Σ unknowns + Σ restricted symbols     (definitions)
///     restricted basic = constant ≥ 0 + Σ restricted parameters    (tableau)
///
/// Pivots follow R. G. Bland's rule ("New Finite Pivoting Rules for the Simplex Method", 1977): the
/// lowest symbol enters, and among rows that tie the lowest symbol leaves.
struct LexicographicSimplex {
  /// Values that are smaller are rounding errors, in points.
  static let tolerance = 1e-7

  enum Role {
    /// An unknown without a definition. It is 0 unless one comes, or unless an earlier unknown is
    /// defined by it: see `openShifts`.
    case undefined
    /// An unknown; `rank` is above that of every unknown in the definition.
    case defined(slot: Int, rank: Int)
    /// A slack or an error, 0 at present.
    case parameter
    /// A slack or an error that a row of the tableau gives.
    case basic(row: Int)
    /// A slack or an error that is 0 for good.
    case fixed
  }

  var roles: [Role]
  var definitions: [SparseRow] = []
  /// How many definitions contain each unknown.
  var useCounts: [Int]
  var rows: [SparseRow] = []
  /// The symbol that each row gives; `nil` for a row that was given up.
  var basics: [Int?] = []
  /// For each symbol, the rows that may contain it.
  var columns: [[Int]]
  /// What one unit of each parameter adds to the sum of the present priority's errors.
  var costs: [Double]
  /// The symbols whose cost may not be 0.
  var costly: [Int] = []
  /// Those among them whose cost has changed since it was lowest: only they can lower it.
  var changedCosts: [Int] = []

  var accumulator: RowAccumulator
  /// What is done with constants, where that is to be done again.
  var tape: SolvingTape?
  /// Whether unknowns were kept from being negative before the constraints came. With other
  /// constants that may be needless, and the values then those of the other way, to the last bit.
  var isForSigns = false
  /// With a tape: the constant of the last row that could not be satisfied.
  var failedRegister: Int?
  /// The unknowns that have a definition, by rank, once no more come.
  private var rankOrder: [Int]?
  /// Whether each unknown could take no other value before what only breaks ties came.
  private var determinedBeforeTies: [Bool]?
  private var highestRank = 0
  private var lowestRank = 0

  init(variableCount: Int) {
    roles = Array(repeating: .undefined, count: variableCount)
    useCounts = Array(repeating: 0, count: variableCount)
    columns = Array(repeating: [], count: variableCount)
    costs = Array(repeating: 0, count: variableCount)
    accumulator = RowAccumulator(count: variableCount)
  }

  mutating func makeParameter(cost: Double = 0) -> Int {
    let symbol = roles.count
    roles.append(.parameter)
    columns.append([])
    costs.append(cost)
    if cost != 0 { costly.append(symbol) }
    return symbol
  }

  func isFixed(_ symbol: Int) -> Bool {
    if case .fixed = roles[symbol] { return true }
    return false
  }

  // MARK: Definitions

  /// Uses the constraint `row = Σ surplus` as the definition of an unknown that has none.
  ///
  /// - Returns: `nil` when that was done, otherwise the row in parameters alone.
  mutating func defineOrFlatten(
    _ constraint: LinearConstraint, index: Int,
    surplus: (inout LexicographicSimplex) -> [SparseRow.Entry]
  ) -> SparseRow? {
    var direct = accumulator.row(constraint)
    direct.register = tape?.load(constraint: index) ?? 0
    // An unknown that no definition contains can be defined by others without going in a circle.
    if let unknown = direct.entries.last(where: { isUndefined($0.symbol) && isUnused($0.symbol) }) {
      highestRank += 1
      define(unknown.symbol, by: direct, surplus(&self), rank: highestRank)
      return nil
    }
    let flat = flattened(direct)
    guard let unknown = flat.entries.last(where: { isUndefined($0.symbol) }) else { return flat }
    lowestRank -= 1
    define(unknown.symbol, by: flat, surplus(&self), rank: lowestRank)
    return nil
  }

  private func isUndefined(_ symbol: Int) -> Bool {
    if case .undefined = roles[symbol] { return true }
    return false
  }

  private func isUnused(_ symbol: Int) -> Bool { useCounts[symbol] == 0 }

  private mutating func define(
    _ symbol: Int, by row: SparseRow, _ surplus: [SparseRow.Entry], rank: Int
  ) {
    let factor = -1 / row.coefficient(of: symbol)
    var definition = SparseRow(constant: row.constant * factor)
    definition.register = tape?.scaled(row.register, by: factor) ?? 0
    for entry in row.entries where entry.symbol != symbol {
      definition.entries.append(
        .init(symbol: entry.symbol, coefficient: entry.coefficient * factor))
      if entry.symbol < useCounts.count { useCounts[entry.symbol] += 1 }
    }
    // The surplus stands on the other side of the equation; its symbols are the newest.
    for entry in surplus {
      definition.entries.append(
        .init(symbol: entry.symbol, coefficient: -entry.coefficient * factor))
    }
    roles[symbol] = .defined(slot: definitions.count, rank: rank)
    definitions.append(definition)
  }

  /// The row in undefined unknowns and parameters alone.
  mutating func flattened(_ row: SparseRow) -> SparseRow {
    accumulator.begin(count: roles.count)
    accumulator.constant = row.constant
    let register = tape?.scaled(row.register, by: 1) ?? 0
    var pending = RankHeap()
    func place(_ entry: SparseRow.Entry, times factor: Double, _ pending: inout RankHeap) {
      switch roles[entry.symbol] {
      case .fixed: break
      case .undefined, .parameter:
        accumulator.add(entry.coefficient * factor, to: entry.symbol)
      case .defined(_, let rank):
        if accumulator.add(entry.coefficient * factor, to: entry.symbol) {
          pending.insert(rank: rank, symbol: entry.symbol)
        }
      case .basic(let row):
        let basic = rows[row]
        accumulator.constant += entry.coefficient * factor * basic.constant
        tape?.add(basic.register, times: entry.coefficient * factor, to: register)
        for inner in basic.entries where !isFixed(inner.symbol) {
          accumulator.add(entry.coefficient * factor * inner.coefficient, to: inner.symbol)
        }
      }
    }
    for entry in row.entries { place(entry, times: 1, &pending) }
    while let symbol = pending.removeHighest() {
      let factor = accumulator.remove(symbol)
      guard factor != 0, case .defined(let slot, _) = roles[symbol] else { continue }
      let definition = definitions[slot]
      accumulator.constant += factor * definition.constant
      tape?.add(definition.register, times: factor, to: register)
      for entry in definition.entries { place(entry, times: factor, &pending) }
    }
    var flat = accumulator.finish()
    flat.register = register
    return flat
  }

  // MARK: Results

  /// The value of each unknown.
  func values() -> [Double] {
    var values = Array(repeating: 0.0, count: roles.count)
    for (row, basic) in zip(rows, basics) {
      if let basic { values[basic] = row.constant }
    }
    for symbol in definedByRank() {
      guard case .defined(let slot, _) = roles[symbol] else { continue }
      let definition = definitions[slot]
      values[symbol] = definition.entries.reduce(definition.constant) {
        $0 + $1.coefficient * values[$1.symbol]
      }
    }
    for shift in openShifts() {
      let distance = values[shift.first] / shift.slopes[shift.first]
      for symbol in useCounts.indices where shift.slopes[symbol] != 0 {
        values[symbol] -= shift.slopes[symbol] * distance
      }
    }
    return Array(values.prefix(useCounts.count))
  }

  /// Says that what comes from now on only chooses among values that are as good.
  mutating func beginTies() {
    if determinedBeforeTies == nil { determinedBeforeTies = determinedVariables() }
  }

  /// Whether each unknown can take no other value, but for what breaks ties.
  func determinedVariables() -> [Bool] {
    if let determinedBeforeTies { return determinedBeforeTies }
    var determined = roles.map { role in
      if case .fixed = role { true } else { false }
    }
    // What can only shrink and is 0 stays 0.
    for (row, basic) in zip(rows, basics) where basic != nil && row.constant <= Self.tolerance {
      if row.entries.allSatisfy({ $0.coefficient <= 0 || determined[$0.symbol] }) {
        for entry in row.entries { determined[entry.symbol] = true }
      }
    }
    for (row, basic) in zip(rows, basics) {
      if let basic { determined[basic] = row.entries.allSatisfy { determined[$0.symbol] } }
    }
    for symbol in definedByRank() {
      guard case .defined(let slot, _) = roles[symbol] else { continue }
      determined[symbol] = definitions[slot].entries.allSatisfy { determined[$0.symbol] }
    }
    return Array(determined.prefix(useCounts.count))
  }

  /// How much each register of the tape counts in the value of an unknown.
  func registerWeights(of variable: Variable) -> [Double] {
    var weights = Array(repeating: 0.0, count: tape?.registerCount ?? 0)
    var symbolWeights = Array(repeating: 0.0, count: roles.count)
    symbolWeights[variable.index] = 1
    for shift in openShifts().reversed() {
      let sum = useCounts.indices.reduce(0) { $0 + symbolWeights[$1] * shift.slopes[$1] }
      symbolWeights[shift.first] -= sum / shift.slopes[shift.first]
    }
    for symbol in definedByRank().reversed() where symbolWeights[symbol] != 0 {
      guard case .defined(let slot, _) = roles[symbol] else { continue }
      weights[definitions[slot].register] += symbolWeights[symbol]
      for entry in definitions[slot].entries {
        symbolWeights[entry.symbol] += symbolWeights[symbol] * entry.coefficient
      }
    }
    for (row, basic) in zip(rows, basics) {
      if let basic { weights[row.register] += symbolWeights[basic] }
    }
    return weights
  }

  func definedByRank() -> [Int] {
    rankOrder ?? sortedByRank()
  }

  /// Takes the constants that a tape has at its end.
  mutating func takeOver(_ registers: [Double]) {
    for index in rows.indices where basics[index] != nil {
      rows[index].constant = registers[rows[index].register]
    }
    for index in definitions.indices {
      definitions[index].constant = registers[definitions[index].register]
    }
  }

  /// Keeps what does not change any more for several questions.
  mutating func finish() { rankOrder = sortedByRank() }

  private func sortedByRank() -> [Int] {
    (0..<useCounts.count).compactMap { symbol -> (rank: Int, symbol: Int)? in
      guard case .defined(_, let rank) = roles[symbol] else { return nil }
      return (rank, symbol)
    }.sorted { $0.rank < $1.rank }.map(\.symbol)
  }
}
