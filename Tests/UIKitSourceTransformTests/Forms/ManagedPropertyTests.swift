// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

final class ManagedPropertyTests: TransformTestCase {
  func testLayersKeepTheirManagedProperties() {
    check(
      "class Ring: CAShapeLayer {\n  @NSManaged public var value: CGFloat\n}\n"
        + "class Big: Ring { @NSManaged var text: String? }",
      "class Ring: CAShapeLayer {\n             public var value: CGFloat "
        + "{ get { managedValue(forKey: \"value\") } "
        + "set { setManagedValue(newValue, forKey: \"value\") } }\n}\n"
        + "class Big: Ring {            var text: String? "
        + "{ get { managedValue(forKey: \"text\") } "
        + "set { setManagedValue(newValue, forKey: \"text\") } } }")
  }

  func testObjectsOfCoreDataKeepTheirs() {
    check(
      "class Pet: NSManagedObject { @NSManaged var name: String }",
      "class Pet: NSManagedObject {            var name: String "
        + "{ get { managedValue(forKey: \"name\") } "
        + "set { setManagedValue(newValue, forKey: \"name\") } } }")
  }

  func testExtensionsOfTheirsInOtherFilesDoSoToo() {
    let result = transform(
      """
      extension Pet {
        @NSManaged public var toys: NSSet?
        @objc(addToysObject:)
        @NSManaged public func addToToys(_ value: Toy)
        @NSManaged public func removeFromToys(_ values: NSSet)
        @NSManaged public func removeFromToys(at idx: Int)
        @NSManaged public func insertIntoToys(_ value: Toy, at idx: Int)
      }
      """, beside: ["class Animal: NSManagedObject {}", "class Pet: Animal {}"])
    XCTAssertEqual(result.findings, [])
    for body in [
      "{ addManaged(value, to: \"toys\") }", "{ removeManaged(values, from: \"toys\") }",
      "{ removeManaged(at: idx, from: \"toys\") }",
      "{ insertManaged(value, at: idx, into: \"toys\") }",
    ] {
      XCTAssertTrue(result.text.contains(body), result.text)
    }
  }

  func testOthersNeedCoreData() {
    XCTAssertEqual(
      transform("class Pet: NSObject { @NSManaged var name: String }").findings.count, 1)
  }
}
