// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// What a list shows at one moment: sections and their items, each by an identifier of its own.
///
/// ```swift
/// var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
/// snapshot.appendSections([0])
/// snapshot.appendItems(["Momo", "Luna"])
/// dataSource.apply(snapshot, animatingDifferences: false)
/// ```
///
/// - Precondition: No identifier is there twice, and those that are named exist. UIKit's messages
///   say what does not hold.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  private var sections: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var sectionOfItem: [ItemIdentifierType: SectionIdentifierType] = [:]

  /// The sections whose views are asked for again when the snapshot is applied.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// The items whose cells are asked for again when the snapshot is applied.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items whose cells are configured again, and kept, when the snapshot is applied.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// Makes a snapshot without sections.
  public init() {}

  // MARK: Questions

  /// How many items all sections have together.
  public var numberOfItems: Int { sectionOfItem.count }
  /// How many sections there are.
  public var numberOfSections: Int { sections.count }
  /// The sections in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections }
  /// The items of all sections in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap { items[$0] ?? [] } }

  /// How many items a section has.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// The items of a section in order.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    guard let items = items[identifier] else { missing(section: identifier) }
    return items
  }

  /// The section that an item is in; `nil` where there is no such item.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { sectionOfItem[identifier] }

  /// The place of an item among all items; `nil` where there is no such item. Costs a pass over
  /// them.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard sectionOfItem[identifier] != nil else { return nil }
    return itemIdentifiers.firstIndex(of: identifier)
  }

  /// The place of a section; `nil` where there is no such section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex(of: identifier)
  }

  // MARK: Items

  /// Puts items at the end of a section; `nil` stands for the last one.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sections.last else {
      trap("There are currently no sections in the data source. Please add a section first.")
    }
    guard items[section] != nil else { missing(section: section) }
    enter(identifiers, into: section)
    items[section, default: []].append(contentsOf: identifiers)
  }

  /// Puts items before another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, beside: beforeIdentifier, offset: 0) }

  /// Puts items after another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) { insert(identifiers, beside: afterIdentifier, offset: 1) }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], beside other: ItemIdentifierType, offset: Int
  ) {
    guard let section = sectionOfItem[other] else { missing(item: other) }
    enter(identifiers, into: section)
    guard let index = items[section]?.firstIndex(of: other) else { return }
    items[section]?.insert(contentsOf: identifiers, at: index + offset)
  }

  private mutating func enter(
    _ identifiers: [ItemIdentifierType], into section: SectionIdentifierType
  ) {
    for identifier in identifiers {
      require(
        sectionOfItem[identifier] == nil,
        "Supplied item identifiers are not unique. Duplicate identifiers: \(identifier)")
      sectionOfItem[identifier] = section
    }
  }

  /// Takes items out. Those that are not there are passed over.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    var gone: [SectionIdentifierType: Set<ItemIdentifierType>] = [:]
    for identifier in identifiers {
      guard let section = sectionOfItem.removeValue(forKey: identifier) else { continue }
      gone[section, default: []].insert(identifier)
    }
    for (section, identifiers) in gone {
      items[section]?.removeAll(where: identifiers.contains)
    }
  }

  /// Takes all items and sections out.
  public mutating func deleteAllItems() { self = NSDiffableDataSourceSnapshot() }

  /// Puts an item before another one, also of another section.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { move(identifier, beside: toIdentifier, offset: 0) }

  /// Puts an item after another one, also of another section.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) { move(identifier, beside: toIdentifier, offset: 1) }

  private mutating func move(
    _ identifier: ItemIdentifierType, beside other: ItemIdentifierType, offset: Int
  ) {
    guard sectionOfItem[identifier] != nil else { missing(item: identifier) }
    guard sectionOfItem[other] != nil else { missing(item: other) }
    require(
      identifier != other,
      "Invalid parameter not satisfying: an item cannot be moved beside itself: \(identifier)")
    deleteItems([identifier])
    insert([identifier], beside: other, offset: offset)
  }

  /// Has the cells of items asked for again when the snapshot is applied.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers {
      guard sectionOfItem[identifier] != nil else { missing(item: identifier) }
    }
    reloadedItemIdentifiers += identifiers
  }

  /// Has the cells of items configured again, and kept, when the snapshot is applied.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers {
      guard sectionOfItem[identifier] != nil else { missing(item: identifier) }
    }
    reconfiguredItemIdentifiers += identifiers
  }

  // MARK: Sections

  /// Puts sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    enter(identifiers)
    sections += identifiers
  }

  /// Puts sections before another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, beside: toIdentifier, offset: 0) }

  /// Puts sections after another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, beside: toIdentifier, offset: 1) }

  private mutating func insert(
    _ identifiers: [SectionIdentifierType], beside other: SectionIdentifierType, offset: Int
  ) {
    guard let index = sections.firstIndex(of: other) else { missing(section: other) }
    enter(identifiers)
    sections.insert(contentsOf: identifiers, at: index + offset)
  }

  private mutating func enter(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      require(
        items[identifier] == nil,
        "Section identifier count does not match data source count: \(identifier) is there twice. "
          + "Section identifiers must be unique.")
      items[identifier] = []
    }
  }

  /// Takes sections out with their items. Those that are not there are passed over.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      guard let gone = items.removeValue(forKey: identifier) else { continue }
      for item in gone { sectionOfItem[item] = nil }
      sections.removeAll { $0 == identifier }
    }
  }

  /// Puts a section before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, beside: toIdentifier, offset: 0) }

  /// Puts a section after another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, beside: toIdentifier, offset: 1) }

  private mutating func move(
    _ identifier: SectionIdentifierType, beside other: SectionIdentifierType, offset: Int
  ) {
    guard items[identifier] != nil else { missing(section: identifier) }
    require(
      identifier != other,
      "Invalid parameter not satisfying: a section cannot be moved beside itself: \(identifier)")
    sections.removeAll { $0 == identifier }
    guard let index = sections.firstIndex(of: other) else { missing(section: other) }
    sections.insert(identifier, at: index + offset)
  }

  /// Has all views of sections asked for again when the snapshot is applied.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      guard items[identifier] != nil else { missing(section: identifier) }
    }
    reloadedSectionIdentifiers += identifiers
  }

  private func missing(item identifier: ItemIdentifierType) -> Never {
    trap("Invalid item identifier specified: \(identifier) is not in the snapshot")
  }

  private func missing(section identifier: SectionIdentifierType) -> Never {
    trap("Invalid section identifier specified: \(identifier) is not in the snapshot")
  }
}

