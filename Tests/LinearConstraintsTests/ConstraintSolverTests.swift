// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

@testable import LinearConstraints

final class ConstraintSolverTests: XCTestCase {
  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  private func randomSystem(_ generator: inout Generator) -> ConstraintSystem {
    var system = ConstraintSystem()
    let count = Int.random(in: 2..<15, using: &generator)
    let variables = (0..<count).map { _ in
      system.makeVariable(isNonNegative: Bool.random(using: &generator))
    }
    for _ in 0..<Int.random(in: 2..<40, using: &generator) {
      var terms: [(coefficient: Double, variable: Variable)] = []
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        terms.append(
          (
            Double([-2, -1, 1, 1, 1, 2].randomElement(using: &generator) ?? 1),
            variables.randomElement(using: &generator) ?? variables[0]
          ))
      }
      let relations = [LinearConstraint.Relation.equal, .atLeast, .atMost]
      system.add(
        LinearConstraint(
          terms, constant: Double(Int.random(in: -100...100, using: &generator)),
          relations.randomElement(using: &generator) ?? .equal,
          priority: [1000, 1000, 750, 250, 250, 49].randomElement(using: &generator) ?? 1000))
    }
    return system
  }

  /// Whatever constants change, the solver has just what a new solution has, to the last bit.
  func testChangedConstantsGiveWhatANewSolutionGives() {
    var (changes, newSolutions) = (0, 0)
    for seed in 0..<300 as Range<UInt64> {
      var generator = Generator(state: seed)
      var solver = ConstraintSolver(randomSystem(&generator))
      for _ in 0..<10 {
        let index = Int.random(in: 0..<solver.system.constraints.count, using: &generator)
        let step = Double(Int.random(in: -30...30, using: &generator)) / 4
        solver.setConstant(solver.system.constraints[index].constant + step, at: index)
        changes += 1

        let expected = solver.system.solve()
        XCTAssertEqual(solver.solution.values, expected.values, "seed \(seed)")
        XCTAssertEqual(solver.solution.isDetermined, expected.isDetermined, "seed \(seed)")
        XCTAssertEqual(solver.solution.broken, expected.broken, "seed \(seed)")
      }
      newSolutions += solver.newSolutionCount
    }
    print("\(changes) changes, \(newSolutions) of them by a new solution")
    XCTAssertLessThan(newSolutions, changes * 2 / 3)
    XCTAssertGreaterThan(newSolutions, 0, "both ways are tested")
  }

  func testSeveralConstantsChangeTogether() {
    var system = ConstraintSystem()
    let (x, y) = (system.makeVariable(), system.makeVariable())
    let first = system.add(LinearConstraint([(1, x)], constant: -10, .equal))
    let second = system.add(LinearConstraint([(1, y), (-2, x)], constant: -1, .equal))
    var solver = ConstraintSolver(system)
    XCTAssertEqual(solver.solution.values, [10, 21])

    solver.setConstants([(first, -5), (second, -3)])

    XCTAssertEqual(solver.solution.values, [5, 13])
    XCTAssertEqual(solver.newSolutionCount, 0)
  }

  /// A constraint is named just where a small change of its constant changes the value.
  func testTheConstraintsThatAffectAValueAreThoseWhoseConstantsMoveIt() {
    var (asked, named) = (0, 0)
    for seed in 0..<150 as Range<UInt64> {
      var generator = Generator(state: seed &+ 7)
      let system = randomSystem(&generator)
      let solver = ConstraintSolver(system)
      guard solver.solution.broken.isEmpty else { continue }
      let index = Int.random(in: 0..<system.variableCount, using: &generator)
      guard
        let variable = system.constraints.flatMap(\.terms).map(\.variable).first(where: {
          $0.index == index
        })
      else { continue }
      let affecting = solver.constraintsAffecting([variable])
      for (number, constraint) in system.constraints.enumerated() {
        var changed = solver
        changed.setConstant(constraint.constant + 1e-4, at: number)
        guard changed.newSolutionCount == 0 else { continue }
        let moved = abs(changed.solution[variable] - solver.solution[variable]) > 1e-7
        XCTAssertEqual(affecting.contains(number), moved, "seed \(seed), constraint \(number)")
        asked += 1
        named += moved ? 1 : 0
      }
    }
    XCTAssertGreaterThan(asked, 100)
    XCTAssertGreaterThan(named, 10)
  }

  /// A conflict has no solution, and has one without any of its constraints.
  func testConflictsAreAsSmallAsTheyCanBe() {
    var conflicts = 0
    for seed in 0..<400 as Range<UInt64> {
      var generator = Generator(state: seed &+ 99)
      let system = randomSystem(&generator)
      for index in system.solve().broken {
        let conflict = system.conflict(at: index)
        conflicts += 1
        XCTAssertEqual(conflict.last, index, "seed \(seed)")
        XCTAssertFalse(canHold(conflict, of: system), "seed \(seed)")
        for left in conflict {
          XCTAssertTrue(canHold(conflict.filter { $0 != left }, of: system), "seed \(seed)")
        }
      }
    }
    XCTAssertGreaterThan(conflicts, 100)
  }

  /// Whether constraints have a solution together, with the unknowns that may not be negative.
  private func canHold(_ indices: [Int], of system: ConstraintSystem) -> Bool {
    var part = ConstraintSystem()
    for isNonNegative in system.nonNegative {
      _ = part.makeVariable(isNonNegative: isNonNegative)
    }
    for index in indices { part.add(system.constraints[index]) }
    return part.solve().broken.isEmpty
  }
}
