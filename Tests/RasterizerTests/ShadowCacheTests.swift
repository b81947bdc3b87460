// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics
import XCTest

@testable import Rasterizer

final class ShadowCacheTests: XCTestCase {
  /// How large a map's cells are depends on all that the shadow can change: a player that was used
  /// for a small canvas paints a large one as a new player does.
  func testTheSameClipOfTwoCanvasesHasMapsOfItsOwn() throws {
    let path = Path(ellipseIn: CGRect(2, 3, 9, 8))
    let shadow = ShadowCommand(
      path: path, radius: 4, color: .black)
    let clip = PixelBounds(left: 0, top: 0, right: 10, bottom: 10)
    let large = PixelBounds(left: 0, top: 0, right: 40, bottom: 40)
    func coverage(_ cache: inout ShadowCache, _ extent: PixelBounds) throws -> [UInt8] {
      let map = try XCTUnwrap(cache.map(shadow, extent: extent, visible: clip, limit: 100))
      var line = SharedBuffer<UInt32>(count: 0, filledWith: 0)
      return (0..<10).flatMap { row in
        [UInt8](unsafeUninitializedCapacity: 10) { bytes, count in
          map.writeCoverage(
            row, columns: 0..<10, line: &line, into: bytes.baseAddress.unsafelyUnwrapped)
          count = 10
        }
      }
    }
    var fresh = ShadowCache()
    let expected = try coverage(&fresh, large)

    var used = ShadowCache()
    _ = try coverage(&used, clip)

    XCTAssertEqual(try coverage(&used, large), expected)
  }
}
