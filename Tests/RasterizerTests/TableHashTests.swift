// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import XCTest

@testable import Rasterizer

/// Keys of equal hashes are compared one after the other: a picture of thousands of paths that
/// differ in one number would take minutes.
final class TableHashTests: XCTestCase {
  private func hash(_ body: (inout TableHash) -> Void) -> UInt64 {
    var hash = TableHash()
    body(&hash)
    return hash.bits
  }

  func testPathsThatDifferInOnePointHaveHashesOfTheirOwn() {
    for changed in 0..<8 {
      let hashes = (0..<4096).map { number in
        var path = Path()
        path.move(to: CGPoint(x: changed == 0 ? CGFloat(number) / 100 : 0, y: 1))
        for index in 1..<8 {
          path.addLine(
            to: CGPoint(x: CGFloat(index) * 5, y: index == changed ? CGFloat(number) / 100 : 20))
        }
        return hash { $0.add(path) }
      }

      XCTAssertEqual(Set(hashes).count, 4096, "element \(changed)")
    }
  }

  func testTransformsThatDifferInOneNumberHaveHashesOfTheirOwn() {
    let numbers: [WritableKeyPath<CGAffineTransform, CGFloat>] = [\.a, \.b, \.c, \.d, \.tx, \.ty]
    for number in numbers {
      let hashes = (0..<4096).map { value in
        var transform = CGAffineTransform.identity
        transform[keyPath: number] = CGFloat(value) / 64
        return hash { $0.add(transform) }
      }

      XCTAssertEqual(Set(hashes).count, 4096, "\(number)")
    }
  }

  func testStrokesThatDifferInWidthOrDashesHaveHashesOfTheirOwn() {
    var styles: [StrokeStyle] = []
    for number in 1...1000 {
      let change = CGFloat(number) / 10
      styles.append(StrokeStyle(width: change, dashes: [3, 1]))
      styles.append(StrokeStyle(width: 0, dashes: [3, 1], dashPhase: change))
      styles.append(StrokeStyle(width: 0, dashes: [3, 1 + change]))
    }
    let hashes = styles.map { style in hash { $0.add(style) } }

    XCTAssertEqual(Set(hashes).count, styles.count)
  }

  /// A place in a table is what the low bits say.
  func testLowBitsAreSpread() {
    var counts = [Int](repeating: 0, count: 1024)
    for number in 0..<8192 {
      let path = Path(
        ellipseIn: CGRect(x: CGFloat(number % 90), y: CGFloat(number / 90), width: 9, height: 9))
      counts[Int(hash { $0.add(path) } & 1023)] += 1
    }

    // 8 on average; of numbers drawn at random, more than 24 would come about once in 800 such
    // tests.
    XCTAssertLessThanOrEqual(counts.max() ?? 0, 24)
  }
}
