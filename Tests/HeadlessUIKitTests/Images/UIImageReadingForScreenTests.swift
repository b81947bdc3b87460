// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import HeadlessUIKit
import XCTest

final class UIImageReadingForScreenTests: XCTestCase {
  func testAFileBesideItForTheScreenIsRead() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("UIImageReadingForScreenTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, side) in [("a", 10), ("a@2x", 20), ("b", 10), ("c@3x", 30)] {
      let image = UIImage(bitmap: Bitmap(width: side, height: side, color: .black))
      try XCTUnwrap(image.pngData()).write(to: folder.appendingPathComponent(name + ".png"))
    }
    func sides(_ scale: CGFloat) -> [Int?] {
      RenderingEnvironment.$current.withValue(RenderingEnvironment(displayScale: scale)) {
        ["a", "a@2x", "b", "c"].map {
          UIImage(contentsOfFile: folder.appendingPathComponent($0 + ".png").path)?.bitmap.width
        }
      }
    }

    XCTAssertEqual(sides(1), [10, 20, 10, nil])
    XCTAssertEqual(sides(2), [20, 20, 10, nil])
    XCTAssertEqual(sides(3), [20, 20, 10, 30])
  }
}
