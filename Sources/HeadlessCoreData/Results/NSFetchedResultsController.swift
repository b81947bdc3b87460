// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import HeadlessUIKit

/// Gives the objects of a request to tables and collections, in sections, and tells of changes.
///
/// Its delegate hears of them when the context is saved, and at the end of the turn.
open class NSFetchedResultsController<ResultType>: NSObject {
  let core: FetchedResults

  /// What it asks for.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// The path of the property that names an object's section; `nil` for one section.
  open var sectionNameKeyPath: String? { core.sectionNameKeyPath }
  /// Where it keeps sections between launches. It keeps none.
  public let cacheName: String?
  /// The context that it asks.
  open var managedObjectContext: NSManagedObjectContext { core.context }
  /// Hears of changes.
  open weak var delegate: (any NSFetchedResultsControllerDelegate)? {
    get { core.delegate }
    set { core.delegate = newValue }
  }

  /// Makes a controller. Its objects are there from ``performFetch()`` on.
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    self.fetchRequest = fetchRequest
    cacheName = name
    core = FetchedResults(fetchRequest.untyped, context, sectionNameKeyPath)
    super.init()
  }

  /// The same controller, for a delegate that knows no type.
  fileprivate init(_ core: FetchedResults) {
    fetchRequest = NSFetchRequest()
    fetchRequest.entity = core.query.entity
    fetchRequest.predicate = core.query.predicate
    fetchRequest.sortDescriptors = core.query.sortDescriptors
    cacheName = nil
    self.core = core
    super.init()
  }

  /// Whether another one is the same controller: a delegate is given one that knows no type.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? any SharesResults)?.core === core
  }

  /// That of its objects, which its delegate's controller has as well.
  open override var hash: Int { ObjectIdentifier(core).hashValue }

  /// Asks for the objects.
  open func performFetch() throws {
    guard fetchRequest.sortDescriptors?.isEmpty == false else {
      trap("a fetched results controller needs a request with sort descriptors")
    }
    try core.fetch()
  }

  /// The objects; `nil` before ``performFetch()``.
  open var fetchedObjects: [ResultType]? { core.objects?.compactMap { $0 as? ResultType } }

  /// The sections; `nil` before ``performFetch()``.
  open var sections: [any NSFetchedResultsSectionInfo]? {
    core.objects == nil ? nil : core.sections
  }

  /// The object at a place.
  ///
  /// - Precondition: There is one.
  open func object(at indexPath: IndexPath) -> ResultType {
    let sections = core.sections
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].all.indices.contains(indexPath.row),
      let object = sections[indexPath.section].all[indexPath.row] as? ResultType
    else { trap("a fetched results controller has no object at \(indexPath)") }
    return object
  }

  /// The place of an object; `nil` for one that is not among them.
  open func indexPath(forObject object: ResultType) -> IndexPath? {
    (object as? NSManagedObject).flatMap { core.place(of: $0, in: core.sections) }
  }

  /// What stands at a table's edge: the first letters of its sections.
  open var sectionIndexTitles: [String] { core.sections.compactMap(\.indexTitle) }

  /// What stands at a table's edge for a section.
  open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
    sectionName.first.map { String($0).uppercased() }
  }

  /// The section of a title at a table's edge.
  open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
    core.sections.firstIndex { $0.indexTitle == title } ?? sectionIndex
  }

  /// Forgets what was kept between launches, which is nothing.
  open class func deleteCache(withName name: String?) {}
}

/// A controller, whatever its objects are.
private protocol SharesResults { var core: FetchedResults { get } }
extension NSFetchedResultsController: SharesResults {}

/// A section of a controller's objects.
public protocol NSFetchedResultsSectionInfo {
  /// The section's name.
  var name: String { get }
  /// What stands for it at a table's edge.
  var indexTitle: String? { get }
  /// How many objects are in it.
  var numberOfObjects: Int { get }
  /// The objects.
  var objects: [Any]? { get }
}

struct ResultsSection: NSFetchedResultsSectionInfo {
  let name: String
  var all: [NSManagedObject]

  var indexTitle: String? { name.first.map { String($0).uppercased() } }
  var numberOfObjects: Int { all.count }
  var objects: [Any]? { all }
}

/// What a controller has and hears, whatever the type of its objects.
final class FetchedResults {
  let query: FetchQuery
  let context: NSManagedObjectContext
  let sectionNameKeyPath: String?
  weak var delegate: (any NSFetchedResultsControllerDelegate)?
  private(set) var objects: [NSManagedObject]?
  private(set) var sections: [ResultsSection] = []
  private var observer: (any NSObjectProtocol)?

  init(_ query: FetchQuery, _ context: NSManagedObjectContext, _ path: String?) {
    self.query = query
    self.context = context
    sectionNameKeyPath = path
  }

  deinit {
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }

