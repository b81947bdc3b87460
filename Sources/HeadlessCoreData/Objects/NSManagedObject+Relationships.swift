// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension NSManagedObject {
  /// The objects at the end of a relationship.
  func related(_ relationship: NSRelationshipDescription) -> [NSManagedObject] {
    guard let links = values[relationship.name] as? ManagedLinks else { return [] }
    let objects = links.links.compactMap { link -> NSManagedObject? in
      if let object = link.base as? NSManagedObject { return object }
      return (link.base as? NSManagedObjectID).flatMap { managedObjectContext?.known($0) }
    }
    if objects.count == links.links.count {
      values[relationship.name] = ManagedLinks(links: objects.map { AnyHashable($0) })
    }
    return objects
  }

  /// Sets the objects at the end of a relationship, and this one at theirs.
  func relate(_ relationship: NSRelationshipDescription, to objects: [NSManagedObject]) {
    let before = related(relationship)
    let after = relationship.isToMany ? objects : Array(objects.prefix(1))
    hold(after, relationship)
    guard let inverse = relationship.inverseRelationship else { return }
    for object in before where !after.contains(object) { object.lose(self, inverse) }
    for object in after where !before.contains(object) { object.gain(self, inverse, relationship) }
  }

  /// Keeps objects as those of a relationship, and nothing else.
  private func hold(_ objects: [NSManagedObject], _ relationship: NSRelationshipDescription) {
    values[relationship.name] =
      objects.isEmpty ? nil : ManagedLinks(links: objects.map { AnyHashable($0) })
    managedObjectContext?.noteChange(of: self)
  }

  func lose(_ object: NSManagedObject, _ relationship: NSRelationshipDescription) {
    hold(related(relationship).filter { $0 !== object }, relationship)
  }

  private func gain(
    _ object: NSManagedObject, _ relationship: NSRelationshipDescription,
    _ back: NSRelationshipDescription
  ) {
    let before = related(relationship)
    guard !before.contains(object) else { return }
    if relationship.isToMany { return hold(before + [object], relationship) }
    for other in before { other.lose(self, back) }
    hold([object], relationship)
  }

  /// What the rules of its relationships do when it is deleted.
  func applyDeleteRules(in context: NSManagedObjectContext) {
    for (_, relationship) in entity.relationshipsByName.sorted(by: { $0.key < $1.key }) {
      let objects = related(relationship)
      switch relationship.deleteRule {
      case .cascadeDeleteRule:
        for object in objects where !object.isDeletedObject { context.delete(object) }
      case .nullifyDeleteRule, .denyDeleteRule:
        guard let inverse = relationship.inverseRelationship else { continue }
        for object in objects { object.lose(self, inverse) }
      case .noActionDeleteRule: continue
      }
    }
  }

  /// What is saved of the object.
  var row: StoredRow {
    let transient = entity.propertiesByName.filter(\.value.isTransient)
    let saved = values.filter { transient[$0.key] == nil }
    return StoredRow(id: objectID, values: saved.mapValues(ManagedLinks.stored))
  }

  /// Takes the values of what is saved.
  func take(_ row: StoredRow) {
    let relationships = entity.relationshipsByName
    let held = row.values.reduce(into: [String: Any]()) { held, entry in
      held[entry.key] = ManagedLinks.held(entry.value, relationships[entry.key] != nil)
    }
    values = held
    savedValues = row.values
  }
}
