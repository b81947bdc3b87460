// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import HeadlessUIKit
import XCTest

final class UIProgressViewTests: XCTestCase {
  func testTheDonePartIsDrawnAboveTheTrack() {
    let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
    bar.trackTintColor = .black
    bar.progressTintColor = .red
    bar.setProgress(0.25, animated: true)

    XCTAssertEqual(
      bar.displayList(scale: 1).dump(),
      """
      canvas 100x4
      fill roundedRect(0 0; 100 4; 2) #000000 [1, 0, 0, 1, 0, 0]
      fill roundedRect(0 0; 25 4; 2) #FF0000 [1, 0, 0, 1, 0, 0]
      """)
  }

  func testProgressIsCut() {
    let bar = UIProgressView()
    for (given, kept) in [(2, 1), (-1, 0), (Float.nan, 0), (0.5, 0.5)] as [(Float, Float)] {
      bar.progress = given
      XCTAssertEqual(bar.progress, kept)
    }
    XCTAssertEqual(bar.intrinsicContentSize, CGSize(width: -1, height: 4))
  }

  func testABarsEndsAreSquare() {
    let bar = UIProgressView(progressViewStyle: .bar)
    bar.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    bar.progressTintColor = .red
    bar.progress = 1
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let picture = UIGraphicsImageRenderer(size: bar.bounds.size, format: format)
      .image { bar.layer.render(in: $0.cgContext) }.bitmap
    XCTAssertEqual(picture[0, 0], picture[20, 10])
    XCTAssertEqual(picture[39, 19], picture[20, 10])
  }
}
