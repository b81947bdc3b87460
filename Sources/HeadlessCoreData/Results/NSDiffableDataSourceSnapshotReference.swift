// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// The sections and objects of a fetched results controller: names and identifiers. Cast it to
/// `NSDiffableDataSourceSnapshot` by ``snapshot()``.
open class NSDiffableDataSourceSnapshotReference: NSObject {
  private let sections: [(name: String, ids: [NSManagedObjectID])]

  /// Makes one without sections.
  public override convenience init() { self.init(sections: []) }

  init(sections: [(String, [NSManagedObjectID])]) {
    self.sections = sections.map { ($0.0, $0.1) }
  }

  /// How many objects there are.
  open var numberOfItems: Int { sections.map(\.ids.count).reduce(0, +) }
  /// How many sections there are.
  open var numberOfSections: Int { sections.count }
  /// The names of the sections.
  open var sectionIdentifiers: [Any] { sections.map(\.name) }
  /// The identifiers of the objects.
  open var itemIdentifiers: [Any] { sections.flatMap(\.ids) }

  /// The identifiers of the objects of a section.
  open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
    sections.first { $0.name == sectionIdentifier as? String }?.ids ?? []
  }

  /// The same, as a data source takes it. On iOS a cast does this.
  public func snapshot() -> NSDiffableDataSourceSnapshot<String, NSManagedObjectID> {
    var snapshot = NSDiffableDataSourceSnapshot<String, NSManagedObjectID>()
    for section in sections {
      snapshot.appendSections([section.name])
      snapshot.appendItems(section.ids, toSection: section.name)
    }
    return snapshot
  }
}
