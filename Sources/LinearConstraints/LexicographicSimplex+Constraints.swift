// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension LexicographicSimplex {
  /// Adds a constraint that must hold.
  ///
  /// - Returns: Whether it can; otherwise it is left out.
  mutating func require(_ constraint: LinearConstraint) -> Bool {
    let sign = constraint.relation.slackSign
    let flat = defineOrFlatten(constraint) { simplex in
      sign == 0 ? [] : [.init(symbol: simplex.makeParameter(), coefficient: sign)]
    }
    guard var row = flat else { return true }
    guard !row.entries.isEmpty else { return constraint.relation.holds(row.constant) }
    switch constraint.relation {
    case .equal:
      if row.constant > 0 { row.negate() }
    case .atMost: row.negate()
    case .atLeast: break
    }
    let slack = makeParameter()
    let index = addRow(row, for: slack)
    guard raise(index) else {
      giveUp(index, slack)
      return false
    }
    if constraint.relation == .equal { removeFromBasis(slack) }
    return true
  }

  /// Adds a constraint of the present priority.
  mutating func prefer(_ constraint: LinearConstraint) {
    let sign = constraint.relation.slackSign
    let flat = defineOrFlatten(constraint) { simplex in
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
    if constraint.relation == .atMost { row.negate() }
    // row = first - second, both at least 0; one of them becomes basic.
    let first = makeParameter(cost: constraint.relation == .equal ? 1 : 0)
    let second = makeParameter(cost: 1)
    if row.constant >= 0 {
      row.entries.append(.init(symbol: second, coefficient: 1))
      addRow(row, for: first)
    } else {
      row.negate()
      row.entries.append(.init(symbol: first, coefficient: 1))
      addRow(row, for: second)
    }
    minimizeCosts()
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

  fileprivate func holds(_ value: Double) -> Bool {
    switch self {
    case .equal: abs(value) <= LexicographicSimplex.tolerance
    case .atMost: value <= LexicographicSimplex.tolerance
    case .atLeast: value >= -LexicographicSimplex.tolerance
    }
  }
}
