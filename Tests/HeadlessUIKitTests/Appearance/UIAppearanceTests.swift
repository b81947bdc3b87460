// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class UIAppearanceTests: BarTestCase {
  /// Runs `body` in an app of its own.
  private func withApp(_ body: () throws -> Void) rethrows {
    var environment = RenderingEnvironment.current
    environment.application = UIApplication()
    try RenderingEnvironment.$current.withValue(environment, operation: body)
  }

  /// Shows views in a window.
  private func show(_ views: [UIView]) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    window.isHidden = false
    for view in views { window.addSubview(view) }
    window.layoutIfNeeded()
    return window
  }

  override func invokeTest() { withApp { super.invokeTest() } }

  /// The usual way to name the button to cancel.
  func testItemsInSearchBarsAreTheButtonToCancel() throws {
    let proxy = UIBarButtonItem.appearance(whenContainedInInstancesOf: [UISearchBar.self])
    proxy.title = "Annuler"
    proxy.tintColor = .red
    proxy.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 11)], for: .normal)
    let (bar, own) = (UISearchBar(), UISearchBar())
    for bar in [bar, own] { bar.showsCancelButton = true }
    own.setValue("No", forKey: "cancelButtonText")
    _ = show([bar, own])

    func cancel(_ bar: UISearchBar) throws -> UIButton {
      try XCTUnwrap(bar.value(forKey: "cancelButton") as? UIButton)
    }
    XCTAssertEqual(proxy.title, "Annuler")
    XCTAssertEqual(try cancel(bar).title(for: .normal), "Annuler")
    XCTAssertEqual(try cancel(bar).titleColor(for: .normal), .red)
    XCTAssertEqual(try cancel(bar).titleLabel?.font.pointSize, 11)
    XCTAssertEqual(try cancel(own).title(for: .normal), "No")
    let named = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
    let bars = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    UIBarButtonItem.appearance().title = "Other"
    bars.setItems([UINavigationItem(title: "")], animated: false)
    bars.topItem?.rightBarButtonItem = named
    _ = show([bars])
    XCTAssertEqual(named.title, "Save")
  }

  // MARK: When

  func testAViewTakesItsLookWhenItEntersAWindow() {
    UISwitch.appearance().onTintColor = .red
    let control = UISwitch()
    XCTAssertNil(control.onTintColor)

    let window = show([control])

    XCTAssertEqual(control.onTintColor, .red)
    UISwitch.appearance().onTintColor = .blue
    window.layoutIfNeeded()
    XCTAssertEqual(control.onTintColor, .red, "a view that is in a window stays as it is")
    control.removeFromSuperview()
    window.addSubview(control)
    XCTAssertEqual(control.onTintColor, .blue)
  }

  func testViewsHearOfTheWindowAfterTheyHaveTakenTheirLook() {
    final class Listener: UISwitch {
      var seen: UIColor?
      override func didMoveToWindow() { seen = onTintColor }
    }
    UISwitch.appearance().onTintColor = .red
    let listener = Listener()

    let window = show([listener])

    XCTAssertEqual(listener.seen, .red)
    XCTAssertNotNil(window)
  }

  func testWhatWasSetOnTheViewItselfStays() {
    UISwitch.appearance().onTintColor = .red
    UISwitch.appearance().thumbTintColor = .red
    let control = UISwitch()
    control.onTintColor = .green
    control.thumbTintColor = nil

    let window = show([control])

    XCTAssertEqual(control.onTintColor, .green)
    XCTAssertNil(control.thumbTintColor, "nil that was set counts, too")
    XCTAssertNotNil(window)
  }

  func testWhatTheToolkitSetsIsNotTheApps() {
    UITableView.appearance().backgroundColor = .red
    UITextView.appearance().backgroundColor = .red
    let (table, text) = (UITableView(frame: .zero, style: .grouped), UITextView(frame: .zero))

    let window = show([table, text])

    XCTAssertEqual(table.backgroundColor, .red)
    XCTAssertEqual(text.backgroundColor, .red)
    XCTAssertNotNil(window)
  }

  // MARK: Which

  func testTheNearestClassCounts() {
    final class Special: UISwitch {}
    UIView.appearance().tintColor = .green
    UISwitch.appearance().onTintColor = .blue
    Special.appearance().onTintColor = .red
    UISwitch.appearance().onTintColor = .yellow
    let (special, plain, view) = (Special(), UISwitch(), UIView())

    let window = show([special, plain, view])

    XCTAssertEqual(special.onTintColor, .red)
    XCTAssertEqual(plain.onTintColor, .yellow)
    XCTAssertEqual([special.tintColor, plain.tintColor, view.tintColor], [.green, .green, .green])
    XCTAssertNotNil(window)
  }

  func testTheOutermostContainerCounts() {
    final class Outer: UIView {}
    final class Inner: UIView {}
    UISwitch.appearance().onTintColor = .gray
    UISwitch.appearance(whenContainedInInstancesOf: [Inner.self]).onTintColor = .blue
    UISwitch.appearance(whenContainedInInstancesOf: [Outer.self]).onTintColor = .red
    UISwitch.appearance(whenContainedInInstancesOf: [Outer.self, Inner.self]).onTintColor = .green
    let (outer, inner, alone) = (Outer(), Inner(), Inner())
    let (both, one, none) = (UISwitch(), UISwitch(), UISwitch())
    outer.addSubview(inner)
    inner.addSubview(both)
    alone.addSubview(one)

    let window = show([outer, alone, none])

    XCTAssertEqual(both.onTintColor, .red)
    XCTAssertEqual(one.onTintColor, .blue)
    XCTAssertEqual(none.onTintColor, .gray)
    UISwitch.appearance(whenContainedInInstancesOf: [Inner.self, Outer.self]).onTintColor = .black
    inner.addSubview(UISwitch())
    XCTAssertEqual((inner.subviews.last as? UISwitch)?.onTintColor, .black, "more containers")
    XCTAssertNotNil(window)
  }

  func testControllersAreContainers() {
    final class Settings: UIViewController {}
    UISwitch.appearance(whenContainedInInstancesOf: [Settings.self]).onTintColor = .red
    let (settings, control) = (Settings(), UISwitch())
    settings.view.addSubview(control)

    let window = makeWindow(settings)

    XCTAssertEqual(control.onTintColor, .red)
    XCTAssertNotNil(window)
  }

  func testTraitsCountAndAreLookedAtAgainWhenTheyChange() {
    UISwitch.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).onTintColor = .red
    UISwitch.appearance().onTintColor = .blue
    let control = UISwitch()
    let window = show([control])
    XCTAssertEqual(control.onTintColor, .blue)

    window.overrideUserInterfaceStyle = .dark

    XCTAssertEqual(control.onTintColor, .red)
  }

  // MARK: Where it is kept

  func testAnAppTakesOverWhatWasSaidBeforeAndKeepsTheRestToItself() {
    UISwitch.appearance().onTintColor = .red
    withApp {
      let control = UISwitch()
      let window = show([control])
      XCTAssertEqual(control.onTintColor, .red)
      UISwitch.appearance().thumbTintColor = .blue
      UISwitch.appearance().onTintColor = .green
      XCTAssertNotNil(window)
    }

    XCTAssertEqual(UISwitch.appearance().onTintColor, .red)
    XCTAssertNil(UISwitch.appearance().thumbTintColor)
    UIApplication.shared.removeAppearances()
    XCTAssertNil(UISwitch.appearance().onTintColor)
  }

  func testTestsThatRunInParallelDoNotSeeOneAnother() async {
    let colors = await withTaskGroup(of: Bool.self) { group in
      for index in 0..<50 {
        group.addTask {
          var environment = RenderingEnvironment.current
          environment.application = makeApplication()
          return RenderingEnvironment.$current.withValue(environment) {
            takesItsOwnAppearance(UIColor(white: CGFloat(index) / 50, alpha: 1))
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }

    XCTAssertEqual(colors, Array(repeating: true, count: 50))
  }

  // MARK: What

  func testAnAppsOwnPropertyIsTakenWhereItIsAsNew() {
    final class Badge: UIView {
      var color = UIColor.gray
      var action: (() -> Void)?
    }
    Badge.appearance().color = .orange
    var calls = 0
    Badge.appearance().action = { calls += 1 }
    let (fresh, own) = (Badge(), Badge())
    own.color = .purple

    let window = show([fresh, own])

    XCTAssertEqual(fresh.color, .orange)
    XCTAssertEqual(own.color, .purple)
    fresh.action?()
    XCTAssertEqual(calls, 1)
    XCTAssertEqual(Badge.appearance().color, .orange)
    XCTAssertNotNil(window)
  }

  func testAProxyAnswersWithWhatWasSaidOrTheDefault() {
    XCTAssertEqual(UINavigationBar.appearance().isTranslucent, true)
    UINavigationBar.appearance().isTranslucent = false
    XCTAssertEqual(UINavigationBar.appearance().isTranslucent, false)
    XCTAssertNil(UINavigationBar.appearance().barTintColor)
  }

  func testMethodsForStatesLeaveOtherStatesAlone() {
    UIButton.appearance().setTitleColor(.red, for: .normal)
    UIButton.appearance().setTitleColor(.blue, for: .disabled)
    let button = UIButton(type: .custom)
    button.setTitleColor(.green, for: .disabled)

    let window = show([button])

    XCTAssertEqual(button.titleColor(for: .normal), .red)
    XCTAssertEqual(button.titleColor(for: .disabled), .green)
    XCTAssertNotNil(window)
  }

  func testEachDeclaredPropertyIsTakenAndStaysWhereItWasSet() {
    let (red, green) = (UIColor.red, UIColor.green)
    check(\UISlider.minimumTrackTintColor, red, green) {
      UISlider.appearance().minimumTrackTintColor = $0
    }
    check(\UISlider.maximumTrackTintColor, red, green) {
      UISlider.appearance().maximumTrackTintColor = $0
    }
    check(\UISlider.thumbTintColor, red, green) { UISlider.appearance().thumbTintColor = $0 }
    check(\UIProgressView.progressTintColor, red, green) {
      UIProgressView.appearance().progressTintColor = $0
    }
    check(\UIProgressView.trackTintColor, red, green) {
      UIProgressView.appearance().trackTintColor = $0
    }
    check(\UIPageControl.pageIndicatorTintColor, red, green) {
      UIPageControl.appearance().pageIndicatorTintColor = $0
    }
    check(\UIPageControl.currentPageIndicatorTintColor, red, green) {
      UIPageControl.appearance().currentPageIndicatorTintColor = $0
    }
    check(\UIActivityIndicatorView.color, red, green) {
      UIActivityIndicatorView.appearance().color = $0
    }
    check(\UISegmentedControl.selectedSegmentTintColor, red, green) {
      UISegmentedControl.appearance().selectedSegmentTintColor = $0
    }
    check(\UIView.backgroundColor, red, green) { UIView.appearance().backgroundColor = $0 }
    check(\UILabel.textColor, red, green) { UILabel.appearance().textColor = $0 }
    check(\UITableView.separatorColor, red, green) { UITableView.appearance().separatorColor = $0 }
    check(\UITabBar.barTintColor, red, green) { UITabBar.appearance().barTintColor = $0 }
    check(\UITabBar.unselectedItemTintColor, red, green) {
      UITabBar.appearance().unselectedItemTintColor = $0
    }
    check(\UIToolbar.barTintColor, red, green) { UIToolbar.appearance().barTintColor = $0 }
    check(\UINavigationBar.barTintColor, red, green) {
      UINavigationBar.appearance().barTintColor = $0
    }
    let (small, large) = (UIFont.systemFont(ofSize: 9), UIFont.systemFont(ofSize: 30))
    check(\UILabel.font, small, large) { UILabel.appearance().font = $0 }
    let (thin, thick) = (UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 2), UIEdgeInsets.zero)
    check(\UITableView.separatorInset, thin, thick) {
      UITableView.appearance().separatorInset = $0
    }
    check(\UITableViewCell.separatorInset, thin, thick) {
      UITableViewCell.appearance().separatorInset = $0
    }
    check(\UIButton.contentEdgeInsets, thin, thick) {
      UIButton.appearance().contentEdgeInsets = $0
    }
    check(\UINavigationBar.prefersLargeTitles, true, false) {
      UINavigationBar.appearance().prefersLargeTitles = $0
    }
    check(\UITabBar.isTranslucent, false, true) { UITabBar.appearance().isTranslucent = $0 }
    check(\UIToolbar.isTranslucent, false, true) { UIToolbar.appearance().isTranslucent = $0 }
  }

  /// Says `said` for a class and looks at a new view, and at one that has `own`.
  private func check<View: UIView, Value: Equatable>(
    _ path: ReferenceWritableKeyPath<View, Value>, _ said: Value, _ own: Value,
    line: UInt = #line, _ say: (Value) -> Void
  ) {
    withApp {
      say(said)
      let (fresh, changed) = (View(), View())
      changed[keyPath: path] = own
      let window = show([fresh, changed])
      XCTAssertEqual(fresh[keyPath: path], said, line: line)
      XCTAssertEqual(changed[keyPath: path], own, line: line)
      XCTAssertNotNil(window)
    }
  }

  func testLabelsOfCellsAndHeadersFollowTheAppearanceOfTheirContainer() {
    UILabel.appearance(whenContainedInInstancesOf: [UITableViewCell.self]).textColor = .red
    UILabel.appearance(whenContainedInInstancesOf: [UITableViewHeaderFooterView.self]).textColor =
      .green
    let cells = [UITableViewCell.CellStyle.default, .subtitle, .value1, .value2].map { style in
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      cell.textLabel?.text = "Title"
      cell.detailTextLabel?.text = "Detail"
      return cell
    }
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.textLabel?.text = "Header"

    let window = show(cells + [header])

    for cell in cells {
      XCTAssertEqual(cell.textLabel?.textColor, .red)
      XCTAssertEqual(cell.detailTextLabel?.textColor ?? .red, .red)
    }
    XCTAssertEqual(header.textLabel?.textColor, .green)
    XCTAssertNotNil(window)
  }

  // MARK: Bars

  func testABarTakesItsLookAndItsItemsTheirs() throws {
    let look = UINavigationBarAppearance()
    look.backgroundColor = .red
    UINavigationBar.appearance().standardAppearance = look
    UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.yellow]
    UIBarButtonItem.appearance().tintColor = .green
    UIBarButtonItem.appearance().setTitleTextAttributes(
      [.font: UIFont.systemFont(ofSize: 11)], for: .normal)
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let item = UINavigationItem(title: "Pets")
    item.rightBarButtonItem = UIBarButtonItem(title: "Save")
    item.leftBarButtonItem = UIBarButtonItem(title: "Cancel")
    item.leftBarButtonItem?.tintColor = .blue
    bar.items = [item]

    let window = show([bar])

    XCTAssertEqual(bar.standardAppearance.backgroundColor, .red)
    XCTAssertFalse(bar.standardAppearance === look, "it is copied")
    let title = try XCTUnwrap(label("Pets", in: bar)?.label)
    XCTAssertEqual(
      title.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
        as? UIColor, .yellow)
    let save = try XCTUnwrap(label("Save", in: bar)?.label)
    XCTAssertEqual(save.textColor, .green)
    XCTAssertEqual(save.font, .systemFont(ofSize: 11))
    XCTAssertEqual(label("Cancel", in: bar)?.label.textColor, .blue)
    XCTAssertNotNil(window)
  }

  func testEachBarHasALookOfItsOwn() {
    let edge = UITabBarAppearance()
    edge.backgroundColor = .red
    UITabBar.appearance().standardAppearance = edge
    UITabBar.appearance().scrollEdgeAppearance = edge
    edge.backgroundColor = .blue
    let (one, two) = (UITabBar(), UITabBar())

    let window = show([one, two])

    XCTAssertEqual(one.standardAppearance.backgroundColor, .red)
    XCTAssertEqual(two.scrollEdgeAppearance?.backgroundColor, .red)
    XCTAssertFalse(one.standardAppearance === two.standardAppearance)
    XCTAssertFalse(one.scrollEdgeAppearance === two.scrollEdgeAppearance)
    XCTAssertNotNil(window)
  }

  func testItemsDependOnWhatTheirBarIsIn() throws {
    UIBarButtonItem.appearance(whenContainedInInstancesOf: [UIToolbar.self]).tintColor = .red
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 44, width: 320, height: 44))
    let (one, two) = (UIBarButtonItem(title: "One"), UIBarButtonItem(title: "Two"))
    let window = show([toolbar, bar])

    toolbar.items = [one]
    bar.items = [UINavigationItem(title: "Pets")]
    bar.topItem?.rightBarButtonItem = two

    XCTAssertEqual(label("One", in: toolbar)?.label.textColor, .red)
    XCTAssertEqual(label("Two", in: bar)?.label.textColor, .systemBlue)
    XCTAssertNotNil(window)
  }

  func testTabsTakeTheColorsAndFontsOfTheirStates() throws {
    UITabBarItem.appearance().badgeColor = .green
    UITabBarItem.appearance().setTitleTextAttributes(
      [.font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.brown], for: .normal)
    UITabBarItem.appearance().setTitleTextAttributes(
      [.foregroundColor: UIColor.red], for: .selected)
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    bar.items = ["One", "Two"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    bar.items?[0].badgeValue = "7"
    bar.selectedItem = bar.items?[0]

    let window = show([bar])
    window.layoutIfNeeded()

    let one = try XCTUnwrap(label("One", in: bar)?.label)
    let two = try XCTUnwrap(label("Two", in: bar)?.label)
    XCTAssertEqual([one.textColor, two.textColor], [.red, .brown])
    XCTAssertEqual([one.font, two.font], [.systemFont(ofSize: 13), .systemFont(ofSize: 13)])
    XCTAssertEqual(label("7", in: bar)?.label.backgroundColor, .green)
    XCTAssertNotNil(window)
  }

  /// UIKit's proxies record what has a selector of appearance, which a layer has not.
  func testALayerOfAProxyIsNoViewsLayer() {
    UITabBar.appearance().layer.borderWidth = 3
    UITabBar.appearance().clipsToBounds = true

    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    let window = show([bar])

    XCTAssertEqual(bar.layer.borderWidth, 0)
    XCTAssertTrue(bar.clipsToBounds)
    XCTAssertNotNil(window)
  }
}

// Functions belong to no actor, and run on the thread of their task.

private func makeApplication() -> UIApplication { UIApplication() }

private func takesItsOwnAppearance(_ color: UIColor) -> Bool {
  UISwitch.appearance().onTintColor = color
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
  let control = UISwitch()
  window.isHidden = false
  window.addSubview(control)
  return control.onTintColor == color
}
