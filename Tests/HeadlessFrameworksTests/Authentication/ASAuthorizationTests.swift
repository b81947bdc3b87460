// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessFrameworks
import HeadlessUIKit
import XCTest

final class ASAuthorizationTests: XCTestCase {
  func testTheButtonHasItsBoxAndItsWords() throws {
    let button = ASAuthorizationAppleIDButton(type: .continue, style: .whiteOutline)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    button.cornerRadius = 22
    button.layoutIfNeeded()

    let label = try XCTUnwrap(button.subviews.first as? UILabel)
    XCTAssertEqual(label.text, "Continue with Apple")
    XCTAssertEqual(label.textColor, .black)
    XCTAssertEqual(button.backgroundColor, .white)
    XCTAssertEqual(button.layer.borderWidth, 1)
    XCTAssertEqual(button.layer.cornerRadius, 22)
    XCTAssertEqual(button.accessibilityLabel, "Continue with Apple")
    XCTAssertEqual(ASAuthorizationAppleIDButton().backgroundColor, .black)
  }

  func testNobodyIsAsked() {
    let request = ASAuthorizationAppleIDProvider().createRequest()
    request.requestedScopes = [.fullName, .email]
    let controller = ASAuthorizationController(authorizationRequests: [request])
    controller.performRequests()

    XCTAssertEqual(controller.authorizationRequests, [request])
    ASAuthorizationAppleIDProvider().getCredentialState(forUserID: "a") { state, error in
      XCTAssertEqual(state, .notFound)
      XCTAssertNil(error)
    }
  }
}
