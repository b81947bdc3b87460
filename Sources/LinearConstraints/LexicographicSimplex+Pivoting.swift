// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension LexicographicSimplex {
  /// Makes `symbol` basic with `row`; its own cost moves to the parameters of the row.
  @discardableResult
  mutating func addRow(_ row: SparseRow, for symbol: Int) -> Int {
    let index = rows.count
    rows.append(row)
    basics.append(symbol)
    roles[symbol] = .basic(row: index)
    for entry in row.entries { columns[entry.symbol].append(index) }
    moveCost(of: symbol, to: row)
    return index
  }

  /// Takes a row out, whose symbol is no longer part of anything.
  mutating func giveUp(_ index: Int, _ symbol: Int) {
    rows[index] = SparseRow()
    basics[index] = nil
    roles[symbol] = .fixed
  }

  /// Grows the basic symbol of a row with a negative constant until that is 0.
  ///
  /// - Returns: Whether it can.
  mutating func raise(_ index: Int) -> Bool {
    while isBelow(rows[index], -Self.tolerance) {
      guard
        let entering = rows[index].entries.first(where: {
          $0.coefficient > SparseRow.tolerance && !isFixed($0.symbol)
        })
      else { return false }
      if let limit = leavingRow(for: entering.symbol, except: index),
        stops(limit.row, before: index, entering)
      {
        pivot(limit.row, entering.symbol)
      } else {
        pivot(index, entering.symbol)
        return true
      }
    }
    if rows[index].constant < 0 { rows[index].constant = 0 }
    tape?.clamp(rows[index].register)
    return true
  }

  /// Whether the growth of a symbol ends at 0 in one row before the row at `index` comes up to 0.
  private mutating func stops(_ row: Int, before index: Int, _ entering: SparseRow.Entry) -> Bool {
    let limit =
      max(0, rows[row].constant) / -rows[row].coefficient(of: entering.symbol)
    let reach = -rows[index].constant / entering.coefficient
    tape?.compare(
      rows[row].register, -rows[row].coefficient(of: entering.symbol),
      isLessThan:
        rows[index].register, entering.coefficient, limit < reach)
    return limit < reach
  }

  /// Fixes `symbol`, whose value is 0, outside of the basis.
  mutating func removeFromBasis(_ symbol: Int) {
    if case .basic(let index) = roles[symbol] {
      if let entry = rows[index].entries.first(where: { !isFixed($0.symbol) }) {
        pivot(index, entry.symbol)
      } else {
        giveUp(index, symbol)
      }
    }
    roles[symbol] = .fixed
  }

  /// Pivots until no parameter's growth would lower the sum of the errors.
  mutating func minimizeCosts() {
    while let entering = changedCosts.lazy.filter(self.canLowerCosts).min() {
      guard let leaving = leavingRow(for: entering, except: nil) else { break }
      pivot(leaving.row, entering)
    }
    changedCosts.removeAll(keepingCapacity: true)
  }

  private func canLowerCosts(_ symbol: Int) -> Bool {
    guard costs[symbol] < -SparseRow.tolerance, case .parameter = roles[symbol] else {
      return false
    }
    return true
  }

  /// The row that stops the growth of `symbol` first.
  private mutating func leavingRow(
    for symbol: Int, except excluded: Int?
  ) -> (row: Int, ratio: Double)? {
    var best: (row: Int, ratio: Double, basic: Int)?
    var candidates: [SolvingTape.Candidate] = []
    var winner = 0
    for row in columns[symbol] where row != excluded {
      guard let basic = basics[row] else { continue }
      let coefficient = rows[row].coefficient(of: symbol)
      guard coefficient < -SparseRow.tolerance else { continue }
      let ratio = max(0, rows[row].constant) / -coefficient
      if tape != nil {
        candidates.append(
          .init(register: rows[row].register, divisor: -coefficient, basic: basic))
      }
      if let known = best, (known.ratio, known.basic) <= (ratio, basic) { continue }
      best = (row, ratio, basic)
      winner = candidates.count - 1
    }
    if candidates.count > 1 { tape?.choose(candidates, winner: winner) }
    return best.map { ($0.row, $0.ratio) }
  }

  /// Lets `entering` take the place of the symbol that the row gives.
  private mutating func pivot(_ index: Int, _ entering: Int) {
    guard let leaving = basics[index] else { return }
    let factor = -1 / rows[index].coefficient(of: entering)
    var solved = rows[index].solved(for: entering, subject: leaving)
    solved.register = tape?.scaled(rows[index].register, by: factor) ?? 0
    let affected = columns[entering]
    columns[entering] = []
    rows[index] = solved
    basics[index] = entering
    roles[leaving] = .parameter
    roles[entering] = .basic(row: index)
    columns[leaving].append(index)
    for row in affected where row != index && basics[row] != nil {
      substitute(entering, by: solved, in: row)
    }
    moveCost(of: entering, to: solved)
  }

  private mutating func substitute(_ symbol: Int, by solved: SparseRow, in row: Int) {
    let factor = rows[row].coefficient(of: symbol)
    guard factor != 0 else { return }
    let added = rows[row].substitute(symbol, by: solved) { [roles] in
      if case .fixed = roles[$0] { true } else { false }
    }
    tape?.add(solved.register, times: factor, to: rows[row].register)
    for symbol in added { columns[symbol].append(row) }
    // Feasible rows stay so; what is below 0 by a rounding error is 0.
    if rows[row].constant < 0, rows[row].constant > -Self.tolerance { rows[row].constant = 0 }
    tape?.clean(rows[row].register)
  }

  /// Expresses the cost of a basic symbol by the parameters that give it.
  private mutating func moveCost(of symbol: Int, to row: SparseRow) {
    let cost = costs[symbol]
    guard cost != 0 else { return }
    costs[symbol] = 0
    for entry in row.entries {
      if costs[entry.symbol] == 0 { costly.append(entry.symbol) }
      costs[entry.symbol] += cost * entry.coefficient
      changedCosts.append(entry.symbol)
    }
  }
}
