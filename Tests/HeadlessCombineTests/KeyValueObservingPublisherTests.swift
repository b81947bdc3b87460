// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessCombine
import HeadlessUIKit
import XCTest

/// Run with `--traits Combine`; without the trait the module has no publishers.
final class KeyValueObservingPublisherTests: XCTestCase {
  #if Combine
    func testTheValuesOfAPropertyAreSent() {
      let view = UIView()
      var sent: [CGFloat] = []
      let sink = view.publisher(for: \.alpha).sink { sent.append($0) }

      view.alpha = 0.5
      view.alpha = 0.5
      view.alpha = 0
      sink.cancel()
      view.alpha = 1

      XCTAssertEqual(sent, [1, 0.5, 0])
    }

    func testOnlyNewValuesAreSentWhereThatIsAsked() {
      let item = UINavigationItem(title: "a")
      var sent: [String?] = []
      let sink = item.publisher(for: \.title, options: .new).prefix(1).sink { sent.append($0) }

      item.title = "b"
      item.title = "c"

      XCTAssertEqual(sent, ["b"])
      sink.cancel()
    }
  #endif
}
