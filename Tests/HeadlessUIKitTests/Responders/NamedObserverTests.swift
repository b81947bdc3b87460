// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class NamedObserverTests: XCTestCase {
  private final class Watcher: UIView {
    var told: [String] = []

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let old = change?[.oldKey].map { "\($0)" } ?? "-"
      let new = change?[.newKey].map { "\($0)" } ?? "-"
      told.append("\(keyPath ?? "") \(old) \(new)")
    }
  }

  func testAnObserverIsToldUntilItIsRemoved() {
    let (watcher, view) = (Watcher(), UIView())
    view.addObserver(watcher, forKeyPath: "hidden", options: [.new, .old], context: nil)
    view.isHidden = true
    view.isHidden = true
    view.removeObserver(watcher, forKeyPath: "hidden")
    view.isHidden = false
    XCTAssertEqual(watcher.told, ["hidden false true"])
  }

  func testAnObjectThatIsNoResponderIsToldToo() {
    final class Keeper: NSObject, KeyValueObserver {
      var told: [String] = []

      func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) { told.append("\(keyPath ?? "") \(change?[.newKey] ?? "-")") }
    }
    let (keeper, view) = (Keeper(), UIView())
    view.addObserver(keeper, forKeyPath: "hidden", options: .new, context: nil)

    view.isHidden = true

    XCTAssertEqual(keeper.told, ["hidden true"])
  }

  func testALabelTellsItsFontAndColor() {
    let (watcher, label) = (Watcher(), UILabel())
    label.addObserver(watcher, forKeyPath: "font", context: nil)
    label.addObserver(watcher, forKeyPath: "textColor", context: nil)

    label.font = .boldSystemFont(ofSize: 9)
    label.textColor = .red

    XCTAssertEqual(watcher.told, ["font - -", "textColor - -"])
  }

  func testAScrollViewTellsItsOffsetAndAtOnceIfAsked() {
    let (watcher, scroll) = (Watcher(), UIScrollView())
    scroll.addObserver(
      watcher, forKeyPath: "contentOffset", options: [.initial, .new], context: nil)
    scroll.contentOffset = CGPoint(x: 0, y: 8)
    XCTAssertEqual(watcher.told.count, 2)
    XCTAssertTrue(watcher.told[1].hasPrefix("contentOffset - "), watcher.told[1])
  }

  func testALayerKeepsValuesUnderNames() {
    let layer = CALayer()
    layer.setValue(3, forKey: "row")
    XCTAssertEqual(layer.value(forKey: "row") as? Int, 3)
    XCTAssertEqual(layer.value(forKey: "opacity") as? Float, 1)
    XCTAssertNil(layer.value(forKey: "nothing"))
  }
}
