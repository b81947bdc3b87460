// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import Observation
import XCTest

/// `updateProperties()` of iOS 26, and what views read of `@Observable` objects.
final class UpdatePropertiesTests: XCTestCase {
  @Observable
  final class Model {
    var title = "One"
    var other = 0
    var width: CGFloat = 10
  }

  private final class Card: UIView {
    let label = UILabel()
    let model: Model
    private(set) var calls: [String] = []

    init(_ model: Model) {
      self.model = model
      super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func updateProperties() {
      super.updateProperties()
      calls.append("properties")
      label.text = model.title
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      calls.append("layout")
      label.frame.size = CGSize(width: model.width, height: 20)
    }
  }

  func testPropertiesComeBeforeLayout() {
    let card = Card(Model())

    card.layoutIfNeeded()

    XCTAssertEqual(card.calls, ["properties", "layout"])
    XCTAssertEqual(card.label.text, "One")
  }

  func testAChangeOfWhatWasReadUpdatesAndLaysNothingOut() {
    let card = Card(Model())
    card.layoutIfNeeded()

    card.model.title = "Two"
    XCTAssertEqual(card.label.text, "One", "not before the next pass")
    card.layoutIfNeeded()

    XCTAssertEqual(card.label.text, "Two")
    XCTAssertEqual(card.calls.filter { $0 == "properties" }.count, 2)
    card.model.other = 1
    card.layoutIfNeeded()
    XCTAssertEqual(card.calls.filter { $0 == "properties" }.count, 2, "nobody reads it")
    card.model.title = "Three"
    card.layoutIfNeeded()
    XCTAssertEqual(card.label.text, "Three", "it is followed again")
  }

  func testAChangeOfWhatLayoutReadLaysOut() {
    let card = Card(Model())
    card.layoutIfNeeded()

    card.model.width = 30
    card.layoutIfNeeded()

    XCTAssertEqual(card.label.frame.width, 30)
    XCTAssertEqual(card.calls, ["properties", "layout", "layout"])
  }

  func testAnUpdateCanBeAskedForAndMadeAtOnce() {
    let card = Card(Model())
    card.layoutIfNeeded()

    card.setNeedsUpdateProperties()
    card.updatePropertiesIfNeeded()
    card.updatePropertiesIfNeeded()

    XCTAssertEqual(card.calls, ["properties", "layout", "properties"])
  }

  func testViewsInOthersAreUpdatedFromTheRootBeforeConstraintsAreSolved() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let card = Card(Model())
    card.model.title = "A title that takes its own room"
    card.label.translatesAutoresizingMaskIntoConstraints = false
    root.layoutIfNeeded()
    root.addSubview(card)

    root.layoutIfNeeded()

    XCTAssertEqual(card.calls.first, "properties")
    XCTAssertEqual(card.label.text, card.model.title)
  }

  func testControllersUpdateBeforeTheirViews() {
    final class Screen: UIViewController {
      var calls: [String] = []
      override func loadView() { view = Inner(self) }
      override func updateProperties() {
        super.updateProperties()
        calls.append("controller")
      }
      override func viewWillLayoutSubviews() { calls.append("layout") }
    }
    final class Inner: UIView {
      unowned let screen: Screen
      init(_ screen: Screen) {
        self.screen = screen
        super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      }
      required init?(coder: NSCoder) { nil }
      override func updateProperties() { screen.calls.append("view") }
    }
    let screen = Screen()

    screen.view.layoutIfNeeded()
    screen.setNeedsUpdateProperties()
    screen.updatePropertiesIfNeeded()

    XCTAssertEqual(screen.calls, ["controller", "view", "layout", "controller", "view"])
  }
}
