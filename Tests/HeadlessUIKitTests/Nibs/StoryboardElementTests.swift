// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit
import XCTest

final class NibGridController: UICollectionViewController, UICollectionViewDataSourcePrefetching {
  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "head", for: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt paths: [IndexPath]) {}
}

final class NibFormController: UITableViewController, ObjectiveCMembersProviding {
  var nameLabel: UILabel!
  var refreshes = 0

  static var objectiveCMembers: ObjectiveCMembers {
    ObjectiveCMembers(
      selectors: [
        Selector(
          "refresh", of: NibFormController.self,
          { (form: NibFormController) in
            form.refreshes += 1
          })
      ],
      properties: [
        ObjectiveCProperty("nameLabel", of: NibFormController.self) { (form, label: UILabel) in
          form.nameLabel = label
        }
      ])
  }
}

final class NibBarsController: UIViewController, UISearchBarDelegate, UIPickerViewDataSource {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 4 }
}

// What the plug-in writes for properties that extensions give to UIKit's classes.
final class Inspectable_UIView_nibRadius: ObjectiveCMembersProviding {
  class var objectiveCMembers: ObjectiveCMembers {
    ObjectiveCMembers(properties: [
      ObjectiveCProperty("nibRadius", of: UIView.self, { $0.layer.cornerRadius = $1 })
    ])
  }
}

// What it writes of the modules that the target imports: NibLibrary has another such property.
final class UIKitSourcesModules: LosslessStringConvertible {
  init?(_ description: String) {}
  let description = "NibLibrary"
}

/// What a storyboard can hold beside plain views.
final class StoryboardElementTests: XCTestCase {
  private let storyboard = UIStoryboard(name: "Screens", bundle: .module)

