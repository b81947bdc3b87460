// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

/// Views whose content says how large they are, through a subview that fills them.
final class FillingSubviewTests: XCTestCase {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  /// Puts a box of 30 x 20 points into `content`, with 5 points on each side.
  private func box(in content: UIView) -> UIView {
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(box)
    NSLayoutConstraint.activate([
      box.widthAnchor.constraint(equalToConstant: 30),
      box.heightAnchor.constraint(equalToConstant: 20),
      box.topAnchor.constraint(equalTo: content.topAnchor, constant: 5),
      box.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 5),
      content.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: 5),
      content.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 5),
    ])
    return box
  }

  private func place(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    view.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
    view.centerYAnchor.constraint(equalTo: root.centerYAnchor).isActive = true
  }

  func testAnEffectIsAsLargeAsItsContentAsks() {
    let bubble = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    place(bubble)
    let box = box(in: bubble.contentView)

    root.layoutIfNeeded()

    XCTAssertEqual(bubble.frame, CGRect(x: 80, y: 85, width: 40, height: 30))
    XCTAssertEqual(bubble.contentView.frame, bubble.bounds)
    XCTAssertEqual(box.frame, CGRect(x: 5, y: 5, width: 30, height: 20))
  }

  /// The view of a nib, which is put into one of code: `view.frame = bounds`, and its mask.
  func testAViewThatFollowsByItsMaskHoldsItsSuperviewOpen() {
    let badge = UIView()
    let content = UIView(frame: badge.bounds)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    badge.addSubview(content)
    place(badge)
    let box = box(in: content)
    XCTAssertEqual(
      badge.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize),
      CGSize(width: 40, height: 30))

    root.layoutIfNeeded()

    XCTAssertEqual(badge.frame, CGRect(x: 80, y: 85, width: 40, height: 30))
    XCTAssertEqual(content.frame, badge.bounds)
    XCTAssertEqual(box.frame, CGRect(x: 5, y: 5, width: 30, height: 20))
  }

  func testItKeepsItsDistances() {
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let content = UIView(frame: CGRect(x: 3, y: 4, width: 92, height: 90))
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    badge.addSubview(content)
    place(badge)
    _ = box(in: content)

    root.layoutIfNeeded()

    XCTAssertEqual(badge.frame.size, CGSize(width: 48, height: 40))
    XCTAssertEqual(content.frame, CGRect(x: 3, y: 4, width: 40, height: 30))
  }

  /// Recorded in Decathlon/vitamin-ios: rows are as high as what their fields' nibs need.
  func testARowIsAsHighAsTheViewOfANibInItNeeds() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let field = UIView()
    field.translatesAutoresizingMaskIntoConstraints = false
    let content = UIView(frame: field.bounds)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    field.addSubview(content)
    _ = box(in: content)
    cell.contentView.addSubview(field)
    NSLayoutConstraint.activate([
      field.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 30),
      field.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      cell.contentView.bottomAnchor.constraint(equalTo: field.bottomAnchor, constant: 30),
    ])
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    XCTAssertEqual(size.height, 90, accuracy: 0.5)
  }

  func testItFollowsTheContent() {
    let bubble = UIVisualEffectView(effect: nil)
    place(bubble)
    let label = UILabel()
    label.text = "Short"
    label.translatesAutoresizingMaskIntoConstraints = false
    bubble.contentView.addSubview(label)
    for attribute in [NSLayoutConstraint.Attribute.top, .bottom, .leading, .trailing] {
      NSLayoutConstraint(
        item: label, attribute: attribute, relatedBy: .equal, toItem: bubble.contentView,
        attribute: attribute, multiplier: 1, constant: 0
      ).isActive = true
    }
    root.layoutIfNeeded()
    let before = bubble.frame.width

    label.text = "Much longer than before"
    root.layoutIfNeeded()

    XCTAssertGreaterThan(bubble.frame.width, before + 50)
    XCTAssertEqual(bubble.contentView.frame, bubble.bounds)
    XCTAssertEqual(label.frame, bubble.bounds)
  }

  func testEffectsInEachOtherAreAsLargeAsTheInnermostAsks() {
    let outer = UIVisualEffectView(effect: nil)
    let inner = UIVisualEffectView(effect: nil)
    place(outer)
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.contentView.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: outer.topAnchor),
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: outer.contentView.trailingAnchor),
      inner.bottomAnchor.constraint(equalTo: outer.contentView.bottomAnchor),
    ])
    _ = box(in: inner.contentView)

    root.layoutIfNeeded()

    XCTAssertEqual(outer.frame.size, CGSize(width: 40, height: 30))
    XCTAssertEqual(inner.frame, outer.bounds)
  }

  func testASizeThatIsGivenStays() {
    let bubble = UIVisualEffectView(effect: nil)
    place(bubble)
    bubble.widthAnchor.constraint(equalToConstant: 100).isActive = true
    bubble.heightAnchor.constraint(equalToConstant: 60).isActive = true
    let label = UILabel()
    label.text = "Text"
    label.translatesAutoresizingMaskIntoConstraints = false
    bubble.contentView.addSubview(label)
    label.centerXAnchor.constraint(equalTo: bubble.contentView.centerXAnchor).isActive = true
    label.centerYAnchor.constraint(equalTo: bubble.contentView.centerYAnchor).isActive = true

    root.layoutIfNeeded()

    XCTAssertEqual(bubble.frame, CGRect(x: 50, y: 70, width: 100, height: 60))
    XCTAssertEqual(label.frame.midX, 50, accuracy: 0.5)
  }

  func testACellThatConstraintsPlaceIsAsLargeAsItsContentAsks() {
    let cell = UICollectionViewCell()
    place(cell)
    _ = box(in: cell.contentView)

    root.layoutIfNeeded()

    XCTAssertEqual(cell.frame.size, CGSize(width: 40, height: 30))
    XCTAssertEqual(cell.contentView.frame, cell.bounds)
  }

  func testTheSizeThatAnEffectFitsIsThatOfItsContent() {
    let bubble = UIVisualEffectView(effect: nil)
    _ = box(in: bubble.contentView)

    XCTAssertEqual(
      bubble.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize),
      CGSize(width: 40, height: 30))
  }
}
