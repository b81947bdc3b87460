// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// Linear constraints with priorities, and the one solution that a fixed rule picks.
///
/// Greater priorities win over any number of lesser ones. Among equal ones the sum of the errors is
/// as small as can be, and where that leaves a choice, constraints that were added earlier hold.
/// The same constraints in the same order give the same values.
///
/// ```swift
/// var system = ConstraintSystem()
/// let width = system.makeVariable(isNonNegative: true)
/// system.add(LinearConstraint([(1, width)], constant: -100, .atMost))
/// system.add(LinearConstraint([(1, width)], constant: -120, .equal, priority: 750))
/// system.solve()[width]  // 100
/// ```
public struct ConstraintSystem: Sendable {
  private(set) var nonNegative: [Bool] = []
  /// What was added, in order.
  public private(set) var constraints: [LinearConstraint] = []

  /// Makes a system without unknowns.
  public init() {}

  /// How many unknowns there are.
  public var variableCount: Int { nonNegative.count }

  /// Adds an unknown. One that is not negative is so before any constraint counts: what would make
  /// it negative is broken, as UIKit breaks a margin where a view has no width for two of them.
  public mutating func makeVariable(isNonNegative: Bool = false) -> Variable {
    nonNegative.append(isNonNegative)
    return Variable(index: nonNegative.count - 1)
  }

  /// Adds a constraint.
  ///
  /// - Returns: Its index among ``constraints``.
  @discardableResult
  public mutating func add(_ constraint: LinearConstraint) -> Int {
    constraints.append(constraint)
    return constraints.count - 1
  }

  /// Changes the constant of a constraint.
  public mutating func setConstant(_ constant: Double, at index: Int) {
    constraints[index].constant = constant
  }

  /// Finds the values. The cost grows about linearly for constraints between neighbors.
  public func solve() -> Solution {
    var simplex = LexicographicSimplex(variableCount: variableCount)
    return solve(&simplex)
  }

  func solve(_ simplex: inout LexicographicSimplex) -> Solution {
    let tape = simplex.tape
    var broken: [Int]
    if let allButThose = requireAll(&simplex, signsFirst: false) {
      broken = allButThose
    } else {
      // Seldom, and slower: each unknown has a definition of its own then.
      simplex = LexicographicSimplex(variableCount: variableCount)
      simplex.tape = tape
      broken = requireAll(&simplex, signsFirst: true) ?? []
    }
    for level in optionalLevels {
      if level.first.map({ $0.constraint.priority <= LinearConstraint.tie }) == true {
        simplex.beginTies()
      }
      for (index, constraint) in level { simplex.prefer(constraint, index: index) }
      simplex.settle()
    }
    return Solution(
      values: simplex.values(), isDetermined: simplex.determinedVariables(), broken: broken)
  }

  /// Adds what must hold.
  ///
  /// - Parameter signsFirst: Whether unknowns are kept from being negative before the constraints
  ///   come. Where nothing contradicts that, both ways lead to the same values.
  /// - Returns: The constraints that contradict earlier ones; `nil` where the signs came last, and
  ///   one of them contradicts the constraints.
  private func requireAll(_ simplex: inout LexicographicSimplex, signsFirst: Bool) -> [Int]? {
    if signsFirst {
      _ = requireSigns(&simplex)
      simplex.isForSigns = true
    }
    var broken: [Int] = []
    for (index, constraint) in constraints.enumerated() where constraint.isRequired {
      if !simplex.require(constraint, index: index) { broken.append(index) }
    }
    return signsFirst || requireSigns(&simplex) ? broken : nil
  }

  /// - Returns: Whether no unknown has to be negative that may not.
  private func requireSigns(_ simplex: inout LexicographicSimplex) -> Bool {
    nonNegative.indices.allSatisfy {
      !nonNegative[$0] || simplex.require(.nonNegative(Variable(index: $0)))
    }
  }

  /// The constraints that need not hold, those of one priority together, the most important first.
  private var optionalLevels: [[(index: Int, constraint: LinearConstraint)]] {
    let optional = constraints.enumerated().filter { !$0.element.isRequired }
    let sorted = optional.sorted {
      ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset)
    }
    var levels: [[(index: Int, constraint: LinearConstraint)]] = []
    for (index, constraint) in sorted {
      if levels.last?.last?.constraint.priority == constraint.priority {
        levels[levels.count - 1].append((index, constraint))
      } else {
        levels.append([(index, constraint)])
      }
    }
    return levels
  }

  /// A set of required constraints that contradict one another and the constraint at `index`, which
  /// was left out of the solution, such that without any one of them the rest does not; `index` is
  /// in it, last. Costs one solution, and one of the set for each of its constraints.
  public func conflict(at index: Int) -> [Int] {
    var kept = contradiction(at: index)
    if canHold(kept) { kept = (0...index).filter { constraints[$0].isRequired } }
    for candidate in kept where candidate != index {
      let fewer = kept.filter { $0 != candidate }
      if !canHold(fewer) { kept = fewer }
    }
    return kept
  }

  /// The constraints whose sum, each times a number, is the row that cannot be satisfied when the
  /// constraint at `index` comes: by J. Farkas' lemma they have no solution together.
  private func contradiction(at index: Int) -> [Int] {
    var simplex = LexicographicSimplex(variableCount: variableCount)
    simplex.tape = SolvingTape()
    _ = requireSigns(&simplex)
    for (other, constraint) in constraints[0...index].enumerated() where constraint.isRequired {
      _ = simplex.require(constraint, index: other)
    }
    guard let tape = simplex.tape, let register = simplex.failedRegister else { return [index] }
    var weights = Array(repeating: 0.0, count: tape.registerCount)
    weights[register] = 1
    let others = tape.constraints(weights: weights).filter { $0 != index }
    return others + [index]
  }

  private func canHold(_ indices: [Int]) -> Bool {
    var simplex = LexicographicSimplex(variableCount: variableCount)
    _ = requireSigns(&simplex)
    return indices.allSatisfy { simplex.require(constraints[$0]) }
  }
}

extension LinearConstraint {
  fileprivate static func nonNegative(_ variable: Variable) -> LinearConstraint {
    LinearConstraint([(1, variable)], constant: 0, .atLeast)
  }
}

/// The values that a ``ConstraintSystem`` found.
public struct Solution: Sendable {
  /// The value of each variable, by its index. One that nothing constrains is 0.
  public let values: [Double]
  /// Whether no other value would do as well, by the variable's index.
  public let isDetermined: [Bool]
  /// The required constraints that contradict earlier ones, or the sign of an unknown, and were
  /// left out, in order.
  public let broken: [Int]

  /// The variable's value.
  public subscript(variable: Variable) -> Double { values[variable.index] }
}
