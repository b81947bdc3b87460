// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class FoundationNamesTests: XCTestCase {
  func testPrioritiesAreCountedWith() {
    var priority = UILayoutPriority.required - 1
    XCTAssertEqual(priority.rawValue, 999)
    XCTAssertEqual((UILayoutPriority.defaultHigh + 1).rawValue, 751)

    priority -= 9
    priority += 0.5

    XCTAssertEqual(priority.rawValue, 990.5)
  }

  func testValuesGiveBackWhatTheyWrap() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)

    XCTAssertEqual(NSValue(cgRect: rect).cgRectValue, rect)
    XCTAssertEqual(NSValue(cgPoint: rect.origin).cgPointValue, rect.origin)
    XCTAssertEqual(NSValue(cgSize: rect.size).cgSizeValue, rect.size)
    XCTAssertEqual(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue, insets)
    XCTAssertEqual(
      NSValue(directionalEdgeInsets: directional).directionalEdgeInsetsValue, directional)
    XCTAssertEqual(
      NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue, CGVector(dx: 1, dy: 2))
    let offset = UIOffset(horizontal: 1, vertical: 2)
    XCTAssertEqual(NSValue(uiOffset: offset).uiOffsetValue, offset)
  }

  func testGeometryIsWrittenAsUIKitWritesIt() {
    let rect = CGRect(x: 1, y: 2.5, width: 3, height: 4)

    XCTAssertEqual(NSCoder.string(for: rect), "{{1, 2.5}, {3, 4}}")
    XCTAssertEqual(NSCoder.string(for: UIEdgeInsets.zero), "{0, 0, 0, 0}")
    XCTAssertTrue(rect.size.equalTo(CGSize(width: 3, height: 4)))
    XCTAssertFalse(rect.origin.equalTo(.zero))
  }

  func testTextsOfObjectsAreFilledAsStringsAre() {
    let text = NSMutableString(string: "a")
    text.appendFormat("%d-%@", 3, "b")

    XCTAssertEqual(text, "a3-b")
    XCTAssertEqual(NSString.localizedStringWithFormat("%d of %@" as NSString, 2, "c"), "2 of c")
  }

  func testLanguagesHaveNames() {
    let locale = NSLocale(localeIdentifier: "en_US")

    XCTAssertEqual(locale.localizedString(forCountryCode: "FR"), "France")
    XCTAssertEqual(locale.localizedString(forLanguageCode: "fr"), "French")
  }

  func testMembersOfAnyObjectAreOptionalsThatUnwrapThemselves() {
    let size: CGSize = memberOfAnyObject(CGRect(x: 0, y: 0, width: 2, height: 3)).size
    let value = memberOfAnyObject(4.5)

    XCTAssertEqual(size, CGSize(width: 2, height: 3))
    XCTAssertEqual(value?.rounded(), 5)
  }

  func testPoolsReturnAndThrow() {
    struct Failure: Error {}
    let number: NSInteger = autoreleasepool { 3 }

    XCTAssertEqual(number, 3)
    XCTAssertThrowsError(try autoreleasepool { throw Failure() })
  }

  func testTheScreensClockStandsStill() {
    let link = CADisplayLink(target: self, selector: Selector(FoundationNamesTests.fail))
    XCTAssertEqual(link.frameInterval, 1)
    link.add(to: .main, forMode: .common)

    XCTAssertEqual(CACurrentMediaTime(), CACurrentMediaTime())
    XCTAssertGreaterThan(CACurrentMediaTime(), 0)
    XCTAssertEqual(link.targetTimestamp - link.timestamp, 1 / 60, accuracy: 0.0001)
    link.invalidate()
  }

  private func fail() { XCTFail("a still picture has no frames") }
}
