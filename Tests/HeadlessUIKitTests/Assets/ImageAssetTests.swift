// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import TestSupport
import XCTest

@testable import HeadlessUIKit

/// Pictures of one thing for several traits: a view shows the one for its own.
final class ImageAssetTests: XCTestCase {
  private var folder = FileManager.default.temporaryDirectory
  private var bundle = Bundle.main

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("ImageAssetTests-\(UUID().uuidString).bundle")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    bundle = try XCTUnwrap(Bundle(path: folder.path))
  }

  override func tearDownWithError() throws {
    try FileManager.default.removeItem(at: folder)
  }

  /// A picture whose side tells it apart.
  private func picture(_ side: Int) -> UIImage {
    UIImage(bitmap: Bitmap(width: side, height: side, color: .black))
  }

  /// Writes a set of pictures: the properties of each, by its side in pixels.
  private func writeSet(_ name: String, _ entries: [Int: String]) throws {
    let set = folder.appendingPathComponent("Media.xcassets/\(name).imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    for side in entries.keys {
      let data = try XCTUnwrap(picture(side).pngData())
      try data.write(to: set.appendingPathComponent("\(side).png"))
    }
    let images = entries.sorted { $0.key < $1.key }.map {
      #"{"filename": "\#($0.key).png", \#($0.value)}"#
    }
    try Data(#"{"images": [\#(images.joined(separator: ", "))]}"#.utf8)
      .write(to: set.appendingPathComponent("Contents.json"))
  }

  private func image(_ name: String, _ traits: UITraitCollection...) -> UIImage? {
    let traits = UITraitCollection(
      traitsFrom: [UITraitCollection(displayScale: 2)] + traits)
    return UIImage(named: name, in: bundle, compatibleWith: traits)
  }

  private func shown(_ view: UIImageView, _ style: UIUserInterfaceStyle) -> CGSize {
    view.overrideUserInterfaceStyle = style
    return view.intrinsicContentSize
  }

  private static let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#

  // MARK: Views

  func testAViewShowsThePictureForItsOwnStyle() throws {
    try writeSet(
      "sky",
      [8: #""idiom": "universal", "scale": "2x""#, 16: #""scale": "2x", \#(Self.dark)"#])
    let view = UIImageView(image: image("sky"))

    XCTAssertEqual(shown(view, .light), CGSize(width: 4, height: 4))
    XCTAssertEqual(shown(view, .dark), CGSize(width: 8, height: 8))
    XCTAssertEqual(shown(view, .light), CGSize(width: 4, height: 4))
    XCTAssertTrue(view.image === view.image)
  }

  func testAChangedPictureKeepsItsWayInTheOtherStyle() throws {
    try writeSet("sky", [8: #""scale": "2x""#, 16: #""scale": "2x", \#(Self.dark)"#])
    let view = UIImageView(image: image("sky")?.withRenderingMode(.alwaysTemplate))
    view.overrideUserInterfaceStyle = .dark

    XCTAssertEqual(view.shownImage?.size, CGSize(width: 8, height: 8))
    XCTAssertEqual(view.shownImage?.renderingMode, .alwaysTemplate)
  }

  func testAButtonsPictureFollowsItsStyle() throws {
    try writeSet("sky", [8: #""scale": "2x""#, 16: #""scale": "2x", \#(Self.dark)"#])
    let button = UIButton(type: .custom)
    button.setImage(image("sky"), for: .normal)
    button.overrideUserInterfaceStyle = .dark
    button.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    button.layoutIfNeeded()

    XCTAssertEqual(button.imageView?.shownImage?.bitmap.width, 16)
  }

  func testAViewShowsTheScaleOfItsScreen() throws {
    try writeSet("dot", [8: #""scale": "2x""#, 12: #""scale": "3x""#])
    let view = UIImageView(image: image("dot"))
    var environment = RenderingEnvironment.current
    environment.displayScale = 3

    RenderingEnvironment.$current.withValue(environment) {
      XCTAssertEqual(view.shownImage?.bitmap.width, 12)
      XCTAssertEqual(view.shownImage?.size, CGSize(width: 4, height: 4))
    }
  }

  func testPicturesAreRegisteredForTraits() {
    let (light, dark) = (picture(8), picture(16))
    let asset = UIImageAsset()
    asset.register(light, with: UITraitCollection(userInterfaceStyle: .light))
    asset.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
    let view = UIImageView(image: asset.image(with: .current))

    XCTAssertTrue(view.image === light)
    XCTAssertEqual(shown(view, .dark), CGSize(width: 16, height: 16))
    XCTAssertTrue(light.imageAsset === asset)
    asset.unregister(with: UITraitCollection(userInterfaceStyle: .dark))
    XCTAssertEqual(shown(view, .dark), CGSize(width: 8, height: 8))
  }

  func testAPictureAloneGetsAnAssetToRegisterWith() {
    let (light, dark) = (picture(8), picture(16))
    light.imageAsset?.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
    let view = UIImageView(image: light)

    XCTAssertEqual(shown(view, .light), CGSize(width: 8, height: 8))
    XCTAssertEqual(shown(view, .dark), CGSize(width: 16, height: 16))
  }

  func testASymbolOfATextStyleIsAsLargeAsTextIs() {
    let configuration = UIImage.SymbolConfiguration(textStyle: .body)
    let image = UIImage(systemName: "star", withConfiguration: configuration)
    let view = UIImageView(image: image)
    let size = view.intrinsicContentSize
    var environment = RenderingEnvironment.current
    environment.preferredContentSizeCategory = .accessibilityLarge

    RenderingEnvironment.$current.withValue(environment) {
      XCTAssertGreaterThan(view.intrinsicContentSize.width, size.width * 1.5)
    }
    XCTAssertEqual(view.intrinsicContentSize, size)
  }

  // MARK: Catalogs

  func testEntriesAreForDevices() throws {
    try writeSet(
      "device",
      [
        8: #""idiom": "iphone", "scale": "2x""#, 10: #""idiom": "ipad", "scale": "2x""#,
        12: #""idiom": "mac", "scale": "2x""#, 14: #""idiom": "watch", "scale": "2x""#,
      ])
    try writeSet("desk", [8: #""idiom": "mac", "scale": "2x""#])

    XCTAssertEqual(image("device")?.bitmap.width, 8)
    XCTAssertEqual(image("device", UITraitCollection(userInterfaceIdiom: .pad))?.bitmap.width, 10)
    XCTAssertNil(image("desk"))
  }

  func testEntriesAreForRoomAndColors() throws {
    try writeSet(
      "room",
      [
        8: #""scale": "2x""#, 10: #""scale": "2x", "width-class": "regular""#,
        12: #""scale": "2x", "display-gamut": "display-P3""#,
      ])

    XCTAssertEqual(image("room")?.bitmap.width, 8)
    XCTAssertEqual(
      image("room", UITraitCollection(horizontalSizeClass: .regular))?.bitmap.width, 10)
  }

  func testEntriesAreForDirections() throws {
    let fromLeft = #""scale": "2x", "language-direction": "left-to-right""#
    try writeSet(
      "both", [8: fromLeft, 10: #""scale": "2x", "language-direction": "right-to-left""#])
    try writeSet("mirrored", [8: fromLeft])
    let fromRight = UITraitCollection(layoutDirection: .rightToLeft)

    XCTAssertEqual(image("both")?.bitmap.width, 8)
    XCTAssertEqual(image("both", fromRight)?.bitmap.width, 10)
    XCTAssertEqual(image("both")?.flipsForRightToLeftLayoutDirection, false)
    XCTAssertEqual(image("mirrored")?.flipsForRightToLeftLayoutDirection, true)
  }

  func testAPictureIsCutAsTheCatalogSays() throws {
    let slicing = """
      "scale": "2x", "resizing": {"mode": "9-part", "center": {"mode": "tile", "width": 2, \
      "height": 4}, "cap-insets": {"top": 4, "left": 6, "bottom": 8, "right": 2}}
      """
    try writeSet("bubble", [40: slicing])
    try writeSet(
      "bar",
      [
        40: """
        "scale": "2x", "resizing": {"mode": "3-part-horizontal", "center": {"width": 1}, \
        "cap-insets": {"left": 10, "right": 9}}
        """
      ])

    let bubble = try XCTUnwrap(image("bubble"))
    XCTAssertEqual(bubble.size, CGSize(width: 5, height: 8))
    XCTAssertEqual(bubble.capInsets, UIEdgeInsets(top: 2, left: 3, bottom: 4, right: 1))
    XCTAssertEqual(bubble.resizingMode, .tile)
    let bar = try XCTUnwrap(image("bar"))
    XCTAssertEqual(bar.size, CGSize(width: 10, height: 20))
    XCTAssertEqual(bar.capInsets, UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 4.5))
    XCTAssertEqual(bar.resizingMode, .stretch)
  }

  /// A shadow around a card is drawn outside of what constraints see.
  func testConstraintsDoNotSeeTheInsetsOfTheCatalog() throws {
    try writeSet(
      "shadow",
      [
        40: """
        "scale": "2x", "alignment-insets": {"top": 8, "left": 10, "bottom": 12, "right": 10}
        """
      ])
    let view = UIImageView(image: try XCTUnwrap(image("shadow")))

    XCTAssertEqual(
      view.alignmentRectInsets, UIEdgeInsets(top: 4, left: 5, bottom: 6, right: 5))
    XCTAssertEqual(view.intrinsicContentSize, CGSize(width: 10, height: 10))
  }

  func testWhatIsCutOutIsTheEndOfTheMiddle() throws {
    let slicing = try JSONDecoder().decode(
      ImageSlicing.self,
      from: Data(
        #"{"mode": "3-part-horizontal", "center": {"width": 2}, "cap-insets": {"left": 1, "right": 1}}"#
          .utf8))
    var bitmap = Bitmap(width: 6, height: 1)
    for column in 0..<6 {
      bitmap.replacePixels(
        with: Bitmap(width: 1, height: 1, color: Color(red: UInt8(column), green: 0, blue: 0)),
        x: column, y: 0)
    }

    let kept = slicing.slice(bitmap, scale: 1).bitmap

    XCTAssertEqual((0..<kept.width).map { kept[$0, 0].red }, [0, 1, 2, 5])
  }
}
