// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

final class MainActorTestTests: TransformTestCase {
  func testMethodsOfATestCaseOfTheMainActorAreCalledByNoActor() {
    check(
      "@MainActor final class BadgeTests: XCTestCase {\n  func testLooks() {\n    f()\n  }\n"
        + "  func testFails() throws { try g() }\n}",
      "@MainActor final class BadgeTests: XCTestCase, @unchecked Sendable {\n"
        + "  nonisolated func testLooks() { MainActor.assumeIsolated { () throws(Never) -> Void in\n"
        + "    f()\n  } }\n"
        + "  nonisolated func testFails() throws { try MainActor.assumeIsolated "
        + "{ () throws -> Void in try g() } }\n}")
  }

  func testBaseClassesOfOtherModulesAreKnownByTheirNames() {
    check(
      "class BadgeTests: FBSnapshotTestCase {\n  @MainActor func testLooks() { f() }\n}",
      "class BadgeTests: FBSnapshotTestCase, @unchecked Sendable {\n"
        + "             nonisolated func testLooks() "
        + "{ MainActor.assumeIsolated { () throws(Never) -> Void in f() } }\n}")
  }

  func testOneMethodOfTheMainActor() {
    check(
      "class BadgeTests: XCTestCase {\n  @MainActor func testLooks() { f() }\n"
        + "  func testMore() {}\n}",
      "class BadgeTests: XCTestCase, @unchecked Sendable {\n"
        + "             nonisolated func testLooks() { MainActor.assumeIsolated { () throws(Never) -> Void in f() } }\n"
        + "  func testMore() {}\n}")
  }

  func testWhatXCTestCallsBesideTests() {
    check(
      "@MainActor class BadgeTests: XCTestCase {\n  override func setUp() { super.setUp() }\n"
        + "  override class func tearDown() {}\n  override func setUp() async throws {}\n"
        + "  func testLater() async {}\n  func makeView() -> UIView { UIView() }\n}",
      "@MainActor class BadgeTests: XCTestCase, @unchecked Sendable {\n"
        + "  override func setUp() { MainActor.assumeIsolated { () throws(Never) -> Void in super.setUp() } }\n"
        + "  override class func tearDown() { MainActor.assumeIsolated { () throws(Never) -> Void in} }\n"
        + "  override func setUp() async throws {}\n"
        + "  func testLater() async {}\n  func makeView() -> UIView { UIView() }\n}")
  }

  func testSubclassesAndExtensionsAreOfTheSameActor() {
    let base = "@MainActor class Base: XCTestCase {}"

    check(
      "class BadgeTests: Base {}\nextension BadgeTests {\n  func testLooks() { f() }\n}",
      "class BadgeTests: Base {}\nextension BadgeTests {\n"
        + "  nonisolated func testLooks() { MainActor.assumeIsolated { () throws(Never) -> Void in f() } }\n}",
      beside: [base])
  }

  func testFunctionsInsideOfAMethodAreTheMainActorsToo() {
    check(
      "@MainActor class BadgeTests: XCTestCase {\n  func testLooks() {\n    func f() { g() }\n"
        + "    class A { func h() {} }\n    nonisolated func i() {}\n    f()\n  }\n}",
      "@MainActor class BadgeTests: XCTestCase, @unchecked Sendable {\n"
        + "  nonisolated func testLooks() { MainActor.assumeIsolated { () throws(Never) -> Void in\n"
        + "    @MainActor func f() { g() }\n    class A { func h() {} }\n"
        + "    nonisolated func i() {}\n    f()\n  } }\n}")
  }

  func testClassesThatMayBeTheMainActorsByDefault() {
    check(
      "class BadgeTests: XCTestCase {\n  func testLooks() { f() }\n}",
      "class BadgeTests: XCTestCase, @unchecked Sendable {"
        + " nonisolated required init(name: String, testClosure: @escaping XCTestCaseClosure) {"
        + " super.init(name: name, testClosure: testClosure) }\n"
        + "  nonisolated func testLooks() { MainActor.assumeIsolated { () throws(Never) -> Void in f() } }\n}",
      isMainActorByDefault: true)
    let line = transform(
      "class BadgeTests: XCTestCase { func testLooks() { f() } }", isMainActorByDefault: true)
    XCTAssertTrue(line.text.contains("testClosure: testClosure) }; nonisolated func"), line.text)
    let own = "class BadgeTests: XCTestCase, @unchecked Sendable {\n  init() {}\n}"
    check(own, own, isMainActorByDefault: true)
    let other = "nonisolated class BadgeTests: XCTestCase {\n  func testLooks() { f() }\n}"
    check(other, other, isMainActorByDefault: true)
  }

  func testOtherClassesStay() {
    let text =
      "@MainActor class Model {\n  func testLooks() {}\n}\n"
      + "class BadgeTests: XCTestCase {\n  override func setUp() {}\n  func testLooks() {}\n"
      + "  @MainActor func helper() {}\n  nonisolated func testMore() {}\n}"

    check(text, text)
  }
}
