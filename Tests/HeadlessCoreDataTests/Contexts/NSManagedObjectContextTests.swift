// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessCoreData
import HeadlessUIKit
import XCTest

final class NSManagedObjectContextTests: XCTestCase {
  private let container = TestModel.container()
  private var context: NSManagedObjectContext { container.viewContext }

  private func titles(_ request: NSFetchRequest<Book>) throws -> [String?] {
    try context.fetch(request).map(\.title)
  }

  func testObjectsAreFetchedAsARequestSays() throws {
    for (title, pages) in [("Emma", 400), ("Ulysses", 700), ("Elective Affinities", 300)] {
      TestModel.book(title, Int16(pages), in: context)
    }
    let request: NSFetchRequest<Book> = Book.fetchRequest()
    XCTAssertEqual(try titles(request), ["Emma", "Ulysses", "Elective Affinities"])

    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    XCTAssertEqual(try titles(request), ["Elective Affinities", "Emma", "Ulysses"])
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Book.pages, ascending: false)]
    XCTAssertEqual(try titles(request), ["Ulysses", "Emma", "Elective Affinities"])
    request.sortDescriptors = [
      NSSortDescriptor(keyPath: \Book.isRead, ascending: true),
      NSSortDescriptor(keyPath: \Book.title, ascending: false),
    ]
    XCTAssertEqual(try titles(request), ["Ulysses", "Emma", "Elective Affinities"])
    request.fetchLimit = 1
    request.fetchOffset = 1
    XCTAssertEqual(try titles(request), ["Emma"])

    let long = NSFetchRequest<Book>(entityName: "Book")
    long.predicate = NSPredicate(format: "pages > %d AND title BEGINSWITH[c] %@", 350, "e")
    XCTAssertEqual(try titles(long), ["Emma"])
    XCTAssertEqual(try context.count(for: long), 1)
    long.resultType = .dictionaryResultType
    let untyped = NSFetchRequest<any NSFetchRequestResult>(entityName: "Book")
    untyped.resultType = .dictionaryResultType
    untyped.propertiesToFetch = ["pages"]
    let rows = try context.fetch(untyped).compactMap { $0 as? NSDictionary }
    XCTAssertEqual(rows.compactMap { $0["pages"] as? Int }, [400, 700, 300])
  }

  func testARequestIsExecutedInTheContextThatPerforms() throws {
    TestModel.book("Emma", in: context)
    let other = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    other.persistentStoreCoordinator = container.persistentStoreCoordinator

    let here = try context.performAndWait { try Book.fetchRequest().execute().map(\.title) }
    let elsewhere = try context.performAndWait {
      try other.performAndWait { try Book.fetchRequest().execute().count }
    }
    let later = expectation(description: "performed")
    context.perform {
      XCTAssertEqual(try? Book.fetchRequest().execute().first?.managedObjectContext, self.context)
      later.fulfill()
    }

    XCTAssertEqual(here, ["Emma"])
    XCTAssertEqual(elsewhere, 0)
    wait(for: [later], timeout: 5)
  }

  func testAStoreMovesWithItsObjects() throws {
    TestModel.book("Emma", in: context)
    try context.save()
    let coordinator = container.persistentStoreCoordinator
    let store = try XCTUnwrap(coordinator.persistentStores.first)
    let place = URL(fileURLWithPath: "/nowhere/\(UUID().uuidString).sqlite")

    let moved = try coordinator.migratePersistentStore(
      store, to: place, options: [NSSQLiteManualVacuumOption: true], type: .sqlite)

    XCTAssertEqual(moved.url, place)
    XCTAssertEqual(coordinator.persistentStores, [moved])
    XCTAssertEqual(try titles(Book.fetchRequest()), ["Emma"])
    let other = TestModel.container()
    XCTAssertEqual(try other.viewContext.fetch(Book.fetchRequest()).count, 0)
    try other.persistentStoreCoordinator.addPersistentStore(type: .sqlite, at: place)
    XCTAssertEqual(try other.viewContext.fetch(Book.fetchRequest()).map(\.title), ["Emma"])
    try coordinator.destroyPersistentStore(at: place, type: .sqlite)
  }

  func testNewObjectsHaveWhatTheModelSays() throws {
    let book = Book(context: context)
    let shelf = NSEntityDescription.insertNewObject(forEntityName: "Shelf", into: context)

    XCTAssertEqual(book.pages, 100)
    XCTAssertEqual(book.value(forKey: "pages") as? Int, 100)
    XCTAssertFalse(book.isRead)
    XCTAssertTrue(book.isInserted)
    XCTAssertEqual((shelf as? Shelf)?.wakes, 1)
    book.setValue(7, forKey: "pages")
    XCTAssertEqual(book.pages, 7)
    let plain = NSManagedObject(entity: Book.entity(), insertInto: nil)
    plain.setValue("Emma", forKey: "title")
    XCTAssertEqual(plain.value(forKey: "title") as? String, "Emma")
  }

  func testBothEndsOfARelationshipAreSet() throws {
    let (one, two) = (Shelf(context: context), Shelf(context: context))
    let book = TestModel.book("Emma", in: context)

    book.shelf = one
    XCTAssertEqual(one.books, NSSet(object: book))
    two.addManaged(book, to: "books")
    XCTAssertEqual(book.shelf, two)
    XCTAssertEqual(one.books, NSSet())
    two.removeManaged(book, from: "books")
    XCTAssertNil(book.shelf)
    one.name = "North"
    book.shelf = one
    let request = Book.fetchRequest()
    request.predicate = NSPredicate(format: "shelf.name == %@", "North")
    XCTAssertEqual(try titles(request), ["Emma"])
    request.predicate = NSPredicate(format: "shelf == %@", two)
    XCTAssertEqual(try titles(request), [])
    let shelves = NSFetchRequest<Shelf>(entityName: "Shelf")
    shelves.predicate = NSPredicate(format: "ANY books.title == %@ AND books.@count == 1", "Emma")
    XCTAssertEqual(try context.fetch(shelves), [one])
  }

  func testWhatIsSavedIsThereForOtherContexts() throws {
    let shelf = Shelf(context: context)
    TestModel.book("Emma", in: context).shelf = shelf
    let other = container.newBackgroundContext()
    XCTAssertEqual(try other.count(for: Book.fetchRequest()), 0)

    try context.save()
    XCTAssertFalse(context.hasChanges)
    let found = try XCTUnwrap(try other.fetch(Book.fetchRequest()).first)
    XCTAssertEqual(found.title, "Emma")
    XCTAssertEqual(found.shelf?.objectID, shelf.objectID)
    XCTAssertEqual(found.shelf?.books, NSSet(object: found))

    context.automaticallyMergesChangesFromParent = true
    let mine = try XCTUnwrap(try context.fetch(Book.fetchRequest()).first)
    found.title = "Persuasion"
    try other.save()
    XCTAssertEqual(mine.title, "Persuasion")
  }

  func testDeletionsFollowTheirRules() throws {
    let shelf = Shelf(context: context)
    TestModel.book("Emma", in: context).shelf = shelf
    try context.save()
    context.delete(shelf)
    XCTAssertEqual(try context.count(for: Book.fetchRequest()), 0, "books go with their shelf")
    context.rollback()
    XCTAssertEqual(try context.count(for: Book.fetchRequest()), 1)

    context.delete(try XCTUnwrap(shelf.books?.anyObject() as? Book))
    XCTAssertEqual(shelf.books, NSSet())
    try context.save()
    XCTAssertEqual(try context.count(for: Book.fetchRequest()), 0)
    TestModel.book("Ulysses", in: context)
    try context.save()
    try context.execute(NSBatchDeleteRequest(fetchRequest: NSFetchRequest(entityName: "Book")))
    XCTAssertEqual(try container.newBackgroundContext().count(for: Book.fetchRequest()), 0)
  }

  func testAMissingValueIsAnErrorOfTheSave() throws {
    _ = Book(context: context)

    XCTAssertThrowsError(try context.save()) { error in
      XCTAssertEqual((error as NSError).code, NSValidationMissingMandatoryPropertyError)
      XCTAssertEqual((error as NSError).userInfo[NSValidationKeyErrorKey] as? String, "title")
    }
    XCTAssertTrue(context.hasChanges)
    context.reset()
    XCTAssertFalse(context.hasChanges)
  }

  /// A set without objects is a value, unless so many are asked for.
  func testARelationshipToManyThatIsEmptyIsSaved() throws {
    for (count, isSaved) in [(0, true), (1, false)] {
      let model = TestModel.make()
      let books = try XCTUnwrap(model.entitiesByName["Shelf"]?.relationshipsByName["books"])
      (books.isOptional, books.minCount) = (false, count)
      let context = TestModel.container(model).viewContext
      _ = Shelf(context: context)
      XCTAssertEqual((try? context.save()) != nil, isSaved)
    }
  }

  func testAContextBelowAnotherSavesIntoIt() throws {
    let below = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    below.parent = context
    let book = TestModel.book("Emma", in: below)
    XCTAssertEqual(try context.count(for: Book.fetchRequest()), 0)

    try below.save()
    XCTAssertEqual(try titles(Book.fetchRequest()), ["Emma"])
    XCTAssertTrue(context.hasChanges)
    try context.save()
    book.title = "Persuasion"
    try below.save()
    XCTAssertEqual(try titles(Book.fetchRequest()), ["Persuasion"])
  }

  func testUniqueValuesAreKeptOnce() throws {
    let model = TestModel.make()
    model.entities[0].uniquenessConstraints = [["title"]]
    let context = TestModel.container(model).viewContext
    TestModel.book("Emma", 1, in: context)
    try context.save()
    TestModel.book("Emma", 2, in: context)

    XCTAssertThrowsError(try context.save()) { error in
      XCTAssertEqual((error as NSError).code, NSManagedObjectConstraintMergeError)
    }
    context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
    try context.save()
    XCTAssertEqual(
      try context.fetch(Book.fetchRequest()).map(\.pages), [2])
  }

  func testStoresOfOnePlaceHaveTheSameObjects() throws {
    func make() -> NSManagedObjectContext {
      let container = NSPersistentContainer(
        name: "Shared", managedObjectModel: TestModel.make())
      container.loadPersistentStores { XCTAssertNil($1) }
      return container.viewContext
    }
    let first = make()
    TestModel.book("Emma", in: first)
    try first.save()

    XCTAssertEqual(try make().count(for: Book.fetchRequest()), 1)
  }

  func testBlocksOfAContextRun() async throws {
    let other = container.newBackgroundContext()
    let count = try await other.perform {
      TestModel.book("Emma", in: other)
      try other.save()
      return try other.count(for: Book.fetchRequest())
    }
    XCTAssertEqual(count, 1)
  }

  func testATaskHasAContextOfItsOwn() throws {
    TestModel.book("Emma", in: context)
    try context.save()
    let done = expectation(description: "the task ran")
    container.performBackgroundTask { context in
      XCTAssertEqual(context.performAndWait { try? context.count(for: Book.fetchRequest()) }, 1)
      done.fulfill()
    }
    wait(for: [done], timeout: 10)
  }
}
