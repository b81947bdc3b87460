// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import Foundation
import HeadlessSnapshots
import HeadlessUIKit
import Testing
import XCTest

/// Tests that belong to no actor work with classes of the main actor's, on any thread.
@Suite struct ViewsOffTheMainThreadTests {
  @Test func aViewWorksOnTheThreadOfItsTest() {
    #expect(!Thread.isMainThread)
    let view = CounterView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    view.layoutIfNeeded()
    view.tap()

    #expect(view.count == 1111)
    #expect(view.accessibilityLabel == "1111")
    #expect(view.intrinsicContentSize == CGSize(width: 2, height: 1111))
  }

  @Test func aControllerIsItsTablesSource() {
    let controller = CounterController(count: 3)

    controller.loadViewIfNeeded()
    controller.table.layoutIfNeeded()

    #expect(controller.table.visibleCells.count == 3)
  }

  @Test func aPublishedLifecycleRuns() {
    final class Controller: BMViewController<PhasedView> {}
    let controller = Controller()
    controller.viewModel = CounterViewModel(count: 1000)

    controller.view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    controller.view.layoutIfNeeded()

    #expect(controller.rootView.count == 1111)
  }

  @MainActor @Test func aTestOfTheMainActorWorksWithThemToo() {
    let view = CounterView(frame: .zero)

    #expect(view.count == 0)
  }

  @Test func otherActorsChecksStay() async {
    await #expect(processExitsWith: .failure) {
      actor Owner {
        nonisolated func claim() { assumeIsolated { _ in } }
      }
      let owner = Owner()
      await Task.detached { owner.claim() }.value
    }
  }
}

final class PlainXCTests: XCTestCase {
  func testAViewIsMadeByATestOfNoActor() {
    let view = CounterView(frame: .zero)

    view.tap()

    XCTAssertEqual(view.count, 10)
  }
}
