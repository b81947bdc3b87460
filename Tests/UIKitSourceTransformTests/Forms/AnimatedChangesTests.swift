// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

/// What a closure of `withAnimation` changes is changed here, too.
final class AnimatedChangesTests: TransformTestCase {
  func testTheClosureIsRunWithoutItsAnimation() {
    let result = transform(
      """
      import SwiftUI
      final class Model: ObservableObject {
        @Published var items: [Int] = []
        func load(_ new: [Int]) {
          withAnimation { items = new }
          withAnimation(.spring()) {
            items = new
          }
          let first = withAnimation(Animation.easeIn, load)
          withAnimation(.default) { items = [] } completion: { done() }
          withTransaction(Transaction(animation: nil)) { self.items = new }
        }
      }
      """)
    XCTAssertEqual(result.findings, [])
    for line in [
      "    withoutAnimation { items = new }", "    withoutAnimation {", "      items = new",
      "    let first = withoutAnimation(load)",
      "    withoutAnimation { items = [] } completion: { done() }",
      "    withoutAnimation { self.items = new }",
    ] {
      let isThere = result.text.split(separator: "\n").contains { $0 == line }
      XCTAssertTrue(isThere, "\(line) is not in \(result.text)")
    }
    XCTAssertFalse(result.text.contains("leftOut"))
  }

  func testAFunctionOfAnAppsOwnStays() {
    let text =
      "func withAnimation(_ body: () -> Void) { body() }\nfunc a() { withAnimation { b() } }"
    check(text, text)
  }
}
