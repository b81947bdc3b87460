// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import HeadlessUIKit
import XCTest

/// Numbers of pictures that iOS 17 and 18 made, published with cashapp/AccessibilitySnapshot and
/// other open projects: what a layout is told by is asserted here, in points.
final class MeasuredOnIOSTests: XCTestCase {
  private func margins(width: CGFloat, top: CGFloat = 0) -> UIEdgeInsets {
    let controller = UIViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: width, height: 700)
    controller.additionalSafeAreaInsets.top = top
    return controller.view.layoutMargins
  }

  func testTheViewOfAControllerHasTheMarginsOfTheSystem() {
    for (width, side) in [(320, 16), (375, 16), (390, 16), (402, 20), (414, 20), (768, 20)] {
      let found = margins(width: CGFloat(width))

      XCTAssertEqual(
        found, UIEdgeInsets(top: 0, left: CGFloat(side), bottom: 0, right: CGFloat(side)),
        "\(width)")
    }
    XCTAssertEqual(UIView().layoutMargins, UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  /// Source: frames that Tinder's Layout keeps of iPhones X, 13 and 13 mini on their sides.
  func testMarginsOnAPhonesSideFollowItsShorterEdge() {
    for (size, sideClass, margin) in [
      (CGSize(width: 844, height: 390), UIUserInterfaceSizeClass.compact, 16.0),
      (CGSize(width: 812, height: 375), .compact, 16),
      (CGSize(width: 932, height: 430), .compact, 20),
      (CGSize(width: 812, height: 375), .regular, 20),
    ] {
      let controller = UIViewController()
      controller.traitOverrides.verticalSizeClass = sideClass
      controller.view.frame = CGRect(origin: .zero, size: size)

      XCTAssertEqual(
        controller.systemMinimumLayoutMargins,
        NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin), "\(size)")
    }
  }

  func testMarginsOfAControllersViewAreAtLeastTheSystems() {
    let controller = UIViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 375, height: 700)

    controller.view.layoutMargins = UIEdgeInsets(top: 5, left: 4, bottom: 6, right: 40)
    XCTAssertEqual(
      controller.view.layoutMargins, UIEdgeInsets(top: 5, left: 16, bottom: 6, right: 40))
    controller.viewRespectsSystemMinimumLayoutMargins = false
    XCTAssertEqual(
      controller.view.layoutMargins, UIEdgeInsets(top: 5, left: 4, bottom: 6, right: 40))
    XCTAssertEqual(
      controller.systemMinimumLayoutMargins,
      NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16))
  }

  func testAGuideOfMarginsStandsInTheSystems() {
    let controller = UIViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 414, height: 700)
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(label)
    let guide = controller.view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      label.topAnchor.constraint(equalTo: guide.topAnchor),
    ])
    controller.view.layoutIfNeeded()

    XCTAssertEqual(label.frame.minX, 20)
    XCTAssertEqual(label.frame.maxX, 394)
    XCTAssertEqual(label.frame.minY, 0)
  }

  func testADisabledFieldKeepsTheColorThatItWasGiven() throws {
    func color(_ set: UIColor?) throws -> UIColor? {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      field.text = "Ada"
      if let set { field.textColor = set }
      field.isEnabled = false
      field.layoutIfNeeded()
      let label = try XCTUnwrap(field.subviews.compactMap { $0 as? UILabel }.first)
      return label.isEnabled ? label.textColor : nil
    }
    XCTAssertEqual(try color(.black), .black)
    XCTAssertNil(try color(nil))
  }

  func testTheShadowOfASwitchIsAsDarkAsOnIOS() throws {
    let control = UISwitch()
    let view = UIView(frame: control.bounds)
    view.backgroundColor = .white
    view.addSubview(control)
    let picture = try pixels(view, scale: 3)
    // Beside the thumb's right end, below and above its middle: from iOS 17.5, without the tint
    // that lies over it there.
    for (x, y, red) in [(88, 46, 224), (92, 46, 228), (46, 88, 212), (46, 92, 216), (46, 2, 231)] {
      XCTAssertEqual(Double(picture[x, y].red), Double(red), accuracy: 2, "\(x), \(y)")
    }
    // The corners outside of the track stay as they were.
    for (x, y) in [(2, 90), (2, 2), (8, 88)] {
      XCTAssertEqual(picture[x, y].red, 255, "\(x), \(y)")
    }
  }

  func testTheShadowOfAChosenSegmentEndsAtItsControl() {
    let control = UISegmentedControl(items: ["One", "Two"])
    control.layoutIfNeeded()
    XCTAssertTrue(control.layer.masksToBounds)
  }

  /// The ink of a stepper's signs is 13.67 points wide: lines of 12 with round ends of 1.67.
  func testTheSignsOfAStepper() {
    let stepper = UIStepper()
    stepper.value = 1
    let strokes = drawn(stepper).split(separator: "\n").filter { $0.hasPrefix("stroke") }

    XCTAssertEqual(strokes.count, 2)
    XCTAssertTrue(
      strokes.allSatisfy { $0.contains("width 1.66") || $0.contains("1.67") }, "\(strokes)")
  }

  func testABadgeOfOneDigitStandsRightOfTheMiddleOfItsPicture() throws {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 375, height: 49))
    bar.items = (0..<3).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
    bar.items?[0].badgeValue = "1"
    bar.layoutIfNeeded()
    func badges(_ view: UIView) -> [UILabel] {
      view.subviews.flatMap { badges($0) }
        + view.subviews.compactMap { $0 as? UILabel }
        .filter { $0.text == "1" && $0.backgroundColor == .systemRed }
    }
    let badge = try XCTUnwrap(badges(bar).first)
    let button = try XCTUnwrap(badge.superview)

    XCTAssertEqual(badge.frame.minX - button.bounds.midX, 11, accuracy: 0.34)
    XCTAssertEqual(badge.frame.size, CGSize(width: 18, height: 18))
    XCTAssertEqual(badge.convert(badge.bounds, to: bar).minY, 10.0 / 3, accuracy: 0.34)
  }

  func testTablesOnPhonesOf390PointsHaveAMarginOf20() {
    for (width, margin) in [(375, 16), (390, 20), (393, 20), (402, 20), (430, 20)] {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 600))
      XCTAssertEqual(table.separatorInset.left, CGFloat(margin), "\(width)")
    }
  }
}
