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

  private final class Fonts: NSObject, UIFontPickerViewControllerDelegate {
    var picked: UIFontDescriptor?
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
      picked = viewController.selectedFontDescriptor
    }
  }

  func testAPickerOfFontsKeepsWhatItOffersAndTellsItsDelegate() {
    let configuration = UIFontPickerViewController.Configuration()
    configuration.includeFaces = true
    let picker = UIFontPickerViewController(configuration: configuration)
    let fonts = Fonts()
    picker.delegate = fonts

    picker.selectedFontDescriptor = UIFontDescriptor(name: "Menlo", size: 12)
    picker.delegate?.fontPickerViewControllerDidPickFont(picker)
    picker.delegate?.fontPickerViewControllerDidCancel(picker)

    XCTAssertEqual(fonts.picked?.pointSize, 12)
    XCTAssertTrue(picker.configuration.includeFaces)
    XCTAssertEqual(
      (configuration.copy() as? UIFontPickerViewController.Configuration)?.includeFaces, true)
    XCTAssertFalse(UIFontPickerViewController().configuration.includeFaces)
    XCTAssertEqual(
      messages(picker),
      ["a UIFontPickerViewController is empty: what it shows belongs to the system"])
  }

  func testWhatIsPrintedIsKept() {
    let info = UIPrintInfo(dictionary: nil)
    info.outputType = .photo

    XCTAssertEqual(info.outputType, .photo)
    XCTAssertEqual(UIPrintInfo(dictionary: ["job": 1]).jobName, "")
  }

  func testThereIsNoCamera() {
    XCTAssertFalse(UIImagePickerController.isSourceTypeAvailable(.camera))
    XCTAssertTrue(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
  }
}
