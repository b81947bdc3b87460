// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import HeadlessUIKit
import Rasterizer
import XCTest

/// Symbols of a team's own: templates as SF Symbols exports them, here with boxes as symbols.
final class SymbolTemplateTests: XCTestCase {
  private var folder = URL(fileURLWithPath: "/")

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("symbols-\(UUID().uuidString)", isDirectory: true)
  }

  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  private func write(_ text: String, _ name: String) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// The template's rows: a capital letter is 70.459 high where the font's size is 100.
  private func template(_ symbols: String, guides: String = "", style: String = "") -> String {
    let rows = [("S", 700.0), ("M", 1100), ("L", 1500)].map { name, y in
      """
      <line id="Baseline-\(name)" x1="263" x2="3036" y1="\(y)" y2="\(y)"/>
      <line id="Capline-\(name)" x1="263" x2="3036" y1="\(y - 70.459)" y2="\(y - 70.459)"/>
      """
    }.joined(separator: "\n")
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg version="1.1" xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
        <style>\(style)</style>
        <g id="Notes"><text id="template-version">Template v.3.0</text></g>
        <g id="Guides">\(rows)\n\(guides)</g>
        <g id="Symbols">\(symbols)</g>
      </svg>
      """
  }

  private func margins(_ name: String, _ left: Double, _ right: Double) -> String {
    "<line id=\"left-margin-\(name)\" x1=\"\(left)\" x2=\"\(left)\" y1=\"0\" y2=\"9\"/>"
      + "<line id=\"right-margin-\(name)\" x1=\"\(right)\" x2=\"\(right)\" y1=\"0\" y2=\"9\"/>"
  }

  /// Calls `body` where the folder is the bundle that assets come from.
  private func withBundle<Value>(_ body: () throws -> Value) throws -> Value {
    var environment = RenderingEnvironment.current
    environment.assetBundle = try XCTUnwrap(Bundle(url: folder))
    return try RenderingEnvironment.$current.withValue(environment, operation: body)
  }

  private func symbol(
    _ name: String, _ configuration: UIImage.SymbolConfiguration = .init(pointSize: 100)
  ) throws -> UIImage {
    try withBundle {
      try XCTUnwrap(UIImage(systemName: name, withConfiguration: configuration))
    }
  }

  private func draw(_ image: UIImage) throws -> Bitmap {
    let view = UIImageView(image: image)
    view.tintColor = .black
    view.backgroundColor = .white
    view.sizeToFit()
    return try DisplayListPlayer().play(view.displayList(scale: 1))
  }

  func testATemplateHasItsMarginsAndBaseline() throws {
    try write(
      template(
        "<g id=\"Regular-M\" transform=\"matrix(1 0 0 1 1000 1100)\">"
          + "<path d=\"M10 -60 L50 -60 L50 20 L10 20 Z\"/></g>",
        guides: margins("Regular-M", 1000, 1064)), "Symbols/plinth.svg")

    let image = try symbol("plinth")

    XCTAssertTrue(image.isSymbolImage)
    XCTAssertEqual(image.size, CGSize(width: 64, height: 92), "forms and 12 of room")
    XCTAssertEqual(try XCTUnwrap(image.baselineOffsetFromBottom), 26, accuracy: 0.01)
    let picture = try draw(image)
    XCTAssertEqual(picture[9, 40], .white)
    XCTAssertEqual(picture[11, 40], .black)
    XCTAssertEqual(picture[49, 85], .black)
    XCTAssertEqual(picture[51, 40], .white)
    XCTAssertEqual(try symbol("plinth", .init(pointSize: 50)).size, CGSize(width: 32, height: 46))
    XCTAssertEqual(
      try symbol("plinth", .init(pointSize: 100, weight: .black, scale: .large)).size.width,
      64 * 1.29, accuracy: 0.51, "only one variant: the weight is its own, the scale is made")
  }

  /// Of a name that the package draws itself the team's drawing is taken.
  func testATemplateComesBeforeTheDrawingOfThePackage() throws {
    try write(
      template("<g id=\"Regular-S\"><rect x=\"500\" y=\"600\" width=\"200\" height=\"100\"/></g>"),
      "Symbols/star.svg")

    XCTAssertEqual(
      try symbol("star", .init(pointSize: 100, weight: .regular, scale: .small)).size,
      CGSize(width: 200, height: 112))
    let size = UIImage.SymbolConfiguration(pointSize: 100)
    let others = try XCTUnwrap(UIImage(systemName: "heart", withConfiguration: size))
    XCTAssertEqual(try symbol("heart").size, others.size)
  }

  func testWeightsBetweenTwoAreBlended() throws {
    func bar(_ weight: String, _ width: Double) -> String {
      "<g id=\"\(weight)-S\"><path d=\"M100 650 L\(100 + width) 650 "
        + "L\(100 + width) 700 L100 700Z\"/></g>"
    }
    try write(
      template(
        bar("Ultralight", 10) + bar("Regular", 34) + bar("Black", 68)
          + "<g id=\"Regular-L\"><rect x=\"0\" y=\"1400\" width=\"7\" height=\"100\"/></g>"),
      "Symbols/bar.svg")
    func width(_ weight: UIImage.SymbolWeight, _ scale: UIImage.SymbolScale) throws -> CGFloat {
      try symbol("bar", .init(pointSize: 100, weight: weight, scale: scale)).size.width
    }

    XCTAssertEqual(try width(.ultraLight, .small), 10)
    XCTAssertEqual(try width(.regular, .small), 34)
    XCTAssertEqual(try width(.black, .small), 68)
    let weights: [UIImage.SymbolWeight] = [
      .thin, .light, .regular, .medium, .semibold, .bold, .heavy,
    ]
    let widths = try weights.map { try width($0, .small) }
    XCTAssertEqual(widths, widths.sorted())
    XCTAssertEqual(Set(widths).count, widths.count, "\(widths)")
    XCTAssertEqual(try width(.regular, .medium), 34 / 0.783, accuracy: 0.51)
    XCTAssertEqual(try width(.regular, .large), 7, "a variant that is there is taken as it is")
  }

  func testWeightsOfOtherStepsAreNotBlended() throws {
    try write(
      template(
        "<g id=\"Light-M\"><path d=\"M0 1000 h10 v100 h-10 z\"/></g>"
          + "<g id=\"Bold-M\"><path d=\"M0 1000 h20 v50 h10 v50 h-30 z\"/></g>"),
      "Symbols/step.svg")

    XCTAssertEqual(try symbol("step", .init(pointSize: 100, weight: .regular)).size.width, 10)
    XCTAssertEqual(try symbol("step", .init(pointSize: 100, weight: .semibold)).size.width, 30)
  }

  func testLayersHaveColorsAndClearWhatLiesBelow() throws {
    try write(
      template(
        """
        <g id="Regular-M">
          <path class="monochrome-0 hierarchical-0:secondary" d="M0 1000 h100 v100 h-100 z"/>
          <path class="monochrome-1 hierarchical-1:primary" d="M40 1040 h20 v20 h-20 z"/>
        </g>
        """,
        style: """
          <!-- how the layers are -->
          .monochrome-1 {opacity:0.0;-sfsymbols-clear-behind:true}
          .hierarchical-0:secondary {fill:#212121}
          .SFSymbolsPreviewWireframe {fill:none;stroke:black}
          """), "Symbols/hole.svg")

    let plain = try draw(try symbol("hole"))
    XCTAssertEqual(plain[10, 10], .black)
    XCTAssertEqual(plain[50, 50], .white)

    let size = UIImage.SymbolConfiguration(pointSize: 100)
    let palette = try draw(
      try symbol("hole", size.applying(UIImage.SymbolConfiguration(paletteColors: [.red, .blue]))))
    XCTAssertEqual(palette[10, 10], Color(red: 0, green: 0, blue: 255))
    XCTAssertEqual(palette[50, 50], Color(red: 255, green: 0, blue: 0))

    let faint = try draw(
      try symbol("hole", size.applying(UIImage.SymbolConfiguration(hierarchicalColor: .black))))
    XCTAssertEqual(faint[50, 50], .black)
    XCTAssertEqual(faint[10, 10], Color(red: 127, green: 127, blue: 127))
  }

  func testASymbolOfACatalogHasAName() throws {
    try write(
      template("<g id=\"Regular-M\"><rect x=\"0\" y=\"1000\" width=\"50\" height=\"100\"/></g>"),
      "Assets.xcassets/team.flag.symbolset/flag.svg")
    try write("{\"symbols\":[]}", "Assets.xcassets/team.flag.symbolset/Contents.json")

    let image = try withBundle {
      try XCTUnwrap(
        UIImage(
          named: "team.flag", in: nil, with: UIImage.SymbolConfiguration(pointSize: 100)))
    }

    XCTAssertTrue(image.isSymbolImage)
    XCTAssertEqual(image.size, CGSize(width: 50, height: 112))
  }

  func testATemplateThatCannotBeUsedIsReported() throws {
    let files = [
      ("empty", template(""), "no group such as Regular-M"),
      (
        "flat", "<svg xmlns=\"http://www.w3.org/2000/svg\"><g id=\"Regular-M\"/></svg>",
        "no lines Baseline-M and Capline-M"
      ),
      ("broken", "<svg", "it is no SVG"),
    ]
    for (name, text, message) in files {
      try write(text, "Symbols/\(name).svg")
      let issues = RenderingIssues()
      var environment = RenderingEnvironment.current
      environment.issues = issues
      _ = try RenderingEnvironment.$current.withValue(environment) { try symbol(name) }
      XCTAssertTrue(issues.all.contains { $0.message.contains(message) }, "\(issues.all)")
      XCTAssertTrue(issues.all.contains { $0.message.contains("Symbols/\(name).svg") })
    }
  }
}
