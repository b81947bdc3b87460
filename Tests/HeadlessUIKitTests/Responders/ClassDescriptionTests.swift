// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit
import XCTest

private class Card: NSObject, @MainActor ObjectiveCMembersProviding {
  var title = ""
  private var count = 0
  lazy var views: [UIView] = []

  class var objectiveCMembers: ObjectiveCMembers {
    ObjectiveCMembers(properties: [
      ObjectiveCProperty("title", of: Card.self) { (card: Card, title: String) in
        card.title = title
      }
    ])
  }
}

private final class Wide: Card {
  var width = 0.0
}

final class ClassDescriptionTests: XCTestCase {
  func testClassesAreComparedAsObjects() {
    let (card, none): (AnyClass?, AnyClass?) = (Card.self, nil)

    XCTAssertTrue(card === Card.self)
    XCTAssertFalse(card === Wide.self)
    XCTAssertTrue(card !== Wide.self)
    XCTAssertFalse(card === none)
    XCTAssertTrue(none === nil)
  }

  private func names(of cls: AnyClass) -> [String] {
    var count: UInt32 = 0
    guard let ivars = class_copyIvarList(cls, &count) else { return [] }
    defer { free(ivars) }
    return (0..<Int(count)).compactMap { ivar_getName(ivars[$0]).map { String(cString: $0) } }
  }

  func testListsTheStoredPropertiesOfTheClassAlone() {
    XCTAssertEqual(names(of: Card.self), ["title", "count", "$__lazy_storage_$_views"])
    XCTAssertEqual(names(of: Wide.self), ["width"])
    var count: UInt32 = 7
    XCTAssertNil(class_copyIvarList(nil, &count))
    XCTAssertEqual(count, 0)
  }

  func testFindsAPropertyOfAClassAbove() throws {
    let width = try XCTUnwrap(class_getInstanceVariable(Wide.self, "width"))
    let count = try XCTUnwrap(class_getInstanceVariable(Wide.self, "count"))
    XCTAssertEqual(count, class_getInstanceVariable(Card.self, "count"))
    XCTAssertGreaterThan(ivar_getOffset(width), ivar_getOffset(count))
    XCTAssertNil(class_getInstanceVariable(Wide.self, "height"))
  }

  func testListsThePropertiesThatAreToldByName() {
    var count: UInt32 = 0
    let properties = class_copyPropertyList(Card.self, &count)
    defer { free(properties) }
    XCTAssertEqual(count, 1)
    XCTAssertEqual(properties.map { String(cString: property_getName($0[0])) }, "title")
    XCTAssertNil(class_copyPropertyList(Wide.self, nil))
  }

  func testFindsAPropertyThatIsToldByName() throws {
    let title = try XCTUnwrap(class_getProperty(Wide.self, "title"))
    XCTAssertEqual(String(cString: property_getName(title)), "title")
    XCTAssertNil(class_getProperty(Wide.self, "width"))
    XCTAssertNil(class_getProperty(nil, "title"))
  }

  private class Small {}
  private class Larger: Small {
    let number = 1
    let flag = true
  }

  func testTellsTheSizeOfObjects() {
    XCTAssertEqual(class_getInstanceSize(Small.self), 16)
    XCTAssertEqual(class_getInstanceSize(Larger.self), 32)
    XCTAssertEqual(class_getInstanceSize(nil), 0)
    XCTAssertGreaterThan(class_getInstanceSize(UILabel.self), class_getInstanceSize(UIView.self))
  }

  func testNamesClasses() {
    XCTAssertEqual(String(cString: class_getName(UILabel.self)), "UILabel")
    XCTAssertEqual(String(cString: object_getClassName(UILabel())), "UILabel")
    XCTAssertEqual(String(cString: class_getName(nil)), "nil")
    XCTAssertTrue(class_getSuperclass(UILabel.self) == UIView.self)
  }
}
