// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import HeadlessUIKit
import XCTest

final class LayerPainterTests: XCTestCase {
  private func root() -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)) }

  private func assertDump(
    _ view: UIView, scale: CGFloat = 1, _ expected: String, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    XCTAssertEqual(view.displayList(scale: scale).dump(), expected, file: file, line: line)
  }

  func testBackgroundSubviewsAndBorderAreDrawnInOrder() {
    let view = root()
    view.backgroundColor = .white
    view.layer.borderWidth = 2
    let child = UIView(frame: CGRect(x: 5, y: 5, width: 5, height: 5))
    child.backgroundColor = .red
    view.addSubview(child)

    assertDump(
      view, scale: 2,
      """
      canvas 40x40
      fill rect(0 0; 20 20) #FFFFFF [2, 0, 0, 2, 0, 0]
      fill rect(0 0; 5 5) #FF0000 [2, 0, 0, 2, 10, 10]
      fill M0,0 L20,0 L20,20 L0,20 Z M2,2 L18,2 L18,18 L2,18 Z evenOdd #000000 [2, 0, 0, 2, 0, 0]
      """)
  }

  func testRoundedCornersClipOnlyWhenMasking() {
    let view = root()
    view.layer.cornerRadius = 4
    view.backgroundColor = .white
    let child = root()
    child.backgroundColor = .black
    view.addSubview(child)

    assertDump(
      view,
      """
      canvas 20x20
      fill roundedRect(0 0; 20 20; 4) #FFFFFF [1, 0, 0, 1, 0, 0]
      fill rect(0 0; 20 20) #000000 [1, 0, 0, 1, 0, 0]
      """)
    view.clipsToBounds = true
    assertDump(
      view,
      """
      canvas 20x20
      fill roundedRect(0 0; 20 20; 4) #FFFFFF [1, 0, 0, 1, 0, 0]
      clip roundedRect(0 0; 20 20; 4) [1, 0, 0, 1, 0, 0]
        fill rect(0 0; 20 20) #000000 [1, 0, 0, 1, 0, 0]
      end
      """)
  }

  func testOnlySomethingComposedFadesAsAGroup() {
    let view = root()
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    child.backgroundColor = .black
    child.alpha = 0.5
    view.addSubview(child)

    assertDump(
      view,
      """
      canvas 20x20
      fill rect(0 0; 10 10) #00000080 [1, 0, 0, 1, 0, 0]
      """)
    let grandchild = UIView(frame: child.bounds)
    grandchild.backgroundColor = .white
    child.addSubview(grandchild)
    assertDump(
      view,
      """
      canvas 20x20
      group opacity 0.5
        fill rect(0 0; 10 10) #000000 [1, 0, 0, 1, 0, 0]
        fill rect(0 0; 10 10) #FFFFFF [1, 0, 0, 1, 0, 0]
      end
      """)
  }

  func testHiddenAndTransparentViewsAreLeftOut() {
    let view = root()
    for configure in [{ (view: UIView) in view.isHidden = true }, { $0.alpha = 0 }] {
      let child = root()
      child.backgroundColor = .black
      configure(child)
      view.addSubview(child)
    }

    assertDump(view, "canvas 20x20")
  }

  func testGreaterZPositionsLieAbove() {
    let view = root()
    for (color, z) in [(UIColor.red, 1), (.green, 0), (.blue, 1), (.white, -1)] {
      let child = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
      child.backgroundColor = color
      child.layer.zPosition = CGFloat(z)
      view.addSubview(child)
    }

    let colors = view.displayList(scale: 1).commands.map { command in
      if case .fill(let fill) = command { "\(fill.paint)" } else { "?" }
    }

    XCTAssertEqual(colors, ["#FFFFFF", "#00FF00", "#FF0000", "#0000FF"])
  }

  func testScrollOffsetAndTransformMoveSubviews() {
    let view = root()
    view.bounds.origin = CGPoint(x: 0, y: 5)
    let child = UIView(frame: CGRect(x: 0, y: 10, width: 4, height: 2))
    child.backgroundColor = .black
    child.transform = CGAffineTransform(rotationAngle: .pi / 2)
    view.addSubview(child)

    assertDump(
      view,
      """
      canvas 20x20
      fill rect(0 0; 4 2) #000000 [0, 1, -1, 0, 3, 4]
      """)
  }

  func testDynamicColorsFollowTheStyleOfTheirView() {
    let view = root()
    view.backgroundColor = .systemBackground
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    child.backgroundColor = .systemBackground
    child.overrideUserInterfaceStyle = .dark
    view.addSubview(child)

    assertDump(
      view,
      """
      canvas 20x20
      fill rect(0 0; 20 20) #FFFFFF [1, 0, 0, 1, 0, 0]
      fill rect(0 0; 1 1) #000000 [1, 0, 0, 1, 0, 0]
      """)
  }

  func testMaskedCornersAndBorderShareTheCorners() {
    let view = root()
    view.layer.cornerRadius = 5
    view.layer.maskedCorners = [.layerMinXMinYCorner]
    view.layer.borderWidth = 5
    view.layer.borderColor = UIColor.red.cgColor

    let dump = view.displayList(scale: 1).dump()

    XCTAssertTrue(dump.contains("M5,0 L20,0 L20,20 L0,20 L0,5 C"), dump)
    XCTAssertTrue(dump.contains("M5,5 L15,5 L15,15 L5,15 Z evenOdd #FF0000"), dump)
  }

  func testABorderThatLeavesNoHoleFillsTheView() {
    let view = root()
    view.layer.borderWidth = 10

    assertDump(
      view,
      """
      canvas 20x20
      fill rect(0 0; 20 20) evenOdd #000000 [1, 0, 0, 1, 0, 0]
      """)
  }

  func testLayersWithoutAViewAreDrawn() {
    let view = root()
    let dot = CALayer()
    dot.frame = CGRect(x: 4, y: 4, width: 8, height: 8)
    dot.backgroundColor = UIColor.red.cgColor
    dot.cornerRadius = 4
    view.layer.addSublayer(dot)

    assertDump(
      view,
      """
      canvas 20x20
      fill roundedRect(0 0; 8 8; 4) #FF0000 [1, 0, 0, 1, 4, 4]
      """)
  }
}
