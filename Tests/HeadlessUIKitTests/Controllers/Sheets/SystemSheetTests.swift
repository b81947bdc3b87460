// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

/// Sheets that the system draws: code that makes them runs, and a picture of one is not believed.
final class SystemSheetTests: XCTestCase {
  private func messages(_ controller: UIViewController) -> [String] {
    let issues = RenderingIssues()
    var environment = RenderingEnvironment.current
    environment.issues = issues
    RenderingEnvironment.$current.withValue(environment) { controller.loadViewIfNeeded() }
    return issues.messages
  }

  func testAnEmptyPictureIsReported() {
    XCTAssertEqual(
      messages(UIActivityViewController(activityItems: ["Ada"], applicationActivities: nil)),
      ["a UIActivityViewController is empty: what it shows belongs to the system"])
    XCTAssertEqual(
      messages(UIImagePickerController()),
      ["a UIImagePickerController is empty: what it shows belongs to the system"])
    XCTAssertEqual(
      messages(UIDocumentPickerViewController(documentTypes: ["public.text"], in: .import)),
      ["a UIDocumentPickerViewController is empty: what it shows belongs to the system"])
  }

  func testASheetThatIsOnlyMadeIsFine() {
    let issues = RenderingIssues()
    var environment = RenderingEnvironment.current
    environment.issues = issues
    RenderingEnvironment.$current.withValue(environment) {
      let sheet = UIActivityViewController(activityItems: ["Ada"], applicationActivities: [])
      sheet.excludedActivityTypes = [.print, .airDrop]
      sheet.completionWithItemsHandler = { _, completed, _, _ in XCTAssertTrue(completed) }
      sheet.completionWithItemsHandler?(.mail, true, nil, nil)
    }
    XCTAssertEqual(issues.messages, [])
  }

  func testThereIsNoCamera() {
    XCTAssertFalse(UIImagePickerController.isSourceTypeAvailable(.camera))
    XCTAssertTrue(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
  }
}
