// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import LinearConstraints
import TestSupport
import XCTest

final class ConstraintSystemTests: XCTestCase {
  private var system = ConstraintSystem()

  @discardableResult
  private func add(
    _ terms: [(coefficient: Double, variable: Variable)], _ constant: Double,
    _ relation: LinearConstraint.Relation, _ priority: Double = 1000
  ) -> Int {
    system.add(LinearConstraint(terms, constant: constant, relation, priority: priority))
  }

  func testAChainOfEquationsIsSolved() {
    let (a, b, c) = (system.makeVariable(), system.makeVariable(), system.makeVariable())
    add([(1, c), (-2, b)], 0, .equal)
    add([(1, b), (-1, a)], -3, .equal)
    add([(1, a)], -4, .equal)

    XCTAssertEqual(system.solve().values, [4, 7, 14])
  }

  func testAGreaterPriorityWinsOverManyLesserOnes() {
    let x = system.makeVariable()
    for _ in 0..<20 { add([(1, x)], -10, .equal, 249) }
    add([(1, x)], -50, .atLeast, 250)

    XCTAssertEqual(system.solve()[x], 50)
  }

  /// What breaks ties chooses, and the value counts as open.
  func testTiesAreBrokenLast() {
    let (x, y) = (system.makeVariable(), system.makeVariable())
    add([(1, x)], -80, .atMost)
    add([(1, x)], -20, .atLeast)
    add([(1, y)], -20, .atLeast)
    add([(1, y)], -30, .equal, 1)
    for variable in [x, y] { add([(1, variable)], 0, .atMost, LinearConstraint.tie) }

    let solution = system.solve()

    XCTAssertEqual(solution.values, [20, 30])
    XCTAssertEqual(solution.isDetermined, [false, true])
  }

  func testEqualPrioritiesKeepTheSumOfErrorsSmall() {
    let x = system.makeVariable()
    for value in [0.0, 10, 100] { add([(1, x)], -value, .equal, 250) }

    XCTAssertEqual(system.solve()[x], 10)
  }

  func testTheEarlierOfTwoEqualsHolds() {
    for order in [[20.0, 40], [40, 20]] {
      var system = ConstraintSystem()
      let x = system.makeVariable()
      for value in order {
        system.add(LinearConstraint([(1, x)], constant: -value, .equal, priority: 250))
      }

      XCTAssertEqual(system.solve()[x], order[0])
    }
  }

  func testInequalitiesLeaveRoom() {
    let (left, width) = (system.makeVariable(), system.makeVariable(isNonNegative: true))
    add([(1, left)], -16, .equal)
    add([(1, left), (1, width)], -84, .atMost)
    add([(1, width)], -30, .atLeast, 750)
    add([(1, width)], -30, .atMost, 250)
    XCTAssertEqual(system.solve()[width], 30)

    add([(1, width)], -200, .atLeast, 751)
    XCTAssertEqual(system.solve()[width], 68)
  }

  func testAContradictionLeavesOutTheLaterConstraintAndNamesTheConflict() {
    let (x, y) = (system.makeVariable(), system.makeVariable())
    add([(1, y)], -1, .equal)
    add([(1, x)], -10, .equal)
    add([(1, x), (-1, y)], 0, .atLeast)
    add([(1, x)], -20, .atLeast)

    let solution = system.solve()

    XCTAssertEqual(solution[x], 10)
    XCTAssertEqual(solution.broken, [3])
    XCTAssertEqual(system.conflict(at: 3), [1, 3])
  }

  func testLengthsAreNotNegative() {
    let (x, width) = (system.makeVariable(), system.makeVariable(isNonNegative: true))
    add([(1, x)], -100, .equal)
    add([(1, x), (1, width)], -50, .equal, 999)
    XCTAssertEqual(system.solve()[width], 0)

    add([(1, width)], 5, .equal)
    XCTAssertEqual(system.solve()[width], 0)
    XCTAssertEqual(system.solve().broken, [2])
    XCTAssertEqual(system.conflict(at: 2), [2])
  }

  /// As where a view has no room for its margins: UIKit breaks the second one and lets the view
  /// begin where the first one says.
  func testWhatWouldMakeALengthNegativeIsLeftOut() {
    let (x, width) = (system.makeVariable(), system.makeVariable(isNonNegative: true))
    add([(1, x)], -15, .equal)
    add([(1, x), (1, width)], 15, .equal)
    add([(1, width)], -40, .atLeast, 750)

    let solution = system.solve()

    XCTAssertEqual([solution[x], solution[width]], [15, 40])
    XCTAssertEqual(solution.broken, [1])
    XCTAssertEqual(system.conflict(at: 1), [0, 1])
  }

  func testWhatIsLeftOpenIsSaid() {
    let (x, y, z) = (system.makeVariable(), system.makeVariable(), system.makeVariable())
    add([(1, x), (1, y)], -10, .equal)
    add([(1, z)], -1, .equal)

    XCTAssertEqual(system.solve().isDetermined, [false, false, true])
    add([(1, y)], -3, .equal, 1)
    XCTAssertEqual(system.solve().isDetermined, [true, true, true])
    XCTAssertEqual(system.solve()[x], 7)
  }

