// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import ModellableViewLifecycle
import XCTest

// The examples of the documentation comments, as they stand there.

private final class Counter: UIView, View {
  let label = UILabel()
  var count = 0 { didSet { update() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    setup()
    style()
  }

  required init?(coder: NSCoder) { nil }

  func setup() { addSubview(label) }
  func style() { label.textAlignment = .center }
  func update() { label.text = "\(count)" }
  override func layoutSubviews() { label.frame = bounds }
}

private struct BadgeModel: ViewModel {
  var count: Int
}

private final class BadgeView: UIView, ModellableView {
  let label = UILabel()

  func setup() { addSubview(label) }
  func style() { backgroundColor = .systemRed }
  func update(oldModel: BadgeModel?) { label.text = model.map { "\($0.count)" } }
  override func layoutSubviews() { label.frame = bounds }
}

private struct ProfileModel: ViewModel {
  var name: String
}

private final class ProfileView: UIView, ViewControllerModellableView {
  func setup() {}
  func style() { navigationBar?.prefersLargeTitles = true }
  func update(oldModel: ProfileModel?) { navigationItem?.title = model?.name }
}

final class DocumentationExampleTests: XCTestCase {
  func testACounterCounts() {
    let counter = Counter(frame: CGRect(x: 0, y: 0, width: 40, height: 20))

    counter.count += 1
    counter.layoutIfNeeded()

    XCTAssertEqual(counter.label.text, "1")
    XCTAssertEqual(counter.label.frame, counter.bounds)
  }

  func testABadgeShowsItsModel() {
    let badge = BadgeView()
    badge.setup()
    badge.style()

    badge.model = BadgeModel(count: 1)
    badge.model?.count += 1

    XCTAssertEqual(badge.label.text, "2")
  }

  func testAViewTitlesItsScreen() {
    let (view, controller) = (ProfileView(), UIViewController())
    let navigation = UINavigationController(rootViewController: controller)
    view.viewController = controller
    view.style()

    view.model = ProfileModel(name: "Ada")

    XCTAssertTrue(navigation.navigationBar.prefersLargeTitles)
    XCTAssertEqual(
      (view as any AnyViewControllerModellableView).viewController?.navigationItem.title, "Ada")
  }
}
