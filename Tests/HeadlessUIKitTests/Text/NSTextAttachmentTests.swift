// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import HeadlessUIKit
import XCTest

/// Attachments whose classes say how large they are, and what they show.
final class NSTextAttachmentTests: XCTestCase {
  private final class Figure: NSTextAttachment, @unchecked Sendable {
    var asked: [CGFloat] = []

    override init() { super.init(data: nil, ofType: nil) }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func attachmentBounds(
      for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
      glyphPosition position: CGPoint, characterIndex charIndex: Int
    ) -> CGRect {
      asked.append(CGFloat(charIndex))
      return CGRect(x: 0, y: 0, width: min(lineFrag.width, 50), height: 40)
    }

    override func image(
      forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? {
      UIGraphicsImageRenderer(size: imageBounds.size).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(origin: .zero, size: imageBounds.size))
      }
    }
  }

  func testItsRoomIsWhatItsClassSays() {
    let figure = Figure()
    let text = NSMutableAttributedString(
      string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 10)])
    text.append(NSAttributedString(attachment: figure))
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = text

    let plain = label.intrinsicContentSize
    XCTAssertGreaterThan(plain.width, 50)
    XCTAssertGreaterThanOrEqual(plain.height, 40)
    XCTAssertEqual(figure.asked.first, 2)
    XCTAssertEqual(label.sizeThatFits(CGSize(width: 30, height: 1000)).width, 30)
  }

  func testItsPictureIsWhatItsClassGives() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
    label.attributedText = NSAttributedString(attachment: Figure())

    let picture = try label.displayList(scale: 1).pixels()
    XCTAssertEqual(picture[5, 5], Color(red: 255, green: 0, blue: 0))
    XCTAssertEqual(picture[45, 30], Color(red: 255, green: 0, blue: 0))
  }

  func testAttributesThatAreNotDrawnAreReported() {
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: "A",
      attributes: [
        .expansion: 0.2, .textEffect: NSAttributedString.TextEffectStyle.letterpressStyle,
        .writingDirection: [3],
      ])
    let issues = RenderingIssues()
    var environment = RenderingEnvironment.current
    environment.issues = issues
    RenderingEnvironment.$current.withValue(environment) {
      label.frame.size = label.intrinsicContentSize
      _ = label.displayList(scale: 1)
    }
    XCTAssertEqual(
      Set(issues.messages.map { $0.prefix { $0 != ":" } }),
      [
        "NSAttributedString.Key(\"NSExpansion\")", "NSAttributedString.Key(\"NSTextEffect\")",
        "NSAttributedString.Key(\"NSWritingDirection\")",
      ])
  }
}
