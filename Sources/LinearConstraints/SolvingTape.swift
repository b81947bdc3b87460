// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// What a solution did with the constants of the constraints, in order, so that it can be done
/// again with other constants.
///
/// Which rows are combined, and with which factors, follows from the coefficients, and from few
/// comparisons of constants. The tape holds both. Played with other constants it does the very same
/// arithmetic; as soon as a comparison comes out otherwise, the solution would have taken another
/// way, and the tape says so.
struct SolvingTape {
  /// A register holds the constant of one row.
  typealias Register = Int

  private enum Step {
    /// The register takes the constant of the constraint at the index; 0 for index -1.
    case load(Register, constraint: Int)
    /// `to = factor · from`
    case scale(Register, from: Register, factor: Double)
    /// `to += factor · from`
    case add(Register, from: Register, factor: Double)
    /// What is below 0 by a rounding error becomes 0.
    case clean(Register)
    /// What is below 0 becomes 0.
    case clamp(Register)
    /// A comparison of the constant with a bound came out so.
    case below(Register, bound: Double, Bool)
    /// The row is the first that stops the growth of a symbol.
    case leaving(candidates: Range<Int>, winner: Int)
    /// The first row comes down to 0 before the second comes up to 0, or not.
    case stops(Register, Double, before: Register, Double, Bool)
  }

  /// A row that may stop the growth of a symbol: the constant is divided by `divisor`.
  struct Candidate {
    var register: Register
    var divisor: Double
    /// The row's basic symbol, for ties.
    var basic: Int
  }

  private var steps: [Step] = []
  private var candidates: [Candidate] = []
  private(set) var registerCount = 0

  private mutating func makeRegister() -> Register {
    registerCount += 1
    return registerCount - 1
  }

  // MARK: Recording

  mutating func load(constraint: Int) -> Register {
    let register = makeRegister()
    steps.append(.load(register, constraint: constraint))
    return register
  }

  mutating func scaled(_ from: Register, by factor: Double) -> Register {
    let register = makeRegister()
    steps.append(.scale(register, from: from, factor: factor))
    return register
  }

  mutating func negate(_ register: Register) {
    steps.append(.scale(register, from: register, factor: -1))
  }

  mutating func add(_ from: Register, times factor: Double, to register: Register) {
    steps.append(.add(register, from: from, factor: factor))
  }

  mutating func clean(_ register: Register) { steps.append(.clean(register)) }

  mutating func clamp(_ register: Register) { steps.append(.clamp(register)) }

  mutating func compare(_ register: Register, below bound: Double, _ outcome: Bool) {
    steps.append(.below(register, bound: bound, outcome))
  }

  mutating func choose(_ among: [Candidate], winner: Int) {
    let start = candidates.count
    candidates += among
    steps.append(.leaving(candidates: start..<candidates.count, winner: start + winner))
  }

  mutating func compare(
    _ register: Register, _ divisor: Double, isLessThan other: Register, _ otherDivisor: Double,
    _ outcome: Bool
  ) {
    steps.append(.stops(register, divisor, before: other, otherDivisor, outcome))
  }

  // MARK: Playing

  /// Does the same with other constants.
  ///
  /// - Returns: The registers at the end; `nil` where the solution takes another way.
  func play(_ constants: (Int) -> Double) -> [Double]? {
    var registers = Array(repeating: 0.0, count: registerCount)
    for step in steps {
      switch step {
      case .load(let register, let constraint):
        registers[register] = constraint < 0 ? 0 : constants(constraint)
      case .scale(let register, let from, let factor):
        registers[register] = registers[from] * factor
      case .add(let register, let from, let factor):
        registers[register] += factor * registers[from]
      case .clean(let register):
        if registers[register] < 0, registers[register] > -LexicographicSimplex.tolerance {
          registers[register] = 0
        }
      case .clamp(let register):
        if registers[register] < 0 { registers[register] = 0 }
      case .below(let register, let bound, let outcome):
        guard (registers[register] < bound) == outcome else { return nil }
      case .leaving(let range, let winner):
        guard isFirst(winner, among: range, registers) else { return nil }
      case .stops(let register, let divisor, let other, let otherDivisor, let outcome):
        let (limit, reach) = (
          max(0, registers[register]) / divisor, -registers[other] / otherDivisor
        )
        guard (limit < reach) == outcome else { return nil }
      }
    }
    return registers
  }

  // MARK: Asking

  /// The constraints on whose constants a sum of registers depends, as long as the solution takes
  /// the same way: by index, ascending.
  ///
  /// The tape is read backwards, with the weight that each register has in the sum.
  func constraints(weights: [Double]) -> [Int] {
    var weights = weights
    var found: Set<Int> = []
    for step in steps.reversed() {
      switch step {
      case .load(let register, let constraint):
        if abs(weights[register]) > SparseRow.tolerance, constraint >= 0 {
          found.insert(constraint)
        }
      case .scale(let register, let from, let factor):
        let weight = weights[register]
        weights[register] = 0
        weights[from] += factor * weight
      case .add(let register, let from, let factor): weights[from] += factor * weights[register]
      case .clean, .clamp, .below, .leaving, .stops: break
      }
    }
    return found.sorted()
  }

  private func isFirst(_ winner: Int, among range: Range<Int>, _ registers: [Double]) -> Bool {
    let best = (ratio(candidates[winner], registers), candidates[winner].basic)
    return range.allSatisfy { index in
      index == winner || best <= (ratio(candidates[index], registers), candidates[index].basic)
    }
  }

  private func ratio(_ candidate: Candidate, _ registers: [Double]) -> Double {
    max(0, registers[candidate.register]) / candidate.divisor
  }
}
