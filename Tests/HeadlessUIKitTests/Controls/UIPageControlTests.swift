// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Graphics
import HeadlessUIKit
import XCTest

final class UIPageControlTests: XCTestCase {
  func testTheCurrentDotStandsOut() {
    let pages = UIPageControl()
    pages.numberOfPages = 3
    pages.currentPage = 1
    pages.sizeToFit()
    pages.currentPageIndicatorTintColor = .red
    pages.pageIndicatorTintColor = .black

    let paints = pages.displayList(scale: 3).commands.map { command in
      if case .fill(let fill) = command { "\(fill.paint)" } else { "?" }
    }

    XCTAssertEqual(pages.bounds.size, CGSize(width: 53, height: 77.0 / 3))
    XCTAssertEqual(paints, ["#000000", "#FF0000", "#000000"])
  }

  func testPagesAreKeptInRange() {
    let pages = UIPageControl()
    pages.currentPage = 4
    XCTAssertEqual(pages.currentPage, 0)
    pages.numberOfPages = 2
    pages.currentPage = 4
    XCTAssertEqual(pages.currentPage, 1)
    pages.numberOfPages = 1
    XCTAssertEqual(pages.currentPage, 0)
    pages.hidesForSinglePage = true
    XCTAssertEqual(pages.displayList(scale: 1).commands, [])
  }

  func testTheRowRunsWhereItIsToldTo() {
    let pages = UIPageControl()
    pages.numberOfPages = 3
    pages.currentPageIndicatorTintColor = .red
    pages.pageIndicatorTintColor = .black
    func dots(_ direction: UIPageControl.Direction) -> [String] {
      pages.direction = direction
      pages.sizeToFit()
      return pages.displayList(scale: 3).commands.map { command in
        if case .fill(let fill) = command { "\(fill.paint)" } else { "?" }
      }
    }

    XCTAssertEqual(dots(.rightToLeft), ["#000000", "#000000", "#FF0000"])
    XCTAssertEqual(pages.bounds.size, CGSize(width: 53, height: 77.0 / 3))
    XCTAssertEqual(dots(.topToBottom), ["#FF0000", "#000000", "#000000"])
    XCTAssertEqual(pages.bounds.size, CGSize(width: 77.0 / 3, height: 53))
    XCTAssertEqual(dots(.bottomToTop), ["#000000", "#000000", "#FF0000"])
  }

  /// The paints of what is filled, and what is drawn otherwise.
  private func paints(_ pages: UIPageControl) -> [String] {
    pages.displayList(scale: 3).commands.map { command in
      if case .fill(let fill) = command { "\(fill.paint)" } else { "?" }
    }
  }

  func testPicturesStandInThePlaceOfDots() {
    let pages = UIPageControl()
    pages.numberOfPages = 2
    pages.currentPageIndicatorTintColor = .red
    pages.pageIndicatorTintColor = .black
    pages.sizeToFit()
    pages.setIndicatorImage(UIImage(bitmap: Bitmap(width: 4, height: 4, color: .black)), forPage: 1)
    XCTAssertEqual(paints(pages), ["#FF0000", "?"])

    pages.preferredCurrentPageIndicatorImage = UIImage(
      bitmap: Bitmap(width: 4, height: 4, color: .black))
    XCTAssertEqual(paints(pages), ["?", "?"])
  }

  func testACapsuleLiesBehindProminentDots() {
    let pages = UIPageControl()
    pages.numberOfPages = 2
    pages.sizeToFit()
    let plain = paints(pages).count
    pages.backgroundStyle = .prominent
    XCTAssertEqual(paints(pages).count, plain + 1)
  }

  func testAsManyPagesShowAsThereIsRoomFor() {
    let pages = UIPageControl()
    pages.numberOfPages = 30
    pages.currentPage = 12
    pages.currentPageIndicatorTintColor = .red
    pages.pageIndicatorTintColor = .black
    pages.frame.size = CGSize(width: 100, height: 26)

    XCTAssertEqual(paints(pages).count, 5)
    XCTAssertEqual(paints(pages)[2], "#FF0000")
    pages.currentPage = 0
    XCTAssertEqual(paints(pages).first, "#FF0000")
    pages.currentPage = 29
    XCTAssertEqual(paints(pages).last, "#FF0000")
  }
}
