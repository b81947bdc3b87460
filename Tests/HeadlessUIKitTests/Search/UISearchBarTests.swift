// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class UISearchBarTests: BarTestCase {
  private final class Log: NSObject, UISearchBarDelegate {
    var calls: [String] = []
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("begin") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { calls.append("end") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      calls.append("text \(searchText)")
    }
    func searchBar(
      _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { text != "!" }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
      calls.append("scope \(selectedScope)")
    }
  }

  private func bar() -> UISearchBar {
    UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
  }

  func testASearchIsMadeWithoutASayOfResults() {
    let search = UISearchController()

    XCTAssertNil(search.searchResultsController)
    XCTAssertEqual(search.searchBar.placeholder, "Search")
    XCTAssertEqual(search.searchBar.searchBarStyle, .default)
  }

  /// Apps whose navigation bar is dark ask for it.
  func testABlackBarHasTheColorsOfADarkInterface() {
    let bar = bar()
    XCTAssertEqual(bar.searchTextField.traitCollection.userInterfaceStyle, .light)

    bar.barStyle = .black
    XCTAssertEqual(bar.searchTextField.traitCollection.userInterfaceStyle, .dark)

    bar.barStyle = .default
    XCTAssertEqual(bar.searchTextField.traitCollection.userInterfaceStyle, .light)
  }

  /// iOS 16.4 in a screen of 393 points: the field from 16 to 377 and from 10 to 40, the bar 50
  /// high (a picture of Tiago Amaral's github-person).
  func testABarIsTheTitleOfANavigationItem() {
    let search = UISearchController()
    let screen = UIViewController()
    screen.navigationItem.titleView = search.searchBar
    let navigation = UINavigationController(rootViewController: screen)
    navigation.view.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
    navigation.view.layoutIfNeeded()

    let field = search.searchBar.searchTextField
    XCTAssertEqual(navigation.navigationBar.frame.height, 50)
    XCTAssertEqual(
      field.convert(field.bounds, to: navigation.navigationBar),
      CGRect(x: 16, y: 10, width: 361, height: 30))

    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    navigation.view.layoutIfNeeded()
    let beside = field.convert(field.bounds, to: navigation.navigationBar)
    XCTAssertEqual(beside.minX, 16)
    XCTAssertTrue((330...350).contains(beside.maxX), "\(beside)")

    screen.navigationItem.titleView = nil
    navigation.view.layoutIfNeeded()
    XCTAssertEqual(navigation.navigationBar.frame.height, 44)
  }

  /// Many apps give a table the bar of a search, and do not ask its size.
  func testTheBarOfASearchIsATablesHeader() {
    let search = UISearchController(searchResultsController: nil)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    table.tableHeaderView = search.searchBar
    table.layoutIfNeeded()

    XCTAssertEqual(search.searchBar.frame, CGRect(x: 0, y: 0, width: 320, height: 56))
    XCTAssertTrue(search.searchBar.displayList(scale: 1).dump().contains("#F9F9F9"))
  }

  func testTheBarOfASearchHasNoGroundInANavigationBar() {
    let controller = UIViewController()
    let search = UISearchController(searchResultsController: nil)
    controller.navigationItem.searchController = search
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()

    XCTAssertNotNil(search.searchBar.window)
    XCTAssertFalse(search.searchBar.displayList(scale: 1).dump().contains("#F9F9F9"))
  }

  func testTheFieldIsInTheMiddleAndMakesRoomForTheButton() {
    let bar = bar()
    bar.layoutIfNeeded()
    XCTAssertEqual(bar.searchTextField.frame, CGRect(x: 8, y: 10, width: 304, height: 36))
    XCTAssertEqual(bar.sizeThatFits(.zero).height, 56)

    bar.showsCancelButton = true
    bar.layoutIfNeeded()
    let button = bar.subviews.first { $0 is UIButton }
    XCTAssertEqual(button?.frame.maxX, 312)
    let gap = (button?.frame.minX ?? 0) - bar.searchTextField.frame.maxX
    XCTAssertEqual(gap, 34.0 / 3, accuracy: 0.01)
    XCTAssertEqual(button?.frame.minY, 9)
  }

  /// Recorded on iOS 17.
  func testTheFieldsGrayLiesOverItsBackgroundColor() throws {
    let tinted = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 200, height: 36))
    let color = UIColor(red: 230 / 255, green: 232 / 255, blue: 235 / 255, alpha: 0.3)
    tinted.backgroundColor = color
    XCTAssertEqual(tinted.backgroundColor, color)
    let ground = UIView(frame: tinted.bounds)
    ground.backgroundColor = .white
    ground.addSubview(tinted)
    let picture = try ground.displayList(scale: 1).pixels()
    XCTAssertEqual(Int(picture[100, 18].green), 232, accuracy: 1)

    let field = UISearchTextField()
    field.backgroundColor = .white
    field.backgroundColor = nil
    XCTAssertEqual(field.backgroundColor, .tertiarySystemFill)
  }

  func testTheFieldFollowsTheTextSize() {
    let bar = bar()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    window.addSubview(bar)

    window.traitOverrides.preferredContentSizeCategory = .medium
    window.layoutIfNeeded()

    XCTAssertEqual(bar.intrinsicContentSize.height, 54.4, accuracy: 0.3)
    XCTAssertEqual(bar.searchTextField.frame.height, 34.4, accuracy: 0.3)
    let field = bar.searchTextField
    XCTAssertEqual(
      field.leftViewRect(forBounds: field.bounds).width, 47.0 / 3 * 16 / 17, accuracy: 0.01)
    window.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    window.layoutIfNeeded()
    XCTAssertGreaterThan(field.frame.height, 45)
  }

  func testTheTextStartsBehindTheMagnifier() {
    let bar = bar()
    bar.text = "cats"
    bar.layoutIfNeeded()
    let field = bar.searchTextField
    let left = field.leftViewRect(forBounds: field.bounds)
    XCTAssertEqual(left.minX, 25.0 / 3, accuracy: 0.01)
    XCTAssertEqual(left.width, 47.0 / 3, accuracy: 0.01)
    XCTAssertEqual(left.midY, 18, accuracy: 0.01)
    XCTAssertEqual(field.textRect(forBounds: field.bounds).minX, 31)
  }

  func testTheDelegateHearsOfWhatPeopleDo() {
    let (bar, log) = (bar(), Log())
    bar.delegate = log
    bar.showsCancelButton = true
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    window.addSubview(bar)
    bar.becomeFirstResponder()
    XCTAssertTrue(bar.isFirstResponder)
    bar.searchTextField.insertText("a")
    bar.searchTextField.insertText("!")
    bar.searchTextField.insertText("\n")
    (bar.subviews.first { $0 is UIButton } as? UIButton)?.sendActions(for: .touchUpInside)
    bar.resignFirstResponder()

    XCTAssertEqual(log.calls, ["begin", "text a", "search", "cancel", "end"])
    XCTAssertEqual(bar.text, "a")
  }

  func testScopesStandBelowTheField() {
    let (bar, log) = (bar(), Log())
    bar.delegate = log
    bar.scopeButtonTitles = ["All", "Cats"]
    XCTAssertEqual(bar.sizeThatFits(.zero).height, 56)
    bar.showsScopeBar = true
    XCTAssertEqual(bar.sizeThatFits(.zero).height, 100)
    bar.frame.size.height = 100
    bar.layoutIfNeeded()
    let scopes = bar.subviews.first { $0 is UISegmentedControl } as? UISegmentedControl
    XCTAssertEqual(bar.searchTextField.frame.minY, 10)
    XCTAssertEqual(scopes?.frame, CGRect(x: 8, y: 56, width: 304, height: 32))

    scopes?.selectedSegmentIndex = 1
    scopes?.sendActions(for: .valueChanged)
    XCTAssertEqual(bar.selectedScopeButtonIndex, 1)
    XCTAssertEqual(log.calls, ["scope 1"])
  }

  func testASearchStandsBelowTheTitlesOfANavigationBar() {
    final class Found: UIViewController, UISearchResultsUpdating {
      var texts: [String] = []
      func updateSearchResults(for searchController: UISearchController) {
        texts.append(searchController.searchBar.text ?? "")
      }
    }
    let (screen, found) = (UIViewController(), Found())
    screen.title = "Pets"
    let search = UISearchController(searchResultsController: found)
    search.searchResultsUpdater = found
    screen.navigationItem.searchController = search
    let navigation = UINavigationController(rootViewController: screen)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()

    XCTAssertEqual(navigation.navigationBar.frame.height, 44 + 52)
    let field = search.searchBar.searchTextField
    XCTAssertEqual(field.convert(field.bounds, to: navigation.navigationBar).minY, 45)
    XCTAssertEqual(
      screen.view.safeAreaInsets.top, navigation.navigationBar.frame.maxY)

    search.isActive = true
    search.searchBar.searchTextField.insertText("cat")
    window.layoutIfNeeded()
    XCTAssertTrue(search.searchBar.showsCancelButton)
    XCTAssertEqual(found.texts.last, "cat")
    XCTAssertTrue(found.view.superview === screen.view)
    search.isActive = false
    window.layoutIfNeeded()
    XCTAssertNil(found.view.superview)
    XCTAssertEqual(search.searchBar.text, "")
  }

  /// As published tests of screens with a search expect.
  func testASearchHearsOfATextThatCodeSets() {
    final class Screen: UIViewController, UISearchResultsUpdating, UISearchBarDelegate {
      var texts: [String] = []
      var typed = 0
      func updateSearchResults(for searchController: UISearchController) {
        texts.append(searchController.searchBar.text ?? "")
      }
      func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { typed += 1 }
    }
    let (screen, search) = (Screen(), UISearchController(searchResultsController: nil))
    search.searchResultsUpdater = screen
    search.searchBar.delegate = screen

    search.searchBar.text = "cat"
    search.searchBar.text = "cat"
    XCTAssertEqual(screen.texts, ["cat"])
    search.isActive = true
    XCTAssertEqual(screen.texts, ["cat", "cat"])
    search.isActive = false
    XCTAssertEqual(screen.texts, ["cat", "cat", ""])
    XCTAssertEqual(screen.typed, 0)
  }

  func testAnActiveSearchTakesThePlaceOfTitlesAndButtons() {
    let screen = UIViewController()
    screen.title = "Pets"
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.scopeButtonTitles = ["Here", "Everywhere"]
    screen.navigationItem.searchController = search
    screen.navigationItem.hidesSearchBarWhenScrolling = false
    let navigation = UINavigationController(rootViewController: screen)
    let bar = navigation.navigationBar
    bar.prefersLargeTitles = true
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    XCTAssertEqual(bar.frame.height, 44 + 52 + 52)
    XCTAssertEqual(search.searchBar.placeholder, "Search")

    search.isActive = true
    window.layoutIfNeeded()

    let field = search.searchBar.searchTextField
    XCTAssertEqual(bar.frame.height, 52 + 44, "a field and scopes")
    XCTAssertEqual(field.convert(field.bounds, to: bar).minY, 8)
    XCTAssertEqual(screen.view.safeAreaInsets.top, bar.frame.maxY)
    XCTAssertFalse(bar.subviews.contains { $0 is UIControl })
    XCTAssertTrue(bar.subviews.compactMap { $0 as? UILabel }.allSatisfy(\.isHidden))

    search.hidesNavigationBarDuringPresentation = false
    window.layoutIfNeeded()
    XCTAssertEqual(bar.frame.height, 44 + 52 + 52 + 44)

    let cancel = search.searchBar.subviews.first { $0 is UIButton } as? UIButton
    cancel?.sendActions(for: .touchUpInside)
    window.layoutIfNeeded()
    XCTAssertFalse(search.isActive)
    XCTAssertEqual(bar.frame.height, 44 + 52 + 52)
  }

  func testASearchAboveContentIsHiddenUntilItIsAskedFor() {
    let screen = UITableViewController(style: .plain)
    let search = UISearchController(searchResultsController: nil)
    screen.navigationItem.searchController = search
    let navigation = UINavigationController(rootViewController: screen)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    XCTAssertEqual(navigation.navigationBar.frame.height, 44)

    screen.navigationItem.hidesSearchBarWhenScrolling = false
    navigation.view.setNeedsLayout()
    window.layoutIfNeeded()
    XCTAssertEqual(navigation.navigationBar.frame.height, 96)
  }

  /// How apps give a search bar a field of their own look.
  func testAFieldWithoutABorderHasNoGray() {
    let field = UISearchBar().searchTextField
    field.borderStyle = .none
    field.backgroundColor = .white

    XCTAssertEqual(field.layer.backgroundColor, UIColor.white.cgColor)
    XCTAssertEqual(field.layer.cornerRadius, 0)

    field.borderStyle = .roundedRect

    XCTAssertNotEqual(field.layer.backgroundColor, UIColor.white.cgColor)
    XCTAssertEqual(field.layer.cornerRadius, 10)
  }

  func testTheTextKeepsItsDistanceFromALargeMagnifier() {
    for category in [UIContentSizeCategory.large, .accessibilityExtraLarge] {
      UITraitCollection(preferredContentSizeCategory: category).performAsCurrent {
        let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
        let gap =
          field.textRect(forBounds: field.bounds).minX
          - field.leftViewRect(forBounds: field.bounds).maxX

        XCTAssertEqual(gap, 7, accuracy: 0.5, category.rawValue)
      }
    }
  }
}
