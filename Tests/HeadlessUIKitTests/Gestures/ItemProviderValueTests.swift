// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit
import XCTest

/// What item providers give as values of Swift, and as files.
final class ItemProviderValueTests: XCTestCase {
  func testValuesOfSwiftAreGiven() {
    let text = NSItemProvider(object: NSString(string: "Ada"))
    XCTAssertTrue(text.canLoadObject(ofClass: String.self))
    var given: String?
    _ = text.loadObject(ofClass: String.self) { value, _ in given = value }
    XCTAssertEqual(given, "Ada")

    let address = URL(string: "https://example.com/a")
    let provider = address.map { NSItemProvider(object: $0 as NSURL) }
    var found: URL?
    _ = provider?.loadObject(ofClass: URL.self) { value, _ in found = value }
    XCTAssertEqual(found, address)

    XCTAssertFalse(text.canLoadObject(ofClass: URL.self))
    var failure: (any Error)?
    _ = text.loadObject(ofClass: URL.self) { _, error in failure = error }
    XCTAssertNotNil(failure)
  }

  func testAFileIsThereWhileTheHandlerRuns() throws {
    let provider = NSItemProvider(item: Data("Ada".utf8), typeIdentifier: "public.text")
    provider.suggestedName = "ada.txt"
    var file: URL?
    var text: String?
    provider.loadFileRepresentation(forTypeIdentifier: "public.text") { url, _ in
      file = url
      text = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
    }
    XCTAssertEqual(text, "Ada")
    XCTAssertEqual(file?.lastPathComponent, "ada.txt")
    XCTAssertFalse(FileManager.default.fileExists(atPath: try XCTUnwrap(file).path))

    var failure: (any Error)?
    provider.loadFileRepresentation(forTypeIdentifier: "public.image") { failure = $1 }
    XCTAssertNotNil(failure)
  }
}
