// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

private class KeyedPet: NSObject {
  var name = "Rex"
  var owner: KeyedPet?
}

private final class KeyedDog: KeyedPet, ObjectiveCMembersProviding {
  var breed: String?

  static var objectiveCMembers: ObjectiveCMembers {
    ObjectiveCMembers(properties: [
      ObjectiveCProperty("breed", of: KeyedDog.self, { $0.breed = $1 })
    ])
  }
}

final class KeyValueCodingTests: XCTestCase {
  func testAnObjectHasItself() {
    let view = UIView()
    let order = NSSortDescriptor(key: "self", ascending: false)
    let (low, high) = (NSIndexPath(item: 9, section: 0), NSIndexPath(item: 0, section: 1))

    XCTAssertTrue(view.value(forKey: "self") as AnyObject === view)
    XCTAssertEqual(order.compare(NSNumber(value: 1), to: NSNumber(value: 2)), .orderedDescending)
    XCTAssertEqual(order.compare(low, to: high), .orderedDescending)
    XCTAssertEqual(order.compare(low, to: low), .orderedSame)
  }

  func testStoredPropertiesAreRead() {
    let dog = KeyedDog()
    dog.owner = KeyedPet()
    dog.owner?.name = "Ann"

    XCTAssertEqual(dog.value(forKey: "name") as? String, "Rex")
    XCTAssertNil(dog.value(forKey: "breed"))
    XCTAssertEqual(dog.value(forKeyPath: "owner.name") as? String, "Ann")
    XCTAssertNil(dog.owner?.value(forKeyPath: "owner.name"))
  }

  func testPropertiesOfTheClassesTableAreSet() {
    let dog = KeyedDog()

    dog.setValue("Collie", forKey: "breed")

    XCTAssertEqual(dog.breed, "Collie")
  }

  func testWhatUIKitsClassesAreAskedForMost() {
    let view = UIView()
    let item = UIBarButtonItem(customView: view)
    let bar = UISearchBar()
    let label = UILabel()

    label.setValue("Milk", forKey: "text")
    label.setValue(CGFloat(0.5), forKeyPath: "alpha")
    view.setValue(CGFloat(3), forKeyPath: "layer.cornerRadiusOfMine")

    XCTAssertTrue(item.value(forKey: "view") as? UIView === view)
    XCTAssertTrue(bar.value(forKey: "searchField") as? UITextField === bar.searchTextField)
    XCTAssertEqual(label.text, "Milk")
    XCTAssertEqual(label.value(forKey: "text") as? String, "Milk")
    XCTAssertEqual(label.alpha, 0.5)
    XCTAssertEqual(view.layer.value(forKey: "cornerRadiusOfMine") as? CGFloat, 3)
  }

