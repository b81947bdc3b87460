// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit
import XCTest

final class NibListController: UITableViewController, ObjectiveCMembersProviding {
  var added = 0
  var isAwake = false
  var prepared: UIStoryboardSegue?
  var sender: Any?

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    prepared = segue
    self.sender = sender
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    isAwake = true
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "subtitle", for: indexPath)
    cell.textLabel?.text = "Pet \(indexPath.row)"
    return cell
  }

  func add(_ sender: Any?) { added += 1 }

  static var objectiveCMembers: ObjectiveCMembers {
    ObjectiveCMembers(
      selectors: [
        Selector("add:", of: NibListController.self) { (list, sender: Any?) in list.add(sender) }
      ],
      segueActions: [
        ObjectiveCSegueAction("makeDetail:sender:", of: NibListController.self) {
          (_: NibListController, coder: NSCoder, sender: String) in
          NibDetailController(coder: coder, model: sender)
        },
        ObjectiveCSegueAction("makeNone:", of: NibListController.self) {
          (_: NibListController, _: NSCoder) in nil
        },
      ])
  }
}

final class NibDetailController: UIViewController, ObjectiveCMembersProviding {
  var nameLabel: UILabel!
  let model: String

  init?(coder: NSCoder, model: String) {
    self.model = model
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    model = "none"
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    nameLabel.text = model
  }

  static var objectiveCMembers: ObjectiveCMembers {
    ObjectiveCMembers(properties: [
      ObjectiveCProperty("nameLabel", of: NibDetailController.self) { (detail, label: UILabel) in
        detail.nameLabel = label
      }
    ])
  }
}

/// Controllers from a storyboard.
final class StoryboardTests: XCTestCase {
  private let storyboard = UIStoryboard(name: "Pets", bundle: .module)

  /// What is reported while `body` runs.
  private func problems(_ body: () -> Void) -> String {
    var environment = RenderingEnvironment.current
    let issues = RenderingIssues()
    environment.issues = issues
    RenderingEnvironment.$current.withValue(environment, operation: body)
    return issues.messages.joined(separator: "\n")
  }

  func testTheInitialControllerHoldsWhatItBeginsWith() throws {
    let navigation = try XCTUnwrap(
      storyboard.instantiateInitialViewController() as? UINavigationController)
    let list = try XCTUnwrap(navigation.viewControllers.first as? NibListController)

    XCTAssertTrue(navigation.navigationBar.prefersLargeTitles)
    XCTAssertTrue(list.isAwake)
    XCTAssertFalse(list.isViewLoaded)
    XCTAssertEqual(list.navigationItem.title, "Pets")
    let item = try XCTUnwrap(list.navigationItem.rightBarButtonItem)
    XCTAssertTrue(item.target === list)
    XCTAssertEqual(item.action, Selector("add:"))
  }

  func testATableMakesItsPrototypes() throws {
    let list = try XCTUnwrap(
      storyboard.instantiateViewController(withIdentifier: "List") as? NibListController)
    list.view.frame = CGRect(x: 0, y: 0, width: 390, height: 400)
    list.tableView.reloadData()
    list.view.layoutIfNeeded()

    XCTAssertEqual(list.tableView.style, .insetGrouped)
    XCTAssertTrue(list.tableView.dataSource === list)
    let cells = list.tableView.visibleCells
    XCTAssertEqual(cells.map { $0.textLabel?.text }, ["Pet 0", "Pet 1"])
    XCTAssertEqual(cells[0].detailTextLabel?.text, "Subtitle")
    XCTAssertEqual(cells[0].textLabel?.font, .systemFont(ofSize: 17, weight: .bold))
    XCTAssertEqual(cells[0].accessoryType, .disclosureIndicator)
    XCTAssertFalse(cells[0] === cells[1])
  }

  func testACreatorGivesAControllerItsModel() {
    let detail = storyboard.instantiateViewController(identifier: "Detail") { coder in
      NibDetailController(coder: coder, model: "Grace")
    }
    detail.view.frame = CGRect(x: 0, y: 0, width: 414, height: 500)
    detail.view.layoutIfNeeded()

    XCTAssertEqual(detail.nameLabel.text, "Grace")
    XCTAssertEqual(detail.nameLabel.frame.origin, CGPoint(x: 20, y: 24))
    let plain: NibDetailController = storyboard.instantiateViewController(identifier: "Detail")
    plain.loadViewIfNeeded()
    XCTAssertEqual(plain.nameLabel.text, "none")
  }

