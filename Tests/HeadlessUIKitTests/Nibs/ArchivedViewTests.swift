// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

/// What tests of `init?(coder:)` do: an archive keeps nothing of a view, and a view is made with its
/// coder all the same.
final class ArchivedViewTests: XCTestCase {
  private final class Card: UIView {
    let title = UILabel()
    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(title)
    }
    required init?(coder: NSCoder) {
      super.init(coder: coder)
      addSubview(title)
    }
  }

  private final class Screen: UIViewController {
    let name: String
    required init?(coder: NSCoder) {
      name = "decoded"
      super.init(coder: coder)
    }
  }

  private func coder() throws -> NSCoder {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.finishEncoding()
    return try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
  }

  func testObjectsAreMadeWithTheCoderOfAnArchive() throws {
    let coder = try coder()

    XCTAssertEqual(Card(coder: coder)?.subviews.count, 1)
    XCTAssertEqual(Screen(coder: coder)?.name, "decoded")
    XCTAssertEqual(UILabel(coder: coder)?.text, nil)
    XCTAssertNotNil(UIButton(coder: coder))
    XCTAssertNotNil(UITextField(coder: coder))
    XCTAssertNotNil(UITextView(coder: coder))
    XCTAssertNotNil(UITableViewCell(coder: coder))
    XCTAssertNotNil(UICollectionViewCell(coder: coder))
    XCTAssertNotNil(UICollectionViewFlowLayout(coder: coder))
    XCTAssertNotNil(UINavigationController(coder: coder))
    XCTAssertNotNil(UITabBarController(coder: coder))
    XCTAssertNotNil(UITableViewController(coder: coder))
    XCTAssertNotNil(UIBarButtonItem(coder: coder))
  }

  func testAViewThatIsArchivedIsSaidToBeLost() throws {
    let issues = RenderingIssues()
    var environment = RenderingEnvironment.current
    environment.issues = issues
    let data = try RenderingEnvironment.$current.withValue(environment) {
      try NSKeyedArchiver.archivedData(withRootObject: UILabel(), requiringSecureCoding: false)
    }

    XCTAssertEqual(issues.all.map(\.kind), [.warning])
    let read = try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data)
    XCTAssertTrue(read is UILabel, "\(String(describing: read))")
  }
}
