// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class AssociatedStorageTests: XCTestCase {
  private static let key = AssociatedStorage.Key<Int>()
  private static let other = AssociatedStorage.Key<Int>()

  func testEachKeyHasItsOwnValue() {
    let storage = AssociatedStorage()

    storage[Self.key] = 1
    storage[Self.other] = 2

    XCTAssertEqual(storage[Self.key], 1)
    XCTAssertEqual(storage[Self.other], 2)
    storage[Self.key] = nil
    XCTAssertNil(storage[Self.key])
    XCTAssertEqual(storage[Self.other], 2)
  }

  func testEachViewHasItsOwnStorage() {
    let (a, b) = (UIView(), UIView())

    a.associatedStorage[Self.key] = 1

    XCTAssertEqual(a.associatedStorage[Self.key], 1)
    XCTAssertNil(b.associatedStorage[Self.key])
  }

  func testValuesCanBeReadInDeinitAndAreReleasedAfterIt() {
    final class Token {
      let log: CallLog
      init(_ log: CallLog) { self.log = log }
      deinit { log.add("token released") }
    }
    final class Owner: UIView {
      static let key = AssociatedStorage.Key<Token>()
      deinit {
        let token = associatedStorage[Owner.key]
        token?.log.add("owner deinit")
      }
    }
    let log = CallLog()
    do {
      let owner = Owner()
      owner.associatedStorage[Owner.key] = Token(log)
      log.add("made")
    }

    XCTAssertEqual(log.take(), ["made", "owner deinit", "token released"])
  }
}
