// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

/// The texts as Foundation has them on iOS 18; the first is in pictures of MoneyBox.
final class ErrorDescriptionsTests: XCTestCase {
  private enum Failure: Error { case plain }

  private struct Told: LocalizedError {
    var errorDescription: String? { "The operation could not be done." }
  }

  private struct Pet: Decodable { let name: String }

  func testErrorsOfAllKindsHaveTheTextsOfIOS() {
    let name = String(reflecting: Failure.self)
    XCTAssertEqual(
      descriptionOfError(Failure.plain.localizedDescription),
      "The operation couldn’t be completed. (\(name) error 0.)")
    XCTAssertEqual(
      descriptionOfError(NSError(domain: "any", code: 3).localizedDescription),
      "The operation couldn’t be completed. (any error 3.)")
    XCTAssertEqual(
      descriptionOfError(Told().localizedDescription), "The operation could not be done.")
    for (json, text) in [
      ("{}", "The data couldn’t be read because it is missing."),
      ("{\"name\":1}", "The data couldn’t be read because it isn’t in the correct format."),
      ("{", "The data couldn’t be read because it isn’t in the correct format."),
    ] {
      XCTAssertThrowsError(try JSONDecoder().decode(Pet.self, from: Data(json.utf8))) { error in
        XCTAssertEqual(descriptionOfError(error.localizedDescription), text)
      }
    }
  }

  func testEachErrorIsAnObject() {
    let error: (any Error)? = Failure.plain
    XCTAssertEqual(errorObject(error), Failure.plain as NSError)
    XCTAssertEqual(errorObject(NSError(domain: "any", code: 3) as Any)?.code, 3)
    XCTAssertNil(errorObject(nil as (any Error)?))
    XCTAssertNil(errorObject("text"))
  }

  func testAnythingMayBeCalledSo() {
    let none: (any Error)? = nil
    XCTAssertNil(descriptionOfError(none?.localizedDescription))
    let some: (any Error)? = Failure.plain
    let text: String = descriptionOfError(some?.localizedDescription) ?? ""
    XCTAssertTrue(text.hasPrefix("The operation couldn’t be completed. ("), text)
    XCTAssertEqual(descriptionOfError(3), 3)
  }
}
