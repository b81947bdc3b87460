// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

/// Forms in which published code uses what is there.
final class NamesOfIOSTests: XCTestCase {
  func testListsTakeAnyClass() {
    let type: AnyClass = UICollectionViewCell.self
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(type, forCellWithReuseIdentifier: "cell")
    let cell = collection.dequeueReusableCell(
      withReuseIdentifier: "cell", for: IndexPath(item: 0, section: 0))
    XCTAssertTrue(cell.isMember(of: UICollectionViewCell.self))
    let table = UITableView()
    let row: AnyClass? = UITableViewCell.self
    table.register(row, forCellReuseIdentifier: "row")
    XCTAssertNotNil(table.dequeueReusableCell(withIdentifier: "row"))
  }

  func testLevelsOfWindows() {
    XCTAssertEqual(UIWindow.Level.normal + 1, UIWindow.Level(1))
    XCTAssertEqual(UIWindow.Level.alert - 1, UIWindow.Level(1999))
    XCTAssertTrue(UIWindow.Level.normal < .statusBar)
  }

  func testTheAppIsFoundByItsName() {
    XCTAssertTrue(
      UIApplication.value(forKey: "sharedApplication") as? UIApplication === UIApplication.shared)
    XCTAssertTrue(
      UIApplication.value(forKeyPath: "shared") as? UIApplication === UIApplication.shared)
    XCTAssertNil(UIApplication.value(forKey: "other"))
  }

  func testGeometryIsReadFromTexts() {
    XCTAssertEqual(NSCoder.cgPoint(for: "{1, -2.5}"), CGPoint(x: 1, y: -2.5))
    XCTAssertEqual(NSCoder.cgPoint(for: "{1,2}"), CGPoint(x: 1, y: 2))
    XCTAssertEqual(
      NSCoder.cgRect(for: "{{1, 2}, {3, 4}}"), CGRect(x: 1, y: 2, width: 3, height: 4))
    XCTAssertEqual(NSCoder.cgSize(for: "nothing"), .zero)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    XCTAssertEqual(NSCoder.uiEdgeInsets(for: NSCoder.string(for: insets)), insets)
  }

  func testAContainerOfALabelsAttributes() {
    let font = UIFont.boldSystemFont(ofSize: 20)
    let style = NSMutableParagraphStyle()
    let container = AttributeContainer([.font: font, .paragraphStyle: style, .kern: 2])
    XCTAssertEqual(container.uiKit.font, font)
    XCTAssertEqual(container.uiKit.kern, 2)
    XCTAssertNotNil(container.uiKit.paragraphStyle)
    XCTAssertNil(container.uiKit.foregroundColor)
  }

  func testATraitHandlerMayNameItsOwnType() {
    class Screen: UIViewController {
      var changes = 0
      func watch() {
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
          (self: Self, _: UITraitCollection) in self.changes += 1
        }
      }
    }
    let screen = Screen()
    screen.watch()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    window.rootViewController = screen
    window.makeKeyAndVisible()
    window.overrideUserInterfaceStyle = .dark
    window.layoutIfNeeded()
    XCTAssertEqual(screen.changes, 1)
  }

  func testChangesBetweenBeginAndCommitAreThere() {
    let view = UIView()
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(0.3)
    view.alpha = 0.5
    UIView.commitAnimations()
    XCTAssertEqual(view.alpha, 0.5)
  }

  func testDecorationsComeFromTheLayout() {
    final class Layout: UICollectionViewFlowLayout {
      var registered: [String] = []
      override func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        super.register(viewClass, forDecorationViewOfKind: elementKind)
        registered.append(elementKind)
      }
    }
    let layout = Layout()
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "shade")
    XCTAssertEqual(layout.registered, ["shade"])
  }

  func testWhatIsLeftOutIsNoted() {
    var environment = RenderingEnvironment.current
    let issues = RenderingIssues()
    environment.issues = issues
    RenderingEnvironment.$current.withValue(environment) { leftOut("SCNView", line: 7) }
    XCTAssertEqual(issues.all.map(\.kind), [.leftOut])
    XCTAssertTrue(issues.messages[0].hasSuffix(":7 is left out, as Linux has no SCNView"))
  }
}
