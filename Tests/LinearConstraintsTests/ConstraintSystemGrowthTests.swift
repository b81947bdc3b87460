// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import LinearConstraints
import XCTest

final class ConstraintSystemGrowthTests: XCTestCase {
  /// A table: rows below one another, each with a label that hugs and a value at the other edge.
  private func table(rows: Int) -> ConstraintSystem {
    var system = ConstraintSystem()
    var previous: (top: Variable, height: Variable)?
    for _ in 0..<rows {
      let (top, height) = (system.makeVariable(), system.makeVariable(isNonNegative: true))
      let (x, width) = (system.makeVariable(), system.makeVariable(isNonNegative: true))
      let (x2, width2) = (system.makeVariable(), system.makeVariable(isNonNegative: true))
      if let previous {
        system.add(
          LinearConstraint(
            [(1, top), (-1, previous.top), (-1, previous.height)], constant: -1, .equal))
      } else {
        system.add(LinearConstraint([(1, top)], constant: 0, .equal))
      }
      previous = (top, height)
      system.add(LinearConstraint([(1, x)], constant: -16, .equal))
      system.add(LinearConstraint([(1, x2), (-1, x), (-1, width)], constant: -8, .equal))
      system.add(LinearConstraint([(1, x2), (1, width2)], constant: -374, .equal))
      for (variable, value) in [(width, 120.0), (width2, 60), (height, 20)] {
        system.add(
          LinearConstraint([(1, variable)], constant: -value, .atLeast, priority: 750))
        system.add(
          LinearConstraint(
            [(1, variable)], constant: -value, .atMost,
            priority: variable == width ? 251 : 250))
      }
    }
    return system
  }

  func testATableIsSolvedInTimeAboutLinearInItsRows() {
    for rows in [10, 100, 300, 1000] {
      let system = table(rows: rows)
      let clock = ContinuousClock()
      var solution: Solution?

      let time = clock.measure { solution = system.solve() }

      print("\(system.constraints.count) constraints: \(time)")
      XCTAssertEqual(solution?.values.suffix(6), [21 * Double(rows - 1), 20, 16, 120, 144, 230])
      XCTAssertEqual(solution?.broken, [])
    }
  }
}
