// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class UIViewLayoutTests: XCTestCase {
  private let log = CallLog()

  func testSuperviewsAreLaidOutBeforeTheirSubviews() {
    let root = LoggingView("root", log)
    let child = LoggingView("child", log)
    let leaf = LoggingView("leaf", log)
    root.addSubview(child)
    child.addSubview(leaf)
    _ = log.take()

    root.layoutIfNeeded()

    XCTAssertEqual(log.take(), ["root layout", "child layout", "leaf layout"])
    root.layoutIfNeeded()
    XCTAssertEqual(log.take(), [])
  }

  func testOnlyWhatAskedIsLaidOut() {
    let root = LoggingView("root", log)
    let (a, b) = (LoggingView("a", log), LoggingView("b", log))
    root.addSubview(a)
    root.addSubview(b)
    root.layoutIfNeeded()
    _ = log.take()

    b.setNeedsLayout()
    root.layoutIfNeeded()

    XCTAssertEqual(log.take(), ["b layout"])
  }

  func testLayoutStartsAtTheHighestSuperviewInNeed() {
    let root = LoggingView("root", log)
    let child = LoggingView("child", log)
    root.addSubview(child)
    _ = log.take()

    child.layoutIfNeeded()

    XCTAssertEqual(log.take(), ["root layout", "child layout"])
  }

  func testANewSizeAsksForLayoutAndANewPlaceDoesNot() {
    let view = LoggingView("view", log, frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layoutIfNeeded()
    _ = log.take()

    view.frame.origin.x = 5
    view.layoutIfNeeded()
    XCTAssertEqual(log.take(), [])

    view.frame.size.width = 20
    view.layoutIfNeeded()
    XCTAssertEqual(log.take(), ["view layout"])

    view.bounds.origin.y = 3
    view.layoutIfNeeded()
    XCTAssertEqual(log.take(), ["view layout"])
  }

  func testASubviewThatAsksItsSuperviewGetsAnotherPass() {
    let root = LoggingView("root", log)
    let child = LoggingView("child", log)
    root.addSubview(child)
    var hasAsked = false
    child.onLayout = { view in
      if !hasAsked { view.superview?.setNeedsLayout() }
      hasAsked = true
    }
    _ = log.take()

    root.layoutIfNeeded()

    XCTAssertEqual(log.take(), ["root layout", "child layout", "root layout"])
  }

  func testEndlessLayoutEndsWithAReport() {
    let issues = RenderingIssues()
    let view = LoggingView("view", log)
    view.onLayout = { $0.frame.size.width += 1 }

    RenderingEnvironment.$current.withValue(RenderingEnvironment(issues: issues)) {
      view.layoutIfNeeded()
    }

    XCTAssertEqual(log.take().count, 100)
    XCTAssertEqual(issues.messages.count, 1)
    XCTAssertTrue(issues.messages[0].contains("after 100 passes"))
  }

  func testTheViewsTraitsAreCurrentDuringLayout() {
    let view = LoggingView("view", log)
    view.overrideUserInterfaceStyle = .dark
    var style: UIUserInterfaceStyle?
    view.onLayout = { _ in style = UITraitCollection.current.userInterfaceStyle }

    view.layoutIfNeeded()

    XCTAssertEqual(style, .dark)
  }

  func testALayersOwnLayoutRuns() {
    final class Row: CALayer {
      override func layoutSublayers() {
        for (index, layer) in (sublayers ?? []).enumerated() {
          layer.frame = CGRect(x: CGFloat(index) * 10, y: 0, width: 10, height: 10)
        }
      }
    }
    let row = Row()
    let dot = CALayer()
    row.addSublayer(CALayer())
    row.addSublayer(dot)

    row.layoutIfNeeded()

    XCTAssertEqual(dot.frame.minX, 10)
  }

  func testAViewLaysOutTheSublayersOfItsLayer() {
    final class Ring: UIView {
      let circle = CAShapeLayer()
      var calls: [String] = []
      override init(frame: CGRect) {
        super.init(frame: frame)
        layer.addSublayer(circle)
      }
      required init?(coder: NSCoder) { fatalError() }
      override func layoutSublayers(of layer: CALayer) {
        super.layoutSublayers(of: layer)
        calls.append("sublayers")
        if layer === self.layer { circle.frame = bounds }
      }
      override func layoutSubviews() {
        super.layoutSubviews()
        calls.append("subviews")
      }
    }
    let ring = Ring(frame: CGRect(x: 5, y: 5, width: 30, height: 20))

    ring.layoutIfNeeded()

    XCTAssertEqual(ring.calls, ["subviews", "sublayers"])
    XCTAssertEqual(ring.circle.frame, CGRect(x: 0, y: 0, width: 30, height: 20))
  }
}
