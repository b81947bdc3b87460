// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import LinearConstraints

/// The last solution of a tree's constraints, for changes of nothing but constants.
final class SolvedLayout {
  /// A system and its solution.
  private struct Pass {
    var solver: ConstraintSolver
    var baseConstants: [Double]
  }

  /// The last one counts. There are two where text has to be measured for the width that the first
  /// gives.
  private var passes: [Pass]
  /// The widths of text whose height follows from them, in the first pass.
  private let textWidths: [(variable: Variable, width: Double)]
  /// The constraints whose constants have changed since.
  var changed: [NSLayoutConstraint] = []

  /// Keeps a solution; `nil` for one that had to leave a constraint out, which is reported each
  /// time.
  init?(_ passes: [(system: LayoutSystem, solver: ConstraintSolver)]) {
    guard let first = passes.first,
      passes.allSatisfy({ $0.solver.solution.broken.isEmpty })
    else { return nil }
    self.passes = passes.map { Pass(solver: $0.solver, baseConstants: $0.system.baseConstants) }
    textWidths = first.system.views.compactMap { view in
      guard let text = view.textContent, text.contentHeightFollowsWidth,
        let width = first.system.lengths(of: view).width
      else { return nil }
      return (width, first.solver.solution[width])
    }
  }

  /// The solution with the changed constants.
  ///
  /// - Returns: `nil` where text has another width, or a constraint has to be left out: all is to
  ///   be solved anew then.
  func solution() -> Solution? {
    for index in passes.indices {
      let bases = passes[index].baseConstants
      passes[index].solver.setConstants(
        changed.compactMap { constraint in
          constraint.solutionIndex.map { ($0, bases[$0] - Double(constraint.constant)) }
        })
      let solution = passes[index].solver.solution
      guard solution.broken.isEmpty else { return nil }
    }
    changed = []
    guard let first = passes.first?.solver.solution,
      textWidths.allSatisfy({ first[$0.variable] == $0.width })
    else { return nil }
    return passes.last?.solver.solution
  }
}

extension UIView {
  /// Of a tree's root: takes over new constants, where nothing else has changed since the last
  /// solution.
  func solveChangedConstants() {
    guard let state = layoutStateStorage, let solved = state.solved, !solved.changed.isEmpty else {
      return
    }
    if let solution = solved.solution() {
      takeOverInTree(solution, PixelGrid(scale: solvedScale))
    } else {
      state.solved = nil
      isSolutionDue = true
      solveConstraintsIfNeeded()
    }
  }

  private func takeOverInTree(_ solution: Solution, _ grid: PixelGrid) {
    takeOver(solution, grid)
    for subview in subviewStorage where subview.treeUsesConstraints {
      subview.takeOverInTree(solution, grid)
    }
  }
}
