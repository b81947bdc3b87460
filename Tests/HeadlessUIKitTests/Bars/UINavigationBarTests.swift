// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class UINavigationBarTests: BarTestCase {
  private let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))

  func testTheTitleIsSemiboldInTheMiddle() throws {
    bar.items = [UINavigationItem(title: "Pets")]
    bar.layoutIfNeeded()

    let title = try XCTUnwrap(label("Pets", in: bar))

    XCTAssertEqual(title.label.font, .systemFont(ofSize: 17, weight: .semibold))
    XCTAssertEqual(title.frame.midX, 195, accuracy: 0.5)
    XCTAssertEqual(title.frame.midY, 22, accuracy: 0.5)
  }

  func testTheBackButtonHasTheFormerTitleInTheTint() throws {
    bar.items = [UINavigationItem(title: "Pets"), UINavigationItem(title: "Ada")]
    bar.layoutIfNeeded()

    let back = try XCTUnwrap(label("Pets", in: bar))

    XCTAssertEqual(back.label.textColor, .systemBlue)
    XCTAssertEqual(back.frame.minX, 86.0 / 3, accuracy: 1e-9)
    XCTAssertTrue(bar.backItem === bar.items?.first)
  }

  func testTheBackButtonsTitleCanBeChosen() {
    let first = UINavigationItem()
    bar.items = [first, UINavigationItem(title: "Ada")]
    bar.layoutIfNeeded()
    XCTAssertNotNil(label("Back", in: bar))

    first.backButtonTitle = "Home"
    XCTAssertNotNil(label("Home", in: bar))
    first.backBarButtonItem = UIBarButtonItem(title: "Start")
    XCTAssertNotNil(label("Start", in: bar))
    first.backBarButtonItem = nil
    first.backButtonDisplayMode = .minimal
    XCTAssertNil(label("Home", in: bar))
    first.backButtonDisplayMode = .generic
    XCTAssertNotNil(label("Back", in: bar))

    bar.topItem?.hidesBackButton = true
    XCTAssertNil(label("Back", in: bar))
  }

  func testALongBackTitleGivesWayToTheTitle() throws {
    let first = UINavigationItem(title: "Everything about cats and dogs")
    let second = UINavigationItem(title: "The cat called Ada")
    bar.items = [first, second]
    bar.layoutIfNeeded()
    XCTAssertNil(label("Everything about cats and dogs", in: bar))
    XCTAssertNotNil(label("Back", in: bar))
    XCTAssertEqual(try XCTUnwrap(label("The cat called Ada", in: bar)).frame.midX, 195, accuracy: 1)

    second.title = "The cat called Ada of Lovelace, again"
    bar.layoutIfNeeded()
    XCTAssertNil(label("Back", in: bar))

    second.title = "A"
    bar.layoutIfNeeded()
    XCTAssertNotNil(label("Back", in: bar))
  }

  func testEverythingIsMirroredWhereTextRunsFromRightToLeft() throws {
    var environment = RenderingEnvironment.current
    environment.layoutDirection = .rightToLeft
    try RenderingEnvironment.$current.withValue(environment) {
      let top = UINavigationItem(title: "Ada")
      top.rightBarButtonItem = UIBarButtonItem(title: "Share")
      bar.items = [UINavigationItem(title: "Pets"), top]
      bar.layoutIfNeeded()

      let back = try XCTUnwrap(label("Pets", in: bar))
      XCTAssertEqual(back.frame.maxX, 390 - 86.0 / 3, accuracy: 0.5)
      XCTAssertEqual(try XCTUnwrap(label("Share", in: bar)).frame.minX, 16, accuracy: 0.5)
    }
  }

  func testAnAppearanceThatChangesIsShown() throws {
    XCTAssertEqual(try draw(bar)[0, 10].red, 249)

    bar.standardAppearance.backgroundColor = .blue

    XCTAssertEqual(try draw(bar)[0, 10].red, 0)
  }

  func testItemsAtTheLeftTakeTheBackButtonsPlace() {
    let top = UINavigationItem(title: "Ada")
    bar.items = [UINavigationItem(title: "Pets"), top]

    top.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
    XCTAssertNil(label("Pets", in: bar))
    XCTAssertNotNil(label("Cancel", in: bar))

    top.leftItemsSupplementBackButton = true
    XCTAssertNotNil(label("Pets", in: bar))
  }

  func testItemsAtTheRightStandFromTheEdgeInwards() throws {
    let item = UINavigationItem(title: "Ada")
    item.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .save), UIBarButtonItem(title: "Share"),
    ]
    bar.items = [item]
    bar.layoutIfNeeded()

    let save = try XCTUnwrap(label("Save", in: bar))
    let share = try XCTUnwrap(label("Share", in: bar))

    XCTAssertEqual(save.frame.maxX, 374, accuracy: 0.5)
    XCTAssertEqual(save.label.font, .systemFont(ofSize: 17, weight: .semibold))
    XCTAssertEqual(share.label.font, .systemFont(ofSize: 17))
    XCTAssertEqual(share.frame.maxX, save.frame.minX - 16, accuracy: 0.5)
  }

  func testALongTitleMakesWayForItems() throws {
    let title = "A title that is much too long for the bar"
    let item = UINavigationItem(title: title)
    item.rightBarButtonItem = UIBarButtonItem(title: "Share with everybody")
    bar.items = [item]
    bar.layoutIfNeeded()

    let share = try XCTUnwrap(label("Share with everybody", in: bar))
    let shown = try XCTUnwrap(label(title, in: bar))

    XCTAssertLessThanOrEqual(shown.frame.maxX, share.frame.minX - 8 + 0.5)
    XCTAssertGreaterThanOrEqual(shown.frame.minX, 16)
  }

  func testALargeTitleIsBoldAndBelowTheButtons() throws {
    bar.prefersLargeTitles = true
    bar.items = [UINavigationItem(title: "Pets")]
    bar.frame.size.height = bar.sizeThatFits(bar.bounds.size).height
    bar.layoutIfNeeded()

    let title = try XCTUnwrap(label("Pets", in: bar))

    XCTAssertEqual(bar.frame.height, 96)
    XCTAssertEqual(title.label.font, .systemFont(ofSize: 34, weight: .bold))
    XCTAssertEqual(title.frame.minX, 16)
    XCTAssertGreaterThanOrEqual(title.frame.minY, 44)
  }

  func testATitleViewTakesTheTitlesPlace() {
    let item = UINavigationItem(title: "Ada")
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    item.titleView = view
    bar.items = [item]
    bar.layoutIfNeeded()

    XCTAssertEqual(view.frame, CGRect(x: 145, y: 7, width: 100, height: 30))
    XCTAssertNil(label("Ada", in: bar))
  }

  func testAnItemRunsItsActionAndADisabledOneIsGray() throws {
    var count = 0
    let item = UINavigationItem()
    item.rightBarButtonItem = UIBarButtonItem(
      title: "Count", primaryAction: UIAction { _ in count += 1 })
    bar.items = [item]
    bar.layoutIfNeeded()
    let button = try XCTUnwrap(
      bar.hitTest(CGPoint(x: 360, y: 22), with: nil) as? UIControl)

    button.sendActions(for: .touchUpInside)
    XCTAssertEqual(count, 1)

    item.rightBarButtonItem?.isEnabled = false
    let faint = try XCTUnwrap(label("Count", in: bar)?.label)
    XCTAssertEqual(faint.textColor, .tertiaryLabel)

    item.rightBarButtonItem?.tintColor = .systemOrange
    bar.layoutIfNeeded()
    XCTAssertEqual(label("Count", in: bar)?.label.textColor, .tertiaryLabel)
  }

  func testABarThatStandsAloneHasGroundAndHairline() throws {
    bar.frame.size.height = 20
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 24))
    bar.frame.size.width = 4
    holder.addSubview(bar)

    let bitmap = try draw(holder)

    XCTAssertEqual(bitmap[0, 10].red, 249)
    XCTAssertEqual(bitmap[0, 40].alpha, 77)
    XCTAssertEqual(bitmap[0, 42].alpha, 0)
  }

  func testABarAboveContentThatWasNotScrolledHasNoGround() throws {
    let controller = UIViewController()
    controller.view.backgroundColor = .red
    let navigation = UINavigationController(rootViewController: controller)
    navigation.view.frame = CGRect(x: 0, y: 0, width: 20, height: 60)
    let plain = try draw(navigation.view)
    XCTAssertEqual(plain[0, 20].red, 255)
    XCTAssertEqual(plain[0, 20].green, 0)

    navigation.navigationBar.barTintColor = .blue
    XCTAssertEqual(try draw(navigation.view)[0, 20].blue, 255)
    XCTAssertEqual(try draw(navigation.view)[0, 100].red, 255)

    navigation.navigationBar.barTintColor = nil
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .green
    controller.navigationItem.scrollEdgeAppearance = appearance
    XCTAssertEqual(try draw(navigation.view)[0, 20].green, 255)
  }

  func testPushingAndPoppingItems() {
    bar.pushItem(UINavigationItem(title: "A"), animated: false)
    bar.pushItem(UINavigationItem(title: "B"), animated: false)
    XCTAssertEqual(bar.topItem?.title, "B")

    XCTAssertEqual(bar.popItem(animated: false)?.title, "B")

    XCTAssertEqual(bar.items?.map(\.title), ["A"])
  }

  private final class Guard: NSObject, UINavigationBarDelegate {
    var told: [String] = []

    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      item.title != "A"
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
      told.append("push \(item.title ?? "")")
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
      told.append("pop \(item.title ?? "")")
    }
  }

  func testTheDelegateHearsOfItemsAndMayKeepThem() {
    let delegate = Guard()
    bar.delegate = delegate

    bar.pushItem(UINavigationItem(title: "A"), animated: false)
    bar.pushItem(UINavigationItem(title: "B"), animated: false)
    bar.popItem(animated: false)

    XCTAssertNil(bar.popItem(animated: false))
    XCTAssertEqual(bar.topItem?.title, "A")
    XCTAssertEqual(delegate.told, ["push A", "push B", "pop B"])
  }
}
