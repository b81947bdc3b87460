// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics
import XCTest

@testable import Rasterizer

/// Outlines that lie whole pixels apart are made once, and painted as if each were made by itself.
final class CoveredPathCacheTests: XCTestCase {
  private let leaf: Path = {
    var path = Path()
    path.move(to: CGPoint(x: 3.3, y: 2.1))
    path.addCurve(
      to: CGPoint(x: 17.9, y: 14.7), control1: CGPoint(x: 12.2, y: 1.4),
      control2: CGPoint(x: 19.1, y: 6.6))
    path.addQuadCurve(to: CGPoint(x: 3.3, y: 2.1), control: CGPoint(x: 2.4, y: 16.2))
    path.close()
    return path
  }()

  func testFillsWholePixelsApartShareTheirMask() throws {
    var cache = CoveredPathCache()
    let first = cache.fill(leaf, rule: .nonZero, transform: .identity)

    let moved = cache.fill(
      leaf, rule: .nonZero, transform: CGAffineTransform(translationX: 26, y: -5))
    let half = cache.fill(
      leaf, rule: .nonZero, transform: CGAffineTransform(translationX: 26.5, y: 0))
    let evenOdd = cache.fill(
      leaf, rule: .evenOdd, transform: CGAffineTransform(translationX: 26, y: 0))

    let mask = try XCTUnwrap(first.mask)
    XCTAssertIdentical(moved.mask, mask)
    XCTAssertEqual(moved.path.bounds, first.path.bounds.moved(x: 26, y: -5))
    guard case .mask(_, 26, -5) = moved.coverage else {
      return XCTFail("the mask lies 26 pixels right and 5 up: \(moved.coverage)")
    }
    XCTAssertNotIdentical(half.mask, mask)
    XCTAssertNotIdentical(evenOdd.mask, mask)
  }

  func testPathsThatWereMovedThemselvesShareTheirMask() throws {
    var cache = CoveredPathCache()
    let scale = CGAffineTransform(scaleX: 3, y: 3)
    let first = cache.fill(leaf, rule: .nonZero, transform: scale)

    let moved = cache.fill(
      leaf.applying(CGAffineTransform(translationX: 156, y: 26)), rule: .nonZero,
      transform: scale)

    XCTAssertIdentical(moved.mask, try XCTUnwrap(first.mask))
  }

  func testEqualRoundedRectanglesBelowEachOtherShareTheirRows() throws {
    var cache = CoveredPathCache()
    func card(_ x: CGFloat, _ y: CGFloat, height: CGFloat = 300) -> CoveredPath {
      cache.fill(
        Path(roundedRect: CGRect(x, y, 358, height), cornerRadius: 12), rule: .nonZero,
        transform: .identity)
    }
    let first = card(16, 54)

    let second = card(16, 140)
    let third = card(16, 9)

    guard case .rows(_, y: 0, areAll: false) = first.coverage else {
      return XCTFail("what may be seen once keeps its middle: \(first.coverage)")
    }
    guard case .rows(let rows, y: 86, areAll: true) = second.coverage,
      case .rows(_, y: -45, areAll: true) = third.coverage
    else { return XCTFail("what is seen again keeps all: \(second.coverage), \(third.coverage)") }
    XCTAssertIdentical(third.rows, rows)
    XCTAssertNotIdentical(card(32, 54).rows, rows)
    XCTAssertNotIdentical(card(16, 54.5).rows, rows)
    XCTAssertNotIdentical(card(16, 54, height: 301).rows, rows)
  }

  func testOnlyTheMiddleOfALargeShapeThatIsSeenOnceIsKept() throws {
    var cache = CoveredPathCache()
    let large = Path(roundedRect: CGRect(0.5, 0.5, 800, 400), cornerRadius: 90)

    let once = try XCTUnwrap(
      cache.fill(large, rule: .nonZero, transform: .identity).rows)
    XCTAssertLessThan(once.byteCount, CoverageRows.firstByteLimit)

    let twice = try XCTUnwrap(
      cache.fill(large, rule: .nonZero, transform: .identity).rows)
    XCTAssertGreaterThan(twice.byteCount, 100_000)
  }

  func testAShapeGetsItsRowsWhileOneBeforeItHasFewer() throws {
    // In one picture: the first is made with the rows of its middle, the second with all.
    let large = Path(roundedRect: CGRect(0.5, 0.5, 300, 200), cornerRadius: 40)
    var recorder = DisplayListRecorder(size: CGSize(width: 310, height: 210), scale: 1)
    for color in [Color(red: 200, green: 0, blue: 0), Color(red: 0, green: 0, blue: 9, alpha: 90)] {
      recorder.fill(large, with: .color(color))
    }
    let list = recorder.finish()

    XCTAssertEqual(try DisplayListPlayer().play(list), ReferencePlayer.play(list))
  }

