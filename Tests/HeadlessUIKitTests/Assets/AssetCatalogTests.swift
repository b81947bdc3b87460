// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import Rasterizer
import TestSupport
import XCTest

@testable import HeadlessUIKit

final class AssetCatalogTests: XCTestCase {
  private var folder = FileManager.default.temporaryDirectory
  private var bundle = Bundle.main

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("AssetCatalogTests-\(UUID().uuidString).bundle")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    bundle = try XCTUnwrap(Bundle(path: folder.path))
  }

  override func tearDownWithError() throws {
    try FileManager.default.removeItem(at: folder)
  }

  private func write(_ data: Data, to path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  private func write(_ text: String, to path: String) throws {
    try write(Data(text.utf8), to: path)
  }

  /// A picture whose side tells it apart.
  private func picture(_ side: Int) throws -> Data {
    try XCTUnwrap(UIImage(bitmap: Bitmap(width: side, height: side, color: .black)).pngData())
  }

  private func image(
    _ name: String, scale: CGFloat = 2, _ style: UIUserInterfaceStyle = .light
  ) -> UIImage? {
    UIImage(
      named: name, in: bundle,
      compatibleWith: UITraitCollection(traitsFrom: [
        UITraitCollection(displayScale: scale), UITraitCollection(userInterfaceStyle: style),
      ]))
  }

  func testANameThatNoCatalogHasIsNotedWithTheNearestOne() throws {
    let group = "Media.xcassets/Team"
    try write(#"{"properties": {"provides-namespace": true}}"#, to: group + "/Contents.json")
    try write(#"{"colors": []}"#, to: group + "/brand.colorset/Contents.json")
    try write(#"{"images": []}"#, to: "Media.xcassets/Icons/paw.imageset/Contents.json")
    var environment = RenderingEnvironment.current
    let issues = RenderingIssues()
    environment.issues = issues

    RenderingEnvironment.$current.withValue(environment) {
      for _ in 1...2 {
        XCTAssertNil(UIColor(named: "Team/Brnd", in: bundle, compatibleWith: nil))
        XCTAssertNil(image("pawn"))
        XCTAssertNil(image("something else"))
      }
    }

    let place = folder.lastPathComponent
    XCTAssertEqual(
      issues.messages,
      [
        "there is no color \u{201C}Team/Brnd\u{201D} in \(place); there is \u{201C}Team/brand\u{201D}",
        "there is no picture \u{201C}pawn\u{201D} in \(place); there is \u{201C}paw\u{201D}",
        "there is no picture \u{201C}something else\u{201D} in \(place)",
      ])
    XCTAssertEqual(Set(issues.all.map(\.kind)), [.missingAsset])
  }

  func testColorsMayBeCalledByTheNamesOfSystemColors() throws {
    try write(
      #"{"colors": [{"color": {"platform": "universal", "reference": "systemTealColor"}}]}"#,
      to: "Media.xcassets/accent.colorset/Contents.json")
    let accent = try XCTUnwrap(UIColor(named: "accent", in: bundle, compatibleWith: nil))

    for style in [UIUserInterfaceStyle.light, .dark] {
      let traits = UITraitCollection(userInterfaceStyle: style)
      XCTAssertEqual(
        accent.resolvedColor(with: traits), UIColor.systemTeal.resolvedColor(with: traits))
    }
  }

  func testTheBundlesOfTargetsAreThoseBesideTheProgram() throws {
    for name in ["App_UI.resources", "App_Core.bundle", "App.txt"] {
      try write("x", to: "\(name)/file")
    }
    XCTAssertEqual(
      TargetBundles.bundles(in: folder).map { ($0.bundlePath as NSString).lastPathComponent },
      ["App_Core.bundle", "App_UI.resources"])
    XCTAssertEqual(TargetBundles.bundles(in: folder.appendingPathComponent("none")), [])
    // Those of this package.
    XCTAssertTrue(
      TargetBundles.all.contains { $0.bundlePath.hasSuffix("_ExampleViews.resources") })
  }

  /// SwiftPM leaves the bundles of targets that are gone where they were.
  func testABundleThatNoPlanOfABuildNamesIsLeftAlone() throws {
    let programs = folder.appendingPathComponent("build/linux/debug")
    let folders = ["App_Shop.resources", "Old_App_Shop.resources"].map {
      programs.path + "/" + $0
    }
    func planned(_ folders: [String]) -> [String] {
      TargetBundles.planned(folders, besides: programs, program: "AppTests.xctest")
    }
    XCTAssertEqual(planned(folders), folders, "no plan")

    let bundle = "outputs: [\"/a/debug/App_Shop.resources/a\"]"
    try write(bundle, to: "build/debug.yaml")
    try FileManager.default.createDirectory(at: programs, withIntermediateDirectories: true)
    XCTAssertEqual(planned(folders), folders, "a plan without the tests")
    try write(bundle + "\noutputs: [\"/a/debug/AppTests.xctest\"]", to: "build/debug.yaml")
    XCTAssertEqual(planned(folders), [folders[0]])
    XCTAssertEqual(planned([]), [])
    XCTAssertEqual(planned([folders[1]]), [])
  }

  /// `swift test --skip-build` plans a build without the resources that come from plug-ins.
  func testABundleOfATargetThatIsPlannedWithoutItsResourcesIsLookedThrough() throws {
    let programs = folder.appendingPathComponent("build/linux/debug")
    let folders = ["App_Shop_Tests.resources", "App_Gone_Tests.resources"].map {
      programs.path + "/" + $0
    }
    try FileManager.default.createDirectory(at: programs, withIntermediateDirectories: true)
    try write(
      "inputs: [\"/a/debug/Shop_Tests.build/A.swift.o\"]\noutputs: [\"/a/debug/AppTests.xctest\"]",
      to: "build/debug.yaml")

    XCTAssertEqual(
      TargetBundles.planned(folders, besides: programs, program: "AppTests.xctest"), [folders[0]])
  }

  /// An extension's storyboard may have the name of the app's.
  func testAnAppsBundleIsLookedThroughBeforeThoseOfItsExtensions() {
    XCTAssertEqual(
      TargetBundles.appsFirst(["A_Action", "A_Shop", "A_Widget"]) { $0 == "A_Shop" },
      ["A_Shop", "A_Action", "A_Widget"])
  }

  func testABundleIsThatOfTheWholeNameOfAModule() throws {
    for name in ["App_Mini_Cart.resources", "Apps_Cart.resources"] {
      try write("x", to: "\(name)/file")
    }
    let bundle = TargetBundles.bundle(
      ofModule: "Cart", among: TargetBundles.bundles(in: folder))
    XCTAssertEqual(bundle?.bundleURL.lastPathComponent, "Apps_Cart.resources")
  }

  /// As an app's code asks, which says no bundle.
  func testWithoutABundleTheTargetsOfThePackageAreLookedThrough() throws {
    try write(
      #"{"images": [{"filename": "a.png", "idiom": "universal"}]}"#,
      to: "App_UI.resources/Media.xcassets/cat.imageset/Contents.json")
    let targets = TargetBundles.bundles(in: folder)

    func isFound(_ bundle: Bundle?) -> Bool {
      AssetCatalog.places(bundle, targets: targets).contains {
        $0.set(named: "cat", extension: "imageset") != nil
      }
    }
    XCTAssertTrue(isFound(nil))
    XCTAssertTrue(isFound(.main))
    // A bundle that was meant is the only one.
    XCTAssertFalse(isFound(bundle))
    XCTAssertNil(UIImage(named: "no such picture"))
  }

  func testASetOfAnSVGIsDrawnAtTheScale() throws {
    try write(
      #"{"images": [{"filename": "a.svg", "idiom": "universal"}]}"#,
      to: "Media.xcassets/dot.imageset/Contents.json")
    try write(
      #"<svg viewBox="0 0 4 4"><rect x="1" width="2" height="4" fill="red"/></svg>"#,
      to: "Media.xcassets/dot.imageset/a.svg")

    for scale: CGFloat in [1, 2, 3] {
      let dot = try XCTUnwrap(image("dot", scale: scale))
      XCTAssertEqual(dot.size, CGSize(width: 4, height: 4))
      XCTAssertEqual(dot.bitmap.width, 4 * Int(scale))
      XCTAssertEqual(dot.bitmap[Int(scale) - 1, 0], .clear)
      XCTAssertEqual(dot.bitmap[Int(scale), 0], Color(red: 255, green: 0, blue: 0))
    }
    XCTAssertEqual(image("dot"), image("dot"))
  }

  /// Xcode writes a name as somebody typed it, git another form of the same letters.
  func testANameMayBeWrittenInAnotherForm() throws {
    let name = "Личный кабинет"
    let written = name.decomposedStringWithCanonicalMapping
    try write(
      "{\"images\": [{\"filename\": \"\(written).SVG\", \"idiom\": \"universal\"}]}",
      to: "Media.xcassets/\(name).imageset/Contents.json")
    try write(
      #"<svg viewBox="0 0 4 4"><rect width="2" height="4" fill="red"/></svg>"#,
      to: "Media.xcassets/\(name).imageset/\(name.precomposedStringWithCanonicalMapping).svg")

    XCTAssertEqual(try XCTUnwrap(image(written)).size, CGSize(width: 4, height: 4))
  }

  func testPreservedVectorsStaySharpWhereTheyAreScaled() throws {
    for isPreserved in [false, true] {
      let name = "dot\(isPreserved)"
      try write(
        """
        {"images": [{"filename": "a.svg", "idiom": "universal"}],
         "properties": {"preserves-vector-representation": \(isPreserved)}}
        """, to: "Media.xcassets/\(name).imageset/Contents.json")
      try write(
        #"<svg viewBox="0 0 4 4"><rect x="1" width="2" height="4"/></svg>"#,
        to: "Media.xcassets/\(name).imageset/a.svg")
      let view = UIImageView(image: image(name, scale: 1))
      view.frame = CGRect(x: 0, y: 0, width: 12, height: 12)

      let picture = try DisplayListPlayer().play(view.displayList(scale: 1))
      let row = (0..<12).map { picture[$0, 6].alpha }

      let sharp: [UInt8] = [0, 0, 0, 255, 255, 255, 255, 255, 255, 0, 0, 0]
      if isPreserved {
        XCTAssertEqual(row, sharp)
      } else {
        XCTAssertNotEqual(row, sharp)
      }
      let drawn = drawn(image(name, scale: 1), side: 12)
      XCTAssertEqual((0..<12).map { drawn[$0, 6].alpha } == sharp, isPreserved)
    }
  }

  /// The pixels of a picture that is drawn over a square.
  private func drawn(_ image: UIImage?, side: CGFloat) -> Bitmap {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let square = CGRect(x: 0, y: 0, width: side, height: side)
    return UIGraphicsImageRenderer(size: square.size, format: format).image { context in
      // The same in other units.
      context.cgContext.scaleBy(x: 2, y: 2)
      image?.draw(in: CGRect(x: 0, y: 0, width: side / 2, height: side / 2))
    }.bitmap
  }

  func testAnSVGThatCannotBeDrawnIsReportedWithItsFile() throws {
    try write(
      #"{"images": [{"filename": "a.svg", "idiom": "universal"}]}"#,
      to: "Media.xcassets/text.imageset/Contents.json")
    try write(
      "<svg viewBox=\"0 0 4 4\">\n<text>A</text></svg>", to: "Media.xcassets/text.imageset/a.svg")

    let messages = reports { XCTAssertNil(image("text")) }

    XCTAssertEqual(messages.count, 1)
    XCTAssertTrue(messages[0].contains("text.imageset/a.svg"), messages[0])
    XCTAssertTrue(messages[0].contains("<text> in line 2 is not supported"), messages[0])
  }

  func testASetOfAPDFIsDrawnAtTheScale() throws {
    try write(
      """
      {"images": [
        {"filename": "a.pdf", "idiom": "universal"},
        {"filename": "b.pdf", "idiom": "universal",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]}
       ],
       "properties": {
         "preserves-vector-representation": true, "template-rendering-intent": "template"}}
      """, to: "Media.xcassets/dot.imageset/Contents.json")
    for (name, width) in [("a", 2), ("b", 4)] {
      var writer = PDFWriter("1 0 \(width) 4 re f")
      writer.box = "0 0 \(width + 2) 4"
      try write(writer.data(), to: "Media.xcassets/dot.imageset/\(name).pdf")
    }

    for scale: CGFloat in [1, 2, 3] {
      let dot = try XCTUnwrap(image("dot", scale: scale))
      XCTAssertEqual(dot.size, CGSize(width: 4, height: 4))
      XCTAssertEqual(dot.renderingMode, .alwaysTemplate)
      XCTAssertEqual(dot.bitmap[Int(scale) - 1, 0], .clear)
      XCTAssertEqual(dot.bitmap[Int(scale), 0], .black)
    }
    XCTAssertEqual(image("dot", scale: 1, .dark)?.size.width, 6)
    let view = UIImageView(image: image("dot", scale: 1)?.withRenderingMode(.alwaysOriginal))
    view.frame = CGRect(x: 0, y: 0, width: 12, height: 12)
    let picture = try DisplayListPlayer().play(view.displayList(scale: 1))
    XCTAssertEqual(
      (0..<12).map { picture[$0, 6].alpha }, [0, 0, 0, 255, 255, 255, 255, 255, 255, 0, 0, 0])
  }

  func testAPDFBesideTheCatalogsIsDrawnByItsWholeName() throws {
    try write(PDFWriter("0 0 4 8 re f").data(), to: "page.pdf")

    XCTAssertEqual(image("page.pdf", scale: 2)?.bitmap.width, 16)
    XCTAssertNil(image("page"))
    // As on iOS, data and paths are pictures of pixels.
    XCTAssertNil(UIImage(data: PDFWriter("").data()))
  }

  func testAPDFThatCannotBeDrawnIsReportedWithItsFile() throws {
    try write(
      #"{"images": [{"filename": "a.pdf", "idiom": "universal"}]}"#,
      to: "Media.xcassets/text.imageset/Contents.json")
    try write(PDFWriter("foo").data(), to: "Media.xcassets/text.imageset/a.pdf")

    let messages = reports { XCTAssertNil(image("text")) }

    XCTAssertEqual(messages.count, 1)
    XCTAssertTrue(messages[0].contains("text.imageset/a.pdf"), messages[0])
    XCTAssertTrue(messages[0].contains("the operator 'foo' in the page is not"), messages[0])
  }

  func testEntriesForMoreContrastAndLanguagesAreTakenWhereTheyAreAskedFor() throws {
    try write(
      """
      {"images": [
        {"filename": "high.png", "idiom": "universal", "scale": "2x",
         "appearances": [{"appearance": "contrast", "value": "high"}]},
        {"filename": "any.png", "idiom": "universal", "scale": "2x"},
        {"filename": "german.png", "idiom": "universal", "scale": "2x", "locale": "de"}
       ]}
      """, to: "Media.xcassets/sign.imageset/Contents.json")
    for (name, side) in [("high", 20), ("any", 30), ("german", 40)] {
      try write(picture(side), to: "Media.xcassets/sign.imageset/\(name).png")
    }
    try write(
      """
      {"colors": [
        {"appearances": [{"appearance": "contrast", "value": "high"}],
         "color": {"color-space": "srgb",
           "components": {"red": "1", "green": "0", "blue": "0", "alpha": "1"}}},
        {"color": {"color-space": "srgb",
           "components": {"red": "0", "green": "0", "blue": "1.0", "alpha": "1"}}}
       ]}
      """, to: "Media.xcassets/ink.colorset/Contents.json")

    func side(_ language: String?) -> Int? {
      var environment = RenderingEnvironment.current
      environment.language = language
      return RenderingEnvironment.$current.withValue(environment) { image("sign")?.bitmap.width }
    }
    XCTAssertEqual(side(nil), 30)
    XCTAssertEqual(side("fr"), 30)
    XCTAssertEqual(side("de-CH"), 40)
    let ink = try XCTUnwrap(UIColor(named: "ink", in: bundle, compatibleWith: nil))
    XCTAssertEqual(ink.cgColor.components?[2], 1)

    let high = UITraitCollection(accessibilityContrast: .high)
    XCTAssertEqual(ink.resolvedColor(with: high).cgColor.components?[2], 0)
    var environment = RenderingEnvironment.current
    environment.accessibilityContrast = .high
    RenderingEnvironment.$current.withValue(environment) {
      XCTAssertEqual(image("sign")?.bitmap.width, 20)
    }
  }

  func testASetGivesThePictureForTheScaleAndTheStyle() throws {
    try write(
      """
      {"images": [
        {"idiom": "universal", "scale": "1x"},
        {"filename": "a2.png", "idiom": "universal", "scale": "2x"},
        {"filename": "a3.png", "idiom": "universal", "scale": "3x"},
        {"filename": "dark.png", "idiom": "universal", "scale": "2x",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]}
       ],
       "properties": {"template-rendering-intent": "template"}}
      """, to: "Media.xcassets/badge.imageset/Contents.json")
    for (name, side) in [("a2", 20), ("a3", 30), ("dark", 22)] {
      try write(picture(side), to: "Media.xcassets/badge.imageset/\(name).png")
    }

    XCTAssertEqual(image("badge", scale: 1)?.bitmap.width, 20)
    XCTAssertEqual(image("badge", scale: 2)?.size.width, 10)
    XCTAssertEqual(image("badge", scale: 3)?.size.width, 10)
    XCTAssertEqual(image("badge", scale: 2, .dark)?.size.width, 11)
    XCTAssertEqual(image("badge")?.renderingMode, .alwaysTemplate)
    XCTAssertNil(image("other"))
  }

  /// As in an app whose files were moved into a catalog.
  func testASetIsFoundByTheNameOfAFile() throws {
    let set = #"{"images": [{"filename": "a.png"}]}"#
    for (name, side) in [("pet", 3), ("dog.jpg", 4)] {
      try write(set, to: "M.xcassets/\(name).imageset/Contents.json")
      try write(picture(side), to: "M.xcassets/\(name).imageset/a.png")
    }

    XCTAssertEqual(
      ["pet.jpg", "pet.PNG", "dog.jpg"].map { image($0)?.size.width }, [3, 3, 4])
    XCTAssertNil(image("dog.png"))
    XCTAssertNil(image("pet.txt"))
  }

  func testFoldersMayProvideANamespace() throws {
    let set = #"{"images": [{"filename": "a.png"}]}"#
    try write(
      #"{"properties": {"provides-namespace": true}}"#, to: "M.xcassets/Icons/Contents.json")
    try write(set, to: "M.xcassets/Icons/star.imageset/Contents.json")
    try write(picture(3), to: "M.xcassets/Icons/star.imageset/a.png")
    try write(set, to: "M.xcassets/Plain/moon.imageset/Contents.json")
    try write(picture(4), to: "M.xcassets/Plain/moon.imageset/a.png")

    XCTAssertEqual(image("Icons/star")?.size.width, 3)
    XCTAssertNil(image("star"))
    XCTAssertEqual(image("moon")?.size.width, 4)
  }

  func testFilesBesideTheCatalogsAreFound() throws {
    try write(picture(10), to: "logo.png")
    try write(picture(30), to: "logo@3x.png")

    XCTAssertEqual(image("logo", scale: 1)?.bitmap.width, 10)
    XCTAssertEqual(image("logo.png", scale: 2)?.scale, 3)
    var environment = RenderingEnvironment(displayScale: 1)
    environment.assetBundle = bundle
    RenderingEnvironment.$current.withValue(environment) {
      XCTAssertEqual(UIImage(named: "logo")?.bitmap.width, 10)
    }
  }

  func testAPictureThatCannotBeReadIsReported() throws {
    let issues = RenderingIssues()
    try write("no picture", to: "logo.png")

    RenderingEnvironment.$current.withValue(RenderingEnvironment(issues: issues)) {
      XCTAssertNil(image("logo"))
    }

    XCTAssertEqual(issues.messages.count, 1)
    XCTAssertTrue(issues.messages[0].hasPrefix("the picture 'logo' cannot be used"))
  }

  func testAColorSetIsADynamicColor() throws {
    try write(
      """
      {"colors": [
        {"color": {"color-space": "srgb", "components":
          {"red": "0xFF", "green": "51", "blue": "0.500", "alpha": "1.000"}}},
        {"color": {"color-space": "extended-gray", "components":
          {"white": "0.250", "alpha": "0.500"}},
         "appearances": [{"appearance": "luminosity", "value": "dark"}]}
      ]}
      """, to: "Media.xcassets/brand.colorset/Contents.json")

    let color = try XCTUnwrap(UIColor(named: "brand", in: bundle, compatibleWith: nil))

    XCTAssertEqual(
      color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)),
      UIColor(red: 1, green: 0.2, blue: 0.5, alpha: 1))
    XCTAssertEqual(
      color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)),
      UIColor(white: 0.25, alpha: 0.5))
    XCTAssertNil(UIColor(named: "other", in: bundle, compatibleWith: nil))
  }

  func testAColorOfAnotherSpaceIsReported() throws {
    let issues = RenderingIssues()
    try write(
      #"{"colors": [{"color": {"color-space": "display-p3", "components": {"red": "1.0"}}}]}"#,
      to: "Media.xcassets/brand.colorset/Contents.json")

    RenderingEnvironment.$current.withValue(RenderingEnvironment(issues: issues)) {
      XCTAssertNil(UIColor(named: "brand", in: bundle, compatibleWith: nil))
    }

    XCTAssertTrue(issues.messages.first?.contains("no color in sRGB or gray") == true)
  }
}
