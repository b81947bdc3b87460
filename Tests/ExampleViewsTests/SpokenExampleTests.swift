// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import ExampleViews
import HeadlessSnapshots
import XCTest

/// What is read of example screens, as pictures and as texts.
final class SpokenExampleTests: XCTestCase {
  func testAScreenInLightAndDark() {
    for style in [UIUserInterfaceStyle.light, .dark] {
      assertSnapshots(
        of: BMCheckoutView.self, states: checkout, size: .fixed(ExampleStates.phone),
        .userInterfaceStyle(style), .variant(style == .dark ? "dark" : "light"),
        .picture(.accessibilityImage), .companions([.accessibility]),
        context: .navigationController)
    }
  }

  func testAForm() {
    assertSnapshots(
      of: OrderFormView.self, states: ExampleStates.orderForm,
      size: .fixed(ExampleStates.orderFormSize), .companions([.accessibility]),
      .picture(.accessibilityImage(useMonochromeSnapshot: false)), .scale(1))
  }

  func testEverythingThatALegendSays() {
    assertSnapshot(of: SpokenCard(), as: .accessibilityImage)
    assertSnapshot(
      of: SpokenCard(), as: .accessibilityImage, named: "dark", .userInterfaceStyle(.dark))
  }

  private var checkout: SnapshotStates<CheckoutModel> {
    SnapshotStates(ExampleStates.checkout.pairs.filter { $0.name == "gift" })
  }
}

/// A wide view with an element of each kind.
private final class SpokenCard: UIView {
  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 660, height: 190))
    backgroundColor = .systemBackground
    addList()
    addControls()
    addStar()
  }

  required init?(coder: NSCoder) { nil }

  private func addList() {
    let list = UIView(frame: CGRect(x: 20, y: 20, width: 180, height: 150))
    list.backgroundColor = .secondarySystemBackground
    let rows = ["Tea", "Cake", "Bread"].enumerated().map { index, text in
      let label = UILabel(frame: CGRect(x: 12, y: 10 + index * 45, width: 156, height: 40))
      label.text = text
      return label
    }
    rows.forEach(list.addSubview)
    list.accessibilityContainerType = .list
    list.accessibilityElements = rows
    addSubview(list)
  }

  private func addControls() {
    let share = UIButton(type: .system)
    share.setTitle("Share", for: .normal)
    share.frame = CGRect(x: 220, y: 20, width: 120, height: 44)
    share.accessibilityCustomActions = ["Copy Link", "Print"].map {
      UIAccessibilityCustomAction(name: $0) { _ in true }
    }
    share.accessibilityUserInputLabels = ["Share", "Send"]
    let toggle = UISwitch(frame: CGRect(x: 220, y: 80, width: 51, height: 31))
    toggle.accessibilityLabel = "Notifications"
    toggle.isOn = true
    let slider = UISlider(frame: CGRect(x: 220, y: 130, width: 180, height: 34))
    slider.value = 0.4
    slider.accessibilityLabel = "Volume"
    let days = UISegmentedControl(items: ["Day", "Week", "Month"])
    days.frame = CGRect(x: 420, y: 20, width: 220, height: 32)
    days.selectedSegmentIndex = 1
    for view in [share, toggle, slider, days] { addSubview(view) }
  }

  /// An outline that is no rectangle, and a place of its own to be pressed.
  private func addStar() {
    let star = UIView(frame: CGRect(x: 470, y: 80, width: 120, height: 90))
    let shape = CAShapeLayer()
    let path = UIBezierPath()
    for (index, point) in [(60, 0), (120, 34), (96, 90), (24, 90), (0, 34)].enumerated() {
      let point = CGPoint(x: point.0, y: point.1)
      index == 0 ? path.move(to: point) : path.addLine(to: point)
    }
    path.close()
    shape.path = path.cgPath
    shape.fillColor = UIColor.systemYellow.cgColor
    star.layer.addSublayer(shape)
    addSubview(star)
    star.isAccessibilityElement = true
    star.accessibilityLabel = "Rating"
    star.accessibilityValue = "4 of 5"
    star.accessibilityTraits = [.adjustable, .updatesFrequently]
    star.accessibilityPath = UIAccessibility.convertToScreenCoordinates(path, in: star)
    star.accessibilityActivationPoint = convert(CGPoint(x: 560, y: 140), to: nil)
  }
}
