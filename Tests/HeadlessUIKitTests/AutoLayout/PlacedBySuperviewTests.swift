// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

/// Views that ask for constraints and have none, as UIKit places them itself: cells, what their
/// content is in, and the views of controllers in containers.
final class PlacedBySuperviewTests: BarTestCase {
  private static func pin(_ label: UILabel, in view: UIView) {
    label.text = "title"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 2),
      label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -8),
      label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -2),
    ])
  }

  private class Cell: UICollectionViewCell {
    let label = UILabel()
    var holder: UIView { self }
    override init(frame: CGRect) {
      super.init(frame: frame)
      translatesAutoresizingMaskIntoConstraints = false
      pin(label, in: holder)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class ContentCell: Cell {
    override var holder: UIView { contentView }
  }

  private final class OwnContentCell: Cell {
    override var holder: UIView {
      contentView.translatesAutoresizingMaskIntoConstraints = false
      return contentView
    }
  }

  private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(
      _ view: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell { view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) }
  }

  func testACollectionViewPlacesItsCells() throws {
    for type: Cell.Type in [Cell.self, ContentCell.self, OwnContentCell.self] {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 300, height: 50)
      layout.minimumLineSpacing = 0
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 200), collectionViewLayout: layout)
      let items = Items()
      view.register(type, forCellWithReuseIdentifier: "cell")
      view.dataSource = items
      view.layoutIfNeeded()

      for item in 0..<2 {
        let cell = try XCTUnwrap(view.cellForItem(at: [0, item]) as? Cell)
        XCTAssertEqual(
          cell.frame, CGRect(x: 0, y: 50 * CGFloat(item), width: 300, height: 50), "\(type)")
        XCTAssertEqual(
          cell.label.frame, CGRect(x: 8, y: 2, width: 284, height: 46), "\(type)")
      }
    }
  }

  private final class Row: UITableViewCell {
    let label = UILabel()
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      translatesAutoresizingMaskIntoConstraints = false
      contentView.translatesAutoresizingMaskIntoConstraints = false
      pin(label, in: contentView)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      view.dequeueReusableCell(withIdentifier: "row", for: path)
    }
  }

  func testATablePlacesItsCells() throws {
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let rows = Rows()
    view.register(Row.self, forCellReuseIdentifier: "row")
    view.rowHeight = 60
    view.dataSource = rows
    view.layoutIfNeeded()

    let row = try XCTUnwrap(view.cellForRow(at: [0, 1]) as? Row)
    XCTAssertEqual(row.frame, CGRect(x: 0, y: 60, width: 300, height: 60))
    XCTAssertEqual(row.label.frame.minX, 8)
    XCTAssertEqual(row.label.frame.width, 284)
  }

  private final class Screen: UIViewController {
    let label = UILabel()
    override func viewDidLoad() {
      super.viewDidLoad()
      view.translatesAutoresizingMaskIntoConstraints = false
      PlacedBySuperviewTests.pin(label, in: view)
    }
  }

  func testContainersPlaceTheirScreens() {
    let screens = (0..<3).map { _ in Screen() }
    let tabs = UITabBarController()
    tabs.viewControllers = [screens[0]]
    let navigation = UINavigationController(rootViewController: screens[1])
    let presenter = UIViewController()

    for (root, screen) in [(tabs, screens[0]), (navigation, screens[1]), (presenter, screens[2])] {
      let window = makeWindow(root)
      if root === presenter {
        screen.modalPresentationStyle = .fullScreen
        presenter.present(screen, animated: false)
      }
      window.layoutIfNeeded()
      XCTAssertEqual(screen.view.frame, window.bounds, "\(root)")
      XCTAssertEqual(screen.label.frame.width, 374, "\(root)")
    }
  }

  /// In a container of the app's own, constraints place it as any other view.
  func testAnAppPlacesWhatItContains() {
    let (parent, screen) = (UIViewController(), Screen())
    parent.addChild(screen)
    parent.view.addSubview(screen.view)
    screen.didMove(toParent: parent)
    NSLayoutConstraint.activate([
      screen.view.centerXAnchor.constraint(equalTo: parent.view.centerXAnchor),
      screen.view.topAnchor.constraint(equalTo: parent.view.topAnchor),
      screen.view.widthAnchor.constraint(equalToConstant: 100),
      screen.view.heightAnchor.constraint(equalToConstant: 40),
    ])
    let window = makeWindow(parent)
    window.layoutIfNeeded()

    XCTAssertEqual(screen.view.frame, CGRect(x: 145, y: 0, width: 100, height: 40))
  }
}
