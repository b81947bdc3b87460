// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// Puts what there is to read into its order, and into words.
struct ScreenReader {
  /// Places are in this view's coordinates.
  let root: UIView
  let order: ReadingOrder

  func read(_ nodes: [AccessibilityNode], isOrdered: Bool = false) -> [SpokenScreen.Node] {
    let sorted = isOrdered ? nodes : order.sorted(nodes, by: origin)
    return sorted.flatMap { node -> [SpokenScreen.Node] in
      switch node {
      case .element(let object, let surroundings):
        return [.element(element(object, in: surroundings))]
      case .group(let group):
        let inside = read(group.nodes, isOrdered: group.isOrdered)
        guard let container = group.container, !inside.isEmpty else { return inside }
        return [.container(container, inside)]
      }
    }
  }

  // MARK: Order

  /// Where a node begins. A group begins where what is read first in it does.
  private func origin(of node: AccessibilityNode) -> CGPoint? {
    switch node {
    case .element(let object, _): frame(of: object).origin
    case .group(let group):
      group.placedBy.map { frame(of: $0).origin }
        ?? order.first(of: group.nodes.compactMap(origin))
    }
  }

  /// An outline does not count for the order.
  func frame(of object: AccessibilityObject) -> CGRect {
    root.convert(object.accessibilityFrame, from: nil)
  }

  /// The objects that are read in a view, in their order.
  func objects(in nodes: [AccessibilityNode], isOrdered: Bool) -> [AccessibilityObject] {
    let sorted = isOrdered ? nodes : order.sorted(nodes, by: origin)
    return sorted.flatMap { node -> [AccessibilityObject] in
      switch node {
      case .element(let object, _): [object]
      case .group(let group): objects(in: group.nodes, isOrdered: group.isOrdered)
      }
    }
  }

  // MARK: Place

  func context(
    of object: AccessibilityObject, in surroundings: AccessibilityNode.Surroundings?
  ) -> SpokenContext? {
    switch surroundings {
    case nil: nil
    case .view(let view): context(of: object, inView: view)
    case .list(let list): context(of: object, inList: list)
    case .table(let table):
      (object as? any UIAccessibilityContainerDataTableCell).map {
        .cell(SpokenCell($0, in: table))
      }
    }
  }

  /// Everything in a view with the trait of a tab bar is a tab.
  private func context(of object: AccessibilityObject, inView view: UIView) -> SpokenContext? {
    guard view.accessibilityTraits.contains(.tabBar) else { return nil }
    let tabs = objects(in: AccessibilityNode.nodes(of: view), isOrdered: false)
    guard let index = tabs.firstIndex(where: { $0 === object }) else { return nil }
    return .tab(index: index + 1, count: tabs.count)
  }

  private func context(
    of object: AccessibilityObject, inList list: AccessibilityObject
  ) -> SpokenContext? {
    let index = list.index(ofAccessibilityElement: object)
    let count = list.accessibilityElementCount()
    guard index != NSNotFound else { return nil }
    if list is UISegmentedControl || list is UITabBar {
      return .series(index: index + 1, count: count)
    }
    if list.accessibilityTraits.contains(.tabBar) { return .tab(index: index + 1, count: count) }
    let end = SpokenEnd(index: index, count: count)
    switch list.accessibilityContainerType {
    case .list: return end.map { .list($0) }
    case .landmark: return end.map { .landmark($0) }
    case .none, .dataTable, .semanticGroup: return nil
    }
  }
}
