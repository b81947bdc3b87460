// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

/// What holds for any stack, whatever its views.
final class UIStackViewPropertyTests: XCTestCase {
  private var generator = LinearCongruentialGenerator(state: 2026)

  private struct Arrangement {
    var stack: UIStackView
    var lengths: [CGFloat]
    /// Where each view starts and ends along the axis.
    var spans: [(start: CGFloat, end: CGFloat)]
    var gaps: [CGFloat]
  }

  private func arrange(_ distribution: UIStackView.Distribution) -> Arrangement {
    let isRow = generator.next(2) == 0
    let lengths = (0...(1 + generator.next(5))).map { _ in CGFloat(5 + generator.next(60)) }
    let views = lengths.map { isRow ? SizedView($0, 10) : SizedView(10, $0) }
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = isRow ? .horizontal : .vertical
    stack.distribution = distribution
    stack.spacing = CGFloat(generator.next(12))
    stack.alignment = [.fill, .leading, .center, .trailing][generator.next(4)]
    stack.frame.size = CGSize(width: 400, height: 400)
    stack.layoutIfNeeded()
    let spans = views.map { view in
      isRow ? (view.frame.minX, view.frame.maxX) : (view.frame.minY, view.frame.maxY)
    }
    let gaps = zip(spans, spans.dropFirst()).map { $1.0 - $0.1 }
    return Arrangement(stack: stack, lengths: lengths, spans: spans, gaps: gaps)
  }

  private func forAll(
    _ distribution: UIStackView.Distribution, _ check: (Arrangement) -> String?
  ) {
    for round in 0..<60 {
      let arrangement = arrange(distribution)
      if let failure = check(arrangement) {
        XCTFail(
          "round \(round) of seed 2026: \(failure)\n\(arrangement.stack.viewTree())")
        return
      }
    }
  }

  private func fillsTheStack(_ arrangement: Arrangement) -> String? {
    guard arrangement.spans.first?.start == 0, arrangement.spans.last?.end == 400 else {
      return "the views do not reach from edge to edge"
    }
    return nil
  }

  func testFillStretchesOneViewAndKeepsTheSpacing() {
    forAll(.fill) { arrangement in
      if arrangement.gaps.contains(where: { $0 != arrangement.stack.spacing }) {
        return "a gap is not the spacing"
      }
      let kept = zip(arrangement.spans, arrangement.lengths).filter { $0.end - $0.start == $1 }
      if kept.count < arrangement.lengths.count - 1 { return "more than one view gave way" }
      return fillsTheStack(arrangement)
    }
  }

  func testFillEquallyMakesEqualLengths() {
    forAll(.fillEqually) { arrangement in
      let lengths = arrangement.spans.map { $0.end - $0.start }
      let spread = (lengths.max() ?? 0) - (lengths.min() ?? 0)
      // Edges lie on whole pixels of half a point.
      return spread > 0.5 ? "the lengths differ by \(spread)" : fillsTheStack(arrangement)
    }
  }

  func testFillProportionallyKeepsTheProportions() {
    forAll(.fillProportionally) { arrangement in
      let total = arrangement.lengths.reduce(0, +)
      let room = 400 - arrangement.gaps.reduce(0, +)
      for (span, length) in zip(arrangement.spans, arrangement.lengths)
      where abs(span.end - span.start - room * length / total) > 1 {
        return "a view is \(span.end - span.start) and not \(room * length / total) long"
      }
      return fillsTheStack(arrangement)
    }
  }

  func testEqualSpacingMakesEqualGapsAndKeepsTheLengths() {
    forAll(.equalSpacing) { arrangement in
      let spread = (arrangement.gaps.max() ?? 0) - (arrangement.gaps.min() ?? 0)
      guard arrangement.lengths.count > 1 else { return nil }
      for (span, length) in zip(arrangement.spans, arrangement.lengths)
      where abs(span.end - span.start - length) > 0.5 {
        return "a view is \(span.end - span.start) and not \(length) long"
      }
      return spread > 1 ? "the gaps differ by \(spread)" : fillsTheStack(arrangement)
    }
  }

  func testEqualCenteringMakesEqualDistancesWhereTheSpacingAllows() {
    forAll(.equalCentering) { arrangement in
      if arrangement.gaps.contains(where: { $0 < arrangement.stack.spacing - 0.5 }) {
        return "a gap is less than the spacing"
      }
      let middles = arrangement.spans.map { ($0.start + $0.end) / 2 }
      let distances = zip(middles, middles.dropFirst()).map { $1 - $0 }
      let spread = (distances.max() ?? 0) - (distances.min() ?? 0)
      let isTight = arrangement.gaps.contains { $0 <= arrangement.stack.spacing + 0.5 }
      return !isTight && spread > 1
        ? "the distances differ by \(spread)" : fillsTheStack(arrangement)
    }
  }
}

/// Repeatable numbers (D. E. Knuth's MMIX constants).
private struct LinearCongruentialGenerator {
  var state: UInt64

  mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }
}
