// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import HeadlessUIKit
import Rasterizer
import XCTest

final class SymbolTests: XCTestCase {
  private func symbol(
    _ name: String, _ configuration: UIImage.SymbolConfiguration? = nil
  ) throws -> UIImage {
    try XCTUnwrap(UIImage(systemName: name, withConfiguration: configuration))
  }

  private func draw(_ view: UIView) throws -> Bitmap {
    view.backgroundColor = .white
    view.sizeToFit()
    return try DisplayListPlayer().play(view.displayList(scale: 2))
  }

  func testThePicturesOfTheSystemAreSymbols() throws {
    for picture in [
      UIImage.actions, .add, .remove, .checkmark, .strokedCheckmark,
    ] { XCTAssertTrue(picture.isSymbolImage) }
    XCTAssertEqual(UIImage.remove.size, try symbol("minus.circle.fill").size)
    let red = UIImage.checkmark.withTintColor(.red, renderingMode: .alwaysOriginal)
    XCTAssertEqual(red.renderingMode, .alwaysOriginal)
  }

  func testASymbolHasTheSizeOfItsConfiguration() throws {
    let plain = try symbol("star")
    XCTAssertTrue(plain.isSymbolImage)
    XCTAssertEqual(plain.size.width, 20, accuracy: 1.5)

    let large = try symbol("star", .init(pointSize: 34))
    XCTAssertEqual(large.size.width, 2 * plain.size.width, accuracy: 1)
    let scales: [UIImage.SymbolScale] = [.small, .medium, .large]
    let widths = try scales.map { try symbol("star", .init(scale: $0)).size.width }
    XCTAssertEqual(widths, widths.sorted())
    XCTAssertEqual(widths[1], plain.size.width)
  }

  func testASymbolIsSharpWhereItIsDrawnLarger() throws {
    let symbol = try symbol("square.fill", .init(pointSize: 10))
      .withTintColor(.red, renderingMode: .alwaysOriginal)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let area = CGRect(x: 0, y: 0, width: 8 * symbol.size.width, height: 8 * symbol.size.height)

    let drawn = UIGraphicsImageRenderer(size: area.size, format: format).image { _ in
      symbol.draw(in: area)
    }

    let pixels = drawn.bitmap
    let row = (0..<pixels.width).map { pixels[$0, pixels.height / 2] }
    XCTAssertEqual(row[row.count / 2], Color(red: 255, green: 0, blue: 0))
    // One pixel at each end, at most, is neither covered nor free.
    XCTAssertLessThanOrEqual(row.count { (1..<255).contains($0.alpha) }, 2)
  }

  func testATextStyleFollowsTheContentSize() throws {
    let usual = try symbol("star", .init(textStyle: .body)).size.height
    var larger: CGFloat = 0
    UITraitCollection(preferredContentSizeCategory: .accessibilityLarge).performAsCurrent {
      larger =
        UIImage(
          systemName: "star", withConfiguration: UIImage.SymbolConfiguration(textStyle: .body))?
        .size.height ?? 0
    }

    XCTAssertEqual(larger / usual, 33 / 17, accuracy: 0.1)
  }

  func testTheBaselineIsThatOfACapitalLetterInTheMiddle() throws {
    let image = try symbol("plus", .init(pointSize: 20))

    let baseline = try XCTUnwrap(image.baselineOffsetFromBottom)

    let capital = UIFont.systemFont(ofSize: 20).capHeight
    XCTAssertEqual(baseline + capital / 2, image.size.height / 2, accuracy: 0.01)
    XCTAssertNil(UIImage().baselineOffsetFromBottom)
  }

  func testLaterConfigurationsComeFirst() throws {
    let first = UIImage.SymbolConfiguration(pointSize: 12, weight: .bold, scale: .small)
    let second = UIImage.SymbolConfiguration(pointSize: 20)
      .applying(UIImage.SymbolConfiguration(weight: .thin))

    XCTAssertEqual(
      first.applying(second),
      UIImage.SymbolConfiguration(pointSize: 20, weight: .thin, scale: .small))
    XCTAssertEqual(
      first.applying(UIImage.SymbolConfiguration(textStyle: .title1)).withoutScale()
        .withoutWeight(),
      UIImage.SymbolConfiguration(textStyle: .title1))
    XCTAssertEqual(
      first.withoutPointSizeAndWeight(), UIImage.SymbolConfiguration(scale: .small))
    let image = try symbol("star", first)
    XCTAssertEqual(image.symbolConfiguration, first)
    XCTAssertEqual(image.applyingSymbolConfiguration(second)?.size.width ?? 0, 17, accuracy: 3)
    XCTAssertEqual(image.withConfiguration(second).symbolConfiguration, second)
    XCTAssertNil(UIImage().applyingSymbolConfiguration(second))
  }

