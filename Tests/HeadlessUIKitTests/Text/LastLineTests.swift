// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

/// A line break at the end of a text begins a line, as on iOS 18.
final class LastLineTests: XCTestCase {
  private func height(_ text: String, lines: Int = 0) -> CGFloat {
    let label = UILabel()
    label.numberOfLines = lines
    label.text = text
    return label.sizeThatFits(CGSize(width: 200, height: 1000)).height
  }

  func testALabelHasTheLineThatABreakBegins() {
    XCTAssertEqual(height("a\n"), height("a\nb"))
    XCTAssertEqual(height("a\nb\n"), height("a\nb\nc"))
    XCTAssertEqual(height("a\n", lines: 2), height("a\nb"))
  }

  func testALabelWithoutRoomForTheLineHasNoEllipsis() {
    XCTAssertEqual(height("a\n", lines: 1), height("a"))
    let (one, other) = (UILabel(), UILabel())
    (one.text, other.text) = ("abc", "abc\n")
    let pictures = [one, other].map { label in
      label.frame = CGRect(x: 0, y: 0, width: 60, height: 20)
      return UIGraphicsImageRenderer(size: label.bounds.size)
        .image { label.layer.render(in: $0.cgContext) }.bitmap
    }
    XCTAssertEqual(pictures[0], pictures[1])
  }

  func testTheSpacingOfTheLastParagraphCounts() {
    let style = NSMutableParagraphStyle()
    style.paragraphSpacing = 12
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 14), .paragraphStyle: style,
    ]
    func height(_ text: String) -> CGFloat {
      NSAttributedString(string: text, attributes: attributes).boundingRect(
        with: CGSize(width: 200, height: 0), options: .usesLineFragmentOrigin, context: nil
      ).height
    }
    XCTAssertEqual(height("a\n"), height("a\nb"))
    XCTAssertEqual(height("a\n"), 2 * height("a") + 12, accuracy: 0.01)
  }
}