extension NSDiffableDataSourceSnapshot: Equatable {
  /// Equal when sections and items are.
  public static func == (left: Self, right: Self) -> Bool {
    left.sections == right.sections && left.items == right.items
  }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

// MARK: - Places

extension NSDiffableDataSourceSnapshot {
  func itemIdentifier(for path: IndexPath) -> ItemIdentifierType? {
    guard path.count == 2, sections.indices.contains(path.section) else { return nil }
    let items = items[sections[path.section]] ?? []
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  func indexPath(for identifier: ItemIdentifierType) -> IndexPath? {
    guard let section = sectionOfItem[identifier], let index = sections.firstIndex(of: section),
      let item = items[section]?.firstIndex(of: identifier)
    else { return nil }
    return IndexPath(item: item, section: index)
  }

  /// The snapshot without what is to be done when it is applied.
  var applied: Self {
    var copy = self
    copy.reloadedItemIdentifiers = []
    copy.reconfiguredItemIdentifiers = []
    copy.reloadedSectionIdentifiers = []
    return copy
  }

  /// Where the items and sections of this snapshot are in `new`.
  func map(to new: Self) -> ListMap {
    var targets: [ItemIdentifierType: IndexPath] = [:]
    for (section, identifier) in new.sections.enumerated() {
      for (item, identifier) in (new.items[identifier] ?? []).enumerated() {
        targets[identifier] = IndexPath(item: item, section: section)
      }
    }
    let reloaded = Set(new.reloadedItemIdentifiers)
    let reconfigured = Set(new.reconfiguredItemIdentifiers)
    var map = ListMap(paths: [:], sections: [], reloaded: [])
    for (section, sectionIdentifier) in sections.enumerated() {
      map.sections.append(new.indexOfSection(sectionIdentifier))
      let isReloaded = new.reloadedSectionIdentifiers.contains(sectionIdentifier)
      if isReloaded { map.reloadedSections.insert(section) }
      for (item, identifier) in (items[sectionIdentifier] ?? []).enumerated() {
        let path = IndexPath(item: item, section: section)
        map.paths[path] = targets[identifier]
        if isReloaded || reloaded.contains(identifier) { map.reloaded.insert(path) }
        if reconfigured.contains(identifier) { map.reconfigured.insert(path) }
      }
    }
    return map
  }
}
