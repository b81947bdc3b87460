// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import ImageComparison
import XCTest

final class DifferenceMaskRegionsTests: XCTestCase {
  private func patches(
    _ rectangles: [PixelRegion], width: Int = 200, height: Int = 120, limit: Int = 60
  ) -> [String] {
    let reference = Bitmap(
      width: width, height: height, color: Color(red: 255, green: 255, blue: 255))
    var actual = reference
    for region in rectangles {
      actual.replacePixels(
        with: Bitmap(width: region.columns.count, height: region.rows.count, color: .clear),
        x: region.columns.lowerBound, y: region.rows.lowerBound)
    }
    return DifferenceMask(reference, actual, strategy: .exact).patches(limit: limit)
      .map { "\($0.region): \($0.pixelCount)" }
  }

  private func region(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> PixelRegion {
    PixelRegion(columns: x..<x + width, rows: y..<y + height)
  }

  func testEqualPicturesHaveNoPatch() {
    XCTAssertEqual(patches([]), [])
  }

  func testAPatchIsAsLargeAsItsPixels() {
    XCTAssertEqual(patches([region(5, 7, 3, 2)]), ["3x2 at (5, 7): 6"])
    XCTAssertEqual(patches([region(199, 119, 1, 1)]), ["1x1 at (199, 119): 1"])
  }

  func testNearPixelsBelongTogetherAndFarOnesDoNot() {
    XCTAssertEqual(
      patches([region(10, 10, 4, 8), region(20, 10, 4, 8)]), ["14x8 at (10, 10): 64"])
    XCTAssertEqual(
      patches([region(10, 10, 4, 8), region(120, 10, 5, 8)]),
      ["5x8 at (120, 10): 40", "4x8 at (10, 10): 32"])
  }

  func testPatchesThatOverlapAreJoined() {
    // A frame around a dot: the dot lies inside of the frame's region.
    let frame = [
      region(0, 0, 150, 2), region(0, 98, 150, 2), region(0, 0, 2, 100), region(148, 0, 2, 100),
    ]
    XCTAssertEqual(patches(frame + [region(70, 50, 2, 2)]), ["150x100 at (0, 0): 988"])
  }

  func testTheLargestComeFirstAndTheRestIsLeftOut() {
    let dots = (0..<5).map { region($0 * 40, 20, $0 + 1, 1) }
    XCTAssertEqual(patches(dots, limit: 2), ["5x1 at (160, 20): 5", "4x1 at (120, 20): 4"])
  }

  func testPixelsThatOnlyOnePictureHasCount() {
    let mask = DifferenceMask(
      Bitmap(width: 10, height: 10, color: .clear), Bitmap(width: 10, height: 14, color: .clear),
      strategy: .exact)
    XCTAssertEqual(mask.patches(limit: 9).map(\.region), [region(0, 10, 10, 4)])
  }
}
