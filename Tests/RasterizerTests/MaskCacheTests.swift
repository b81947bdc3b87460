// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import TextLayout
import XCTest

@testable import Rasterizer

final class MaskCacheTests: XCTestCase {
  /// Text that grows little by little has a strike for every size, and each has tables of its own.
  func testStrikesOfManySizesAreForgotten() throws {
    let face = try FontLibrary.system.face(family: "Inter", weight: 400)
    var cache = MaskCache()
    for size in 1...100 {
      _ = cache.strike(face, scaleX: 0.01, scaleY: Double(size) / 1000).mask(40, phase: 0)
    }
    let first = cache.strike(face, scaleX: 0.01, scaleY: 0.001)
    cache.trim()
    XCTAssertIdentical(
      cache.strike(face, scaleX: 0.01, scaleY: 0.001), first,
      "a hundred strikes are less than half of the limit")

    for size in 101...1000 {
      _ = cache.strike(face, scaleX: 0.01, scaleY: Double(size) / 1000)
    }
    cache.trim()
    XCTAssertNotIdentical(
      cache.strike(face, scaleX: 0.01, scaleY: 0.001), first,
      "a thousand strikes of 20 KB are more than the limit of 8 MB")
  }

  /// More masks are asked for than the short way to them has places.
  func testTheShortWayGivesTheSameMasks() throws {
    let face = try FontLibrary.system.face(family: "Inter", weight: 400)
    var cache = MaskCache()
    let strike = cache.strike(face, scaleX: 0.004, scaleY: 0.004)
    for glyph in UInt32(1)...300 {
      for phase in 0..<4 {
        let mask = try XCTUnwrap(strike.mask(glyph, phase: phase))

        let short = try XCTUnwrap(strike.recent(glyph, phase: phase, x: 7, y: 9))

        XCTAssertEqual(short.bounds, mask.bounds.moved(x: 7, y: 9), "\(glyph) \(phase)")
        XCTAssertEqual(short.coverage(short.bounds.left, short.bounds.top), mask.base)
      }
    }
    for glyph in UInt32(1)...300 {
      for phase in 0..<4 {
        guard let short = strike.recent(glyph, phase: phase, x: 0, y: 0) else { continue }
        let mask = try XCTUnwrap(strike.mask(glyph, phase: phase))
        XCTAssertEqual(short.bounds, mask.bounds, "\(glyph) \(phase) is that of another key")
      }
    }
  }
}
