// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import HeadlessUIKit
import XCTest

@testable import SnapshotVerification

final class AccessibilityPictureViewTests: XCTestCase {
  private func picture(
    _ size: CGSize, elements count: Int = 1, _ picture: SnapshotPicture = .accessibilityImage
  ) throws -> Bitmap {
    let subject = SnapshotSubject.view { () -> UIView in
      let view = UIView(frame: CGRect(origin: .zero, size: size))
      view.backgroundColor = .red
      for index in 0..<count {
        let frame = CGRect(x: 10, y: 10 + index * 30, width: 80, height: 24)
        view.addSubview(PublishedScreen.element("Element \(index)", frame: frame))
      }
      return view
    }
    return try SnapshotRenderer(scale: 1, picture: picture).render(subject, size: nil).bitmap
  }

  func testALegendStandsBesideWhatIsHighAndBelowWhatIsWide() throws {
    let high = try picture(CGSize(width: 100, height: 100))
    let wide = try picture(CGSize(width: 400, height: 60))

    XCTAssertEqual(high.width, 100 + 16 + 288 + 16)
    XCTAssertEqual(high.height, 100)
    XCTAssertEqual(wide.width, 400)
    XCTAssertGreaterThan(wide.height, 60 + 32)
  }

  func testWhatHasNoRoomStandsInAnotherColumn() throws {
    let one = try picture(CGSize(width: 100, height: 150), elements: 4)
    let two = try picture(CGSize(width: 100, height: 150), elements: 5)

    XCTAssertEqual(two.width - one.width, 288 + 16)
    XCTAssertEqual(two.height, 150)
  }

  func testWithoutElementsTheViewIsAlone() throws {
    let bitmap = try picture(CGSize(width: 30, height: 20), elements: 0)

    XCTAssertEqual([bitmap.width, bitmap.height], [30, 20])
  }

  func testTheViewIsGrayUnlessItIsNotTo() throws {
    let gray = try picture(CGSize(width: 100, height: 60))
    let colored = try picture(
      CGSize(width: 100, height: 60), .accessibilityImage(useMonochromeSnapshot: false))

    XCTAssertEqual(gray[1, 55].red, gray[1, 55].blue)
    XCTAssertGreaterThan(colored[1, 55].red, colored[1, 55].blue)
  }

  func testPlacesHaveTheColorsInTurn() throws {
    let bitmap = try picture(
      CGSize(width: 100, height: 100), elements: 3,
      .accessibilityImage(markerColors: [.blue, .green]))

    // At the lower edge of each outline.
    let outlines = [33, 63, 93].map { bitmap[50, $0] }
    XCTAssertGreaterThan(outlines[0].blue, outlines[0].green)
    XCTAssertGreaterThan(outlines[1].green, outlines[1].blue)
    XCTAssertEqual(outlines[2], outlines[0])
  }

  func testAPictureIsNotLinted() throws {
    let rendered = try SnapshotRenderer(scale: 1, lints: .failures, picture: .accessibilityImage)
      .render(.view { UISwitch() }, size: nil)

    XCTAssertNil(rendered.lints)
  }

  func testMarkersAreReadableInWhite() {
    for marker in MarkerColor.standard {
      XCTAssertGreaterThan(contrastWithWhite(marker.value), 4.5, "\(marker.value)")
    }
  }

  /// WCAG 2.2, contrast ratio.
  private func contrastWithWhite(_ color: Color) -> Double {
    func linear(_ byte: UInt8) -> Double {
      let value = Double(byte) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    let light =
      0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
    return 1.05 / (light + 0.05)
  }
}
