// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class CodedCollectionTests: XCTestCase {
  private func archive(_ value: Any) throws -> Data {
    try NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
  }

  func testArraysOfAClassAreReadFromArchives() throws {
    let data = try archive(["a", "b"] as NSArray)
    XCTAssertEqual(
      try NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClass: NSString.self, from: data),
      ["a", "b"])
    XCTAssertEqual(
      try NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClasses: [NSString.self], from: data)
        as? [String],
      ["a", "b"])
  }

  func testDictionariesOfClassesAreReadFromArchives() throws {
    let data = try archive(["a": 1, "b": 2] as NSDictionary)
    XCTAssertEqual(
      try NSKeyedUnarchiver.unarchivedDictionary(
        ofKeyClass: NSString.self, objectClass: NSNumber.self, from: data),
      ["a": 1, "b": 2])
  }

  func testCollectionsAreReadUnderKeys() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    archiver.encode(["a"] as NSArray, forKey: "titles")
    archiver.encode(["a": 1] as NSDictionary, forKey: "counts")
    let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)

    XCTAssertEqual(coder.decodeArrayOfObjects(ofClass: NSString.self, forKey: "titles"), ["a"])
    XCTAssertEqual(
      coder.decodeDictionary(
        withKeysOfClass: NSString.self, objectsOfClass: NSNumber.self, forKey: "counts"),
      ["a": 1])
    XCTAssertNil(coder.decodeArrayOfObjects(ofClass: NSString.self, forKey: "none"))
  }

  func testServicesAreHashedByIdentity() {
    struct Parts: Hashable {
      var files = FileManager.default
      var center = NotificationCenter.default
      var process = ProcessInfo.processInfo
    }
    XCTAssertEqual(Set([Parts(), Parts(), Parts(center: NotificationCenter())]).count, 2)
  }
}