  /// Values are taken as Objective-C takes them.
  func testPropertiesOfUIKitTakeNumbersAndHaveTheirGettersNames() {
    let label = UILabel()
    label.setValue(2, forKey: "numberOfLines")
    label.setValue(1, forKey: "textAlignment")
    label.setValue(1, forKey: "isHidden")
    XCTAssertEqual(label.numberOfLines, 2)
    XCTAssertEqual(label.textAlignment, .center)
    XCTAssertEqual(label.value(forKey: "textAlignment") as? Int, 1)
    XCTAssertEqual(label.value(forKey: "hidden") as? Bool, true)
    label.setValue(nil, forKey: "text")
    XCTAssertNil(label.text)
    label.setValue("many", forKey: "numberOfLines")
    XCTAssertEqual(label.numberOfLines, 2, "a value of another type changes nothing")

    let scroll = UIScrollView()
    scroll.setValue(
      UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), forKeyPath: "contentInset")
    XCTAssertEqual(scroll.contentInset.right, 4)
    let button = UIButton()
    button.setValue(0, forKeyPath: "titleLabel.numberOfLines")
    XCTAssertEqual(button.titleLabel?.numberOfLines, 0)
    let controller = UIViewController()
    controller.setValue(-1, forKey: "edgesForExtendedLayout")
    XCTAssertTrue(controller.edgesForExtendedLayout.isSuperset(of: .all), "all bits")
    XCTAssertEqual(button.value(forKey: "alpha") as? Int, 1, "any type of numbers")
    controller.setValue("Pets", forKeyPath: "navigationItem.title")
    XCTAssertEqual(controller.navigationItem.title, "Pets")
  }

  /// What UIKit does not publish and code sets all the same.
  func testUnpublishedPropertiesAreSetByTheirNames() throws {
    let field = UITextField()
    field.placeholder = "Name"
    field.setValue(UIColor.red, forKeyPath: "placeholderLabel.textColor")
    field.setValue(UIFont.systemFont(ofSize: 9), forKeyPath: "_placeholderLabel.font")
    let label = try XCTUnwrap(field.value(forKey: "placeholderLabel") as? UILabel)
    XCTAssertEqual(label.textColor, .red)
    XCTAssertEqual(label.font.pointSize, 9)

    let alert = UIAlertController(title: nil, message: "Plain", preferredStyle: .alert)
    alert.setValue(
      NSAttributedString(string: "Bold", attributes: [.foregroundColor: UIColor.blue]),
      forKey: "attributedTitle")
    let action = UIAlertAction(title: "Green", style: .default)
    action.setValue(UIColor.green, forKey: "titleTextColor")
    alert.addAction(action)
    alert.loadViewIfNeeded()
    let labels = labels(in: alert.view)
    XCTAssertEqual(labels.map(\.text), ["Bold", "Plain", "Green"])
    XCTAssertEqual(
      labels.first?.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
        as? UIColor, .blue)
    XCTAssertEqual(labels.last?.textColor, .green)

    let search = UISearchBar()
    search.setValue("Stop", forKey: "cancelButtonText")
    XCTAssertEqual((search.value(forKey: "cancelButton") as? UIButton)?.currentTitle, "Stop")
  }

  func testAHairlineIsTakenAwayByName() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    bar.standardAppearance.shadowColor = .red
    bar.items = [UINavigationItem(title: "A")]
    func hasLine() -> Bool {
      bar.layoutIfNeeded()
      return views(in: bar).contains { $0.backgroundColor == .red && !$0.isHidden }
    }
    XCTAssertTrue(hasLine())
    bar.setValue(true, forKey: "hidesShadow")
    XCTAssertFalse(hasLine())
  }

  private func views(in view: UIView) -> [UIView] {
    view.subviews.flatMap { [$0] + views(in: $0) }
  }

  private func labels(in view: UIView) -> [UILabel] {
    views(in: view).compactMap { $0 as? UILabel }.filter { $0.text?.isEmpty == false }
  }

  func testControlsAreReadByTheNamesOfTheirValues() {
    let (slider, stepper, control) = (UISlider(), UIStepper(), UISwitch())
    let segments = UISegmentedControl(items: ["A", "B"])
    slider.value = 0.5
    stepper.value = 3
    control.isOn = true
    segments.selectedSegmentIndex = 1

    XCTAssertEqual(slider.value(forKey: "value") as? CGFloat, 0.5)
    XCTAssertEqual(stepper.value(forKey: "value") as? Double, 3)
    XCTAssertEqual(control.value(forKey: "on") as? Bool, true)
    XCTAssertEqual(segments.value(forKey: "selectedSegmentIndex") as? Int, 1)
  }

  /// The button is there before the field shows it, and shows what it is given.
  func testTheButtonThatEmptiesAFieldHasAPicture() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    let button = try XCTUnwrap(field.value(forKey: "_clearButton") as? UIButton)
    XCTAssertTrue(field.value(forKey: "clearButton") as AnyObject === button)
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    }
    button.setImage(picture, for: .normal)
    field.clearButtonMode = .always

    field.layoutIfNeeded()
    XCTAssertNil(button.superview)
    field.text = "a"
    field.layoutIfNeeded()

    XCTAssertTrue(button.superview === field)
    XCTAssertEqual(button.frame, field.clearButtonRect(forBounds: field.bounds))
    button.sendActions(for: .touchUpInside)
    XCTAssertEqual(field.text, "")
  }
}
