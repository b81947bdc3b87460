// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class HostedFrameTests: XCTestCase {
  private final class Screen: UIView {
    let title = UIView()
    let twin: UIView

    override init(frame: CGRect) {
      twin = UIView(frame: frame)
      super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }
  }

  private let frame = CGRect(x: 0, y: 0, width: 30, height: 20)

  func testTheFirstViewOfTheClassTakesTheFrameAndNoOther() {
    let offer = HostedFrame(frame, for: Screen.self)

    let views = HostedFrame.$current.withValue(offer) { [UIView(), Screen(), Screen()] }

    XCTAssertEqual(views.map(\.frame), [.zero, frame, .zero])
    XCTAssertEqual((views[1] as? Screen)?.title.frame, .zero)
    XCTAssertEqual((views[1] as? Screen)?.twin.frame, frame)
  }

  func testWithoutAnOfferAViewMadeFromItsTypeHasNoSize() {
    XCTAssertEqual(Screen().frame, .zero)
  }
}
