// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class AttributedTitleTests: XCTestCase {
  private func attributes(_ button: UIButton) -> [NSAttributedString.Key: Any] {
    button.titleLabel?.attributedText?.attributes(at: 0, effectiveRange: nil) ?? [:]
  }

  func testItComesBeforeThePlainTitle() {
    let button = UIButton(type: .system)
    button.setTitle("Plain", for: .normal)
    button.setAttributedTitle(
      NSAttributedString(string: "Rich", attributes: [.foregroundColor: UIColor.red]),
      for: .normal)

    XCTAssertEqual(button.titleLabel?.text, "Rich")
    XCTAssertEqual(attributes(button)[.foregroundColor] as? UIColor, .red)
    XCTAssertEqual((attributes(button)[.font] as? UIFont)?.pointSize, 15)
    XCTAssertEqual(button.currentAttributedTitle?.string, "Rich")
    button.setAttributedTitle(nil, for: .normal)
    XCTAssertEqual(button.titleLabel?.text, "Plain")
  }

  func testAStateWithAPlainTitleOfItsOwnShowsThat() {
    let button = UIButton()
    button.setAttributedTitle(NSAttributedString(string: "Rich"), for: .normal)
    button.setTitle("Chosen", for: .selected)

    XCTAssertEqual(button.titleLabel?.text, "Rich")
    XCTAssertEqual(attributes(button)[.foregroundColor] as? UIColor, .white)
    button.isSelected = true
    XCTAssertEqual(button.titleLabel?.text, "Chosen")
  }
}
