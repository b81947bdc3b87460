// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import XCTest

@testable import TextLayout

final class FontFaceTests: XCTestCase {
  func testNamesWeightAndSlantAreRead() throws {
    let face = try inter(700, italic: true)

    XCTAssertEqual(face.family, "Inter")
    XCTAssertEqual(face.style, "Bold Italic")
    XCTAssertEqual(face.name, "Inter Bold Italic")
    XCTAssertEqual(face.postScriptName, "Inter-BoldItalic")
    XCTAssertEqual(face.weight, 700)
    XCTAssertTrue(face.isItalic)
  }

  func testMetricsAreThoseOfAnUprightLatinFace() throws {
    let face = try inter()

    XCTAssertGreaterThan(face.unitsPerEm, 0)
    XCTAssertGreaterThan(face.metrics.ascender, face.metrics.capHeight)
    XCTAssertGreaterThan(face.metrics.capHeight, face.metrics.xHeight)
    XCTAssertGreaterThan(face.metrics.xHeight, 0)
    XCTAssertLessThan(face.metrics.descender, 0)
    XCTAssertLessThan(face.metrics.underlinePosition, 0)
    XCTAssertGreaterThan(face.metrics.underlineThickness, 0)
    XCTAssertGreaterThan(face.metrics.strikethroughPosition, 0)
  }

  func testOutlineStandsOnTheBaselineWithYDown() throws {
    let face = try inter()
    let glyph = try XCTUnwrap(face.glyph(for: "H"))

    let box = CGRect(enclosing: face.outline(of: glyph).points)

    XCTAssertEqual(box.maxY, 0)
    XCTAssertEqual(box.minY, -CGFloat(face.metrics.capHeight))
    XCTAssertGreaterThan(box.minX, 0)
  }

  func testOutlineIsTheSameTheSecondTime() throws {
    let face = try FontFace(data: interBytes())

    XCTAssertEqual(face.outline(of: 40), face.outline(of: 40))
  }

  func testHalvesOfFontUnitsAreKept() throws {
    let face: FontFace
    do {
      face = try FontLibrary.system.face(family: "DejaVu Sans")
    } catch {
      throw XCTSkip("\(error)")
    }
    let glyph = try XCTUnwrap(face.glyph(for: "o"))

    let points = face.outline(of: glyph).points

    XCTAssertTrue(points.contains { $0.x.rounded() != $0.x || $0.y.rounded() != $0.y })
  }

  func testOutlineOfASpaceOrAnUnknownGlyphIsEmpty() throws {
    let face = try inter()

    XCTAssertTrue(face.outline(of: try XCTUnwrap(face.glyph(for: " "))).isEmpty)
    XCTAssertTrue(face.outline(of: 65_000).isEmpty)
    XCTAssertTrue(face.outline(of: .max).isEmpty)
  }

  func testCharacterWithoutGlyphHasNone() throws {
    XCTAssertNil(try inter().glyph(for: "\u{10FFFF}"))
  }

  func testFacesOfEqualBytesAreEqual() throws {
    let first = try FontFace(data: interBytes())
    let second = try FontFace(data: interBytes())

    XCTAssertEqual(first, second)
    XCTAssertEqual(first.hashValue, second.hashValue)
    XCTAssertEqual(first.digest.count, 64)
    XCTAssertNotEqual(first, try inter(500))
  }

  func testFaceCanBeUsedOnManyThreads() throws {
    let face = try FontFace(data: interBytes())
    let expected = (0..<200).map { try? inter().outline(of: $0) }
    let isEqual = LockedFlags(count: 8)

    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      isEqual.set(thread, (0..<200).allSatisfy { face.outline(of: UInt32($0)) == expected[$0] })
    }

    XCTAssertTrue(isEqual.all)
  }
}

extension Path {
  fileprivate var points: [CGPoint] {
    elements.flatMap { element -> [CGPoint] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .quadCurve(let point, _): [point]
      case .curve(let point, _, _): [point]
      case .close: []
      }
    }
  }
}

private final class LockedFlags: @unchecked Sendable {
  private let lock = NSLock()
  private var flags: [Bool]

  init(count: Int) { flags = Array(repeating: false, count: count) }

  func set(_ index: Int, _ value: Bool) { lock.withLock { flags[index] = value } }
  var all: Bool { lock.withLock { flags.allSatisfy { $0 } } }
}
