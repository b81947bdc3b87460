// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessFrameworks
import HeadlessUIKit
import XCTest

/// Controllers of the system that other frameworks of iOS declare.
final class SystemControllerTests: XCTestCase {
  private final class Screen: UIViewController, SFSafariViewControllerDelegate,
    MFMailComposeViewControllerDelegate
  {
    func open(_ url: URL) {
      let safari = SFSafariViewController(url: url)
      safari.delegate = self
      safari.preferredControlTintColor = .red
      present(safari, animated: true)
    }
  }

  func testAPageOfTheWebIsPresented() throws {
    let screen = Screen()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = screen
    window.makeKeyAndVisible()

    screen.open(try XCTUnwrap(URL(string: "https://example.org")))

    let safari = try XCTUnwrap(screen.presentedViewController as? SFSafariViewController)
    XCTAssertEqual(safari.preferredControlTintColor, .red)
    XCTAssertFalse(safari.configuration.entersReaderIfAvailable)
  }

  /// As on iOS, such a class needs no `init(coder:)`.
  private final class Page: SFSafariViewController {
    let name: String
    init(name: String, url: URL) {
      self.name = name
      super.init(url: url, entersReaderIfAvailable: true)
    }
  }

  func testASubclassWithAnInitializerOfItsOwnNeedsNoOther() throws {
    let page = Page(name: "A", url: try XCTUnwrap(URL(string: "https://example.org")))
    XCTAssertTrue(page.configuration.entersReaderIfAvailable)
  }

  func testAnEmptyPictureIsReported() {
    let issues = RenderingIssues()
    var environment = RenderingEnvironment.current
    environment.issues = issues
    RenderingEnvironment.$current.withValue(environment) {
      MFMailComposeViewController().loadViewIfNeeded()
    }
    XCTAssertEqual(
      issues.messages,
      ["a MFMailComposeViewController is empty: what it shows belongs to the system"])
  }

  func testNothingCanBeSent() {
    XCTAssertFalse(MFMailComposeViewController.canSendMail())
    XCTAssertFalse(MFMessageComposeViewController.canSendText())

    let mail = MFMailComposeViewController()
    mail.setSubject("A")
    mail.navigationBar.tintColor = .red
    let screen = Screen()
    mail.mailComposeDelegate = screen
    XCTAssertTrue(mail.mailComposeDelegate === screen)
    SKStoreReviewController.requestReview()
  }
}
