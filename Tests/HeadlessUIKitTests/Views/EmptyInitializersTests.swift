// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

/// Objects of Objective-C's that apps make with nothing, as the first value of a property.
final class EmptyInitializersTests: XCTestCase {
  func testObjectsAreMadeWithNothing() {
    XCTAssertEqual(UIViewPropertyAnimator().duration, 0)
    XCTAssertFalse(CADisplayLink().isPaused)
    XCTAssertEqual(UISwipeActionsConfiguration().actions, [])
    XCTAssertNil(UIContextualAction().title)
    XCTAssertNil(UIContextMenuConfiguration().actionProvider)
    XCTAssertEqual(UIAlertAction().style, .default)
    XCTAssertEqual(UISceneConfiguration().role, .windowApplication)
    XCTAssertNil(UITableViewRowAction().title)
  }

  private final class Layout: UICollectionViewFlowLayout {
    var isAwake = false
    override func awakeFromNib() {
      super.awakeFromNib()
      isAwake = true
    }
  }

  func testALayoutHearsThatItsFileIsRead() {
    let layout = Layout()

    layout.awakeFromNib()

    XCTAssertTrue(layout.isAwake)
  }

  func testTheGroundOfAPrimaryColumnIsKept() {
    let controller = UISplitViewController()
    XCTAssertEqual(controller.primaryBackgroundStyle, .none)

    controller.primaryBackgroundStyle = .sidebar

    XCTAssertEqual(controller.primaryBackgroundStyle, .sidebar)
  }

  private final class Wheels: NSObject, UIPickerViewAccessibilityDelegate {
    func pickerView(
      _ pickerView: UIPickerView, accessibilityLabelForComponent component: Int
    ) -> String? { "Wheel \(component)" }
  }

  func testADelegateNamesWheels() {
    let wheels: any UIPickerViewAccessibilityDelegate = Wheels()
    let picker = UIPickerView()

    XCTAssertEqual(wheels.pickerView(picker, accessibilityLabelForComponent: 1), "Wheel 1")
    XCTAssertNil(wheels.pickerView(picker, accessibilityHintForComponent: 1))
    XCTAssertEqual(wheels.pickerView(picker, accessibilityUserInputLabelsForComponent: 0), [])
  }
}