  func testRepeatedCardsArePaintedAsOnesOfTheirOwn() throws {
    let seed = SeededRandom.seed()
    var random = SeededRandom(seed: seed)
    for round in 0..<40 {
      let card = Path(
        roundedRect: CGRect(random.number(0...40), 0, random.number(30...140), 90.3),
        cornerRadius: random.number(1...20))
      var recorder = DisplayListRecorder(size: CGSize(width: 160, height: 200), scale: 1)
      for copy in 0..<4 {
        recorder.withSavedState { recorder in
          recorder.concatenate(
            CGAffineTransform(translationX: copy == 2 ? 3.3 : 0, y: CGFloat(copy) * 47 - 30))
          if copy == 1 { recorder.clip(to: Path(ellipseIn: CGRect(10, 5, 120, 80))) }
          recorder.fill(card, with: .color(random.color(opaque: copy == 0)))
        }
      }
      let list = recorder.finish()
      let player = DisplayListPlayer()

      let bitmap = try player.play(list)

      XCTAssertEqual(bitmap, ReferencePlayer.play(list), "seed \(seed) round \(round)")
      XCTAssertEqual(try player.play(list), bitmap, "seed \(seed) round \(round)")
    }
  }

  func testStrokesShareTheirMaskWhereThePenIsTheSame() throws {
    var cache = CoveredPathCache()
    let style = StrokeStyle(width: 1.5, cap: .round)
    func line(_ style: StrokeStyle, _ x: CGFloat, scale: CGFloat) -> CoveredPath {
      cache.stroke(
        leaf, style: style,
        transform: CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: x, ty: 40))
    }
    let first = line(style, 0, scale: 2)

    XCTAssertIdentical(line(style, 77, scale: 2).mask, try XCTUnwrap(first.mask))
    XCTAssertNotIdentical(line(style, 77.25, scale: 2).mask, first.mask)
    XCTAssertNotIdentical(
      line(StrokeStyle(width: 1.5, cap: .butt), 8, scale: 2).mask, first.mask)
  }

  func testStrokedCirclesShareTheirMask() throws {
    var cache = CoveredPathCache()
    func ring(_ x: CGFloat) -> CoveredPath {
      cache.stroke(
        Path(ellipseIn: CGRect(x, 4, 30, 30)), style: StrokeStyle(width: 2),
        transform: .identity)
    }
    let first = ring(3)

    XCTAssertIdentical(ring(50).mask, try XCTUnwrap(first.mask))
  }

  func testRepeatedOutlinesArePaintedAsOnesOfTheirOwn() throws {
    let seed = SeededRandom.seed()
    var random = SeededRandom(seed: seed)
    for round in 0..<60 {
      let (fill, line) = (curve(&random), curve(&random))
      let card = Path(
        roundedRect: CGRect(0, 0, CGFloat(random.number(9...40)), 21), cornerRadius: 6)
      let gradient = Gradient(
        stops: [.init(offset: 0, color: .black), .init(offset: 1, color: .white)],
        geometry: .linear(start: .zero, end: CGPoint(x: 20, y: 20)))
      var recorder = DisplayListRecorder(size: CGSize(width: 200, height: 90), scale: 1)
      let scale = CGFloat(random.number(0.5...2))
      for copy in 0..<6 {
        let step = copy == 4 ? 0.3 : 0
        recorder.withSavedState { recorder in
          recorder.concatenate(
            CGAffineTransform(
              a: scale, b: 0, c: 0, d: scale, tx: CGFloat(copy) * 29 - 7 + step,
              ty: CGFloat(copy) * 11 - 4))
          recorder.fill(card, with: .color(Color(red: 250, green: 200, blue: 90)))
          recorder.fill(fill, with: copy == 3 ? .gradient(gradient) : .color(.black))
          recorder.stroke(
            line, StrokeStyle(width: 1.25, cap: .round, join: .round), with: .color(.white))
        }
      }
      let list = recorder.finish()
      let player = DisplayListPlayer()

      let bitmap = try player.play(list)

      XCTAssertEqual(bitmap, ReferencePlayer.play(list), "seed \(seed) round \(round)")
      XCTAssertEqual(try player.play(list), bitmap, "seed \(seed) round \(round)")
    }
  }

  private func curve(_ random: inout SeededRandom) -> Path {
    var path = Path()
    path.move(to: random.point(24))
    for _ in 0..<3 {
      path.addCurve(
        to: random.point(24), control1: random.point(24, margin: 4),
        control2: random.point(24, margin: 4))
    }
    return path
  }
}
