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

  func testOthersNeedCoreData() {
    XCTAssertEqual(
      transform("class Pet: NSManagedObject { @NSManaged var name: String }").findings.count, 1)
  }
}
