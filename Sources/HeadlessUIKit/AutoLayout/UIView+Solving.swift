// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import LinearConstraints

extension UIView {
  /// Solves the constraints of the whole tree where that is due, and asks for layout where a view
  /// has to move. The frames are set later, by `layoutSubviews()`.
  func solveConstraintsIfNeeded() {
    guard treeUsesConstraints || superviewStorage != nil else { return }
    let root = treeRoot
    // A view that lays itself out to know its size asks for the solution that it is asked for.
    guard root.treeUsesConstraints, root.layoutStateStorage?.isSolving != true else { return }
    root.updateConstraintsInTree()
    let scale = root.layoutScale
    let isDue = root.isSolutionDue || root.solvedScale != scale || root.guidesMoved()
    guard isDue else {
      root.solveChangedConstants()
      return
    }
    root.isSolutionDue = false
    root.solvedScale = scale
    root.solve()
  }

  /// The pixels per point of frames: those of the tree's traits, which a window may override.
  var layoutScale: CGFloat {
    let scale = traitCollection.displayScale
    return scale > 0 ? scale : RenderingEnvironment.current.displayScale
  }

  private func solve() {
    layoutState.isSolving = true
    defer { layoutState.isSolving = false }
    var system = LayoutSystem(root: self, size: .given)
    var solver = ConstraintSolver(system.system)
    var passes = [(system, solver)]
    if noteWidths(system, solver.solution) {
      system = LayoutSystem(root: self, size: .given)
      solver = ConstraintSolver(system.system)
      passes.append((system, solver))
    }
    let solution = solver.solution
    // Views that are being moved into place may have no size yet: what is wrong then is wrong no
    // longer when layout has come to its end.
    layoutProblems =
      solution.broken.isEmpty ? nil : { [weak self] in self?.report(system, solution) }
    layoutState.solved = SolvedLayout(passes)
    forgetWidths(system)
    let grid = PixelGrid(scale: solvedScale)
    for view in system.views { view.takeOver(solution, grid) }
  }

  /// Tells views whose height follows from their width how wide they become.
  ///
  /// - Returns: Whether that changes what they ask for.
  func noteWidths(_ system: LayoutSystem, _ solution: Solution) -> Bool {
    var isChanged = false
    for view in system.views {
      guard let text = view.textContent, text.contentHeightFollowsWidth else { continue }
      let given = view.bounds.width
      let width = system.lengths(of: view).width.map { CGFloat(solution[$0]) } ?? given
      let before = view.contentSizeForLayout
      view.widthForLayout = width
      if view.contentSizeForLayout != before { isChanged = true }
    }
    return isChanged
  }

  func forgetWidths(_ system: LayoutSystem) {
    for view in system.views { view.widthForLayout = nil }
  }

  /// The natural size that Auto Layout works with, of the alignment rectangle.
  var contentSizeForLayout: CGSize {
    if let widthForLayout, let text = textContent {
      return text.intrinsicContentSize(forWidth: widthForLayout)
    }
    return intrinsicContentSize
  }

  func takeOver(_ solution: Solution, _ grid: PixelGrid) {
    guard let state = layoutStateStorage else { return }
    for guide in state.guides {
      guard let variables = guide.variables else { continue }
      guide.solvedFrame = solution.frame(variables)
      guide.isAmbiguous = !solution.determines(variables)
    }
    for guide in state.followingGuides { guide.solvedInsets = guide.insets?(self) }
    if let guide = state.contentGuide, let variables = guide.variables {
      guide.solvedFrame = grid.snap(solution.frame(variables))
      (self as? UIScrollView)?.contentSize = guide.solvedFrame.size
    }
    // What follows its superview gets its frame from that.
    guard let variables = state.variables, !state.isFilling else {
      state.solvedFrame = nil
      state.isAmbiguous = false
      return
    }
    state.isAmbiguous = !solution.determines(variables)
    let frame = frame(forAlignmentRect: solution.frame(variables))
    let snapped = grid.snap(frame)
    state.solvedFrame = snapped
    if snapped.size != bounds.size || snapped.middle != center {
      superviewStorage?.setNeedsLayout()
    }
  }

