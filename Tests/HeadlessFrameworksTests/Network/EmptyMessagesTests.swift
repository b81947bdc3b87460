// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import FoundationNetworking
import HeadlessFrameworks
import HeadlessUIKit
import XCTest

final class EmptyMessagesTests: XCTestCase {
  func testMessagesOfTheNetworkAreMadeOfNothing() {
    XCTAssertNil(URLResponse().mimeType)
    XCTAssertEqual(HTTPURLResponse().statusCode, 0)
    XCTAssertNil(NSMutableURLRequest().url)
    XCTAssertEqual(URLCache().memoryCapacity, 0)
    XCTAssertNil(URLSession().delegate)
  }

  func testNoServerHandsItsCertificatesOn() {
    let space = URLProtectionSpace(
      host: "example.org", port: 443, protocol: nil, realm: nil,
      authenticationMethod: NSURLAuthenticationMethodServerTrust)
    XCTAssertNil(space.serverTrust)
    XCTAssertEqual(space.authenticationMethod, NSURLAuthenticationMethodServerTrust)
  }

  func testWhatIsSetForNetworksHasNoEffect() {
    let task = URLSession.shared.dataTask(with: URL(fileURLWithPath: "/a.json"))
    task.prefersIncrementalDelivery = false
    XCTAssertTrue(task.prefersIncrementalDelivery)
    task.cancel()
  }

  func testAStoreHasAFolder() {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("answers")
    let cache = URLCache(memoryCapacity: 1000, diskCapacity: 2000, directory: folder)
    XCTAssertEqual(cache.memoryCapacity, 1000)
    XCTAssertEqual(cache.diskCapacity, 2000)
  }

  func testAnAnswerWithoutAStatusIsAGoodOne() {
    let url = URL(fileURLWithPath: "/a.json")

    let text = HTTPURLResponse(
      url: url, mimeType: "text/plain", expectedContentLength: 3, textEncodingName: "utf-8")
    let unknown = HTTPURLResponse(
      url: url, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)

    XCTAssertEqual(text.statusCode, 200)
    XCTAssertEqual(text.url, url)
    XCTAssertEqual(text.mimeType, "text/plain")
    XCTAssertEqual(text.textEncodingName, "utf-8")
    XCTAssertEqual(text.expectedContentLength, 3)
    XCTAssertEqual(unknown.expectedContentLength, -1)
    XCTAssertNil(unknown.mimeType)
  }
}
