// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class UITouchTests: XCTestCase {
  private final class Pad: UIView {
    var places: [CGPoint] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      places += touches.map { $0.location(in: self) }
    }
  }

  /// Suites make touches of their own, and say where they are by overriding.
  func testATouchOfNoView() {
    class Tap: UITouch {
      override func location(in view: UIView?) -> CGPoint { CGPoint(x: 3, y: 4) }
    }

    let touch = UITouch()
    XCTAssertEqual(touch.phase, .began)
    XCTAssertEqual(touch.tapCount, 0)
    XCTAssertNil(touch.view)
    XCTAssertEqual(touch.location(in: nil), .zero)
    XCTAssertEqual(Tap().location(in: UIView()), CGPoint(x: 3, y: 4))
  }

  func testATouchIsAtItsPlaceInEveryView() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let pad = Pad(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    let other = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    window.addSubview(pad)
    window.addSubview(other)

    let touch = UITouch(at: CGPoint(x: 1, y: 2), in: pad)
    pad.touchesBegan([touch], with: UIEvent(touches: [touch]))
    XCTAssertEqual(pad.places, [CGPoint(x: 1, y: 2)])
    XCTAssertEqual(touch.location(in: nil), CGPoint(x: 11, y: 22))
    XCTAssertEqual(touch.location(in: other), CGPoint(x: 6, y: 17))
    XCTAssertTrue(touch.view === pad)
    XCTAssertTrue(touch.window === window)
    XCTAssertEqual(touch.phase, .began)
    XCTAssertEqual(touch.tapCount, 1)

    touch.move(to: CGPoint(x: 3, y: 3))
    XCTAssertEqual(touch.location(in: pad), CGPoint(x: 3, y: 3))
    XCTAssertEqual(touch.previousLocation(in: pad), CGPoint(x: 1, y: 2))
    XCTAssertEqual(touch.phase, .moved)
  }

  func testAnEventKnowsTheTouchesOfAView() {
    let (a, b) = (UIView(), UIView())
    let touches = [UITouch(at: .zero, in: a), UITouch(at: .zero, in: b)]

    let event = UIEvent(touches: Set(touches))

    XCTAssertEqual(event.type, .touches)
    XCTAssertEqual(event.allTouches?.count, 2)
    XCTAssertEqual(event.touches(for: a), [touches[0]])
    XCTAssertNil(event.touches(for: UIView()))
    XCTAssertNil(UIEvent().allTouches)
  }

  func testPressesAndKeysGoUpTheChain() {
    final class Owner: UIView {
      var log: [String] = []
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        log += presses.map { "press \($0.type.rawValue) \(event?.type == .presses)" }
      }
      override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: "n", modifierFlags: .command, action: Selector(Owner.add))]
      }
      func add() { log.append("add") }
    }
    let owner = Owner()
    let inner = UIView()
    owner.addSubview(inner)

    let press = UIPress(type: .menu)
    inner.pressesBegan([press], with: UIPressesEvent(presses: [press]))
    owner.keyCommands?.first?.perform(from: inner)

    XCTAssertEqual(owner.log, ["press 5 true", "add"])
    XCTAssertNil(inner.keyCommands)
  }
}
