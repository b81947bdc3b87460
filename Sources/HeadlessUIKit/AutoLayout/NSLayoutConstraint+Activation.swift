// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import Synchronization

extension NSLayoutConstraint {
  func activate() {
    guard holder == nil, makesSense else { return }
    guard let first = layoutItem(firstItem), let view = first.itemView else {
      return RenderingEnvironment.reportMistake(
        "Unable to activate \(self): its first item is gone, was never given, or is a guide without "
          + "a view")
    }
    var ancestor: UIView? = view
    if hasSecondItem || distances != nil {
      for item in items.dropFirst() {
        let other = layoutItem(item)?.itemView
        while let current = ancestor, other?.isDescendant(of: current) != true {
          ancestor = current.superview
        }
      }
    }
    guard let ancestor else {
      return RenderingEnvironment.reportMistake(
        "Unable to activate constraint \(self) because its items have no common ancestor. Does the "
          + "constraint reference items in different view hierarchies? That's illegal.")
    }
    hold(in: ancestor)
  }

  func hold(in view: UIView) {
    holder = view
    activationOrder = activationCount.add(1, ordering: .relaxed).newValue
    view.layoutState.constraints.append(self)
    view.constraintsDidChange()
  }

  /// How many constraints were activated until now, as the order of one that is as old as this
  /// moment; those after it are later by `room` at least.
  static func orderOfNow(room: Int) -> Int {
    activationCount.add(room, ordering: .relaxed).oldValue
  }

  func deactivate() {
    guard let holder else { return }
    self.holder = nil
    holder.layoutState.constraints.removeAll { $0 === self }
    holder.constraintsDidChange()
  }

  /// Whether one of the items is `view` or in it.
  func involves(_ view: UIView) -> Bool {
    items.contains { item in
      layoutItem(item)?.itemView?.isDescendant(of: view) == true
    }
  }

  fileprivate func descriptionLine() -> String {
    var text = identifier.map { "'\($0)' " } ?? ""
    if let visual = visualForm {
      let names = visual.edge.map { ", names: '|':\($0) " } ?? ""
      text += visual.text
      return "<NSLayoutConstraint \(text)   (\(isActive ? "active" : "inactive")\(names))>"
    }
    text += "\(name(firstItem, firstAttribute, distances?.first)) \(relation.sign) "
    if hasSecondItem {
      if multiplier != 1 { text += "\(number(multiplier))*" }
      text += name(secondItem, secondAttribute, distances?.second)
      if constant != 0 { text += constant < 0 ? " - " : " + " }
      if constant != 0 { text += number(abs(constant)) }
    } else {
      text += number(constant)
    }
    if priority != .required { text += " @\(number(CGFloat(priority.rawValue)))" }
    return "<NSLayoutConstraint \(text)   (\(isActive ? "active" : "inactive"))>"
  }

  private func name(
    _ item: AnyObject?, _ attribute: Attribute, _ distance: LayoutDistance?
  ) -> String {
    distance?.description ?? "\(Self.name(of: item)).\(attribute.name)"
  }

  static func name(of item: AnyObject?) -> String {
    guard let item else { return "(gone)" }
    let identifier =
      (item as? UIView)?.accessibilityIdentifier
      ?? (item as? UILayoutGuide)?.identifier
    return "\(type(of: item))" + (identifier.map { "'\($0)'" } ?? "")
  }
}

/// How many constraints were activated. Only the order within one tree of views counts.
private let activationCount = Atomic(0)

extension NSLayoutConstraint.Relation {
  var sign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}

/// What a constraint says of itself. A `description` belongs to no actor, and a method would to the
/// main one.
func constraintLine(_ constraint: NSLayoutConstraint) -> String { constraint.descriptionLine() }
