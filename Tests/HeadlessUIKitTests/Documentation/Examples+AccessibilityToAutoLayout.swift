// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// The examples of Accessibility.
private final class AccessibilityExamples: ExampleScreen {
  func accessibilityObject(card: UIView) {
    card.isAccessibilityElement = true
    card.accessibilityLabel = "Concert, tonight"
    card.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Share") { _ in share() }]
  }

  func largeContentViewer(bar: UIView) {
    bar.addInteraction(UILargeContentViewerInteraction())
  }

  func accessibilityCustomAction(card: UIView, model: ExampleModel) {
    card.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Delete") { _ in model.delete() }
    ]
  }

  func accessibilityCustomRotor(calendar: CalendarView) {
    let dates = UIAccessibilityCustomRotor(name: "Dates") { predicate in
      calendar.date(after: predicate.currentItem, predicate.searchDirection)
    }
    calendar.accessibilityCustomRotors = [dates]
  }

  func accessibilityElement(chart: UIView) {
    let bar = UIAccessibilityElement(accessibilityContainer: chart)
    bar.accessibilityLabel = "May"
    bar.accessibilityFrameInContainerSpace = CGRect(x: 40, y: 0, width: 8, height: 60)
    chart.accessibilityElements = [bar]
  }
}

extension AccessibilityExamples {
  func customContent() {
    let weight = AXCustomContent(label: "Weight", value: "4 kg")
    weight.importance = .high
  }

  final class ScoreView: UIView, UIAccessibilityContainerDataTableCell {
    var (row, column) = (0, 0)
    func accessibilityRowRange() -> NSRange { NSRange(location: row, length: 1) }
    func accessibilityColumnRange() -> NSRange { NSRange(location: column, length: 1) }
  }
}

/// The examples of Appearance.
private final class AppearanceExamples: ExampleScreen {
  func appearance() {
    UINavigationBar.appearance().tintColor = .systemPink
    UISwitch.appearance(whenContainedInInstancesOf: [SettingsView.self]).onTintColor = .systemIndigo
  }

  func appearance2() {
    var environment = RenderingEnvironment.current
    environment.application = UIApplication()
    RenderingEnvironment.$current.withValue(environment) {
      Theme.apply()
      // snapshots
    }
  }

  func appearanceProxy() {
    let bars = UINavigationBar.appearance()
    bars.tintColor = .systemPink
    bars.titleTextAttributes = [.foregroundColor: UIColor.systemPink]
    BadgeView.appearance().badgeColor = .systemOrange
  }

  func appearanceProxy2() {
    UIBarButtonItem.appearance().tintColor = .systemPink
  }
}

/// The examples of Application.
private final class ApplicationExamples: ExampleScreen {
  func application() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    print(UIApplication.shared.keyWindow === window)  // true
  }

  func device() {
    let columns = UIDevice.current.userInterfaceIdiom == .pad ? 3 : 1
    _ = columns
  }
}

extension ImageResource {
  static let avatar = ImageResource(name: "avatar", bundle: .module)
}
let image = UIImage(resource: .avatar)

/// The examples of Assets.
private final class AssetsExamples: ExampleScreen {

}

/// The examples of AutoLayout.
private final class AutoLayoutExamples: ExampleScreen {
  func layoutAnchor(view: UIView, title: UILabel) {
    title.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16).isActive = true
  }

  func layoutConstraint(view: UIView, badge: BadgeView) {
    NSLayoutConstraint.activate([
      badge.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      badge.widthAnchor.constraint(equalToConstant: 24),
    ])
  }

  func layoutDimension(image: UIImageView) {
    image.heightAnchor.constraint(equalTo: image.widthAnchor, multiplier: 9.0 / 16).isActive = true
  }

  func layoutGuide(view: UIView) {
    let gap = UILayoutGuide()
    view.addLayoutGuide(gap)
    gap.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.1).isActive = true
  }

  func layoutPriority(label: UILabel, width: NSLayoutConstraint) {
    label.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    width.priority = UILayoutPriority(999)
  }

  func layoutConstraintFormatOptions(title: UILabel, icon: UIView) {
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-[icon]-[title]-|", options: [.alignAllCenterY, .directionLeftToRight],
      metrics: nil, views: ["icon": icon, "title": title])
    _ = constraints
  }

  func layoutConstraintVisualFormat(name: UILabel, value: UILabel) {
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-[name(>=80)]-gap-[value(==name@750)]-|", metrics: ["gap": 12],
      views: ["name": name, "value": value])
    NSLayoutConstraint.activate(constraints)
  }
}
