// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class BaselineArrangementTests: XCTestCase {
  private func label(_ size: CGFloat) -> UILabel {
    let label = UILabel()
    label.text = "Ag"
    label.font = .systemFont(ofSize: size)
    return label
  }

  private func column(_ distribution: UIStackView.Distribution) -> (UIStackView, [UILabel]) {
    let labels = [label(17), label(34), label(12)]
    let stack = UIStackView(arrangedSubviews: labels)
    stack.axis = .vertical
    stack.spacing = 50
    stack.distribution = distribution
    stack.isBaselineRelativeArrangement = true
    stack.frame.size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    stack.layoutIfNeeded()
    return (stack, labels)
  }

  /// From the top to a label's baseline.
  private func baseline(_ label: UILabel) -> CGFloat { label.frame.minY + label.font.ascender }

  func testTheSpacingRunsBetweenBaselines() {
    for distribution in [UIStackView.Distribution.fill, .equalSpacing] {
      let (_, labels) = column(distribution)

      let baselines = labels.map(baseline)

      // Frames lie on whole pixels, a third of a point each.
      XCTAssertEqual(baselines[1] - baselines[0], 50, accuracy: 0.67, "\(distribution)")
      XCTAssertEqual(baselines[2] - baselines[1], 50, accuracy: 0.67, "\(distribution)")
    }
  }

  func testARowIsAsWithout() {
    let labels = [label(17), label(34)]
    let stack = UIStackView(arrangedSubviews: labels)
    stack.spacing = 5
    stack.isBaselineRelativeArrangement = true
    stack.frame.size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)

    stack.layoutIfNeeded()

    XCTAssertEqual(labels[1].frame.minX - labels[0].frame.maxX, 5, accuracy: 1e-9)
  }

  func testSpacingOfItsOwnRunsBetweenBaselinesToo() {
    let (stack, labels) = column(.fill)

    stack.setCustomSpacing(80, after: labels[0])
    stack.frame.size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    stack.layoutIfNeeded()

    XCTAssertEqual(baseline(labels[1]) - baseline(labels[0]), 80, accuracy: 0.67)
  }
}
