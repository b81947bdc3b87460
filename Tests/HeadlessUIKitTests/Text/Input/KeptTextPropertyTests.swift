// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

/// What text views and labels keep, and where a picture lacks it.
final class KeptTextPropertyTests: XCTestCase {
  private func messages(_ body: () -> Void) -> [String] {
    let issues = RenderingIssues()
    var environment = RenderingEnvironment.current
    environment.issues = issues
    RenderingEnvironment.$current.withValue(environment, operation: body)
    return issues.messages
  }

  private func shown(_ text: String, _ types: UIDataDetectorTypes, isEditable: Bool = false)
    -> [String]
  {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = text
    view.isEditable = isEditable
    view.dataDetectorTypes = types
    return messages { view.layoutIfNeeded() }
  }

  func testWhatIsNotLookedForIsReported() {
    let sentence = [
      "dates, addresses and the like that a text view's dataDetectorTypes find are drawn as plain text"
    ]
    XCTAssertEqual(shown("Anything", .all), sentence)
    XCTAssertEqual(shown("Anything", [.link, .calendarEvent]), sentence)
    XCTAssertEqual(shown("See https://example.com", [.link, .phoneNumber]), [])
  }

  func testTextWithoutLinksIsDrawnAsItIs() {
    XCTAssertEqual(shown("Nothing here", .link), [])
    XCTAssertEqual(shown("Call +44 20 7946 0958", .link), [])
    XCTAssertEqual(shown("See https://example.com", []), [])
    XCTAssertEqual(shown("See https://example.com", .all, isEditable: true), [])
    XCTAssertEqual(shown("", .all), [])
  }

  func testAFindInteractionIsThereWhereItIsAskedFor() {
    let view = UITextView()
    XCTAssertNil(view.findInteraction)
    view.isFindInteractionEnabled = true
    XCTAssertIdentical(view.findInteraction?.view, view)
    view.findInteraction?.presentFindNavigator(showingReplace: true)
    XCTAssertEqual(view.findInteraction?.isFindNavigatorVisible, false)
    view.isFindInteractionEnabled = false
    XCTAssertNil(view.findInteraction)
  }

  func testExclusionPathsAreReported() {
    let container = NSTextContainer()
    XCTAssertEqual(messages { container.exclusionPaths = [] }, [])
    XCTAssertEqual(
      messages { container.exclusionPaths = [UIBezierPath()] },
      ["text is not kept out of a text container's exclusionPaths"])
  }
}
