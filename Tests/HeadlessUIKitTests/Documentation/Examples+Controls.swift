// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// The examples of Controls.
private final class ControlsExamples: ExampleScreen {
  func buttonConfiguration(button: UIButton) {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Adopt"
    configuration.image = UIImage(named: "paw")
    configuration.imagePadding = 8
    button.configuration = configuration
  }

  func button(model: ExampleModel) {
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    button.addAction(UIAction { _ in model.save() }, for: .touchUpInside)
  }

  func backgroundConfiguration(cell: UITableViewCell) {
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = .systemYellow
    background.cornerRadius = 8
    cell.backgroundConfiguration = background
  }

  func shadowProperties(cell: UITableViewCell) {
    var background = UIBackgroundConfiguration.clear()
    background.shadowProperties.radius = 8
    background.shadowProperties.opacity = 0.2
    cell.backgroundConfiguration = background
  }

  func datePicker() {
    let birthday = UIDatePicker()
    birthday.datePickerMode = .date
    birthday.preferredDatePickerStyle = .wheels
    birthday.date = Date(timeIntervalSince1970: 0)
  }

  func pickerView() {
    let sizes = UIPickerView()
    sizes.dataSource = self
    sizes.delegate = self
    sizes.selectRow(2, inComponent: 0, animated: false)
  }

  func propertyAnimator(view: UIView) {
    let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeOut) { view.alpha = 0 }
    animator.addCompletion { _ in view.removeFromSuperview() }
    animator.startAnimation()
  }

  func observation(scrollView: UIScrollView, header: UIView) {
    let observation = scrollView.observe(\.contentOffset, options: .new) { _, change in
      header.alpha = 1 - (change.newValue?.y ?? 0) / 100
    }
    _ = observation
  }

  func symbolConfiguration() {
    let large = UIImage.SymbolConfiguration(textStyle: .title1, scale: .large)
    let star = UIImage(systemName: "star.fill", withConfiguration: large)
    _ = star
  }

  func segmentedControl() {
    let control = UISegmentedControl(items: ["Day", "Week", "Month"])
    control.selectedSegmentIndex = 0
  }

  func tableViewCell() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "Wi-Fi"
    cell.detailTextLabel?.text = "Connected"
    cell.accessoryType = .disclosureIndicator
  }

  func action(button: UIButton, model: ExampleModel) {
    button.addAction(UIAction { _ in model.save() }, for: .touchUpInside)
  }

  func activityIndicatorView() {
    let indicator = UIActivityIndicatorView(style: .medium)
    indicator.startAnimating()
  }

  func control() {
    let control = UIControl(frame: .zero, primaryAction: UIAction { _ in print("pressed") })
    control.sendActions(for: .primaryActionTriggered)
  }

  func menu(button: UIButton) {
    button.menu = UIMenu(
      title: "Sort", children: [UIAction(title: "By name") { _ in sort(by: .name) }])
  }

  func pageControl() {
    let pages = UIPageControl()
    pages.numberOfPages = 3
    pages.currentPage = 1
  }

  func progressView() {
    let bar = UIProgressView()
    bar.progress = 0.4
  }

  func slider() {
    let volume = UISlider()
    volume.maximumValue = 10
    volume.value = 4
  }

  func stepper() {
    let guests = UIStepper()
    guests.maximumValue = 8
  }

  func switchView() {
    let notifications = UISwitch()
    notifications.isOn = true
    notifications.onTintColor = .systemBlue
  }
}

/// The examples of CoreGraphics.
private final class CoreGraphicsExamples: ExampleScreen {
  func pathElement(path: CGPath) {
    var starts: [CGPoint] = []
    path.applyWithBlock { element in
      if element.pointee.type == .moveToPoint { starts.append(element.pointee.points[0]) }
    }
  }

  func gradient() {
    let fade = CGGradient(
      colorsSpace: CGColorSpaceCreateDeviceRGB(),
      colors: [UIColor.white.cgColor, UIColor.clear.cgColor] as CFArray, locations: [0, 1])
    _ = fade
  }

  func mutablePath() {
    let triangle = CGMutablePath()
    triangle.move(to: CGPoint(x: 0, y: 10))
    triangle.addLine(to: CGPoint(x: 5, y: 0))
    triangle.addLine(to: CGPoint(x: 10, y: 10))
    triangle.closeSubpath()
  }

  func path(shape: CAShapeLayer) {
    shape.path = CGPath(ellipseIn: shape.bounds, transform: nil)
  }

  func graphicsImageRenderer() {
    let dot = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
      UIColor.systemRed.setFill()
      context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 8, height: 8))
    }
    _ = dot
  }
}

private final class ContextExample: UIView {
  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setFillColor(UIColor.systemRed.cgColor)
    context.fillEllipse(in: bounds)
  }
}

private final class BezierPathExample: UIView {
  override func draw(_ rect: CGRect) {
    UIColor.systemBlue.setStroke()
    let ring = UIBezierPath(ovalIn: bounds.insetBy(dx: 2, dy: 2))
    ring.lineWidth = 4
    ring.stroke()
  }
}

/// The examples of Environment.
private final class EnvironmentExamples: ExampleScreen {
  func lifecycleTrap() {
    LifecycleTrap.replace { message, _, _ in
      print(message)
      while true { Thread.sleep(forTimeInterval: 1) }
    }
  }

  func madeFromItsClass() {
    func makeBadges<Badge: UIView>(_ count: Int) -> [Badge] {
      (0..<count).map { _ in Badge(frame: CGRect(x: 0, y: 0, width: 24, height: 24)) }
    }
    let badges: [UILabel] = makeBadges(2)
    _ = badges
  }

  func renderingEnvironment(view: UIView) {
    var dark = RenderingEnvironment.current
    dark.userInterfaceStyle = .dark
    let list = RenderingEnvironment.$current.withValue(dark) { view.displayList(scale: 2) }
    _ = list
  }

  func renderingIssue(label: UILabel) {
    let issue = RenderingIssue("no font has a glyph for ☃", kind: .missingGlyph, in: [label])
    print(issue.views.map(\.type))  // ["UILabel"]
  }

  func renderingIssues(view: UIView) {
    let issues = RenderingIssues()
    var environment = RenderingEnvironment.current
    environment.issues = issues
    RenderingEnvironment.$current.withValue(environment) { view.layoutIfNeeded() }
    print(issues.messages)
  }

  func screen() {
    let hairline = 1 / UIScreen.main.scale
    _ = hairline
  }

  func traitCollection() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let color = UIColor.label.resolvedColor(with: dark)
    _ = color
  }
}

extension ControlsExamples: UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
}
