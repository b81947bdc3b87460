// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

/// Editing, orientations, traits and the older names of controllers.
final class ControllerDeviceTests: XCTestCase {
  func testTheEditButtonStartsAndEndsEditing() {
    let controller = UITableViewController(style: .plain)
    let item = controller.editButtonItem
    XCTAssertEqual(item.title, "Edit")
    XCTAssertTrue(item === controller.editButtonItem)

    controller.setEditing(true, animated: false)
    XCTAssertEqual(item.title, "Done")
    XCTAssertEqual(item.style, .done)
    XCTAssertTrue(controller.isEditing)
    XCTAssertTrue(controller.tableView.isEditing)
    controller.isEditing = false
    XCTAssertEqual(item.title, "Edit")
    XCTAssertFalse(controller.tableView.isEditing)
  }

  func testMasksHoldTheirOrientations() {
    XCTAssertEqual(UIInterfaceOrientationMask.portrait.rawValue, 2)
    XCTAssertEqual(UIInterfaceOrientationMask.all.rawValue, 30)
    XCTAssertEqual(UIInterfaceOrientationMask.allButUpsideDown.rawValue, 26)
    XCTAssertTrue(UIInterfaceOrientationMask.landscape.contains(.landscapeLeft))
    XCTAssertTrue(UIViewController().shouldAutorotate)
    XCTAssertEqual(UIViewController().preferredStatusBarUpdateAnimation, .fade)
  }

  func testHandlersHearOfTheTraitsThatTheyAskedFor() {
    final class Themed: UIView { var styles: [UIUserInterfaceStyle] = [] }
    let view = Themed()
    let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (view: Themed, previous: UITraitCollection) in
      view.styles.append(previous.userInterfaceStyle)
    }
    var sizes = 0
    view.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (_: Themed, _: UITraitCollection) in sizes += 1
    }
    view.overrideUserInterfaceStyle = .dark
    view.overrideUserInterfaceStyle = .dark
    XCTAssertEqual(view.styles, [.light])
    XCTAssertEqual(sizes, 0)

    view.unregisterForTraitChanges(registration)
    view.overrideUserInterfaceStyle = .light
    XCTAssertEqual(view.styles, [.light])
  }

  func testControllersHearOfTraitsAndOfTheSafeArea() {
    final class Told: UIViewController {
      var calls: [String] = []
      override func viewSafeAreaInsetsDidChange() { calls.append("safe area") }
      override func viewLayoutMarginsDidChange() { calls.append("margins") }
    }
    let controller = Told()
    controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (controller: Told, _: UITraitCollection) in controller.calls.append("style")
    }
    controller.view.overrideUserInterfaceStyle = .dark
    XCTAssertEqual(controller.calls, ["style"])
    controller.view.layoutMargins.left = 30
    XCTAssertEqual(controller.calls, ["style", "margins"])
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.additionalSafeAreaInsets.top = 25
    window.layoutIfNeeded()
    XCTAssertEqual(controller.calls.last, "safe area")
  }

  func testAnItemIsMovedByHandWhereTheDataSourceLetsIt() {
    final class Items: NSObject, UICollectionViewDataSource {
      var moves: [[IndexPath]] = []
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 3 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
      func collectionView(
        _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
      ) -> Bool { indexPath.item != 1 }
      func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
      ) { moves.append([sourceIndexPath, destinationIndexPath]) }
    }
    let items = Items()
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 100),
      collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = items
    collection.layoutIfNeeded()

    XCTAssertFalse(collection.beginInteractiveMovementForItem(at: [0, 1]))
    XCTAssertTrue(collection.beginInteractiveMovementForItem(at: [0, 0]))
    let target = collection.layoutAttributesForItem(at: [0, 2])?.center ?? .zero
    collection.updateInteractiveMovementTargetPosition(target)
    collection.endInteractiveMovement()
    XCTAssertEqual(items.moves, [[[0, 0], [0, 2]]])

    collection.beginInteractiveMovementForItem(at: [0, 0])
    collection.updateInteractiveMovementTargetPosition(target)
    collection.cancelInteractiveMovement()
    XCTAssertEqual(items.moves.count, 1)
  }

  func testEmptyImagesTakeABarsBackgroundAway() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [UINavigationItem(title: "Pets")]
    bar.layoutIfNeeded()
    let ground = bar.subviews.first
    XCTAssertNotNil(ground?.backgroundColor)

    bar.setBackgroundImage(UIImage(), for: .default)
    bar.shadowImage = UIImage()
    bar.layoutIfNeeded()
    XCTAssertNil(ground?.backgroundColor)
    XCTAssertEqual(ground?.subviews.first?.isHidden, true)

    bar.setBackgroundImage(nil, for: .default)
    bar.barStyle = .black
    bar.layoutIfNeeded()
    XCTAssertEqual(ground?.backgroundColor, .black)
  }
}
