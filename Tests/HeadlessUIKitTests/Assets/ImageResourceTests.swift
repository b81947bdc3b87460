// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import HeadlessUIKit
import XCTest

final class ImageResourceTests: XCTestCase {
  func testAPictureIsFoundByItsResource() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("ImageResourceTests-\(UUID().uuidString).bundle")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let bundle = try XCTUnwrap(Bundle(path: folder.path))
    let data = try XCTUnwrap(UIImage(bitmap: Bitmap(width: 3, height: 2)).pngData())
    try data.write(to: folder.appendingPathComponent("avatar.png"))

    let image = UIImage(resource: ImageResource(name: "avatar", bundle: bundle))

    XCTAssertEqual(image.size, CGSize(width: 3, height: 2))
    var missing = UIImage?.none
    let messages = reports {
      missing = UIImage(resource: ImageResource(name: "nobody", bundle: bundle))
      _ = UIColor(resource: ColorResource(name: "nothing", bundle: bundle))
    }
    XCTAssertEqual(missing?.size, .zero)
    XCTAssertEqual(messages.count, 2)
  }
}
