// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class UITabBarTests: BarTestCase {
  private let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))

  private func makeItems() -> [UITabBarItem] {
    ["One", "Two", "Three"].enumerated().map { index, title in
      UITabBarItem(title: title, image: squareImage(20), tag: index)
    }
  }

  func testItemsShareTheWidth() throws {
    bar.items = makeItems()
    bar.layoutIfNeeded()

    for (index, title) in ["One", "Two", "Three"].enumerated() {
      let label = try XCTUnwrap(label(title, in: bar))
      XCTAssertEqual(label.frame.midX, CGFloat(index) * 100 + 50)
      XCTAssertEqual(label.frame.minY, 35)
      XCTAssertEqual(label.label.font, .systemFont(ofSize: 10, weight: .medium))
    }
  }

  func testTheSelectedItemHasTheTint() throws {
    bar.items = makeItems()
    bar.tintColor = .systemPink
    bar.selectedItem = bar.items?[1]
    bar.layoutIfNeeded()

    XCTAssertEqual(try XCTUnwrap(label("Two", in: bar)).label.textColor, .systemPink)
    XCTAssertNotEqual(try XCTUnwrap(label("One", in: bar)).label.textColor, .systemPink)

    bar.unselectedItemTintColor = .systemGreen
    XCTAssertEqual(try XCTUnwrap(label("One", in: bar)).label.textColor, .systemGreen)
  }

  func testPicturesAreDrawnInTheirItemsColor() throws {
    bar.items = makeItems()
    bar.selectedItem = bar.items?[0]
    bar.tintColor = .red
    bar.unselectedItemTintColor = .blue

    let bitmap = try draw(bar)

    XCTAssertEqual(bitmap[100, 40].red, 255)
    XCTAssertEqual(bitmap[100, 40].blue, 0)
    XCTAssertEqual(bitmap[300, 40].blue, 255)
  }

  func testABadgeShowsItsTextInRed() throws {
    bar.items = makeItems()
    XCTAssertNil(label("7", in: bar))

    bar.items?[2].badgeValue = "7"

    let badge = try XCTUnwrap(label("7", in: bar))
    XCTAssertEqual(badge.label.backgroundColor, .systemRed)
  }

  func testPressingSelects() throws {
    bar.items = makeItems()
    bar.layoutIfNeeded()

    let button = bar.hitTest(CGPoint(x: 250, y: 20), with: nil) as? UIControl
    try XCTUnwrap(button).sendActions(for: .touchUpInside)

    XCTAssertTrue(bar.selectedItem === bar.items?[2])
  }

  func testTheHairlineIsAboveTheBar() throws {
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 30))
    bar.frame = CGRect(x: 0, y: 10, width: 4, height: 20)
    holder.addSubview(bar)

    let bitmap = try draw(holder)

    XCTAssertEqual(bitmap[0, 18].alpha, 0)
    XCTAssertEqual(bitmap[0, 19].alpha, 77)
    XCTAssertEqual(bitmap[0, 20].red, 249)
  }
}
