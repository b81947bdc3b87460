// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

final class SessionSubclassTests: TransformTestCase {
  func testASessionOfNothingHasAConfiguration() {
    check(
      "class A: URLSession { override init() {} }",
      "class A: URLSession {          init() {super.init(configuration: .default)} }")
    check(
      "class A: URLSession {\n  let data: Data?\n  init(_ data: Data?) { self.data = data }\n}",
      "class A: URLSession {\n  let data: Data?\n"
        + "  init(_ data: Data?) { self.data = data; super.init(configuration: .default) }\n}")
    check(
      "class A: Foundation.URLSession, B {\n  override public init() {\n    super.init()\n  }\n}",
      "class A: FoundationNetworking.URLSession, B {\n           public init() {\n"
        + "    super.init(configuration: .default)\n  }\n}")
  }

  func testOthersStay() {
    for text in [
      "class A: URLSessionDataTask { override init() {} }",
      "class A: URLSession { convenience init() { self.init(configuration: .ephemeral) } }",
      "class A: URLSession { init(_ a: Int) { super.init(configuration: .ephemeral) } }",
      "class A: B { let session: URLSession; override init() { session = .shared } }",
    ] { check(text, text) }
  }
}
