// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class AssociatedObjectsTests: XCTestCase {
  private final class Kept {
    private let log: CallLog?
    init(_ log: CallLog? = nil) { self.log = log }
    deinit { log?.add("value released") }
  }
  private class Plain {}
  private final class Heir: Plain { let name = "heir" }
  private final class Generic<Value> { var value: Value? }
  private struct UnsafeSendable: @unchecked Sendable { let value: UnsafeMutablePointer<UInt8> }

  /// Reads what is attached to it when it goes.
  private final class Reading {
    private let (key, log): (UnsafeMutablePointer<UInt8>, CallLog)
    init(_ key: UnsafeMutablePointer<UInt8>, _ log: CallLog) { (self.key, self.log) = (key, log) }
    deinit { if objc_getAssociatedObject(self, key) is Kept { log.add("deinit reads a value") } }
  }

  /// Attaches a value when it goes.
  private final class Ending {
    private let (key, value): (UnsafeMutablePointer<UInt8>, Kept)
    init(_ key: UnsafeMutablePointer<UInt8>, _ value: Kept) {
      (self.key, self.value) = (key, value)
    }
    deinit { objc_setAssociatedObject(self, key, value, .OBJC_ASSOCIATION_RETAIN) }
  }

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
    let kinds: [() -> AnyObject] = [
      { UIView() }, { Plain() }, { Plain() }, { Heir() }, { NSObject() }, { Generic<Int>() },
      { Generic<String>() }, { XCTestCase(name: "none", testClosure: { _ in }) },
      { NSMutableArray() }, { OperationQueue() },
    ]
    for make in kinds {
      weak var kept: Kept?
      do {
        let object = make()
        let value = Kept()
        kept = value
        objc_setAssociatedObject(object, first, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      }
      XCTAssertNil(kept)
    }
  }

  func testAnAddressThatIsUsedAgainHasNoValues() {
    for _ in 0..<1000 {
      let object = Plain()
      XCTAssertNil(objc_getAssociatedObject(object, first))
      objc_setAssociatedObject(object, first, 1, .OBJC_ASSOCIATION_RETAIN)
    }
  }

  func testValuesAreReadInDeinitAndGoAfterIt() {
    let log = CallLog()
    do {
      let object = Reading(first, log)
      objc_setAssociatedObject(object, first, Kept(log), .OBJC_ASSOCIATION_RETAIN)
    }

    XCTAssertEqual(log.take(), ["deinit reads a value", "value released"])
  }

  func testValuesThatADeinitSetsFirstAreNotKept() {
    for _ in 0..<2 {
      weak var kept: Kept?
      do {
        let value = Kept()
        kept = value
        _ = Ending(first, value)
      }
      XCTAssertNil(kept)
    }
  }

  func testObjectsEndOnManyThreads() {
    let first = UnsafeSendable(value: self.first)
    DispatchQueue.concurrentPerform(iterations: 2000) { number in
      let object: AnyObject = number % 2 == 0 ? Plain() : Heir()
      objc_setAssociatedObject(object, first.value, number, .OBJC_ASSOCIATION_RETAIN)
      XCTAssertEqual(objc_getAssociatedObject(object, first.value) as? Int, number)
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
