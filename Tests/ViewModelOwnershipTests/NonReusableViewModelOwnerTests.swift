// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Testing
import ViewModelOwnership
import XCTest

final class NonReusableViewModelOwnerTests: XCTestCase {
  func testFreshOwnerIsNotConfigured() {
    let screen = Screen()

    XCTAssertFalse(screen.hasConfiguredViewModel)
    XCTAssertNil(screen._underlyingViewModel)
    XCTAssertEqual(screen.log.lines, [])
  }

  func testFirstViewModelIsAnnounced() {
    let screen = Screen()

    screen.viewModel = 1

    XCTAssertTrue(screen.hasConfiguredViewModel)
    XCTAssertEqual(screen.viewModel, 1)
    XCTAssertEqual(screen.log.lines, ["set 1"])
  }

  func testSecondViewModelFailsTheAssertionAndIsTakenAfterTheFirstOnesEnd() {
    let screen = Screen()
    screen.viewModel = 1
    let messages = Messages()
    kz_assertOverrideOnceForTests { condition, message, _, _ in
      messages.add("\(condition): \(message)")
    }

    screen.viewModel = 2

    XCTAssertEqual(
      messages.all,
      [
        "false: Screen doesn't support reusable viewModel. Use ReusableViewModelOwner instead."
      ])
    XCTAssertEqual(screen.log.lines, ["set 1", "end 1", "set 2"])
    XCTAssertEqual(screen.viewModel, 2)
  }

  func testAssertionIsReplacedForOneEvaluationEvenWhenItHolds() {
    let messages = Messages()
    kz_assertOverrideOnceForTests { condition, _, _, _ in messages.add("\(condition)") }

    Screen().viewModel = 1
    Screen().viewModel = 1

    XCTAssertEqual(messages.all, ["true"])
  }

  func testThePublishedFormReplacesOneAssertion() {
    let screen = Screen()
    screen.viewModel = 1
    var assertionThrown = false
    kz_assertOverrideOnceForTests { assertionThrown = true }

    screen.viewModel = 2

    XCTAssertTrue(assertionThrown)
    XCTAssertEqual(screen.viewModel, 2)
  }

  func testDisabledAssertionLetsASecondViewModelPass() {
    let screen = Screen()
    screen.viewModel = 1
    kz_disableAssertOnceForTests()

    screen.viewModel = 2

    XCTAssertEqual(screen.viewModel, 2)
  }

  func testReconfiguringEndsTheBagWithoutAssertion() {
    let screen = Screen()
    screen.viewModel = 1

    screen.reconfigureViewModel()

    XCTAssertEqual(screen.log.lines, ["set 1", "end 1", "set 1"])
  }

  func testBagEndsRightAfterTheOwnersDeinitThatCanStillReadTheViewModel() {
    let log = Log()
    var screen: Screen? = Screen(log: log)
    screen?.viewModel = 7

    screen = nil

    XCTAssertEqual(log.lines, ["set 7", "deinit with 7", "end 7"])
  }
}

@Suite struct NonReusableViewModelOwnerTrapTests {
  @Test func readingAnUnsetViewModelTraps() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = Screen().viewModel
    }

    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("Screen has no view model yet. Set viewModel first"))
  }

  // Assertions are off in a release build.
  #if DEBUG
    @Test func aSecondViewModelStopsADebugBuild() async {
      await #expect(processExitsWith: .failure) { @MainActor in
        let screen = Screen()
        screen.viewModel = 1
        screen.viewModel = 2
      }
    }
  #endif
}

/// Collects messages from a handler that may be called on any thread.
private final class Messages: @unchecked Sendable {
  private let lock = NSLock()
  private var collected: [String] = []

  func add(_ message: String) { lock.withLock { collected.append(message) } }
  var all: [String] { lock.withLock { collected } }
}