  func fetch() throws {
    objects = try context.objects(query)
    sections = divided(objects ?? [])
    if observer == nil {
      observer = NotificationCenter.default.addObserver(
        forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
      ) { [weak self] in self?.take($0) }
    }
    let controller = NSFetchedResultsController<any NSFetchRequestResult>(self)
    delegate?.controller(controller, didChangeContentWith: snapshot)
  }

  private func divided(_ objects: [NSManagedObject]) -> [ResultsSection] {
    guard let path = sectionNameKeyPath else { return [ResultsSection(name: "", all: objects)] }
    var sections: [ResultsSection] = []
    for object in objects {
      let name = object.value(forKeyPath: path).map { "\($0)" } ?? ""
      if sections.last?.name == name {
        sections[sections.count - 1].all.append(object)
      } else {
        sections.append(ResultsSection(name: name, all: [object]))
      }
    }
    return sections
  }

  func place(of object: NSManagedObject, in sections: [ResultsSection]) -> IndexPath? {
    for (number, section) in sections.enumerated() {
      if let row = section.all.firstIndex(where: { $0 === object }) {
        return IndexPath(row: row, section: number)
      }
    }
    return nil
  }

  private func take(_ notification: Notification) {
    guard let before = objects, let after = try? context.objects(query) else { return }
    let updated = notification.userInfo?[NSUpdatedObjectsKey] as? Set<NSManagedObject> ?? []
    let (old, new) = (sections, divided(after))
    let isSame =
      before.elementsEqual(after, by: { $0 === $1 }) && old.map(\.name) == new.map(\.name)
    guard !isSame || after.contains(where: updated.contains) else { return }
    objects = after
    let controller = NSFetchedResultsController<any NSFetchRequestResult>(self)
    delegate?.controllerWillChangeContent(controller)
    sections = new
    tellSections(controller, old, new)
    tellObjects(controller, (before, old), (after, new), updated)
    delegate?.controller(controller, didChangeContentWith: snapshot)
    delegate?.controllerDidChangeContent(controller)
  }

  private func tellSections(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    _ old: [ResultsSection], _ new: [ResultsSection]
  ) {
    let (before, after) = (Set(old.map(\.name)), Set(new.map(\.name)))
    for (number, section) in old.enumerated() where !after.contains(section.name) {
      delegate?.controller(controller, didChange: section, atSectionIndex: number, for: .delete)
    }
    for (number, section) in new.enumerated() where !before.contains(section.name) {
      delegate?.controller(controller, didChange: section, atSectionIndex: number, for: .insert)
    }
  }

  private typealias Contents = (objects: [NSManagedObject], sections: [ResultsSection])

  private func tellObjects(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, _ old: Contents,
    _ new: Contents, _ updated: Set<NSManagedObject>
  ) {
    func tell(
      _ object: NSManagedObject, _ from: IndexPath?, _ type: NSFetchedResultsChangeType,
      _ to: IndexPath?
    ) {
      delegate?.controller(controller, didChange: object, at: from, for: type, newIndexPath: to)
    }
    let (had, has) = (Set(old.objects), Set(new.objects))
    for object in old.objects.reversed() where !has.contains(object) {
      tell(object, place(of: object, in: old.sections), .delete, nil)
    }
    for object in new.objects where !had.contains(object) {
      tell(object, nil, .insert, place(of: object, in: new.sections))
    }
    let moved = moves(old, new)
    for object in new.objects where had.contains(object) {
      let from = place(of: object, in: old.sections)
      let to = place(of: object, in: new.sections)
      if moved.contains(object) {
        tell(object, from, .move, to)
      } else if updated.contains(object) {
        tell(object, from, .update, to)
      }
    }
  }

  /// The objects that stand elsewhere among those that stay.
  private func moves(_ old: Contents, _ new: Contents) -> Set<NSManagedObject> {
    func names(_ contents: Contents) -> [ObjectIdentifier: String] {
      let pairs = contents.sections.flatMap { section in
        section.all.map { (ObjectIdentifier($0), section.name) }
      }
      return Dictionary(pairs) { first, _ in first }
    }
    let stay = Set(old.objects).intersection(new.objects)
    let (before, after) = (old.objects.filter(stay.contains), new.objects.filter(stay.contains))
    var moved: Set<NSManagedObject> = []
    for case .insert(_, let object, _) in after.difference(from: before) { moved.insert(object) }
    let (from, to) = (names(old), names(new))
    for object in stay where from[ObjectIdentifier(object)] != to[ObjectIdentifier(object)] {
      moved.insert(object)
    }
    return moved
  }

  private var snapshot: NSDiffableDataSourceSnapshotReference {
    NSDiffableDataSourceSnapshotReference(
      sections: sections.map { ($0.name, $0.all.map(\.objectID)) })
  }
}
