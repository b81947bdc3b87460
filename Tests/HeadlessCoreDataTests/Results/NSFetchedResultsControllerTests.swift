// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessCoreData
import HeadlessUIKit
import XCTest

final class NSFetchedResultsControllerTests: XCTestCase {
  private final class Listener: NSObject, NSFetchedResultsControllerDelegate {
    var heard: [String] = []
    var controller: NSFetchedResultsController<Book>?

    func controllerWillChangeContent(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>
    ) { heard.append("will \(controller.isEqual(self.controller))") }

    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
      at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {
      let title = (anObject as? Book)?.title ?? "?"
      heard.append("\(title) \(type) \(indexPath?.row ?? -1) \(newIndexPath?.row ?? -1)")
    }

    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
      didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
    ) { heard.append("\(snapshot.snapshot().numberOfItems) items") }
  }

  private let context = TestModel.container().viewContext

  private func controller(sections: String? = nil) -> NSFetchedResultsController<Book> {
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    return NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: sections,
      cacheName: nil)
  }

  func testItsDelegateHearsWhatChanged() throws {
    let emma = TestModel.book("Emma", in: context)
    let ulysses = TestModel.book("Ulysses", in: context)
    try context.save()
    let (controller, listener) = (controller(), Listener())
    controller.delegate = listener
    listener.controller = controller
    try controller.performFetch()
    XCTAssertEqual(controller.fetchedObjects, [emma, ulysses])
    XCTAssertEqual(controller.object(at: IndexPath(row: 1, section: 0)), ulysses)
    XCTAssertEqual(controller.indexPath(forObject: emma), IndexPath(row: 0, section: 0))
    XCTAssertEqual(listener.heard, ["2 items"])

    listener.heard = []
    TestModel.book("Iliad", in: context)
    try context.save()
    XCTAssertEqual(listener.heard, ["will true", "Iliad insert -1 1", "3 items"])

    listener.heard = []
    emma.pages = 5
    context.delete(ulysses)
    context.processPendingChanges()
    XCTAssertEqual(
      listener.heard, ["will true", "Ulysses delete 2 -1", "Emma update 0 0", "2 items"])

    listener.heard = []
    emma.title = "Zadig"
    try context.save()
    XCTAssertEqual(listener.heard.filter { $0.contains("move") }.count, 1)
    XCTAssertEqual(controller.fetchedObjects?.map(\.title), ["Iliad", "Zadig"])
  }

  func testSectionsHaveTheNamesOfTheirObjects() throws {
    for (title, pages) in [("A", 1), ("B", 1), ("C", 2)] {
      TestModel.book(title, Int16(pages), in: context)
    }
    let controller = controller(sections: "pages")
    XCTAssertNil(controller.sections)

    try controller.performFetch()
    XCTAssertEqual(controller.sections?.map(\.name), ["1", "2"])
    XCTAssertEqual(controller.sections?.map(\.numberOfObjects), [2, 1])
    XCTAssertEqual(controller.object(at: IndexPath(row: 0, section: 1)).title, "C")
    XCTAssertEqual(controller.sectionIndexTitles, ["1", "2"])
  }
}
