// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class DocumentBrowserTests: XCTestCase {
  private final class Browser: UIDocumentBrowserViewController,
    UIDocumentBrowserViewControllerDelegate
  {
    var opened: [URL] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      delegate = self
      allowsPickingMultipleItems = false
    }

    func documentBrowser(
      _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]
    ) { opened += documentURLs }
  }

  func testAnAppsBrowserHearsWhatATestChooses() {
    let browser = Browser(forOpening: [.plainText])
    XCTAssertEqual(browser.allowedContentTypes, ["public.plain-text"])
    browser.loadViewIfNeeded()
    let url = URL(fileURLWithPath: "/a.txt")
    browser.delegate?.documentBrowser(browser, didPickDocumentsAt: [url])
    XCTAssertEqual(browser.opened, [url])
    var made: URL?
    browser.delegate?.documentBrowser(
      browser, didRequestDocumentCreationWithHandler: { place, _ in made = place })
    XCTAssertNil(made)
    var revealed: URL?
    browser.revealDocument(at: url, importIfNeeded: true) { place, _ in revealed = place }
    XCTAssertEqual(revealed, url)
    XCTAssertEqual(Browser().allowedContentTypes, [])
  }

  func testPlaceholdersKeepTheirPlaces() {
    let placeholder = UICollectionViewDropPlaceholder(
      insertionIndexPath: IndexPath(item: 1, section: 0), reuseIdentifier: "cell")
    placeholder.cellUpdateHandler = { $0.backgroundColor = .red }
    let cell = UICollectionViewCell()
    placeholder.cellUpdateHandler?(cell)
    XCTAssertEqual(cell.backgroundColor, .red)
    let row = UITableViewDropPlaceholder(
      insertionIndexPath: IndexPath(row: 0, section: 0), reuseIdentifier: "row", rowHeight: 44)
    XCTAssertNil(row.cellUpdateHandler)
  }

  func testTextIsDragged() {
    let provider = NSItemProvider(object: NSAttributedString(string: "One"))
    XCTAssertTrue(provider.canLoadObject(ofClass: NSAttributedString.self))
    var text: String?
    _ = provider.loadObject(ofClass: NSAttributedString.self) { object, _ in
      text = (object as? NSAttributedString)?.string
    }
    XCTAssertEqual(text, "One")
  }

  func testASearchBarKnowsItsImages() {
    let (bar, image) = (UISearchBar(), UIImage())
    bar.setImage(image, for: .clear, state: .normal)
    XCTAssertTrue(bar.image(for: .clear, state: .normal) === image)
    XCTAssertNil(bar.image(for: .search, state: .normal))
  }
}
