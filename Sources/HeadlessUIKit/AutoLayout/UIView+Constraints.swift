// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

extension UIView {
  /// The active constraints that this view keeps: those whose nearest common superview it is.
  public var constraints: [NSLayoutConstraint] { layoutStateStorage?.constraints ?? [] }

  /// Makes this view keep a constraint between itself and views in it.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    guard constraint.makesSense else { return }
    for item in constraint.items {
      let view = layoutItem(item)?.itemView
      guard
        RenderingEnvironment.allows(
          item == nil || view?.isDescendant(of: self) == true,
          "The view hierarchy is not prepared for the constraint: \(constraint) of \(self)")
      else { return }
    }
    constraint.deactivate()
    constraint.hold(in: self)
  }

  /// Makes this view keep constraints, in order.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint that this view keeps.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.deactivate() }
  }

  /// Deactivates constraints that this view keeps.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// The guides that were added, in order.
  public var layoutGuides: [UILayoutGuide] { layoutStateStorage?.guides ?? [] }

  /// Puts a guide into the view, and out of its former one.
  public func addLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView !== self else { return }
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    layoutState.guides.append(guide)
    constraintsDidChange()
  }

  /// Takes a guide out of the view; its constraints are deactivated.
  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView === self, let state = layoutStateStorage else { return }
    for view in sequence(first: self, next: \.superview) {
      for constraint in view.constraints
      where constraint.items.contains(where: { $0 === guide }) {
        constraint.deactivate()
      }
    }
    state.guides.removeAll { $0 === guide }
    guide.owningView = nil
    constraintsDidChange()
  }

  /// What Auto Layout keeps about the view; made when it is first asked for.
  var layoutState: ViewLayoutState {
    if let layoutStateStorage { return layoutStateStorage }
    let state = ViewLayoutState()
    layoutStateStorage = state
    markTreeUsesConstraints()
    return state
  }

  var followsMask: Bool { layoutStateStorage?.followsMask ?? true }

  /// Whether the superview places it in any case, see ``UIView/places(_:)``.
  var isPlacedBySuperview: Bool { superviewStorage?.places(self) ?? false }

  /// The topmost view of the tree, where its constraints are solved.
  var treeRoot: UIView {
    var root = self
    while let superview = root.superviewStorage { root = superview }
    return root
  }

  /// Asks for a new solution, and for layout of this view.
  func constraintsDidChange() {
    treeRoot.isSolutionDue = true
    setNeedsLayout()
  }

  /// Asks for layout after a constant has changed, where the last solution can be changed with it.
  func constantDidChange(of constraint: NSLayoutConstraint) {
    let root = treeRoot
    guard !root.isSolutionDue, let solved = root.layoutStateStorage?.solved,
      constraint.solutionIndex != nil
    else {
      constraintsDidChange()
      return
    }
    solved.changed.append(constraint)
    setNeedsLayout()
  }

  private func markTreeUsesConstraints() {
    for view in sequence(first: self, next: \.superviewStorage) {
      guard !view.treeUsesConstraints else { return }
      view.treeUsesConstraints = true
    }
  }

  /// Called when a view with what is in it has come into this one.
  func didAttachConstraints(of view: UIView) {
    guard view.treeUsesConstraints else { return }
    markTreeUsesConstraints()
    constraintsDidChange()
  }

  /// Called before `view` leaves this one: constraints across the gap end.
  func willDetachConstraints(of view: UIView) {
    guard treeUsesConstraints else { return }
    for ancestor in sequence(first: self, next: \.superviewStorage) {
      guard let state = ancestor.layoutStateStorage else { continue }
      for constraint in state.constraints where constraint.involves(view) {
        constraint.deactivate()
      }
    }
    treeRoot.isSolutionDue = true
    view.isSolutionDue = true
  }

  /// Called when the place or the size of the view has changed, by whatever hand.
  func geometryDidChange() {
    guard treeUsesConstraints else { return }
    guard
      superviewStorage == nil
        || layoutStateStorage?.isTakenAsGiven == true && (followsMask || isPlacedBySuperview)
    else { return }
    treeRoot.isSolutionDue = true
    setNeedsLayout()
  }

  /// Called when the origin of the bounds has changed: what is pinned to the edges has to move
  /// along.
  func scrollOffsetDidChange() {
    guard let state = layoutStateStorage else { return }
    // The edges of a scroll view are those of its content, unless its frame is meant.
    guard state.frameGuide != nil || !(self is UIScrollView) else { return }
    treeRoot.isSolutionDue = true
  }

  func setFollowsMask(_ follows: Bool) {
    guard follows != followsMask else { return }
    layoutState.followsMask = follows
    layoutState.solvedFrame = nil
    constraintsDidChange()
    superviewStorage?.setNeedsLayout()
  }

  func setPriority(
    _ path: ReferenceWritableKeyPath<ViewLayoutState, AxisPriorities>, _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    guard layoutState[keyPath: path][axis] != priority else { return }
    layoutState[keyPath: path][axis] = priority
    constraintsDidChange()
  }
}