  func testAnImageViewGivesItsTint() throws {
    let view = UIImageView(image: try symbol("square.fill"))
    view.tintColor = .red
    let middle = (x: Int(view.bounds.width), y: Int(view.bounds.height))
    XCTAssertEqual(try draw(view)[middle.x, middle.y], Color(red: 255, green: 0, blue: 0))

    // As on iOS, a color counts only for a picture that keeps it.
    view.image = try symbol("square.fill").withTintColor(.blue)
    XCTAssertEqual(try draw(view)[middle.x, middle.y], Color(red: 255, green: 0, blue: 0))
    view.image = try symbol("square.fill").withTintColor(.blue, renderingMode: .alwaysOriginal)
    XCTAssertEqual(try draw(view)[middle.x, middle.y], Color(red: 0, green: 0, blue: 255))
  }

  func testAFilledEnclosureIsCutByItsSign() throws {
    let view = UIImageView(image: try symbol("plus.circle.fill", .init(pointSize: 40)))
    view.tintColor = .black
    let picture = try draw(view)
    let (x, y) = (picture.width / 2, picture.height / 2)

    XCTAssertEqual(picture[x, y], .white)
    XCTAssertEqual(picture[x - 14, y - 14], .black)

    view.image = try symbol(
      "plus.circle.fill",
      UIImage.SymbolConfiguration(pointSize: 40).applying(
        UIImage.SymbolConfiguration(paletteColors: [.red, .blue])))
    let colored = try draw(view)
    XCTAssertEqual(colored[x, y], Color(red: 255, green: 0, blue: 0))
    XCTAssertEqual(colored[x - 14, y - 14], Color(red: 0, green: 0, blue: 255))
  }

  func testAFilledCircleIsFilledUpToItsEdge() throws {
    let view = UIImageView(image: try symbol("checkmark.circle.fill", .init(pointSize: 40)))
    view.tintColor = .black
    let picture = try draw(view)
    let row = (0..<picture.width).map { picture[$0, picture.height / 4] }
    let ink = row.indices.filter { row[$0] == .black }
    let (first, last) = (try XCTUnwrap(ink.first), try XCTUnwrap(ink.last))
    // Above the sign there is no gap between the disc's edge and its inside.
    XCTAssertEqual(row[first...last].filter { $0 != .black }.count, 0)
    XCTAssertGreaterThan(last - first, picture.width / 2)
  }

  /// The parts of a filled symbol that lie beside its outline are drawn, the others cut out.
  func testPartsBesideAFilledOutlineAreDrawn() throws {
    func lowestInk(_ name: String) throws -> Int {
      let view = UIImageView(image: try symbol(name, .init(pointSize: 80)))
      view.tintColor = .black
      let picture = try draw(view)
      return try XCTUnwrap(
        (0..<picture.height).last { y in
          (0..<picture.width).contains { picture[$0, y] == .black }
        })
    }
    for name in ["bell", "message", "cart", "flag"] {
      XCTAssertEqual(try lowestInk(name), try lowestInk(name + ".fill"), accuracy: 1, name)
    }
  }

  func testLinesThatCrossInATranslucentColorAreNotDarker() throws {
    func darkest(_ values: UIImage.SymbolConfiguration) throws -> Int {
      let view = UIImageView(image: try symbol("tray", values))
      view.tintColor = UIColor(white: 0, alpha: 0.5)
      let picture = try draw(view)
      return (0..<picture.height).flatMap { y in
        (0..<picture.width).map { Int(picture[$0, y].red) }
      }.min() ?? 0
    }
    let size = UIImage.SymbolConfiguration(pointSize: 60)
    XCTAssertEqual(try darkest(size), 127, accuracy: 1)
    let palette = UIImage.SymbolConfiguration(paletteColors: [UIColor(white: 0, alpha: 0.5)])
    XCTAssertEqual(try darkest(size.applying(palette)), 127, accuracy: 1)
  }

  func testHeavierLinesCoverMore() throws {
    func coverage(_ weight: UIImage.SymbolWeight) throws -> Int {
      let image = try symbol("xmark", .init(pointSize: 40, weight: weight))
      var bitmap = image.bitmap
      return bitmap.withUnsafeMutableBytes { bytes in
        stride(from: 3, to: bytes.count, by: 4).reduce(0) { $0 + Int(bytes[$1]) }
      }
    }
    let coverages = try [.ultraLight, .regular, .bold, .black].map(coverage)

    XCTAssertEqual(coverages, coverages.sorted())
    XCTAssertGreaterThan(coverages[3], 3 * coverages[0])
  }

