// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class UITableViewControllerTests: XCTestCase {
  private final class Controller: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { 2 }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }

    override func tableView(
      _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat { 60 }
  }

  func testTheControllerIsDataSourceAndDelegate() {
    let controller = Controller(style: .insetGrouped)
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
    controller.view.layoutIfNeeded()

    XCTAssertTrue(controller.view === controller.tableView)
    XCTAssertEqual(controller.tableView.style, .insetGrouped)
    XCTAssertEqual(controller.tableView.visibleCells.map(\.frame.height), [60, 60])
  }

  func testNoRowIsChosenWhenTheViewComesBack() {
    let controller = Controller()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.tableView.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    controller.beginAppearanceTransition(false, animated: false)
    controller.endAppearanceTransition()
    XCTAssertEqual(controller.tableView.indexPathForSelectedRow, [0, 1])

    controller.beginAppearanceTransition(true, animated: false)

    XCTAssertNil(controller.tableView.indexPathForSelectedRow)
    XCTAssertEqual(controller.tableView.style, .plain)
  }

  /// The usual way to another style.
  func testATableThatIsSetHasTheControllerForItsData() {
    final class Settings: UITableViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView = UITableView(frame: tableView.frame, style: .grouped)
      }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        3
      }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
    }
    let settings = Settings()
    settings.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    settings.view.layoutIfNeeded()
    XCTAssertIdentical(settings.tableView.delegate, settings)
    XCTAssertEqual(settings.tableView.style, .grouped)
    XCTAssertEqual(settings.tableView.visibleCells.count, 3)

    let own = TableFixture([["a"]])
    let table = own.table()
    settings.tableView = table
    XCTAssertIdentical(table.dataSource, own)
  }
}
