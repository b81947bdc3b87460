// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

final class SessionProtocolTests: TransformTestCase {
  private static let first =
    "public func data(for request: URLRequest) async throws -> (Data, URLResponse) "
    + "{ try await data(for: request, delegate: nil) }"

  func testASessionMeetsAnAppsProtocol() {
    let text = transform("extension URLSession: Loading {}\nlet a = 1").text
    XCTAssertTrue(
      text.contains("extension URLSession: Loading {}; extension URLSession { \(Self.first); "),
      text
    )
    for start in [
      "public func data(from url: URL)",
      "public func upload(for request: URLRequest, from bodyData: Data)",
      "public func upload(for request: URLRequest, fromFile fileURL: URL)",
      "public func download(for request: URLRequest)", "public func download(from url: URL)",
    ] {
      XCTAssertTrue(text.contains(start), start)
    }
    XCTAssertTrue(text.hasSuffix("}\nlet a = 1"), text)
  }

  func testMethodsOfTheAppItselfStay() {
    let text = transform(
      "extension URLSession: Loading { func data(for request: URLRequest) async throws -> Data "
        + "{ fatalError() } }\nextension URLSession { func download(from url: URL) {} }"
    ).text
    XCTAssertFalse(text.contains(Self.first), text)
    XCTAssertFalse(text.contains("public func download(from url"), text)
    XCTAssertTrue(text.contains("public func data(from url: URL)"), text)
  }

  func testOtherExtensionsStay() {
    for text in [
      "extension URLSession { func a() {} }", "extension URLSession: @unchecked Sendable {}",
      "extension URLSessionTask: Loading {}", "class URLSession: Loading {}",
      "extension FakeURLSession: Loading {}",
    ] {
      XCTAssertFalse(transform(text).text.contains("extension URLSession { public"), text)
    }
  }
}
