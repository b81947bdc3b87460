// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class UIControlTests: XCTestCase {
  private let log = CallLog()

  private func action(_ name: String, _ identifier: String? = nil) -> UIAction {
    UIAction(identifier: identifier.map { UIAction.Identifier($0) }) { [log] _ in log.add(name) }
  }

  func testFlagsMakeTheState() {
    let control = UIControl()
    XCTAssertEqual(control.state, .normal)

    control.isEnabled = false
    control.isSelected = true
    XCTAssertEqual(control.state, [.disabled, .selected])

    control.isEnabled = true
    control.isHighlighted = true
    XCTAssertEqual(control.state.rawValue, 5)
  }

  func testActionsRunInTheOrderInWhichTheyCame() {
    let control = UIControl()
    control.addAction(action("first"), for: .touchUpInside)
    control.addAction(action("second"), for: [.touchUpInside, .valueChanged])

    control.sendActions(for: .touchUpInside)
    XCTAssertEqual(log.take(), ["first", "second"])
    control.sendActions(for: .valueChanged)
    XCTAssertEqual(log.take(), ["second"])
    control.sendActions(for: [.touchUpInside, .valueChanged])
    XCTAssertEqual(log.take(), ["first", "second"])
    control.sendActions(for: .touchDown)
    XCTAssertEqual(log.take(), [])
  }

  func testAnActionReplacesTheOneWithItsIdentifier() {
    let control = UIControl()
    control.addAction(action("old", "save"), for: [.touchUpInside, .valueChanged])

    control.addAction(action("new", "save"), for: .touchUpInside)

    control.sendActions(for: .touchUpInside)
    XCTAssertEqual(log.take(), ["new"])
    control.sendActions(for: .valueChanged)
    XCTAssertEqual(log.take(), ["old"])
  }

  func testRemovedActionsNoLongerRun() {
    let control = UIControl()
    let save = action("save")
    control.addAction(save, for: [.touchUpInside, .touchDown])

    control.removeAction(save, for: .touchUpInside)

    control.sendActions(for: .touchUpInside)
    XCTAssertEqual(log.take(), [])
    XCTAssertEqual(control.allControlEvents, .touchDown)
  }

  func testTheSenderIsKnownWhileTheHandlerRuns() {
    var sender: AnyObject?
    let action = UIAction { sender = $0.sender }
    let control = UIControl(frame: .zero, primaryAction: action)

    control.sendActions(for: .primaryActionTriggered)

    XCTAssertTrue(sender === control)
    XCTAssertNil(action.sender)
  }

  /// Tests tap a button by the event of its touches.
  func testTheEventOfAControlIsItsPrimaryAction() {
    let controls: [(UIControl, UIControl.Event)] = [
      (UIButton(), .touchUpInside), (UISwitch(), .valueChanged), (UISlider(), .valueChanged),
      (UIStepper(), .valueChanged), (UISegmentedControl(), .valueChanged),
      (UIPageControl(), .valueChanged), (UIDatePicker(), .valueChanged),
      (UITextField(), .editingDidEndOnExit),
    ]
    for (control, event) in controls {
      control.addAction(action("primary"), for: .primaryActionTriggered)
      control.addAction(action("other"), for: .touchDown)
      control.sendActions(for: event)
      XCTAssertEqual(log.take(), ["primary"], "\(type(of: control))")
      control.sendActions(for: .touchUpOutside)
      XCTAssertEqual(log.take(), [], "\(type(of: control))")
    }
    let plain = UIControl()
    plain.addAction(action("primary"), for: .primaryActionTriggered)
    plain.sendActions(for: .touchUpInside)
    XCTAssertEqual(log.take(), [])
  }

  func testSubclassesObserveTheirState() {
    final class Checkbox: UIControl {
      var states: [UInt] = []
      override var isSelected: Bool { didSet { states.append(state.rawValue) } }
    }
    let checkbox = Checkbox()

    checkbox.isSelected = true

    XCTAssertEqual(checkbox.states, [4])
    XCTAssertEqual(
      checkbox.viewTree(), "<Checkbox; frame = (0 0; 0 0); selected = YES>\n")
  }
}
