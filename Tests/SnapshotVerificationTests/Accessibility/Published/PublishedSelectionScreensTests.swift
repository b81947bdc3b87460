// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

@testable import SnapshotVerification

/// Which views are read at all.
final class PublishedSelectionScreensTests: XCTestCase {
  private let element: () -> UIView = { PublishedScreen.element("Lorem ipsum") }

  private func screen(_ views: [UIView]) -> UIView {
    PublishedScreen.column(views, size: CGSize(width: 64, height: 64))
  }

  private func container() -> UIView {
    let view = UIView()
    view.accessibilityLabel = "Lorem ipsum"
    let elements = (0..<3).map { index in
      let element = UIAccessibilityElement(accessibilityContainer: view)
      element.accessibilityLabel = "Element \(index)"
      element.accessibilityFrameInContainerSpace = CGRect(
        x: 16 + 60 * (index - 1), y: 16, width: 32, height: 32)
      return element
    }
    let fixed = UIAccessibilityElement(accessibilityContainer: view)
    fixed.accessibilityLabel = "Fixed Frame Element"
    fixed.accessibilityFrame = CGRect(x: 20, y: 20, width: 32, height: 32)
    view.accessibilityElements = elements + [fixed]
    return view
  }

  private func group() -> UIView {
    let view = UIView()
    view.accessibilityLabel = "Lorem ipsum"
    for index in 0..<3 {
      view.addSubview(
        PublishedScreen.element(
          "Element \(index)",
          frame: CGRect(x: (index - 1) * 80 + 16, y: 16, width: 32, height: 32)))
    }
    return view
  }

  private func hiding(_ view: UIView) -> UIView {
    view.accessibilityElementsHidden = true
    return view
  }

  private func hidden(_ view: UIView) -> UIView {
    view.isHidden = true
    return view
  }

  func testTwoElements() {
    XCTAssertEqual(spoken(screen([element(), element()])), ["Lorem ipsum", "Lorem ipsum"])
  }

  func testAnElementThatHidesItsElements() {
    XCTAssertEqual(spoken(screen([element(), hiding(element())])), ["Lorem ipsum"])
  }

  func testAHiddenElement() {
    XCTAssertEqual(spoken(screen([element(), hidden(element())])), ["Lorem ipsum"])
  }

  func testNoElements() {
    XCTAssertEqual(spoken(screen([UIView(), UIView()])), [])
  }

  func testElementsAndOtherViews() {
    XCTAssertEqual(
      spoken(screen([element(), UIView(), element(), UIView()])),
      ["Lorem ipsum", "Lorem ipsum"])
  }

  func testAContainer() {
    let screen = SpokenScreen(of: screen([container()]))

    XCTAssertEqual(
      screen.elements.map(\.description),
      ["Element 0", "Element 1", "Element 2", "Fixed Frame Element"])
    XCTAssertEqual(screen.elements[3].frame, CGRect(x: 20, y: 20, width: 32, height: 32))
  }

  func testAContainerThatHidesItsElements() {
    XCTAssertEqual(spoken(screen([element(), hiding(container())])), ["Lorem ipsum"])
  }

  func testAHiddenContainer() {
    XCTAssertEqual(spoken(screen([element(), hidden(container())])), ["Lorem ipsum"])
  }

  func testViewsInAView() {
    XCTAssertEqual(
      spoken(screen([element(), group()])),
      ["Lorem ipsum", "Element 0", "Element 1", "Element 2"])
  }

  func testViewsInAViewThatHidesItsElements() {
    XCTAssertEqual(spoken(screen([element(), hiding(group())])), ["Lorem ipsum"])
  }

  func testViewsInAHiddenView() {
    XCTAssertEqual(spoken(screen([element(), hidden(group())])), ["Lorem ipsum"])
  }

  func testASearchBarInAViewWithoutASize() {
    for clips in [false, true] {
      let wrapper = UIView()
      wrapper.clipsToBounds = clips
      wrapper.addSubview(UISearchBar(frame: CGRect(x: 0, y: 0, width: 375, height: 56)))

      let screen = PublishedScreen.make([wrapper])
      screen.layoutIfNeeded()

      let elements = SpokenScreen(of: screen).elements

      XCTAssertEqual(elements.contains { $0.traits.contains(.searchField) }, !clips)
    }
  }

  // MARK: Modal views

  private func modal(_ index: Int, isElement: Bool = false, isRead: Bool = true) -> UIView {
    let view = UIView(frame: CGRect(x: 120, y: 300 + index * 120, width: 100, height: 90))
    view.accessibilityViewIsModal = true
    view.accessibilityLabel = "Modal View \(index)"
    view.isAccessibilityElement = isElement
    let label = PublishedScreen.label("Modal \(index)")
    label.isAccessibilityElement = isRead
    label.frame = CGRect(x: 10, y: 30, width: 80, height: 20)
    view.addSubview(label)
    return view
  }

  private func modals(_ views: [UIView]) -> UIView {
    let corners = [(20, 20), (309, 20), (309, 768), (20, 768)].map { x, y in
      PublishedScreen.element("Don't Read Me", frame: CGRect(x: x, y: y, width: 64, height: 64))
    }
    return PublishedScreen.make(corners + views)
  }

  private func modalContainer(_ y: CGFloat) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: y, width: 393, height: 100))
    for index in 0..<2 {
      let modal = modal(index)
      modal.frame.origin.y = CGFloat(10 + index * 20)
      view.addSubview(modal)
    }
    return view
  }

  func testAModalView() {
    XCTAssertEqual(spoken(modals([modal(0)])), ["Modal 0"])
  }

  func testAModalViewThatIsAnElement() {
    XCTAssertEqual(spoken(modals([modal(0, isElement: true)])), ["Modal View 0"])
  }

  func testAModalViewInWhichNothingIsRead() {
    XCTAssertEqual(spoken(modals([modal(0, isRead: false)])), [])
  }

  func testOfTwoModalViewsTheLastIsRead() {
    XCTAssertEqual(spoken(modals([modal(0), modal(1)])), ["Modal 1"])
  }

  func testModalViewsInOtherViewsLeaveWhatIsBesideThese() {
    XCTAssertEqual(
      spoken(modals([modalContainer(250), modalContainer(450)])),
      [
        "Don't Read Me", "Don't Read Me", "Modal 1", "Modal 1", "Don't Read Me", "Don't Read Me",
      ])
  }

  func testAModalViewBesideOneWithModalViews() {
    XCTAssertEqual(spoken(modals([modal(0), modalContainer(450)])), ["Modal 0"])
  }
}
