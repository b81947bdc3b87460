// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import LinearConstraints

extension UIView {
  /// Whether the last layout could have put the view elsewhere, or given it another size.
  public var hasAmbiguousLayout: Bool { layoutStateStorage?.isAmbiguous ?? false }

  /// The constraints that decide the view's place and size along `axis`, in the order of their
  /// activation, for finding out why it is where it is. Those that leave room are not among them.
  /// It takes a layout.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint]
  {
    constraintsAffecting(axis) { layoutStateStorage?.variables }
  }

  /// Moves the view to another place that its constraints allow, where there is one: for a look at
  /// what is ambiguous. Each call takes another one of two; the next solution ends it.
  public func exerciseAmbiguityInLayout() {
    let root = treeRoot
    root.solveConstraintsIfNeeded()
    guard let state = layoutStateStorage, state.isAmbiguous, let variables = state.variables else {
      return
    }
    state.isExercised.toggle()
    let distance = state.isExercised ? 20.0 : -20.0
    root.withNotedSystem { system, _ in
      let solution = system.exercised(variables, by: distance)
      state.solvedFrame = PixelGrid(scale: root.solvedScale).snap(
        frame(forAlignmentRect: solution.frame(variables)))
    }
    superview?.setNeedsLayout()
  }

  /// The tree as text, one line a view, with what lays it out and where that is ambiguous.
  ///
  /// ```
  /// •UIView
  /// |   *UILabel - AMBIGUOUS LAYOUT for UILabel.minX
  /// |   +UIImageView
  /// ```
  ///
  /// `•` is the view where the tree's constraints are solved, `*` one that constraints place, `+`
  /// one that is placed by its frame and autoresizing mask. UIKit's private `_autolayoutTrace`
  /// looks alike.
  public func autolayoutTrace() -> String {
    let root = treeRoot
    root.solveConstraintsIfNeeded()
    var lines: [String] = []
    root.withNotedSystem { _, solution in root.appendTrace(to: &lines, depth: 0, solution) }
    return lines.joined(separator: "\n") + "\n"
  }

  private func appendTrace(to lines: inout [String], depth: Int, _ solution: Solution) {
    let sign = superview == nil ? "•" : followsMask ? "+" : "*"
    var line = String(repeating: "|   ", count: depth) + sign + NSLayoutConstraint.name(of: self)
    if let variables = layoutStateStorage?.variables {
      let open = variables.named.filter { !solution.isDetermined[$0.variable.index] }
      if !open.isEmpty {
        let names = open.map { "\(NSLayoutConstraint.name(of: self)).\($0.name)" }
        line += " - AMBIGUOUS LAYOUT for " + names.joined(separator: ", ")
      }
    }
    lines.append(line)
    for subview in subviewStorage {
      subview.appendTrace(to: &lines, depth: depth + 1, solution)
    }
  }

  func constraintsAffecting(
    _ axis: NSLayoutConstraint.Axis, _ variables: () -> LayoutVariables?
  ) -> [NSLayoutConstraint] {
    let root = treeRoot
    root.solveConstraintsIfNeeded()
    var found: [NSLayoutConstraint] = []
    root.withNotedSystem { system, _ in
      guard let variables = variables() else { return }
      let both =
        axis == .horizontal
        ? [variables.minX, variables.width] : [variables.minY, variables.height]
      for index in ConstraintSolver(system.system).constraintsAffecting(both) {
        if let constraint = system.origins[index].constraint { found.append(constraint) }
      }
    }
    return found.sorted { $0.activationOrder < $1.activationOrder }
  }

  /// Of a tree's root: makes the system of the last solution once more, for a question about it.
  private func withNotedSystem(_ body: (LayoutSystem, Solution) -> Void) {
    var system = LayoutSystem(root: self, size: .given)
    var solution = system.system.solve()
    if noteWidths(system, solution) {
      system = LayoutSystem(root: self, size: .given)
      solution = system.system.solve()
    }
    body(system, solution)
    forgetWidths(system)
  }
}

extension UILayoutGuide {
  /// Whether the last layout could have put the guide elsewhere, or given it another size.
  public var hasAmbiguousLayout: Bool { isAmbiguous }

  /// The constraints that decide the guide's place and size along `axis`, see
  /// ``UIView/constraintsAffectingLayout(for:)``.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint]
  {
    owningView?.constraintsAffecting(axis) { variables } ?? []
  }
}

extension LayoutVariables {
  fileprivate var named: [(name: String, variable: Variable)] {
    [("minX", minX), ("minY", minY), ("width", width), ("height", height)]
  }
}

extension LayoutSystem {
  /// A solution of the same constraints with the open ones of these unknowns elsewhere.
  fileprivate func exercised(_ variables: LayoutVariables, by distance: Double) -> Solution {
    var system = system
    let solution = system.solve()
    for (_, variable) in variables.named where !solution.isDetermined[variable.index] {
      // Below all priorities that a constraint can have in practice.
      system.add(
        LinearConstraint(
          [(1, variable)], constant: -(solution[variable] + distance), .equal, priority: 0.5))
    }
    return system.solve()
  }
}
