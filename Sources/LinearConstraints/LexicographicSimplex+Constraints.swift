// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension LexicographicSimplex {
  /// Adds a constraint that must hold.
  ///
  /// - Returns: Whether it can; otherwise it is left out.
  mutating func require(_ constraint: LinearConstraint, index: Int = -1) -> Bool {
    let sign = constraint.relation.slackSign
    let flat = defineOrFlatten(constraint, index: index) { simplex in
      sign == 0 ? [] : [.init(symbol: simplex.makeParameter(), coefficient: sign)]
    }
    guard var row = flat else { return true }
    guard !row.entries.isEmpty else {
      let holds = holds(constraint.relation, row)
      if !holds { failedRegister = row.register }
      return holds
    }
    switch constraint.relation {
    case .equal:
      // The least positive number: above 0 is not below it.
      let isPositive = !isBelow(row, .leastNonzeroMagnitude)
      if isPositive { negate(&row) }
    case .atMost: negate(&row)
    case .atLeast: break
    }
    let slack = makeParameter()
    let rowIndex = addRow(row, for: slack)
    guard raise(rowIndex) else {
      failedRegister = rows[rowIndex].register
      giveUp(rowIndex, slack)
      return false
    }
    if constraint.relation == .equal { removeFromBasis(slack) }
    return true
  }

  /// Adds a constraint of the present priority.
  mutating func prefer(_ constraint: LinearConstraint, index: Int = -1) {
    let sign = constraint.relation.slackSign
    let flat = defineOrFlatten(constraint, index: index) { simplex in
      // An equation errs on both sides; an inequality has room on one side and errs on the other.
      let first = simplex.makeParameter(cost: sign == 0 ? 1 : 0)
      let second = simplex.makeParameter(cost: 1)
      let firstSign = sign == 0 ? 1 : sign
      return [
        .init(symbol: first, coefficient: firstSign),
        .init(symbol: second, coefficient: -firstSign),
      ]
    }
    guard var row = flat, !row.entries.isEmpty else { return }
    if constraint.relation == .atMost { negate(&row) }
    // row = first - second, both at least 0; one of them becomes basic.
    let first = makeParameter(cost: constraint.relation == .equal ? 1 : 0)
    let second = makeParameter(cost: 1)
    if !isBelow(row, 0) {
      row.entries.append(.init(symbol: second, coefficient: 1))
      addRow(row, for: first)
    } else {
      negate(&row)
      row.entries.append(.init(symbol: first, coefficient: 1))
      addRow(row, for: second)
    }
    minimizeCosts()
  }

  /// Whether the constant of a row without symbols keeps the relation.
  private mutating func holds(_ relation: LinearConstraint.Relation, _ row: SparseRow) -> Bool {
    let tolerance = LexicographicSimplex.tolerance
    // Above the tolerance is not below the next number.
    let isHigh = !isBelow(row, tolerance.nextUp)
    let isLow = isBelow(row, -tolerance)
    switch relation {
    case .equal: return !isHigh && !isLow
    case .atMost: return !isHigh
    case .atLeast: return !isLow
    }
  }

  /// Whether the row's constant is below a bound; a tape notes the outcome.
  mutating func isBelow(_ row: SparseRow, _ bound: Double) -> Bool {
    let isBelow = row.constant < bound
    tape?.compare(row.register, below: bound, isBelow)
    return isBelow
  }

  private mutating func negate(_ row: inout SparseRow) {
    row.negate()
    tape?.negate(row.register)
  }

  /// Ends a priority: fixes what would add to its errors.
  mutating func settle() {
    for symbol in costly {
      if costs[symbol] > SparseRow.tolerance, case .parameter = roles[symbol] {
        roles[symbol] = .fixed
      }
      costs[symbol] = 0
    }
    costly = []
  }
}

extension LinearConstraint.Relation {
  /// What a slack of at least 0 is multiplied with where the sum equals it; 0 without slack.
  fileprivate var slackSign: Double {
    switch self {
    case .equal: 0
    case .atMost: -1
    case .atLeast: 1
    }
  }
}