  func testASquareStandsForOtherSymbolsAndIsNoted() throws {
    let issues = RenderingIssues()
    var environment = RenderingEnvironment.current
    environment.issues = issues
    let view = UIImageView(image: try symbol("figure.fencing.circle.fill"))
    let known = UIImageView(image: try symbol("star.fill"))
    try RenderingEnvironment.$current.withValue(environment) {
      for shown in [view, view, known] { _ = try draw(shown) }
    }

    XCTAssertGreaterThan(view.bounds.width, 15)
    XCTAssertEqual(
      issues.messages,
      ["a square stands for the symbol “figure.fencing.circle.fill”, of which there is no drawing"])
    XCTAssertEqual(issues.all.first?.kind, .standInSymbol)
    XCTAssertNil(UIImage(systemName: ""))
  }

  func testControlsShowSymbolsLarger() throws {
    let button = UIButton(type: .system)
    button.setImage(try symbol("plus"), for: .normal)
    let large = try symbol("plus", .init(textStyle: .body, scale: .large)).size
    XCTAssertEqual(button.intrinsicContentSize.width, large.width, accuracy: 0.01)

    button.setPreferredSymbolConfiguration(.init(pointSize: 60), forImageIn: .normal)

    XCTAssertEqual(
      button.intrinsicContentSize.width,
      try symbol("plus", .init(pointSize: 60, weight: .unspecified, scale: .large)).size.width,
      accuracy: 0.01)
  }

  func testAnImageViewHasAConfigurationOfItsOwn() throws {
    let view = UIImageView(image: try symbol("star", .init(weight: .bold)))
    let narrow = view.intrinsicContentSize.width

    view.preferredSymbolConfiguration = .init(pointSize: 34)

    XCTAssertEqual(view.intrinsicContentSize.width / narrow, 2, accuracy: 0.1)
  }

  func testButtonsForDetailsAndContactsHaveTheirSigns() throws {
    for (type, name) in [
      (UIButton.ButtonType.detailDisclosure, "info.circle"), (.infoLight, "info.circle"),
      (.infoDark, "info.circle"), (.contactAdd, "plus.circle"),
    ] {
      let button = UIButton(type: type)
      let sign = try symbol(name, .init(textStyle: .body, scale: .large))
      XCTAssertEqual(button.buttonType, type)
      XCTAssertEqual(button.currentImage, try symbol(name))
      XCTAssertEqual(button.bounds.size, button.intrinsicContentSize)
      XCTAssertGreaterThanOrEqual(button.bounds.width, sign.size.width)
    }
  }

  func testASymbolInTextStandsOnTheBaselineInItsColor() throws {
    let attachment = NSTextAttachment(image: try symbol("square.fill", .init(pointSize: 20)))
    let text = NSMutableAttributedString(attachment: attachment)
    text.addAttributes(
      [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 20)],
      range: NSRange(location: 0, length: 1))
    let label = UILabel()
    label.attributedText = text

    let picture = try draw(label)

    XCTAssertEqual(
      picture[picture.width / 2, picture.height / 2], Color(red: 255, green: 0, blue: 0))
    // Not higher than the line.
    XCTAssertEqual(label.bounds.height, UIFont.systemFont(ofSize: 20).lineHeight, accuracy: 1)
  }

  /// From the ascender of SF in the symbol's size to its descender: 64 points are 76.33 on iOS for any
  /// symbol. The frame has the symbol's own size, so that a square of constraints is none of frames.
  func testConstraintsSeeASymbolAsHighAsALineOfText() throws {
    var environment = RenderingEnvironment()
    environment.displayScale = 3
    try RenderingEnvironment.$current.withValue(environment) {
      for name in ["chevron.right", "heart.fill", "ellipsis", "doc"] {
        let image = try XCTUnwrap(
          UIImage(
            systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 64)))
        let view = UIImageView(image: image)
        XCTAssertEqual(view.intrinsicContentSize.height, 76.375, accuracy: 0.35, name)
        XCTAssertEqual(view.intrinsicContentSize.width, image.size.width, name)

        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        view.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(view)
        NSLayoutConstraint.activate([
          view.topAnchor.constraint(equalTo: parent.topAnchor, constant: 10),
          view.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
        ])
        parent.layoutIfNeeded()
        XCTAssertEqual(view.frame.height, image.size.height, accuracy: 0.01, name)
        XCTAssertEqual(view.frame.minY, 10 - image.alignmentRectInsets.top, accuracy: 0.01, name)
        // The baseline is that of a label of the size beside it.
        let baseline = try XCTUnwrap(image.baselineOffsetFromBottom)
        XCTAssertEqual(view.frame.maxY - baseline, 10 + 1950.0 / 2048 * 64, accuracy: 0.35, name)
      }
    }
  }

  func testInsetsThatWereSaidAreASymbols() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let image = UIImage(systemName: "heart")?.withAlignmentRectInsets(insets)
    XCTAssertEqual(image?.alignmentRectInsets, insets)
  }
}
