// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class AssociatedObjectsTests: XCTestCase {
  private final class Kept {}
  private final class Plain {}

  private let first = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
  private let second = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)

  override func tearDown() {
    first.deallocate()
    second.deallocate()
  }

  func testValuesAreKeptByKeyAndObject() {
    for object in [UIView(), Plain(), UIImage()] as [AnyObject] {
      objc_setAssociatedObject(object, first, "one", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      objc_setAssociatedObject(object, second, 2, .OBJC_ASSOCIATION_COPY)

      XCTAssertEqual(objc_getAssociatedObject(object, first) as? String, "one")
      XCTAssertEqual(objc_getAssociatedObject(object, second) as? Int, 2)
      XCTAssertNil(objc_getAssociatedObject(Plain(), first))

      objc_setAssociatedObject(object, first, nil, .OBJC_ASSOCIATION_RETAIN)
      XCTAssertNil(objc_getAssociatedObject(object, first))
      objc_removeAssociatedObjects(object)
      XCTAssertNil(objc_getAssociatedObject(object, second))
    }
  }

  func testValuesGoWithTheirObjects() {
    for make in [{ UIView() }, { Plain() }] as [() -> AnyObject] {
      weak var kept: Kept?
      do {
        let object = make()
        let value = Kept()
        kept = value
        objc_setAssociatedObject(object, first, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      }
      // Objects without a place of their own are looked after when the next one is.
      _ = objc_getAssociatedObject(Plain(), first)
      XCTAssertNil(kept)
    }
  }

  func testAnAssignedValueIsNotKeptAlive() {
    let view = UIView()
    var value: Kept? = Kept()
    objc_setAssociatedObject(view, first, value, .OBJC_ASSOCIATION_ASSIGN)
    XCTAssertTrue(objc_getAssociatedObject(view, first) as? Kept === value)

    value = nil

    XCTAssertNil(objc_getAssociatedObject(view, first))
  }
}
