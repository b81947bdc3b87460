// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// What one section shows at one moment: items, and items in these, which show where theirs is
/// expanded.
///
/// ```swift
/// var pets = NSDiffableDataSourceSectionSnapshot<String>()
/// pets.append(["Cats", "Dogs"])
/// pets.append(["Momo", "Luna"], to: "Cats")
/// pets.expand(["Cats"])
/// dataSource.apply(pets, to: 0, animatingDifferences: false)
/// ```
///
/// - Precondition: No item is there twice, and those that are named exist.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  private var roots: [ItemIdentifierType] = []
  private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var known: Set<ItemIdentifierType> = []
  private var expanded: Set<ItemIdentifierType> = []

  /// Makes a snapshot without items.
  public init() {}

  // MARK: Questions

  /// All items, each before those in it.
  public var items: [ItemIdentifierType] { walk(roots) { _ in true } }

  /// The items that are in no other.
  public var rootItems: [ItemIdentifierType] { roots }

  /// The items that show: those in an item only where it and all around it are expanded.
  public var visibleItems: [ItemIdentifierType] { walk(roots) { expanded.contains($0) } }

  /// Whether an item is there.
  public func contains(_ item: ItemIdentifierType) -> Bool { known.contains(item) }

  /// Whether the items in an item show where it shows. At first they do not.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  /// Whether all items around an item are expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    known.contains(item) && ancestors(of: item).allSatisfy(expanded.contains)
  }

  /// How many items are around an item: 0 for a root item.
  public func level(of item: ItemIdentifierType) -> Int { ancestors(of: item).count }

  /// The place of an item in ``items``; `nil` where there is no such item. Costs a pass over them.
  public func index(of item: ItemIdentifierType) -> Int? {
    known.contains(item) ? items.firstIndex(of: item) : nil
  }

  /// The item that an item is in; `nil` for a root item.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }

  /// The items in an item, at all depths, with what is expanded.
  ///
  /// - Parameter includingParent: Whether the item itself is the root. The default is false.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    requireKnown(parent)
    var part = Self()
    if includingParent { part.append([parent]) }
    part.take(children[parent] ?? [], of: self, to: includingParent ? parent : nil)
    part.expanded = expanded.intersection(part.known)
    return part
  }

  /// A line for each item, indented by its level: `+` before those that are collapsed, `-` before
  /// those that are expanded, `*` before those without items.
  public func visualDescription() -> String {
    items.map { item in
      let isLeaf = children[item]?.isEmpty ?? true
      let sign = isLeaf ? "*" : expanded.contains(item) ? "-" : "+"
      return String(repeating: "  ", count: level(of: item)) + "\(sign) \(item)"
    }.joined(separator: "\n")
  }

  private func walk(
    _ start: [ItemIdentifierType], into isOpen: (ItemIdentifierType) -> Bool
  ) -> [ItemIdentifierType] {
    var result: [ItemIdentifierType] = []
    var rest = Array(start.reversed())
    while let item = rest.popLast() {
      result.append(item)
      if isOpen(item) { rest += (children[item] ?? []).reversed() }
    }
    return result
  }

  private func ancestors(of item: ItemIdentifierType) -> [ItemIdentifierType] {
    Array(
      sequence(state: item) { state in
        guard let parent = parents[state] else { return nil }
        state = parent
        return parent
      })
  }

  // MARK: Changes

  /// Puts items at the end of those in `parent`; `nil`, the default, for the root items.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    if let parent { requireKnown(parent) }
    enter(items, in: parent)
    changeSiblings(in: parent) { $0 += items }
  }

  /// Puts items before another one, beside it.
  public mutating func insert(
    _ items: [ItemIdentifierType], before item: ItemIdentifierType
  ) { insert(items, beside: item, offset: 0) }

  /// Puts items after another one, beside it.
  public mutating func insert(
    _ items: [ItemIdentifierType], after item: ItemIdentifierType
  ) { insert(items, beside: item, offset: 1) }

  /// Puts what another snapshot has before an item, beside it.
  public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
    insert(snapshot.roots, before: item)
    takeContents(of: snapshot)
  }

  /// Puts what another snapshot has after an item, beside it.
  public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
    insert(snapshot.roots, after: item)
    takeContents(of: snapshot)
  }

  /// Puts what another snapshot has in an item, instead of what is there.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using snapshot: Self
  ) {
    requireKnown(parent)
    delete(children[parent] ?? [])
    append(snapshot.roots, to: parent)
    takeContents(of: snapshot)
  }

  /// Takes items out with those in them. Those that are not there are passed over.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items where known.contains(item) {
      changeSiblings(in: parents[item]) { siblings in siblings.removeAll { $0 == item } }
      for gone in walk([item], into: { _ in true }) {
        known.remove(gone)
        expanded.remove(gone)
        children[gone] = nil
        parents[gone] = nil
      }
    }
  }

  /// Takes all items out.
  public mutating func deleteAll() { self = Self() }

  /// Lets the items in these show.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    items.forEach(requireKnown)
    expanded.formUnion(items)
  }

  /// Lets the items in these show no longer.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    items.forEach(requireKnown)
    expanded.subtract(items)
  }

  private mutating func insert(
    _ items: [ItemIdentifierType], beside other: ItemIdentifierType, offset: Int
  ) {
    requireKnown(other)
    let parent = parents[other]
    enter(items, in: parent)
    changeSiblings(in: parent) { siblings in
      guard let index = siblings.firstIndex(of: other) else { return }
      siblings.insert(contentsOf: items, at: index + offset)
    }
  }

  private mutating func enter(_ items: [ItemIdentifierType], in parent: ItemIdentifierType?) {
    for item in items {
      require(
        known.insert(item).inserted,
        "Supplied item identifiers are not unique. Duplicate identifiers: \(item)")
      parents[item] = parent
    }
  }

  private mutating func changeSiblings(
    in parent: ItemIdentifierType?, _ change: (inout [ItemIdentifierType]) -> Void
  ) {
    if let parent { change(&children[parent, default: []]) } else { change(&roots) }
  }

  /// Takes what is in the root items of `snapshot`, which are here already.
  private mutating func takeContents(of snapshot: Self) {
    for root in snapshot.roots { take(snapshot.children[root] ?? [], of: snapshot, to: root) }
    expanded.formUnion(snapshot.expanded)
  }

  private mutating func take(
    _ items: [ItemIdentifierType], of other: Self, to parent: ItemIdentifierType?
  ) {
    append(items, to: parent)
    for item in items { take(other.children[item] ?? [], of: other, to: item) }
  }

  private func requireKnown(_ item: ItemIdentifierType) {
    require(
      known.contains(item), "Invalid item identifier specified: \(item) is not in the snapshot")
  }
}

extension NSDiffableDataSourceSectionSnapshot: Equatable {
  /// Equal when they have the same items in the same order and depth, and the same ones expanded.
  public static func == (left: Self, right: Self) -> Bool {
    left.roots == right.roots && left.parents == right.parents
      && left.expanded == right.expanded && left.items == right.items
  }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