  private func shown<Controller: UIViewController>(
    _ controller: UIViewController, as type: Controller.Type
  ) throws -> Controller {
    let controller = try XCTUnwrap(controller as? Controller)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 700))
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    return controller
  }

  func testATabHasTheSystemsTitleAndPicture() throws {
    let tabs = try XCTUnwrap(
      storyboard.instantiateInitialViewController() as? UITabBarController)
    let item = try XCTUnwrap(tabs.viewControllers?.first?.tabBarItem)

    XCTAssertEqual(item.title, "Most Recent")
    XCTAssertNotNil(item.image)
  }

  func testACollectionMakesItsPrototypes() throws {
    let tabs = try shown(
      try XCTUnwrap(storyboard.instantiateInitialViewController()), as: UITabBarController.self)
    let grid = try XCTUnwrap(tabs.viewControllers?.first as? NibGridController)
    let cells = grid.collectionView.visibleCells

    XCTAssertFalse(grid.view is UICollectionView)
    XCTAssertTrue(grid.collectionView.prefetchDataSource === grid)
    XCTAssertEqual(
      cells.map(\.frame.size), Array(repeating: CGSize(width: 60, height: 40), count: 3))
    XCTAssertEqual(
      Set(cells.map { ($0.viewWithTag(7) as? UILabel)?.text }), ["Item"])
    let heads = grid.collectionView.visibleSupplementaryViews(
      ofKind: UICollectionView.elementKindSectionHeader)
    XCTAssertEqual(heads.map { ($0.viewWithTag(8) as? UILabel)?.text }, ["Head"])
  }

  private final class Item: UICollectionViewCell {}
  private final class Head: UICollectionReusableView {}

  /// What is registered in code comes after the storyboard, and the last one counts.
  func testWhatIsRegisteredInCodeTakesThePlaceOfPrototypes() throws {
    let tabs = try shown(
      try XCTUnwrap(storyboard.instantiateInitialViewController()), as: UITabBarController.self)
    let grid = try XCTUnwrap(tabs.viewControllers?.first as? NibGridController)
    let view = try XCTUnwrap(grid.collectionView)
    view.register(Item.self, forCellWithReuseIdentifier: "item")
    view.register(
      Head.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "head")

    let path = IndexPath(item: 0, section: 0)
    // Cells that were made before are in the pool yet, as on iOS.
    let cells = (0..<4).map { _ in
      view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
    }
    XCTAssertTrue(cells.last is Item)
    let heads = (0..<3).map { _ in
      view.dequeueReusableSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "head", for: path)
    }
    XCTAssertTrue(heads.last is Head)
  }

  func testATableShowsItsStaticCells() throws {
    let form = try shown(
      storyboard.instantiateViewController(withIdentifier: "form"), as: NibFormController.self)
    let table = try XCTUnwrap(form.tableView)

    XCTAssertEqual(table.numberOfSections, 2)
    XCTAssertEqual((0..<2).map(table.numberOfRows), [2, 1])
    XCTAssertEqual(table.rectForRow(at: IndexPath(row: 0, section: 0)).height, 60)
    XCTAssertEqual(table.rectForRow(at: IndexPath(row: 1, section: 0)).height, 44)
    XCTAssertEqual(form.tableView(table, titleForHeaderInSection: 0), "Account")
    XCTAssertEqual(form.tableView(table, titleForFooterInSection: 0), "Of yours")
    XCTAssertNil(form.tableView(table, titleForHeaderInSection: 1))
    XCTAssertEqual(form.nameLabel.text, "Name")
    XCTAssertTrue(form.nameLabel.isDescendant(of: table))
    XCTAssertIdentical(form.refreshControl, table.refreshControl)
    XCTAssertEqual(form.refreshControl?.tintColor, .systemRed)
    form.refreshControl?.sendActions(for: .valueChanged)
    XCTAssertEqual(form.refreshes, 1)
  }

  func testBarsAndPickersAreReadWithWhatTheyHold() throws {
    let screen = try shown(
      storyboard.instantiateViewController(withIdentifier: "bars"), as: NibBarsController.self)
    func first<View: UIView>(_ type: View.Type) throws -> View {
      try XCTUnwrap(screen.view.subviews.lazy.compactMap { $0 as? View }.first)
    }

    let search = try first(UISearchBar.self)
    XCTAssertEqual(search.placeholder, "Find pets")
    XCTAssertEqual(search.searchBarStyle, .minimal)
    XCTAssertTrue(search.showsCancelButton)
    XCTAssertEqual(search.scopeButtonTitles, ["All", "New"])
    XCTAssertTrue(search.delegate === screen)
    let dates = try first(UIDatePicker.self)
    XCTAssertEqual(dates.datePickerMode, .date)
    XCTAssertEqual(dates.datePickerStyle, .wheels)
    XCTAssertEqual(dates.minuteInterval, 5)
    XCTAssertEqual(dates.minimumDate, Date(timeIntervalSinceReferenceDate: 0))
    XCTAssertEqual(try first(UIPickerView.self).numberOfRows(inComponent: 0), 4)
    XCTAssertEqual(try first(UIToolbar.self).items?.count, 2)
    XCTAssertEqual(try first(UINavigationBar.self).items?.map(\.title), ["Pets"])
    XCTAssertEqual(try first(UITabBar.self).items?.map(\.title), ["One"])
    XCTAssertEqual(screen.toolbarItems?.map(\.title), ["Tool"])
  }

  func testAPlainViewStandsForOneOfAMissingFramework() throws {
    let screen = try shown(
      storyboard.instantiateViewController(withIdentifier: "bars"), as: NibBarsController.self)

    let map = try XCTUnwrap(screen.view.viewWithTag(9))
    XCTAssertEqual(map.frame, CGRect(x: 10, y: 650, width: 20, height: 30))
  }

  func testPropertiesOfAnAppsExtensionsAreSet() throws {
    let screen = try shown(
      storyboard.instantiateViewController(withIdentifier: "bars"), as: NibBarsController.self)

    let layer = try XCTUnwrap(screen.view.viewWithTag(10)).layer
    XCTAssertEqual(layer.cornerRadius, 4)
    XCTAssertEqual(
      layer.borderColor.map { UIColor(cgColor: $0) }, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  func testPagesAndColumns() throws {
    let pages = try XCTUnwrap(
      storyboard.instantiateViewController(withIdentifier: "pages") as? UIPageViewController)
    XCTAssertEqual(pages.transitionStyle, .scroll)
    XCTAssertEqual(pages.navigationOrientation, .vertical)
    let split = try XCTUnwrap(
      storyboard.instantiateViewController(withIdentifier: "split") as? UISplitViewController)
    XCTAssertEqual(split.style, .doubleColumn)
    let places: [UISplitViewController.Column] = [.primary, .secondary]
    let columns: [UIViewController?] = places.map { place in
      let navigation = split.viewController(for: place) as? UINavigationController
      return navigation?.viewControllers.first
    }
    XCTAssertTrue(columns[0] is UIPageViewController)
    XCTAssertTrue(columns[1] is NibFormController)
  }

  func testGuidesOfControllersFromBeforeSafeAreas() {
    let controller = storyboard.instantiateViewController(withIdentifier: "guides")
    controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)

    controller.view.layoutIfNeeded()

    XCTAssertEqual(
      controller.view.subviews.first?.frame, CGRect(x: 0, y: 58, width: 300, height: 292))
  }
}
