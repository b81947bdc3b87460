// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit
import LinearConstraints

/// Times Auto Layout: how the cost of a solution grows with the number of constraints of a typical
/// table, what a change of one constant costs, and what a screen of a thousand views costs.
///
///     swift run -c release benchmarks layout
///
/// Each figure is the median of several runs, in time of the processor, so that what else runs
/// counts less. What carries over to another machine are the ratios.
struct LayoutBenchmark {
  private let rounds = 9

  func run() {
    print("constraints      solve   per constraint   one constant")
    for rows in [10, 30, 100, 300, 1000] { printGrowth(rows: rows) }
    printScreen()
    ScreenBenchmark().run()
  }

  /// The milliseconds of the processor that `body` takes.
  static func milliseconds(_ body: () -> Void) -> Double {
    var (start, end) = (timespec(), timespec())
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &start)
    body()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &end)
    return Double(end.tv_sec - start.tv_sec) * 1000 + Double(end.tv_nsec - start.tv_nsec) / 1e6
  }

  private func median(_ measure: () -> Double) -> Double {
    let times = (0..<rounds).map { _ in measure() }.sorted()
    return times[times.count / 2]
  }

  private func printGrowth(rows: Int) {
    let (system, changed) = table(rows: rows)
    let solve = median { Self.milliseconds { _ = system.solve() } }
    var solver = ConstraintSolver(system)
    var constant = 0.0
    let change = median {
      constant -= 1
      return Self.milliseconds { solver.setConstant(constant, at: changed) }
    }
    let count = system.constraints.count
    print(
      String(
        format: "%11d %7.3f ms      %7.3f µs    %7.3f ms", count, solve,
        solve * 1000 / Double(count), change)
        + (solver.newSolutionCount > 0 ? "  (\(solver.newSolutionCount) anew)" : ""))
  }

  /// Rows below one another, each with a label that hugs and a value at the other edge, and the
  /// index of the constraint that places the first one.
  private func table(rows: Int) -> (system: ConstraintSystem, first: Int) {
    var system = ConstraintSystem()
    var above: (top: Variable, height: Variable)?
    var first = 0
    for row in 0..<rows {
      let (top, height) = (system.makeVariable(), system.makeVariable(isNonNegative: true))
      let (x, width) = (system.makeVariable(), system.makeVariable(isNonNegative: true))
      let (x2, width2) = (system.makeVariable(), system.makeVariable(isNonNegative: true))
      if let above {
        system.add(
          LinearConstraint([(1, top), (-1, above.top), (-1, above.height)], constant: -1, .equal))
      } else {
        first = system.add(LinearConstraint([(1, top)], constant: 0, .equal))
      }
      above = (top, height)
      system.add(LinearConstraint([(1, x)], constant: -16, .equal))
      system.add(LinearConstraint([(1, x2), (-1, x), (-1, width)], constant: -8, .equal))
      system.add(LinearConstraint([(1, x2), (1, width2)], constant: -374, .equal))
      let label = Double(80 + row % 7 * 20)
      for (variable, value, hugging) in [
        (width, label, 251.0), (width2, 60, 250), (height, 20, 250),
      ] {
        system.add(LinearConstraint([(1, variable)], constant: -value, .atLeast, priority: 750))
        system.add(
          LinearConstraint([(1, variable)], constant: -value, .atMost, priority: hugging))
      }
    }
    return (system, first)
  }

  /// A thousand views with three thousand constraints and a content of their own.
  private func printScreen() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    var above: UIView?
    var first: NSLayoutConstraint?
    let built = Self.milliseconds {
      for _ in 0..<1000 {
        let view = Box()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        let top = view.topAnchor.constraint(
          equalTo: above?.bottomAnchor ?? root.topAnchor, constant: 1)
        first = first ?? top
        NSLayoutConstraint.activate([
          top, view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
          view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
        ])
        above = view
      }
    }
    let laidOut = Self.milliseconds { root.layoutIfNeeded() }
    let changed = median {
      first?.constant += 1
      return Self.milliseconds { root.layoutIfNeeded() }
    }
    let anew = median {
      root.setNeedsUpdateConstraints()
      first?.isActive = false
      first?.isActive = true
      return Self.milliseconds { root.layoutIfNeeded() }
    }
    print(
      String(
        format: "1,000 views, 3,000 constraints: made in %.1f ms, laid out in %.1f ms, a constant "
          + "changed in %.2f ms, a constraint exchanged in %.1f ms", built, laidOut, changed, anew))
  }
}

/// A view of 50 x 20 points.
private final class Box: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 20) }
}
