// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessCoreData
import HeadlessUIKit

/// A book, as Xcode writes its class.
final class Book: NSManagedObject {
  var title: String? {
    get { managedValue(forKey: "title") }
    set { setManagedValue(newValue, forKey: "title") }
  }
  var pages: Int16 {
    get { managedValue(forKey: "pages") }
    set { setManagedValue(newValue, forKey: "pages") }
  }
  var isRead: Bool {
    get { managedValue(forKey: "isRead") }
    set { setManagedValue(newValue, forKey: "isRead") }
  }
  var day: Date? {
    get { managedValue(forKey: "day") }
    set { setManagedValue(newValue, forKey: "day") }
  }
  var shelf: Shelf? {
    get { managedValue(forKey: "shelf") }
    set { setManagedValue(newValue, forKey: "shelf") }
  }

  class func fetchRequest() -> NSFetchRequest<Book> { NSFetchRequest<Book>(entityName: "Book") }
}

/// A shelf with books.
final class Shelf: NSManagedObject {
  private(set) var wakes = 0

  var name: String? {
    get { managedValue(forKey: "name") }
    set { setManagedValue(newValue, forKey: "name") }
  }
  var books: NSSet? {
    get { managedValue(forKey: "books") }
    set { setManagedValue(newValue, forKey: "books") }
  }

  override func awakeFromInsert() { wakes += 1 }
}

/// The model of both, made by code.
enum TestModel {
  static func make(rule: NSDeleteRule = .cascadeDeleteRule) -> NSManagedObjectModel {
    let (book, shelf) = (NSEntityDescription(), NSEntityDescription())
    book.name = "Book"
    book.managedObjectClassName = "HeadlessCoreDataTests.Book"
    shelf.name = "Shelf"
    shelf.managedObjectClassName = "HeadlessCoreDataTests.Shelf"
    let (books, place) = (NSRelationshipDescription(), NSRelationshipDescription())
    books.name = "books"
    books.destinationEntity = book
    books.deleteRule = rule
    place.name = "shelf"
    place.maxCount = 1
    place.destinationEntity = shelf
    (books.inverseRelationship, place.inverseRelationship) = (place, books)
    book.properties = [
      attribute("title", .stringAttributeType, isOptional: false),
      attribute("pages", .integer16AttributeType, value: 100),
      attribute("isRead", .booleanAttributeType), attribute("day", .dateAttributeType), place,
    ]
    shelf.properties = [attribute("name", .stringAttributeType), books]
    let model = NSManagedObjectModel()
    model.entities = [book, shelf]
    return model
  }

  private static func attribute(
    _ name: String, _ type: NSAttributeType, value: Any? = nil, isOptional: Bool = true
  ) -> NSAttributeDescription {
    let attribute = NSAttributeDescription()
    attribute.name = name
    attribute.attributeType = type
    attribute.defaultValue = value
    attribute.isOptional = isOptional
    return attribute
  }

  /// A container in memory.
  static func container(
    _ model: NSManagedObjectModel = make()
  ) -> NSPersistentContainer {
    let container = NSPersistentContainer(name: "Library", managedObjectModel: model)
    let description = NSPersistentStoreDescription()
    description.type = NSInMemoryStoreType
    container.persistentStoreDescriptions = [description]
    container.loadPersistentStores { _, _ in }
    return container
  }

  @discardableResult
  static func book(
    _ title: String, _ pages: Int16 = 1, in context: NSManagedObjectContext
  ) -> Book {
    let book = Book(context: context)
    book.title = title
    book.pages = pages
    return book
  }
}
