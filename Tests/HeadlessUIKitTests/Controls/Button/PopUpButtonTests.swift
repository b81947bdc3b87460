// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

/// A button shows what is chosen in its menu.
final class PopUpButtonTests: XCTestCase {
  private func menu(on: Int? = nil) -> UIMenu {
    let actions = ["Newest", "Oldest", "Cheapest"].enumerated().map { index, title in
      UIAction(title: title, state: index == on ? .on : .off) { _ in }
    }
    return UIMenu(children: [UIMenu(options: .displayInline, children: actions)])
  }

  private func button(_ configuration: UIButton.Configuration?, _ menu: UIMenu) -> UIButton {
    let button = configuration.map { UIButton(configuration: $0) } ?? UIButton(type: .system)
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    button.sizeToFit()
    button.layoutIfNeeded()
    return button
  }

  private func mark(_ button: UIButton) -> UIView? {
    button.subviews.first { $0 is UIImageView && $0 !== button.imageView }
  }

  func testTheTitleIsTheChosenElement() {
    let chosen = button(.plain(), menu(on: 1))
    XCTAssertEqual(chosen.titleLabel?.text, "Oldest")
    XCTAssertNil(chosen.configuration?.title)
    XCTAssertEqual(button(nil, menu(on: 2)).currentTitle, "Cheapest")

    chosen.menu = menu(on: 2)
    chosen.layoutIfNeeded()
    XCTAssertEqual(chosen.titleLabel?.text, "Cheapest")
  }

  func testTheFirstElementIsChosenWhereNoneIs() {
    let menu = menu()
    XCTAssertEqual(button(.filled(), menu).titleLabel?.text, "Newest")
    XCTAssertEqual(menu.selectedElements.map(\.title), ["Newest"])
  }

  func testASignStandsBehindTheTitle() throws {
    let button = button(.gray(), menu())
    let (label, mark) = (try XCTUnwrap(button.titleLabel), try XCTUnwrap(mark(button)))
    XCTAssertEqual(mark.frame.minX - label.frame.maxX, 5, accuracy: 1)
    XCTAssertEqual(button.bounds.maxX - mark.frame.maxX, 12, accuracy: 0.5)
    XCTAssertEqual(mark.frame.midY, button.bounds.midY, accuracy: 0.5)

    var bare = UIButton.Configuration.gray()
    bare.indicator = .none
    let without = self.button(bare, menu())
    XCTAssertNil(self.mark(without))
    XCTAssertEqual(
      button.bounds.width - without.bounds.width, mark.bounds.width + 5, accuracy: 0.5)
  }

  func testAMenuThatChoosesNothingLeavesTheTitle() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Sort"
    let pullDown = UIButton(configuration: configuration)
    pullDown.menu = menu(on: 1)
    pullDown.showsMenuAsPrimaryAction = true
    pullDown.layoutIfNeeded()
    XCTAssertEqual(pullDown.titleLabel?.text, "Sort")
    XCTAssertNil(mark(pullDown))

    configuration.indicator = .pulldown
    pullDown.configuration = configuration
    pullDown.sizeToFit()
    pullDown.layoutIfNeeded()
    XCTAssertNotNil(mark(pullDown))
  }
}
