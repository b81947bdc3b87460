// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessCoreData
import HeadlessUIKit
import XCTest

/// Models as the plug-in UIKitSources writes them.
final class ModelFileTests: XCTestCase {
  func testEntitiesAreRead() throws {
    let list: [[String: Any]] = [
      [
        "name": "Item", "class": "Item", "abstract": false, "unique": [["id"]],
        "properties": [
          ["name": "id", "type": "String", "optional": true],
          ["name": "count", "type": "Integer 16", "default": "3", "optional": false],
          ["name": "list", "entity": "List", "inverse": "items", "rule": "Nullify"],
        ],
      ],
      [
        "name": "List", "class": "List", "abstract": false,
        "properties": [
          [
            "name": "items", "entity": "Item", "inverse": "list", "rule": "Cascade", "many": true,
            "ordered": true,
          ]
        ],
      ],
      ["name": "Special", "class": "Special", "parent": "Item", "abstract": false],
    ]
    let url = URL(fileURLWithPath: NSTemporaryDirectory() + "Model-\(UUID().uuidString).momd")
    defer { try? FileManager.default.removeItem(at: url) }
    try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
      .write(to: url)

    let model = try XCTUnwrap(NSManagedObjectModel(contentsOf: url))
    let item = try XCTUnwrap(model.entitiesByName["Item"])
    XCTAssertEqual(item.attributesByName["count"]?.defaultValue as? Int, 3)
    XCTAssertEqual(item.attributesByName["count"]?.isOptional, false)
    XCTAssertEqual(item.uniquenessConstraints as? [[String]], [["id"]])
    let items = try XCTUnwrap(model.entitiesByName["List"]?.relationshipsByName["items"])
    XCTAssertTrue(items.isOrdered)
    XCTAssertEqual(items.deleteRule, .cascadeDeleteRule)
    XCTAssertEqual(items.inverseRelationship?.name, "list")
    XCTAssertEqual(model.entitiesByName["Special"]?.superentity, item)
    XCTAssertEqual(
      model.entitiesByName["Special"]?.propertiesByName.keys.sorted(), ["count", "id", "list"])
    XCTAssertNil(NSManagedObjectModel(contentsOf: URL(fileURLWithPath: "/nowhere.momd")))
  }

  func testWithoutAModelEachClassIsAnEntity() throws {
    let container = NSPersistentContainer(name: "Nowhere")
    let description = NSPersistentStoreDescription(url: URL(fileURLWithPath: "/dev/null"))
    container.persistentStoreDescriptions = [description]
    container.loadPersistentStores { _, _ in }

    let book = Book(context: container.viewContext)
    book.title = "Emma"
    try container.viewContext.save()
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.predicate = NSPredicate(format: "title == %@", "Emma")
    XCTAssertEqual(try container.viewContext.fetch(request), [book])
  }
}
