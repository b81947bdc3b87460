// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XCTest

@testable import Graphics

final class PathFingerprintTests: XCTestCase {
  private let elements: [Path.Element] = [
    .move(to: CGPoint(x: 1, y: 2)), .line(to: CGPoint(x: 3, y: 4)),
    .quadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8)),
    .curve(
      to: CGPoint(x: 9, y: 10), control1: CGPoint(x: 11, y: 12), control2: CGPoint(x: 13, y: 14)),
    .close,
  ]

  func testIsTheSameHoweverAPathWasMade() {
    let whole = Path(elements: elements, shape: nil)
    var steps = Path()
    steps.move(to: CGPoint(x: 1, y: 2))
    steps.addLine(to: CGPoint(x: 3, y: 4))
    steps.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
    steps.addCurve(
      to: CGPoint(x: 9, y: 10), control1: CGPoint(x: 11, y: 12), control2: CGPoint(x: 13, y: 14))
    steps.close()
    var parts = Path(elements: Array(elements[..<2]), shape: nil)
    parts.append(Path(elements: Array(elements[2...]), shape: nil))

    XCTAssertEqual(steps.fingerprint, whole.fingerprint)
    XCTAssertEqual(parts.fingerprint, whole.fingerprint)
    XCTAssertEqual(steps, whole)
    XCTAssertEqual(parts, whole)
    XCTAssertEqual(Set([steps, parts, whole]).count, 1)
    XCTAssertEqual(
      whole.applying(CGAffineTransform(translationX: 0, y: 1)).fingerprint,
      Path(
        elements: elements.map { element in
          element.mapPoints { CGPoint(x: $0.x, y: $0.y + 1) }
        }, shape: nil
      ).fingerprint)
  }

  func testBothZerosAreEqual() {
    let plus = Path(elements: [.move(to: CGPoint(x: 0.0, y: 0.0))], shape: nil)
    let minus = Path(elements: [.move(to: CGPoint(x: -0.0, y: -0.0))], shape: nil)

    XCTAssertEqual(plus, minus)
    XCTAssertEqual(plus.fingerprint, minus.fingerprint)
  }

  func testEveryNumberCounts() {
    var found: Set<UInt64> = [Path(elements: elements, shape: nil).fingerprint.bits]
    var count = 1
    for index in elements.indices {
      for number in 0..<6 where number < 2 * elements[index].points.count {
        for change in [1e-9, 0.5, 1, 100, -50] as [CGFloat] {
          var changed = elements
          var place = 0
          changed[index] = changed[index].mapPoints { point in
            defer { place += 2 }
            if number == place { return CGPoint(x: point.x + change, y: point.y) }
            if number == place + 1 { return CGPoint(x: point.x, y: point.y + change) }
            return point
          }
          found.insert(Path(elements: changed, shape: nil).fingerprint.bits)
          count += 1
        }
      }
    }

    XCTAssertEqual(count, 71)
    XCTAssertEqual(found.count, count)
  }

  func testKindsAndOrderCount() {
    let a = CGPoint(x: 1, y: 2)
    let b = CGPoint(x: 2, y: 1)
    let paths: [[Path.Element]] = [
      [], [.close], [.close, .close], [.move(to: a)], [.line(to: a)], [.move(to: .zero)],
      [.line(to: .zero)], [.move(to: b)], [.move(to: a), .line(to: b)],
      [.line(to: b), .move(to: a)],
      [.move(to: b), .line(to: a)], [.quadCurve(to: a, control: b)],
      [.quadCurve(to: b, control: a)], [.quadCurve(to: a, control: .zero)],
      [.curve(to: a, control1: b, control2: .zero)], [.curve(to: a, control1: .zero, control2: b)],
    ]

    XCTAssertEqual(
      Set(paths.map { Path(elements: $0, shape: nil).fingerprint.bits }).count, paths.count)
  }

  /// Lines of a chart, whose points lie on a grid of whole numbers or of parts of a pixel.
  func testPointsOnAGridAreTold() {
    for step in [1, 0.25, 1 / 3, 1000] as [CGFloat] {
      var found: Set<UInt64> = []
      for x in 0..<256 {
        for y in 0..<256 {
          var path = Path()
          path.move(to: .zero)
          path.addLine(to: CGPoint(x: 40, y: 30))
          path.addLine(to: CGPoint(x: CGFloat(x) * step, y: CGFloat(y) * step))
          found.insert(path.fingerprint.bits)
        }
      }

      XCTAssertEqual(found.count, 65_536, "step \(step)")
    }
  }
}
