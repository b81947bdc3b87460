// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XCTest

@testable import UIKitSourceTransform

final class ManagedObjectModelTests: TransformTestCase {
  private var folder = ""

  override func setUp() {
    folder = NSTemporaryDirectory() + "ManagedObjectModelTests-\(UUID().uuidString)"
  }

  override func tearDown() {
    try? FileManager.default.removeItem(atPath: folder)
  }

  private func write(_ text: String, to path: String) throws {
    let file = URL(fileURLWithPath: folder + "/" + path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  private let model = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
      <entity name="Note" representedClassName="CDNote" codeGenerationType="class">
        <attribute name="title" optional="YES" attributeType="String" defaultValueString="New"/>
        <attribute name="count" attributeType="Integer 16" defaultValueString="3"
          usesScalarValueType="YES"/>
        <attribute name="day" attributeType="Date" usesScalarValueType="NO"/>
        <attribute name="words" attributeType="Transformable" customClassName="[String]"/>
        <relationship name="tags" toMany="YES" ordered="YES" destinationEntity="Tag"/>
        <relationship name="book" maxCount="1" destinationEntity="Book"/>
        <attribute name="color" attributeType="Transformable"/>
      </entity>
      <entity name="Tag" representedClassName=".Tag" codeGenerationType="category">
        <attribute name="id" attributeType="UUID" usesScalarValueType="NO"/>
      </entity>
      <entity name="Book" representedClassName="Book">
        <relationship name="notes" toMany="YES" destinationEntity="Note"/>
      </entity>
    </model>
    """

  func testAFolderMayBeNamedWithASlash() throws {
    try write(model, to: "A.xcdatamodeld/A.xcdatamodel/contents")
    let path = folder + "/A.xcdatamodeld"

    XCTAssertEqual(
      try ManagedObjectModel(paths: [path + "/"]).text, try ManagedObjectModel(paths: [path]).text)
  }

  func testClassesAreThoseOfXcode() throws {
    try write(model, to: "A.xcdatamodeld/A.xcdatamodel/contents")

    let text = try ManagedObjectModel(paths: [folder + "/A.xcdatamodeld"]).text

    for line in [
      "public class CDNote: NSManagedObject {",
      "  @NSManaged public var title: String?", "  @NSManaged public var count: Int16",
      "  @NSManaged public var day: Date?", "  @NSManaged public var words: [String]?",
      "  @NSManaged public var color: NSObject?",
      "  @NSManaged public var tags: NSOrderedSet?", "  @NSManaged public var book: Book?",
      "  @NSManaged public func addToTags(_ value: Tag)",
      "  @NSManaged public func insertIntoTags(_ value: Tag, at index: Int)",
      "extension Tag {", "  @NSManaged public var id: UUID?",
    ] {
      XCTAssertTrue(text.contains(line + "\n"), line + " is not in\n" + text)
    }
    XCTAssertFalse(text.contains("class Tag"), "the app writes it")
    XCTAssertFalse(text.contains("extension Book"), "the app writes all of it")
  }

  func testWhatIsNamedOfCoreDataIsKept() throws {
    try write(model, to: "A.xcdatamodeld/A.xcdatamodel/contents")
    let text = try ManagedObjectModel(paths: [folder + "/A.xcdatamodeld"]).text

    let result = transform(text, beside: ["class Tag: NSManagedObject {}"])
    let use = transform(
      "class Store {\n  func all() { print(1); let all = CDNote.fetchRequest() }\n}",
      beside: [text])

    XCTAssertEqual(result.findings, [])
    XCTAssertTrue(result.text.contains("-> NSFetchRequest<CDNote>"), result.text)
    XCTAssertTrue(result.text.contains("managedValue(forKey: \"title\")"), result.text)
    XCTAssertFalse(use.text.contains("leftOut"), use.text)
  }

  /// What a program reads of the model while it runs.
  func testAListOfTheEntitiesIsWritten() throws {
    try write(model, to: "Shop.xcdatamodeld/A.xcdatamodel/contents")

    let lists = try ManagedObjectModel(paths: [folder + "/Shop.xcdatamodeld"]).lists

    let data = try XCTUnwrap(lists["Shop.momd"])
    let list = try PropertyListSerialization.propertyList(from: data, format: nil)
    let entities = try XCTUnwrap(list as? [[String: Any]])
    XCTAssertEqual(entities.map { $0["name"] as? String }, ["Note", "Tag", "Book"])
    let properties = try XCTUnwrap(entities[0]["properties"] as? [[String: Any]])
    XCTAssertEqual(properties[1]["default"] as? String, "3")
    XCTAssertEqual(properties[1]["optional"] as? Bool, false)
    XCTAssertEqual(properties[4]["many"] as? Bool, true)
    XCTAssertEqual(properties[5]["entity"] as? String, "Book")
  }

  func testTheVersionThatCountsIsRead() throws {
    for name in ["V1", "V2", "V3"] {
      try write(
        "<model><entity name=\"\(name)\" codeGenerationType=\"class\"/></model>",
        to: "A.xcdatamodeld/\(name).xcdatamodel/contents")
    }
    try write(
      "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>_XCCurrentVersionName</key>"
        + "<string>V2.xcdatamodel</string></dict></plist>", to: "A.xcdatamodeld/.xccurrentversion")

    let text = try ManagedObjectModel(paths: [folder + "/A.xcdatamodeld"]).text

    XCTAssertTrue(text.contains("public class V2: NSManagedObject"), text)
    XCTAssertFalse(text.contains("V1"), text)
  }

  func testAModelThatCannotBeReadIsNamed() throws {
    try write("<model><entity", to: "A.xcdatamodeld/A.xcdatamodel/contents")
    for path in ["A.xcdatamodeld", "B.xcdatamodeld"] {
      XCTAssertThrowsError(try ManagedObjectModel(paths: [folder + "/" + path])) { error in
        XCTAssertTrue("\(error)".contains("\(path)"), "\(error)")
      }
    }
  }
}
