// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Graphics
import HeadlessUIKit
import XCTest

final class UIButtonTests: XCTestCase {
  private let image = UIImage(bitmap: Bitmap(width: 20, height: 10, color: .white))

  func testAStateWithoutContentShowsThatOfNormal() {
    let button = UIButton()
    button.setTitle("Buy", for: .normal)
    button.setTitle("Bought", for: .selected)
    button.setTitleColor(.red, for: .normal)
    XCTAssertEqual(button.currentTitle, "Buy")

    button.isSelected = true
    XCTAssertEqual(button.titleLabel?.text, "Bought")
    XCTAssertEqual(button.currentTitleColor, .red)

    button.isHighlighted = true
    XCTAssertEqual(button.currentTitle, "Buy")
  }

  func testTypesHaveTheirColorsAndFonts() {
    let (custom, system) = (UIButton(), UIButton(type: .system))
    system.tintColor = .green

    XCTAssertEqual(custom.currentTitleColor, .white)
    XCTAssertEqual(custom.titleLabel?.font, .systemFont(ofSize: 18))
    XCTAssertEqual(system.currentTitleColor, .green)
    XCTAssertEqual(system.titleLabel?.font, .systemFont(ofSize: 15))
    system.isEnabled = false
    XCTAssertEqual(system.currentTitleColor, .tertiaryLabel)
  }

  func testTheTitleFollowsTheTint() {
    let root = UIView()
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    root.addSubview(button)

    root.tintColor = .magenta

    XCTAssertEqual(button.titleLabel?.textColor, .magenta)
  }

  /// The label has a tint of its own where somebody gives it one, before or after the title.
  func testTheTitleHasItsLabelsTint() {
    for isBefore in [true, false] {
      let button = UIButton(type: .system)
      if isBefore { button.titleLabel?.tintColor = .white }
      button.setTitle("Login", for: .normal)
      button.titleLabel?.tintColor = .white

      XCTAssertEqual(button.titleLabel?.textColor, .white)
      XCTAssertEqual(button.currentTitleColor, .white)
      XCTAssertEqual(button.tintColor, .systemBlue)
      button.setTitleColor(.red, for: .normal)
      XCTAssertEqual(button.titleLabel?.textColor, .red)
    }
  }

  /// A title of two lines is as high as it is, over the edges of a button that is lower.
  func testATitleOfManyLinesLiesOverTheEdges() throws {
    let button = UIButton()
    button.contentEdgeInsets = UIEdgeInsets(top: 24, left: 16, bottom: 24, right: 16)
    button.titleLabel?.numberOfLines = 0
    button.setTitle("Very very very very very long message", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 70)
    button.layoutIfNeeded()

    let label = try XCTUnwrap(button.titleLabel)
    XCTAssertEqual(label.bounds.height, label.sizeThatFits(CGSize(width: 168, height: 0)).height)
    XCTAssertGreaterThan(label.bounds.height, 40)
    XCTAssertEqual(label.frame.midY, 35, accuracy: 0.5)
  }

  func testTheNaturalSizeHasRoomAroundTheTitle() throws {
    let button = UIButton()
    button.setTitle("Continue", for: .normal)
    let exact = try XCTUnwrap(button.titleLabel).intrinsicContentSize
    let title = CGSize(width: exact.width.rounded(.up), height: exact.height.rounded(.up))

    XCTAssertNotEqual(title, exact)
    XCTAssertEqual(
      button.intrinsicContentSize, CGSize(width: title.width, height: title.height + 12))
    button.setImage(image, for: .normal)
    // Beside an image a title has no room of its own above and below.
    XCTAssertEqual(
      button.intrinsicContentSize, CGSize(width: title.width + 20, height: title.height))
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    XCTAssertEqual(
      button.intrinsicContentSize, CGSize(width: title.width + 26, height: title.height + 4))
  }

  func testAnEmptyButtonKeepsTheRoomOfALine() {
    let button = UIButton()

    XCTAssertEqual(button.intrinsicContentSize, CGSize(width: 30, height: 34))
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    XCTAssertEqual(button.intrinsicContentSize, CGSize(width: 6, height: 4))
    XCTAssertEqual(
      UIButton(type: .system).intrinsicContentSize, CGSize(width: 30, height: 30))
  }

  func testAnImageAloneIsTheSize() {
    let button = UIButton()
    button.setImage(image, for: .normal)

    XCTAssertEqual(button.intrinsicContentSize, CGSize(width: 20, height: 10))
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    button.layoutIfNeeded()
    XCTAssertEqual(button.imageView?.frame, CGRect(x: 40, y: 20, width: 20, height: 10))
  }

  func testImageAndTitleAreOneBlockInTheMiddle() throws {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    button.setTitle("Go", for: .normal)
    button.setImage(image, for: .normal)
    button.layoutIfNeeded()
    let (icon, title) = try (
      XCTUnwrap(button.imageView), XCTUnwrap(button.titleLabel)
    )

    XCTAssertEqual(icon.frame.maxX, title.frame.minX, accuracy: 0.5)
    XCTAssertEqual((icon.frame.minX + title.frame.maxX) / 2, 100, accuracy: 0.5)

    let before = title.frame
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: -8)
    button.layoutIfNeeded()
    XCTAssertEqual(title.frame, before.offsetBy(dx: 8, dy: 0))

