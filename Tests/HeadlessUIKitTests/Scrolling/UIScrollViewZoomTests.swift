// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class UIScrollViewZoomTests: XCTestCase {
  private final class Owner: UIScrollViewDelegate {
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    var log: [String] = []
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      log.append("begin")
    }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { log.append("zoom") }
    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) { log.append("end \(scale)") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("scrolled") }
  }

  private let owner = Owner()

  private func makeScrollView() -> UIScrollView {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scrollView.contentSize = CGSize(width: 200, height: 100)
    scrollView.addSubview(owner.content)
    scrollView.delegate = owner
    scrollView.maximumZoomScale = 4
    return scrollView
  }

  func testZoomingKeepsTheMiddleInTheMiddle() {
    let scrollView = makeScrollView()
    scrollView.contentOffset.x = 50

    scrollView.setZoomScale(2, animated: false)

    XCTAssertEqual(scrollView.zoomScale, 2)
    XCTAssertEqual(owner.content.frame, CGRect(x: 0, y: 0, width: 400, height: 200))
    XCTAssertEqual(scrollView.contentSize, CGSize(width: 400, height: 200))
    // The middle was (100, 50) and is (200, 100) now.
    XCTAssertEqual(scrollView.contentOffset, CGPoint(x: 150, y: 50))
    XCTAssertEqual(owner.log, ["begin", "zoom", "end 2.0"])
  }

  func testTheScaleStaysWithinItsLimits() {
    let scrollView = makeScrollView()
    scrollView.zoomScale = 10
    XCTAssertEqual(scrollView.zoomScale, 4)
    scrollView.zoomScale = 0.1
    XCTAssertEqual(scrollView.zoomScale, 1)
    XCTAssertEqual(owner.content.frame, CGRect(x: 0, y: 0, width: 200, height: 100))
    scrollView.minimumZoomScale = 2
    XCTAssertEqual(scrollView.zoomScale, 2)
    scrollView.maximumZoomScale = 8
    XCTAssertEqual(scrollView.zoomScale, 2)
  }

  func testZoomingToARectangleShowsIt() {
    let scrollView = makeScrollView()

    scrollView.zoom(to: CGRect(x: 150, y: 0, width: 50, height: 40), animated: true)

    XCTAssertEqual(scrollView.zoomScale, 2)
    XCTAssertEqual(scrollView.contentOffset, CGPoint(x: 300, y: 0))
  }

  func testNothingIsZoomedWithoutAView() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scrollView.maximumZoomScale = 4
    scrollView.zoomScale = 2
    XCTAssertEqual(scrollView.zoomScale, 1)
    XCTAssertTrue(scrollView.bouncesZoom)
    XCTAssertFalse(scrollView.isZooming)
  }

  func testAnAnimatedScrollEndsOnce() {
    let scrollView = makeScrollView()
    scrollView.setContentOffset(CGPoint(x: 10, y: 0), animated: true)
    scrollView.setContentOffset(CGPoint(x: 10, y: 0), animated: true)
    scrollView.setContentOffset(CGPoint(x: 20, y: 0), animated: false)
    XCTAssertEqual(owner.log, [])
    waitForMainQueue()
    XCTAssertEqual(owner.log, ["scrolled"])
  }

  func testScrollingToAPlaceEndsTooWhereItMoves() {
    let scrollView = makeScrollView()
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 0, width: 10, height: 10), animated: true)
    scrollView.scrollRectToVisible(CGRect(x: 150, y: 0, width: 50, height: 10), animated: true)
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 0, width: 10, height: 10), animated: false)
    waitForMainQueue()
    XCTAssertEqual(owner.log, ["scrolled"])
  }

  /// What waits on the main queue already has run after this.
  private func waitForMainQueue() {
    let done = expectation(description: "the main queue has come here")
    DispatchQueue.main.async { done.fulfill() }
    wait(for: [done], timeout: 60)
  }
}
