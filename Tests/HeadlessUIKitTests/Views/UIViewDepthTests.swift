// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import Testing
import XCTest

final class UIViewDepthTests: XCTestCase {
  func testTenThousandNestedViewsAreBuiltAndReleased() {
    weak var innermost: UIView?
    do {
      let root = UIView()
      var view = root
      for _ in 0..<10_000 {
        let child = UIView()
        view.addSubview(child)
        view = child
      }
      innermost = view
      withExtendedLifetime(root) { XCTAssertNotNil(innermost) }
    }

    XCTAssertNil(innermost)
  }

  func testFourHundredNestedViewsAreDrawnOnASecondaryThread() {
    let done = expectation(description: "drawn")
    Thread.detachNewThread {
      XCTAssertEqual(commandsOfNestedViews(400), 400)
      done.fulfill()
    }
    wait(for: [done], timeout: 60)
  }
}

@Suite struct UIViewDepthTraps {
  @Test func deeperNestingTrapsWithASentence() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let root = UIView()
      var view = root
      for _ in 0..<501 {
        let child = UIView()
        view.addSubview(child)
        view = child
      }
      root.layoutIfNeeded()
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("layers are nested more than 500 deep"))
  }
}

/// Belongs to no actor, and runs on the thread that calls.
private func commandsOfNestedViews(_ count: Int) -> Int {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  var view = root
  for _ in 0..<count {
    let child = UIView(frame: root.bounds)
    child.backgroundColor = .black
    view.addSubview(child)
    view = child
  }
  return root.displayList(scale: 1).commands.count
}