    button.titleEdgeInsets = .zero
    button.semanticContentAttribute = .forceRightToLeft
    button.setNeedsLayout()
    button.layoutIfNeeded()
    XCTAssertEqual(title.frame.maxX, icon.frame.minX, accuracy: 0.5)
  }

  func testTheBlockIsAlignedInTheContent() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    button.setImage(image, for: .normal)
    button.contentEdgeInsets = UIEdgeInsets(top: 4, left: 6, bottom: 0, right: 0)
    let cases: [(UIControl.ContentHorizontalAlignment, UIControl.ContentVerticalAlignment, CGPoint)]
    cases = [
      (.left, .top, CGPoint(x: 6, y: 4)), (.leading, .bottom, CGPoint(x: 6, y: 40)),
      (.right, .center, CGPoint(x: 80, y: 22)), (.center, .center, CGPoint(x: 43, y: 22)),
    ]
    for (horizontal, vertical, origin) in cases {
      button.contentHorizontalAlignment = horizontal
      button.contentVerticalAlignment = vertical
      button.layoutIfNeeded()

      XCTAssertEqual(button.imageView?.frame.origin, origin)
    }
  }

  func testALongTitleTakesTheRoomThatTheImageLeaves() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 50))
    button.setTitle("A title that is far too long", for: .normal)
    button.setImage(image, for: .normal)
    button.layoutIfNeeded()

    XCTAssertEqual(button.imageView?.frame.width, 20)
    XCTAssertEqual(button.titleLabel?.frame.minX, 20)
    XCTAssertEqual(button.titleLabel?.frame.width, 40)
    XCTAssertEqual(button.titleLabel?.lineBreakMode, .byTruncatingMiddle)
  }

  func testPressedAndDisabledLooks() {
    let system = UIButton(type: .system)
    system.setTitle("Go", for: .normal)
    system.setImage(image, for: .normal)
    system.isHighlighted = true
    XCTAssertEqual(Double(system.titleLabel?.alpha ?? 0), 0.2, accuracy: 1e-6)
    XCTAssertEqual(system.imageView?.image?.renderingMode, .alwaysTemplate)

    let custom = UIButton()
    custom.setImage(image, for: .normal)
    custom.isHighlighted = true
    XCTAssertEqual(
      custom.imageView?.image?.bitmap[0, 0], Color(red: 127, green: 127, blue: 127))
    custom.isHighlighted = false
    custom.isEnabled = false
    XCTAssertEqual(custom.imageView?.alpha, 0.5)
  }

  func testAChangedFontChangesTheButtonsPlace() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let button = UIButton()
    button.setTitle("Go", for: .normal)
    button.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(button)
    button.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    root.layoutIfNeeded()
    let width = button.frame.width

    button.titleLabel?.font = .systemFont(ofSize: 36)
    root.layoutIfNeeded()

    XCTAssertEqual(button.frame.width, width * 2, accuracy: 3)
  }

  func testAnActionGivesTitleAndImage() {
    var presses = 0
    let button = UIButton(primaryAction: UIAction(title: "Go", image: image) { _ in presses += 1 })

    button.sendActions(for: .primaryActionTriggered)
    XCTAssertEqual(presses, 1)
    button.sendActions(for: .touchUpInside)

    XCTAssertEqual(presses, 2)
    XCTAssertEqual(button.currentTitle, "Go")
    XCTAssertNotNil(button.currentImage)
  }

  func testATitleKeepsItsHeightWhereItHasLessRoom() throws {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 22))
    button.setTitle("tag", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 12)
    button.titleEdgeInsets = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
    button.layoutIfNeeded()
    let label = try XCTUnwrap(button.titleLabel)
    XCTAssertEqual(label.frame.height, label.intrinsicContentSize.height)
    XCTAssertEqual(label.frame.midY, 11, accuracy: 0.5)
  }

  func testWhatAButtonDrawsLiesOnNothing() {
    XCTAssertFalse(UIButton().isOpaque)
    XCTAssertFalse(UIButton(type: .system).isOpaque)
  }

  /// The button of a published sign-in screen has an empty title while it loads, and keeps its
  /// picture's width in a stack.
  func testAButtonIsNotSmallerThanItsBackgroundImage() {
    let button = UIButton(type: .custom)
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 153, height: 44)).image { _ in }
    button.setBackgroundImage(picture, for: .normal)
    XCTAssertEqual(button.intrinsicContentSize, CGSize(width: 153, height: 44))

    button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 30)
    XCTAssertEqual(button.intrinsicContentSize, CGSize(width: 153, height: 44))

    button.setTitle("A title that is wider than the picture", for: .normal)
    XCTAssertGreaterThan(button.intrinsicContentSize.width, 200)
    XCTAssertEqual(button.intrinsicContentSize.height, 44)
  }
}
