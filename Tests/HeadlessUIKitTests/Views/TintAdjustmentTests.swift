// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import HeadlessUIKit
import XCTest

final class TintAdjustmentTests: XCTestCase {
  private final class Listener: UIView {
    var count = 0
    override func tintColorDidChange() { count += 1 }
  }

  func testADimmedTintIsGrayInTheWholeTree() {
    let (root, child) = (UIView(), Listener())
    root.tintColor = .red
    root.addSubview(child)
    XCTAssertEqual(child.tintAdjustmentMode, .normal)
    let before = child.count

    root.tintAdjustmentMode = .dimmed

    XCTAssertEqual(child.tintAdjustmentMode, .dimmed)
    XCTAssertEqual(child.count, before + 1)
    var (white, alpha): (CGFloat, CGFloat) = (0, 0)
    XCTAssertTrue(child.tintColor.getWhite(&white, alpha: &alpha))
    XCTAssertEqual(white, 0.299, accuracy: 1e-9)
    XCTAssertEqual(alpha, 1)

    child.tintAdjustmentMode = .normal
    XCTAssertEqual(child.tintColor, .red)
    child.tintAdjustmentMode = .automatic
    root.tintAdjustmentMode = .automatic
    XCTAssertEqual(child.tintColor, .red)
    XCTAssertEqual(root.tintAdjustmentMode, .normal)
  }

  func testADimmedTintIsDrawnGrayInLightAndDark() throws {
    let image = UIImage(bitmap: Bitmap(width: 1, height: 1, color: .black))
      .withRenderingMode(.alwaysTemplate)
    let view = UIImageView(image: image)
    view.tintColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .blue }
    view.tintAdjustmentMode = .dimmed

    XCTAssertEqual(try pixels(view)[0, 0], Color(red: 29, green: 29, blue: 29))
    view.overrideUserInterfaceStyle = .dark
    XCTAssertEqual(try pixels(view)[0, 0], Color(red: 255, green: 255, blue: 255))
  }
}
