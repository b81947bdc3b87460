// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// What there is to read in a view, before it is put into order.
indirect enum AccessibilityNode {
  /// What an element takes its place from.
  enum Surroundings {
    /// A view whose subviews it is among.
    case view(UIView)
    /// An object that lists it.
    case list(AccessibilityObject)
    /// A table with rows and columns.
    case table(any UIAccessibilityContainerDataTable)
  }

  /// Something that is read as one thing.
  case element(AccessibilityObject, Surroundings?)
  /// What is read without anything in between.
  case group(Group)

  struct Group {
    var nodes: [AccessibilityNode]
    /// Whether the nodes are in their order already.
    var isOrdered = false
    /// Whose frame says where the group comes; `nil` for that of what is read first in it.
    var placedBy: AccessibilityObject?
    var container: SpokenContainer?
  }

  /// What there is to read in an object.
  ///
  /// - Parameter surroundings: What the elements take their place from; the outermost counts.
  static func nodes(
    of object: AccessibilityObject, in surroundings: Surroundings? = nil
  ) -> [AccessibilityNode] {
    guard !object.accessibilityElementsHidden, object.isReadable else { return [] }
    if object.isAccessibilityElement { return [.element(object, surroundings)] }
    if let elements = object.listedElements {
      let inside = surroundings ?? object.surroundingsAsList
      let nodes = elements.flatMap { Self.nodes(of: $0, in: inside) }
      return [
        .group(
          Group(
            nodes: nodes, isOrdered: true,
            placedBy: surroundings?.isTabBar == true ? object : nil,
            container: (object as? UIView)?.spokenContainer))
      ]
    }
    guard let view = object as? UIView else { return [] }
    return nodes(ofSubviewsOf: view, in: surroundings ?? view.surroundingsAsView)
  }

  /// Of modal subviews only the last is read, and nothing beside it.
  private static func nodes(
    ofSubviewsOf view: UIView, in surroundings: Surroundings?
  ) -> [AccessibilityNode] {
    let modal = view.subviews.last { $0.accessibilityViewIsModal }
    let read = modal.map { [$0] } ?? view.subviews
    let nodes = read.flatMap { Self.nodes(of: $0, in: surroundings) }
    let container = view.spokenContainer
    guard view.shouldGroupAccessibilityChildren || container != nil else { return nodes }
    return [.group(Group(nodes: nodes, container: container))]
  }
}

extension AccessibilityNode.Surroundings {
  fileprivate var isTabBar: Bool {
    if case .view(let view) = self { view.accessibilityTraits.contains(.tabBar) } else { false }
  }
}

extension AccessibilityObject {
  /// Whether it may be read at all: not in a hidden view, nor in one without a size that would be
  /// an element, or whose parts are cut off.
  fileprivate var isReadable: Bool {
    guard let view = self as? UIView else { return true }
    guard !view.isHidden, view.alpha > 0 else { return false }
    guard view.frame.size == .zero else { return true }
    return !view.clipsToBounds && !view.isAccessibilityElement && view.listedElements == nil
  }

  /// What the object lists, in one of the two ways; `nil` where it lists nothing.
  fileprivate var listedElements: [AccessibilityObject]? {
    if let elements = accessibilityElements {
      return elements.compactMap { $0 as? AccessibilityObject }
    }
    let count = accessibilityElementCount()
    guard count > 0, count != NSNotFound else { return nil }
    return (0..<count).compactMap { accessibilityElement(at: $0) as? AccessibilityObject }
  }

  /// Whether what is in it says where it stands in it.
  private var placesElements: Bool {
    switch accessibilityContainerType {
    case .list, .landmark: true
    case .dataTable: self is any UIAccessibilityContainerDataTable
    case .none, .semanticGroup:
      self is UISegmentedControl || self is UITabBar || accessibilityTraits.contains(.tabBar)
    }
  }

  private var table: (any UIAccessibilityContainerDataTable)? {
    accessibilityContainerType == .dataTable
      ? self as? any UIAccessibilityContainerDataTable : nil
  }

  fileprivate var surroundingsAsList: AccessibilityNode.Surroundings? {
    guard placesElements else { return nil }
    return table.map { .table($0) } ?? .list(self)
  }

  fileprivate var surroundingsAsView: AccessibilityNode.Surroundings? {
    guard placesElements else { return nil }
    return table.map { .table($0) } ?? (self as? UIView).map { .view($0) }
  }
}

extension UIView {
  /// What the view is to what is in it; `nil` for nothing that people would notice.
  fileprivate var spokenContainer: SpokenContainer? {
    if self is UITabBar || accessibilityTraits.contains(.tabBar) { return .tabBar }
    switch accessibilityContainerType {
    case .none: return nil
    case .list: return .list
    case .landmark: return .landmark
    case .dataTable:
      let table = self as? any UIAccessibilityContainerDataTable
      return .table(
        rows: table?.accessibilityRowCount() ?? 0, columns: table?.accessibilityColumnCount() ?? 0)
    case .semanticGroup:
      let (label, value) = (accessibilityLabel, accessibilityValue)
      guard label != nil || value != nil || accessibilityIdentifier != nil else { return nil }
      return .group(label: label, value: value, identifier: accessibilityIdentifier)
    }
  }
}