  /// In whatever order constraints come, and whichever unknown is left without one.
  func testTheFirstOfUnknownsThatHangTogetherIsZero() {
    for order in [[0, 1, 2], [2, 1, 0], [1, 2, 0], [2, 0, 1]] {
      var system = ConstraintSystem()
      let (icon, name, details) = (
        system.makeVariable(), system.makeVariable(), system.makeVariable()
      )
      let gap = system.makeVariable(isNonNegative: true)
      let constraints = [
        LinearConstraint([(1, name), (-1, icon)], constant: -5, .equal),
        LinearConstraint([(1, details), (-1, name), (-1, gap)], constant: -16, .equal),
        LinearConstraint([(1, gap)], constant: -2, .equal, priority: 750),
      ]
      for index in order { system.add(constraints[index]) }
      var solver = ConstraintSolver(system)

      XCTAssertEqual(solver.solution.values, [0, 5, 23, 2], "\(order)")
      solver.setConstant(-7, at: order.firstIndex(of: 0) ?? 0)
      XCTAssertEqual(solver.solution.values, [0, 7, 25, 2], "\(order)")
      XCTAssertEqual(
        solver.constraintsAffecting([name]), [order.firstIndex(of: 0) ?? 0], "\(order)")
      XCTAssertEqual(solver.constraintsAffecting([icon]), [], "\(order)")
    }
  }

  /// With two unknowns some crossing of two constraints' lines is as good as any point. All
  /// crossings are tried, and none may be better than the solution.
  func testRandomSystemsMatchAnExhaustiveSearch() {
    var generator = SeededGenerator(seed: 20_26)
    for round in 0..<3_000 {
      var system = ConstraintSystem()
      let (x, y) = (system.makeVariable(), system.makeVariable())
      for (variable, bound, relation) in [
        (x, 0.0, LinearConstraint.Relation.atLeast), (x, 20, .atMost), (y, 0, .atLeast),
        (y, 20, .atMost),
      ] {
        system.add(LinearConstraint([(1, variable)], constant: -bound, relation))
      }
      for _ in 0..<(2 + generator.next(8)) {
        let terms = [
          (Double(generator.next(5)) - 2, x), (Double(generator.next(5)) - 2, y),
        ]
        system.add(
          LinearConstraint(
            terms.map { (coefficient: $0.0, variable: $0.1) },
            constant: Double(generator.next(41)) - 20,
            [.equal, .atMost, .atLeast][generator.next(3)],
            priority: [1000, 750, 500, 250][generator.next(4)]))
      }

      let solution = system.solve()

      let holding = system.constraints.enumerated().filter { !solution.broken.contains($0.offset) }
        .map(\.element)
      let found = errors(holding, solution[x], solution[y])
      let best = bestErrors(holding)
      for (one, other) in zip(found, best) {
        XCTAssertEqual(one, other, accuracy: 1e-6, "round \(round) of seed 2026")
        if abs(one - other) > 1e-6 { return }
      }
    }
  }

  /// The sums of errors of the priorities 1000, 750, 500 and 250.
  private func errors(_ constraints: [LinearConstraint], _ x: Double, _ y: Double) -> [Double] {
    var sums = [0.0, 0, 0, 0]
    for constraint in constraints {
      let value = constraint.terms.reduce(constraint.constant) {
        $0 + $1.coefficient * ($1.variable.index == 0 ? x : y)
      }
      let error =
        switch constraint.relation {
        case .equal: abs(value)
        case .atMost: max(0, value)
        case .atLeast: max(0, -value)
        }
      sums[4 - Int(constraint.priority / 250)] += error
    }
    return sums
  }

  private func bestErrors(_ constraints: [LinearConstraint]) -> [Double] {
    var best: [Double]?
    let lines = constraints.map { constraint in
      let coefficients = constraint.terms.reduce(into: [0.0, 0]) {
        $0[$1.variable.index] += $1.coefficient
      }
      return (coefficients[0], coefficients[1], constraint.constant)
    }
    for (index, one) in lines.enumerated() {
      for other in lines[..<index] {
        let determinant = one.0 * other.1 - one.1 * other.0
        guard determinant != 0 else { continue }
        let x = (one.1 * other.2 - other.1 * one.2) / determinant
        let y = (other.0 * one.2 - one.0 * other.2) / determinant
        let sums = errors(constraints, x, y)
        guard sums[0] < 1e-6 else { continue }
        if let known = best, !isBetter(sums, known) { continue }
        best = sums
      }
    }
    return best ?? [-1, -1, -1, -1]
  }

  private func isBetter(_ one: [Double], _ other: [Double]) -> Bool {
    for (a, b) in zip(one, other) where abs(a - b) > 1e-7 { return a < b }
    return false
  }
}

extension SeededGenerator {
  /// A number from 0 to below `bound`.
  fileprivate mutating func next(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
}