  func testControllersAreFreed() {
    weak var list: UIViewController?
    weak var detail: UIViewController?
    do {
      let first = storyboard.instantiateViewController(withIdentifier: "List")
      first.loadViewIfNeeded()
      list = first
      let second = storyboard.instantiateViewController(withIdentifier: "Detail")
      second.loadViewIfNeeded()
      detail = second
    }
    XCTAssertNil(list)
    XCTAssertNil(detail)
  }

  func testWhatIsMissingIsNamed() {
    let text = problems {
      _ = storyboard.instantiateViewController(withIdentifier: "Nobody")
      _ = UIStoryboard(name: "Nowhere", bundle: .module)
    }
    XCTAssertTrue(text.contains("no controller with identifier 'Nobody'"), text)
    XCTAssertTrue(text.contains("there is no Nowhere.storyboard in"), text)
  }

  func testASegueIsPreparedAndPerformed() throws {
    let navigation = try XCTUnwrap(
      storyboard.instantiateInitialViewController() as? UINavigationController)
    let list = try XCTUnwrap(navigation.viewControllers.first as? NibListController)
    XCTAssertTrue(list.storyboard === storyboard)
    list.performSegue(withIdentifier: "show", sender: "Ada")

    let segue = try XCTUnwrap(list.prepared)
    XCTAssertEqual(segue.identifier, "show")
    XCTAssertTrue(segue.source === list)
    XCTAssertTrue(segue.destination is NibDetailController)
    XCTAssertTrue(navigation.topViewController === segue.destination)
    XCTAssertEqual(list.sender as? String, "Ada")
  }

  func testASegueOfAPrototypeIsPerformedByItsIdentifier() throws {
    let navigation = try XCTUnwrap(
      storyboard.instantiateInitialViewController() as? UINavigationController)
    let list = try XCTUnwrap(navigation.viewControllers.first as? NibListController)

    list.performSegue(withIdentifier: "choose", sender: nil)

    XCTAssertEqual(list.prepared?.identifier, "choose")
    XCTAssertTrue(navigation.topViewController is NibDetailController)
  }

  func testAMethodOfTheControllerMakesASeguesDestination() throws {
    let navigation = try XCTUnwrap(
      storyboard.instantiateInitialViewController() as? UINavigationController)
    let list = try XCTUnwrap(navigation.viewControllers.first as? NibListController)

    list.performSegue(withIdentifier: "make", sender: "Ada")

    let made = try XCTUnwrap(list.prepared?.destination as? NibDetailController)
    XCTAssertEqual(made.model, "Ada")
    XCTAssertTrue(navigation.topViewController === made)

    // Where the method makes none, the storyboard does.
    list.performSegue(withIdentifier: "makeNone", sender: nil)
    XCTAssertEqual((list.prepared?.destination as? NibDetailController)?.model, "none")
  }

  func testAMethodThatMakesADestinationAndIsNotToldIsNamed() {
    let text = problems {
      storyboard.instantiateViewController(withIdentifier: "List")
        .performSegue(withIdentifier: "untold", sender: nil)
    }
    XCTAssertTrue(
      text.contains("NibListController tells no method untold:, which makes the destination"), text)
  }

  func testASegueThatIsNotThereIsNamed() {
    let text = problems {
      storyboard.instantiateViewController(withIdentifier: "List")
        .performSegue(withIdentifier: "nowhere", sender: nil)
    }
    XCTAssertTrue(text.contains("NibListController has no segue with identifier 'nowhere'"), text)
  }

  func testASegueOfAnOwnClassIsMadeFromIt() {
    final class Fade: UIStoryboardSegue {
      var isDone = false
      override func perform() { isDone = true }
    }
    let type: UIStoryboardSegue.Type = Fade.self
    let (one, other) = (UIViewController(), UIViewController())
    let segue = type.init(
      identifier: "a longer identifier than 15", source: one, destination: other)
    segue.perform()
    XCTAssertEqual((segue as? Fade)?.isDone, true)
    XCTAssertEqual(segue.identifier, "a longer identifier than 15")
    XCTAssertTrue(segue.source === one && segue.destination === other)
  }
}
