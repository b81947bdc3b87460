// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

@testable import SnapshotVerification

final class SceneNodeTests: XCTestCase {
  func testAViewIsDescribedWithWhatIsNotTheDefault() {
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 100, height: 50))
    view.backgroundColor = .white
    let label = UILabel(frame: CGRect(x: 8, y: 8, width: 60, height: 20))
    label.accessibilityIdentifier = "the \"name\""
    label.text = "Ada\nLovelace \u{7}"
    label.font = .boldSystemFont(ofSize: 15)
    label.numberOfLines = 0
    let stack = UIStackView(frame: CGRect(x: 0, y: 30.5, width: 100, height: 19.5))
    stack.axis = .vertical
    stack.spacing = 8
    stack.layer.cornerRadius = 4
    stack.layer.borderWidth = 1
    stack.layer.borderColor = UIColor.red.cgColor
    let hidden = UILabel()
    hidden.text = "not seen"
    hidden.isHidden = true
    [label, stack, hidden].forEach(view.addSubview)
    let button = UIControl(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    button.isEnabled = false
    button.tintColor = .blue
    view.addSubview(button)

    XCTAssertEqual(
      SceneNode(view).text,
      #"""
      UIView 0 0 100 50 background=#FFFFFF
        UILabel "the \"name\"" 8 8 60 20 text="Ada\nLovelace \u{7}" font=".SFUI-Semibold 15" \#
      color=#000000 lines=0
        UIStackView 0 30.5 100 19.5 border="1 #FF0000" corner=4 spacing=8 axis=vertical
        UILabel 0 0 0 0 hidden=yes
        UIControl 1 2 3 4 tint=#0000FF state=disabled

      """#)
  }

  func testTheTextIsReadBack() {
    let label = SceneNode(
      type: "UILabel", identifier: "a=b \\ c",
      frame: SceneFrame(x: -1.5, y: 0, width: 3, height: 4),
      properties: [SceneProperty(.text, "\u{2028}x\0 = \"y\""), SceneProperty(.color, "#FF0000")])
    let scene = SceneNode(
      type: "Generic<Int, (A) -> B>", frame: SceneFrame(x: 0, y: 0, width: 10, height: 10),
      children: [
        label, SceneNode(type: "UIView", frame: label.frame, children: [label, label]), label,
      ])

    XCTAssertEqual(SceneNode(text: scene.text), scene)
    XCTAssertFalse(scene.text.contains("\0"))
  }

  func testTextsThatAreNoSceneAreRefused() {
    for text in [
      "", "UIView", "UIView 1 2 3", "UIView 1 2 3 x", "UIView 0 0 1 1 text=\"a",
      "  UIView 0 0 1 1", "UIView 0 0 1 1\nUIView 0 0 1 1", "UIView 0 0 1 1\n    UIView 0 0 1 1",
      "UIView 0 0 1 1 word", "UIView \"a\\q\" 0 0 1 1", "UIView \"\\u{110000}\" 0 0 1 1",
    ] {
      XCTAssertNil(SceneNode(text: text), text)
    }
    XCTAssertNil(SceneNode(text: String(repeating: " ", count: 100_000)))
  }

  func testATreeThatIsTooDeepIsRefusedAndNotRecursedInto() {
    let lines = (0..<1_001).map { String(repeating: "  ", count: $0) + "UIView 0 0 1 1" }

    XCTAssertNotNil(SceneNode(text: lines.prefix(1_000).joined(separator: "\n")))
    XCTAssertNil(SceneNode(text: lines.joined(separator: "\n")))
  }

  func testTitlesNameTheView() {
    let frame = SceneFrame(x: 0, y: 0, width: 1, height: 1)
    XCTAssertEqual(SceneNode(type: "UIView", frame: frame).title, "UIView")
    XCTAssertEqual(SceneNode(type: "UIView", identifier: "a", frame: frame).title, "UIView \"a\"")
    XCTAssertEqual(
      SceneNode(
        type: "UILabel", frame: frame,
        properties: [SceneProperty(.text, String(repeating: "ab", count: 20))]
      ).title, "UILabel 'abababababababababababa\u{2026}'")
  }
}
