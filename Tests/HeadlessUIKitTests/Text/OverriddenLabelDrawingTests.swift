// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import HeadlessUIKit
import XCTest

/// Labels whose classes draw something in place of the text, or beside it.
final class OverriddenLabelDrawingTests: XCTestCase {
  private final class Silent: UILabel {
    override func draw(_ rect: CGRect) {}
  }
  private final class SilentLayer: UILabel {
    override func draw(_ layer: CALayer, in ctx: CGContext) {}
  }
  private final class Speaking: UILabel {
    override func draw(_ rect: CGRect) {
      UIColor.yellow.setFill()
      UIRectFill(rect)
      super.draw(rect)
    }
  }

  private func texts(_ label: UILabel) -> Int {
    label.text = "Text"
    label.sizeToFit()
    return label.displayList(scale: 2).commands.count {
      if case .glyphs = $0 { true } else { false }
    }
  }

  func testTheTextShowsWhereTheLabelIsAskedForIt() {
    XCTAssertEqual(texts(UILabel()), 1)
    XCTAssertEqual(texts(Speaking()), 1)
    XCTAssertEqual(texts(Silent()), 0)
    XCTAssertEqual(texts(SilentLayer()), 0)
  }

  func testWhatALabelLeavesOutIsClear() {
    final class Badge: UILabel {
      override func draw(_ rect: CGRect) {
        UIColor.red.setFill()
        UIBezierPath(ovalIn: rect).fill()
      }
    }
    let badge = Badge(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

    let fills = badge.displayList(scale: 1).commands.count {
      if case .fill = $0 { true } else { false }
    }
    XCTAssertEqual(fills, 1, "the oval, and no black below it")
  }

  func testOtherViewsDrawTheTextOfALabelTheyDoNotShow() {
    final class Dial: UIView {
      let label = UILabel()
      override func draw(_ rect: CGRect) {
        label.text = "65 %"
        label.sizeToFit()
        label.drawText(in: rect)
      }
    }
    let dial = Dial(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    let glyphs = dial.displayList(scale: 2).commands.count {
      if case .glyphs = $0 { true } else { false }
    }
    XCTAssertEqual(glyphs, 1)
  }

  func testEachPictureAsksAgain() {
    final class Sometimes: UILabel {
      var isLoud = false
      override func draw(_ rect: CGRect) { if isLoud { super.draw(rect) } }
    }
    let label = Sometimes()

    XCTAssertEqual(texts(label), 0)
    label.isLoud = true
    XCTAssertEqual(texts(label), 1)
    label.isLoud = false
    XCTAssertEqual(texts(label), 0)
  }
}
