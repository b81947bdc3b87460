// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class UIDocumentTests: XCTestCase {
  private final class Note: UIDocument {
    var text = ""
    override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
    override func load(fromContents contents: Any, ofType typeName: String?) throws {
      text = String(decoding: contents as? Data ?? Data(), as: UTF8.self)
    }
  }

  private func file() -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
  }

  func testADocumentIsWrittenAndRead() {
    let url = file()
    defer { try? FileManager.default.removeItem(at: url) }
    let note = Note(fileURL: url)
    note.text = "Milk"
    note.updateChangeCount(.done)
    var results: [Bool] = []

    note.save(to: url, for: .forCreating) { results.append($0) }
    let other = Note(fileURL: url)
    other.open { results.append($0) }

    XCTAssertEqual(results, [true, true])
    XCTAssertEqual(other.text, "Milk")
    XCTAssertFalse(note.hasUnsavedChanges)
    XCTAssertEqual(other.documentState, .normal)
    other.close { results.append($0) }
    XCTAssertEqual(other.documentState, .closed)
    XCTAssertEqual(results.count, 3)
  }

  func testChangesAreSavedWhenItIsClosed() throws {
    let url = file()
    defer { try? FileManager.default.removeItem(at: url) }
    let note = Note(fileURL: url)
    note.text = "Tea"
    note.updateChangeCount(.done)

    note.close()

    XCTAssertEqual(try String(contentsOf: url, encoding: .utf8), "Tea")
  }

  func testAFileThatIsNotThereCannotBeRead() {
    var result: Bool?

    Note(fileURL: file()).open { result = $0 }

    XCTAssertEqual(result, false)
  }

  func testNothingIsPrinted() {
    let controller = UIPrintInteractionController.shared
    var printed: Bool?

    controller.printFormatter = UISimpleTextPrintFormatter(text: "Milk")
    controller.present(animated: true) { _, isPrinted, _ in printed = isPrinted }

    XCTAssertEqual(printed, false)
    XCTAssertFalse(UIPrintInteractionController.isPrintingAvailable)
    XCTAssertTrue(UIPrintInteractionController.shared === controller)
  }
}
