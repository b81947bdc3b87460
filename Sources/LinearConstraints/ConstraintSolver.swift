// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// A solved system whose constants can change at little cost.
///
/// ```swift
/// var solver = ConstraintSolver(system)
/// solver.setConstant(-120, at: index)
/// solver.solution[width]
/// ```
///
/// The values are the same, to the last bit, as those of a new solution of the changed system: what
/// the first one did is done again with the new constants, and where it would take another way, it
/// is made anew.
public struct ConstraintSolver: Sendable {
  /// The system with its present constants.
  public private(set) var system: ConstraintSystem
  /// The values at present.
  public private(set) var solution: Solution
  /// How many changes needed a new solution, for tests and benchmarks.
  public private(set) var newSolutionCount = 0

  private var simplex: LexicographicSimplex

  /// Solves `system`.
  public init(_ system: ConstraintSystem) {
    self.system = system
    (simplex, solution) = Self.solve(system)
  }

  /// Changes the constant of a constraint.
  public mutating func setConstant(_ constant: Double, at index: Int) {
    setConstants([(index, constant)])
  }

  /// Changes the constants of constraints, all at once.
  public mutating func setConstants(_ changes: [(index: Int, constant: Double)]) {
    for (index, constant) in changes { system.setConstant(constant, at: index) }
    guard !simplex.isForSigns,
      let registers = simplex.tape?.play({ system.constraints[$0].constant })
    else {
      (simplex, solution) = Self.solve(system)
      newSolutionCount += 1
      return
    }
    simplex.takeOver(registers)
    solution = Solution(
      values: simplex.values(), isDetermined: simplex.determinedVariables(),
      broken: solution.broken)
  }

  /// The constraints whose constants decide the values of variables, as far as small changes go: by
  /// index, ascending. An inequality that leaves room is not among them.
  public func constraintsAffecting(_ variables: [Variable]) -> [Int] {
    guard let tape = simplex.tape else { return [] }
    var indices: Set<Int> = []
    for variable in variables {
      indices.formUnion(tape.constraints(weights: simplex.registerWeights(of: variable)))
    }
    return indices.sorted()
  }

  private static func solve(_ system: ConstraintSystem) -> (LexicographicSimplex, Solution) {
    var simplex = LexicographicSimplex(variableCount: system.variableCount)
    simplex.tape = SolvingTape()
    let solution = system.solve(&simplex)
    simplex.finish()
    return (simplex, solution)
  }
}
