// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

/// Controllers of views of SwiftUI's, which are not there.
final class UIHostingControllerTests: XCTestCase {
  private func issues(_ body: () -> Void) -> [RenderingIssue] {
    let issues = RenderingIssues()
    var environment = RenderingEnvironment.current
    environment.issues = issues
    RenderingEnvironment.$current.withValue(environment) { body() }
    return issues.all
  }

  func testItIsAnEmptyScreenInAFlow() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let host = UIHostingController(showing: "PetView")
    host.title = "Rex"
    navigation.view.frame = CGRect(x: 0, y: 0, width: 100, height: 200)

    let found = issues {
      navigation.pushViewController(host, animated: false)
      navigation.view.layoutIfNeeded()
    }

    XCTAssertIdentical(navigation.topViewController, host)
    XCTAssertEqual(host.view.backgroundColor, .systemBackground)
    XCTAssertEqual(Set(found.map(\.kind)), [.notDrawn])
    XCTAssertEqual(
      found.first?.message,
      "a UIHostingController is empty: PetView is a view of SwiftUI's, which Linux has not")
  }

  func testItHasNoLengthBetweenOthers() {
    let stack = UIStackView()
    stack.axis = .vertical
    let host = UIHostingController(showing: "PetView")
    stack.addArrangedSubview(UILabel())
    stack.addArrangedSubview(host.view)
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 200)

    XCTAssertEqual(host.view.intrinsicContentSize, .zero)
    XCTAssertEqual(issues { stack.layoutIfNeeded() }.filter { $0.kind != .notDrawn }, [])
  }

  func testAPictureOfNothingElseIsRefused() {
    let host = UIHostingController(showing: "PetView")
    host.view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)

    let found = issues { host.view.layoutIfNeeded() }

    XCTAssertEqual(found.map(\.kind), [.other])
    XCTAssertTrue(found.first?.message.contains("is all that there is to draw") == true)
  }

  func testItIsKnownByItsView() {
    let host: UIViewController = UIHostingController(showing: "PetView")
    XCTAssertTrue(host as? UIHostingController == HostedView("PetView"))
    XCTAssertFalse(host as? UIHostingController == HostedView("CatView"))
    XCTAssertFalse(UIViewController() as? UIHostingController == HostedView("PetView"))
  }
}
