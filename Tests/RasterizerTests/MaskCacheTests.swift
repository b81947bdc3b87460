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
}
