// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import HeadlessUIKit
import XCTest

final class RouterDocumentTests: RouterTestCase {
  func testADocumentIsShownAboveTheTopScreen() throws {
    let root = installRoot()
    let url = try XCTUnwrap(URL(string: "https://example.org/manual.pdf"))

    wait { done in
      router.showPDFViewController(url: url)
      // The queue shows one after the other.
      router.show(
        routableElements: [],
        completion: { self.router.show(routableElement: self.element("A"), completion: done) })
    }

    let stack = try XCTUnwrap(root.navigationController?.viewControllers)
    let screen = try XCTUnwrap(stack.first { $0 is PDFViewController } as? PDFViewController)
    screen.loadViewIfNeeded()
    XCTAssertNotNil(screen.navigationItem.leftBarButtonItem)
  }

  func testTheDocumentItselfIsReported() throws {
    let url = try XCTUnwrap(URL(string: "https://example.org/manual.pdf"))
    let issues = RenderingIssues()
    var environment = RenderingEnvironment.current
    environment.issues = issues
    RenderingEnvironment.$current.withValue(environment) {
      PDFViewController(url: url).loadViewIfNeeded()
    }

    XCTAssertEqual(
      issues.all.map(\.message), ["manual.pdf is not drawn, as Linux has no PDFKit"])
  }
}
