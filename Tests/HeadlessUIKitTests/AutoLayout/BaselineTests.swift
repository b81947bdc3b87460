// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

/// Where baselines are, with and without text, and through views in views.
final class BaselineTests: XCTestCase {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  private func label(_ text: String, _ size: CGFloat = 20) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    return label
  }

  func testALabelsBaselineLiesItsAscenderBelowItsTop() {
    let label = label("Text")
    label.firstBaselineAnchor.constraint(equalTo: root.topAnchor, constant: 50).isActive = true

    root.layoutIfNeeded()

    XCTAssertEqual(label.frame.minY + label.font.ascender, 50, accuracy: 0.5)
  }

  func testFirstAndLastBaselineDifferByTheLinesBetween() {
    let label = label("One\nTwo\nThree")
    label.numberOfLines = 0
    let marks = [SizedView(1, 1), SizedView(1, 1)]
    for mark in marks { root.addSubview(mark) }
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: root.topAnchor),
      marks[0].bottomAnchor.constraint(equalTo: label.firstBaselineAnchor),
      marks[1].bottomAnchor.constraint(equalTo: label.lastBaselineAnchor),
    ])

    root.layoutIfNeeded()

    XCTAssertEqual(
      marks[1].frame.maxY - marks[0].frame.maxY, 2 * label.font.lineHeight, accuracy: 0.5)
  }

  func testASymbolStandsOnTheBaselineOfTheTextBesideIt() throws {
    let font = UIFont.systemFont(ofSize: 20)
    let symbol = UIImage(systemName: "gift.fill")?
      .withConfiguration(UIImage.SymbolConfiguration(font: font))
    let image = UIImageView(image: symbol)
    let label = label("Cups")
    let stack = UIStackView(arrangedSubviews: [label, image])
    stack.alignment = .firstBaseline
    root.addSubview(stack)
    let offset = try XCTUnwrap(symbol?.baselineOffsetFromBottom)

    for alignment in [UIStackView.Alignment.firstBaseline, .lastBaseline] {
      stack.alignment = alignment
      stack.frame.size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      root.layoutIfNeeded()

      XCTAssertGreaterThan(offset, 0)
      XCTAssertEqual(
        image.frame.maxY - offset, label.frame.minY + label.font.ascender, accuracy: 0.5)
      XCTAssertLessThan(stack.frame.height, 1.5 * font.lineHeight)
    }
  }

  func testWithoutTextTheBaselinesAreTheTopAndTheBottomEdge() {
    let view = SizedView(10, 30)
    let label = label("Text")
    root.addSubview(view)
    label.topAnchor.constraint(equalTo: root.topAnchor, constant: 40).isActive = true
    let last = view.lastBaselineAnchor.constraint(equalTo: label.lastBaselineAnchor)
    last.isActive = true
    root.layoutIfNeeded()
    let baseline = 40 + label.font.ascender
    XCTAssertEqual(view.frame.maxY, baseline, accuracy: 0.5)

    last.isActive = false
    view.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor).isActive = true
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame.minY, baseline, accuracy: 0.5)
  }

  func testAViewCanTakeTheBaselinesOfViewsInIt() {
    final class Titled: UIView {
      let (title, note) = (UILabel(), UILabel())
      override var forFirstBaselineLayout: UIView { title }
      override var forLastBaselineLayout: UIView { note }
    }
    let view = Titled()
    view.translatesAutoresizingMaskIntoConstraints = false
    for (label, text) in [(view.title, "Title"), (view.note, "Note")] {
      label.text = text
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
    }
    root.addSubview(view)
    let mark = SizedView(1, 1)
    root.addSubview(mark)
    NSLayoutConstraint.activate([
      view.title.topAnchor.constraint(equalTo: view.topAnchor, constant: 5),
      view.note.topAnchor.constraint(equalTo: view.title.bottomAnchor, constant: 10),
      view.note.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -7),
      view.firstBaselineAnchor.constraint(equalTo: root.topAnchor, constant: 60),
      mark.topAnchor.constraint(equalTo: view.lastBaselineAnchor),
    ])

    root.layoutIfNeeded()

    XCTAssertEqual(
      view.frame.minY + view.title.frame.minY + view.title.font.ascender, 60, accuracy: 0.5)
    XCTAssertEqual(
      mark.frame.minY, view.frame.minY + view.note.frame.maxY + view.note.font.descender,
      accuracy: 0.5)
  }

  func testAStackHasTheBaselinesOfItsViews() {
    let (large, small) = (label("Large", 34), label("small", 11))
    let row = UIStackView(arrangedSubviews: [small, large])
    XCTAssertTrue(row.forFirstBaselineLayout === large)
    XCTAssertTrue(row.forLastBaselineLayout === large)
    row.axis = .vertical
    XCTAssertTrue(row.forFirstBaselineLayout === small)
    XCTAssertTrue(row.forLastBaselineLayout === large)
    small.isHidden = true
    XCTAssertTrue(row.forFirstBaselineLayout === large)
    let empty = UIStackView()
    XCTAssertTrue(empty.forLastBaselineLayout === empty)
  }

  func testANestedStackIsAlignedByTheTextInIt() {
    let (one, two, beside) = (label("One"), label("Two"), label("Beside", 30))
    let column = UIStackView(arrangedSubviews: [one, two])
    column.axis = .vertical
    let row = UIStackView(arrangedSubviews: [column, beside])
    row.alignment = .lastBaseline
    row.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(row)
    row.topAnchor.constraint(equalTo: root.topAnchor).isActive = true

    root.layoutIfNeeded()

    let first = column.convert(two.frame, to: row).maxY + two.font.descender
    let second = beside.frame.maxY + beside.font.descender
    XCTAssertEqual(first, second, accuracy: 1)
  }

  func testAlignmentRectanglesLeaveOutWhatIsOrnament() {
    final class Ornate: UIView {
      override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      }
      override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 10) }
    }
    let view = Ornate()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
    ])

    root.layoutIfNeeded()

    let frame = CGRect(x: 8, y: 9, width: 26, height: 14)
    XCTAssertEqual(view.frame, frame)
    XCTAssertEqual(
      view.alignmentRect(forFrame: frame), CGRect(x: 10, y: 10, width: 20, height: 10))
    XCTAssertEqual(view.frame(forAlignmentRect: view.alignmentRect(forFrame: frame)), frame)
  }

  func testAlignmentRectanglesCanBeComputed() {
    final class Doubled: UIView {
      override func alignmentRect(forFrame frame: CGRect) -> CGRect {
        CGRect(x: frame.minX, y: frame.minY, width: frame.width / 2, height: frame.height)
      }
      override func frame(forAlignmentRect rect: CGRect) -> CGRect {
        CGRect(x: rect.minX, y: rect.minY, width: rect.width * 2, height: rect.height)
      }
    }
    let view = Doubled()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    view.widthAnchor.constraint(equalToConstant: 30).isActive = true
    let fixed = Doubled(frame: CGRect(x: 100, y: 0, width: 40, height: 10))
    root.addSubview(fixed)
    view.leftAnchor.constraint(equalTo: fixed.rightAnchor).isActive = true

    root.layoutIfNeeded()

    XCTAssertEqual(view.frame.width, 60)
    XCTAssertEqual(view.frame.minX, 120)
  }

  /// A stopwatch of Swift-30-Projects has round buttons of 60 points with titles on one line.
  func testTheBaselineOfAButtonIsInItsMiddleHoweverHighItIs() {
    let (button, label) = (UIButton(type: .system), UILabel())
    button.setTitle("Start", for: .normal)
    label.text = "0:00"
    for view in [button, label] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: root.topAnchor),
      button.heightAnchor.constraint(equalToConstant: 60),
      label.lastBaselineAnchor.constraint(equalTo: button.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()

    XCTAssertEqual(button.frame.height, 60)
    let title = button.titleLabel!
    XCTAssertEqual(
      label.frame.maxY + label.font.descender,
      title.frame.maxY + title.font.descender + button.frame.minY, accuracy: 1)
  }
}
