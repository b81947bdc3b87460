// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class ColorLiteralTests: XCTestCase {
  func testALiteralIsAColor() {
    let color = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 0.25)

    XCTAssertEqual(color, UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25))
  }

  func testALiteralIsAFixedColor() {
    let layer = CALayer()

    layer.borderColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 0.25)

    XCTAssertEqual(layer.borderColor, CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.25))
  }

  func testAClassOfColorsDeclaresNoInitializerForLiterals() {
    let paint = Paint(name: "red")

    XCTAssertEqual(paint.name, "red")
    XCTAssertEqual(Ink(level: 1), UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  private final class Ink: UIColor, @unchecked Sendable {
    convenience init(level: CGFloat) { self.init(red: level, green: 0, blue: 0, alpha: 1) }
  }

  private final class Paint: UIColor, @unchecked Sendable {
    let name: String

    init(name: String) {
      self.name = name
      super.init(red: 1, green: 0, blue: 0, alpha: 1)
    }

    required init(cgColor: CGColor) {
      name = ""
      super.init(cgColor: cgColor)
    }
  }

  func testALiteralIsAPicture() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 4))
    let data = renderer.pngData { $0.fill(CGRect(x: 0, y: 0, width: 3, height: 4)) }
    try data.write(to: folder.appendingPathComponent("dot@2x.png"))
    var environment = RenderingEnvironment.current
    environment.assetBundle = try XCTUnwrap(Bundle(url: folder))

    RenderingEnvironment.$current.withValue(environment) {
      let image: UIImage = #imageLiteral(resourceName: "dot")
      XCTAssertEqual(image.size, CGSize(width: 3, height: 4))
    }
  }

  func testADataSetIsRead() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let set = folder.appendingPathComponent("Media.xcassets/words.dataset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try Data("hello".utf8).write(to: set.appendingPathComponent("words.txt"))
    try Data(
      #"{"data": [{"filename": "words.txt", "universal-type-identifier": "public.text"}]}"#.utf8
    ).write(to: set.appendingPathComponent("Contents.json"))
    let bundle = try XCTUnwrap(Bundle(url: folder))

    let asset = try XCTUnwrap(NSDataAsset(name: "words", bundle: bundle))

    XCTAssertEqual(String(decoding: asset.data, as: UTF8.self), "hello")
    XCTAssertEqual(asset.typeIdentifier, "public.text")
    XCTAssertNil(NSDataAsset(name: "other", bundle: bundle))
  }
}
