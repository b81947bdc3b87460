// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessFrameworks
import XCTest

final class FrameworkErrorTests: XCTestCase {
  private func name(_ error: any Error) -> String {
    switch error {
    case LAError.userCancel: "cancel"
    case LAError.biometryNotAvailable: "no biometry"
    case CLError.denied: "no place"
    case MKError.placemarkNotFound: "nowhere"
    case UNError.notificationsNotAllowed: "no messages"
    case WKError.javaScriptExceptionOccurred: "no script"
    default: "other"
    }
  }

  func testPatternsNameTheReasonsOfErrors() {
    XCTAssertEqual(name(LAError(.userCancel)), "cancel")
    XCTAssertEqual(name(LAError(.biometryNotAvailable) as NSError), "no biometry")
    XCTAssertEqual(name(CLError(.denied)), "no place")
    XCTAssertEqual(name(MKError(.placemarkNotFound)), "nowhere")
    XCTAssertEqual(name(UNError(.notificationsNotAllowed)), "no messages")
    XCTAssertEqual(name(WKError(.javaScriptExceptionOccurred)), "no script")
  }

  /// -2 is a number of other domains, too.
  func testAnErrorOfAnotherDomainIsNone() {
    XCTAssertEqual(name(NSError(domain: LAError.errorDomain, code: -2)), "cancel")
    XCTAssertEqual(name(NSError(domain: "com.example", code: -2)), "other")
    XCTAssertEqual(name(LAError(.appCancel)), "other")
  }
}