  /// The frame that the view would have without its transform.
  var untransformedFrame: CGRect {
    guard !transform.isIdentity else { return frame }
    let anchor = layerStorage.anchorPoint
    return CGRect(
      x: center.x - anchor.x * bounds.width, y: center.y - anchor.y * bounds.height,
      width: bounds.width, height: bounds.height)
  }

  /// Puts the subviews where the last solution wants them.
  func applySolvedFrames() {
    guard treeUsesConstraints else { return }
    for subview in subviewStorage {
      guard let frame = subview.layoutStateStorage?.solvedFrame else { continue }
      if subview.bounds.size != frame.size {
        subview.bounds = CGRect(origin: subview.bounds.origin, size: frame.size)
      }
      // Constraints place the view's `center`, wherever its layer has the anchor: so do published
      // views rely on that turn or fold around an edge (Ramotion's FoldingCell and CircleMenu).
      if subview.center != frame.middle { subview.center = frame.middle }
    }
  }

  /// Whether safe area or margins have changed since a solution used them.
  private func guidesMoved() -> Bool {
    guard treeUsesConstraints else { return false }
    if let state = layoutStateStorage {
      for guide in state.followingGuides {
        if let insets = guide.insets?(self), insets != guide.solvedInsets { return true }
      }
    }
    return subviewStorage.contains { $0.guidesMoved() }
  }

  /// Reports what the last solution of the tree could not satisfy, once. A tree that is still being
  /// made has no size, in which nothing fits.
  func reportLayoutProblems() {
    let root = treeRoot
    guard !root.bounds.isEmpty || root is UIWindow else { return }
    guard let problems = root.layoutProblems else { return }
    root.layoutProblems = nil
    problems()
  }

  private func report(_ system: LayoutSystem, _ solution: Solution) {
    for index in solution.broken {
      guard let broken = system.origins[index].description else { continue }
      let conflict = system.system.conflict(at: index)
        .map { (index: $0, order: system.origins[$0].constraint?.activationOrder ?? .max) }
        .sorted { ($0.order, $0.index) < ($1.order, $1.index) }.map(\.index)
      let views = ([index] + conflict).flatMap { system.origins[$0].views }
      guard !views.contains(where: { $0.isHigherThanContentByLine }) else { continue }
      let names =
        conflict.compactMap { system.origins[$0].description }
        + system.implicitConstraints(of: conflict.compactMap { system.origins[$0].constraint })
      RenderingEnvironment.report(
        RenderingIssue(
          "Unable to simultaneously satisfy constraints.\n(\n"
            + names.map { "    \"\($0)\"" }.joined(separator: ",\n")
            + "\n)\nWill attempt to recover by breaking constraint\n\(broken)",
          kind: .brokenConstraints, in: views))
    }
  }
}

extension UIView {
  /// Whether the view is the content of a row that measured itself, which is higher than it needs
  /// by the line below it: constraints from top to bottom contradict that. UIKit logs it for each
  /// such row and goes on, and nothing can be done about it in the cell.
  fileprivate var isHigherThanContentByLine: Bool {
    guard let cell = superviewStorage as? UITableViewCell, cell.content === self,
      let height = cell.heightWithLine
    else { return false }
    return abs(cell.bounds.height - height) < 1 / traitCollection.displayScale
  }
}

extension Solution {
  func frame(_ variables: LayoutVariables) -> CGRect {
    CGRect(
      x: self[variables.minX], y: self[variables.minY], width: max(0, self[variables.width]),
      height: max(0, self[variables.height]))
  }

  func determines(_ variables: LayoutVariables) -> Bool {
    isDetermined[variables.minX.index] && isDetermined[variables.minY.index]
      && isDetermined[variables.width.index] && isDetermined[variables.height.index]
  }
}

extension PixelGrid {
  /// The rectangle with each edge moved to the nearest pixel edge.
  func snap(_ rect: CGRect) -> CGRect {
    let (minX, minY) = (round(rect.minX), round(rect.minY))
    return CGRect(
      x: minX, y: minY, width: round(rect.maxX) - minX, height: round(rect.maxY) - minY)
  }
}

extension CGRect {
  /// Between its edges.
  fileprivate var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
