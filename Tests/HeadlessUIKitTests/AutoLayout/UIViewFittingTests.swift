// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

/// The sizes that constraints inside give, and text that is measured a second time.
final class UIViewFittingTests: XCTestCase {
  private let text = "Several words that need more than one line where there is little room"

  private func card(_ text: String) -> (view: UIView, label: UILabel) {
    let (card, label) = (UIView(), UILabel())
    label.text = text
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
      label.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -10),
      label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
    ])
    return (card, label)
  }

  func testTheHeightIsThatOfTheTextInTheGivenWidth() {
    let (card, label) = card(text)
    for width in [120, 200, 333.5] as [CGFloat] {
      let size = card.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)

      let expected = label.sizeThatFits(CGSize(width: width - 32, height: 0)).height + 20
      XCTAssertEqual(size, CGSize(width: width, height: expected))
    }
  }

  func testTheLabelGetsTheWholeOfItsTextInTheSecondPass() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 600))
    let (card, label) = card(text)
    card.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(card)
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      card.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.75),
      card.topAnchor.constraint(equalTo: root.topAnchor),
    ])

    root.layoutIfNeeded()
    XCTAssertEqual(label.frame.width, 118)
    XCTAssertEqual(label.frame.height, label.sizeThatFits(CGSize(width: 118, height: 0)).height)
    XCTAssertEqual(card.frame.height, label.frame.height + 20)

    root.frame.size.width = 400
    root.layoutIfNeeded()
    XCTAssertEqual(label.frame.width, 268)
    XCTAssertEqual(label.frame.height, label.sizeThatFits(CGSize(width: 268, height: 0)).height)
  }

  func testCompressedAndExpandedAreTheEnds() {
    let card = UIView()
    let view = UIView.placed()
    card.addSubview(view)
    let most = view.widthAnchor.constraint(lessThanOrEqualToConstant: 300)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: card.topAnchor),
      view.bottomAnchor.constraint(equalTo: card.bottomAnchor),
      view.leftAnchor.constraint(equalTo: card.leftAnchor),
      view.rightAnchor.constraint(equalTo: card.rightAnchor), most,
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
      view.heightAnchor.constraint(equalToConstant: 20),
    ])

    XCTAssertEqual(
      card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize),
      CGSize(width: 44, height: 20))
    XCTAssertEqual(
      card.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize),
      CGSize(width: 300, height: 20))
  }

  func testTheFittingSizeIsWholePixels() {
    let card = UIView()
    let view = SizedView(10.2, 3.3)
    card.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: card.topAnchor),
      view.bottomAnchor.constraint(equalTo: card.bottomAnchor),
      view.leftAnchor.constraint(equalTo: card.leftAnchor),
      view.rightAnchor.constraint(equalTo: card.rightAnchor),
    ])
    for (scale, size) in [
      (1, CGSize(width: 11, height: 4)), (2, CGSize(width: 10.5, height: 3.5)),
    ] as [(CGFloat, CGSize)] {
      RenderingEnvironment.$current.withValue(RenderingEnvironment(displayScale: scale)) {
        XCTAssertEqual(card.systemLayoutSizeFitting(.zero), size)
      }
    }
  }

  func testMeasuringLeavesTheFramesAlone() {
    let (card, label) = card(text)
    card.frame.size = CGSize(width: 200, height: 300)
    card.layoutIfNeeded()
    let frame = label.frame

    _ = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    card.layoutIfNeeded()

    XCTAssertEqual(label.frame, frame)
  }

  func testMarginsAndGuidesCount() {
    let card = UIView()
    let view = SizedView(30, 20)
    card.addSubview(view)
    card.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let margins = card.layoutMarginsGuide
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: margins.topAnchor),
      view.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])

    XCTAssertEqual(
      card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize),
      CGSize(width: 36, height: 24))
  }

  /// A window may have another scale than the screen, as those of suites do that set their traits.
  func testFramesLieOnThePixelsOfTheTree() {
    final class Window: UIWindow {
      override var traitCollection: UITraitCollection { UITraitCollection(displayScale: 3) }
    }
    let window = Window(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    window.isHidden = false
    let label = UILabel()
    label.font = .systemFont(ofSize: 16)
    label.text = "One\nTwo"
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(label)
    label.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
    label.leadingAnchor.constraint(equalTo: window.leadingAnchor).isActive = true
    window.layoutIfNeeded()

    XCTAssertEqual(label.frame.height, label.intrinsicContentSize.height, accuracy: 0.001)
    XCTAssertEqual((label.frame.height * 3).rounded(), label.frame.height * 3, accuracy: 0.001)
    XCTAssertNotEqual((label.frame.height * 2).rounded(), label.frame.height * 2)
    let fitting = window.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    XCTAssertEqual((fitting.height * 3).rounded(), fitting.height * 3, accuracy: 0.001)
  }
}
