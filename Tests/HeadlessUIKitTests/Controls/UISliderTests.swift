// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import HeadlessUIKit
import XCTest

final class UISliderTests: XCTestCase {
  func testValueStaysInTheRange() {
    let slider = UISlider()
    slider.maximumValue = 10
    slider.setValue(20, animated: false)
    XCTAssertEqual(slider.value, 10)

    slider.maximumValue = 5
    XCTAssertEqual(slider.value, 5)
    slider.minimumValue = 7
    XCTAssertEqual(slider.value, 7)
    XCTAssertEqual(slider.maximumValue, 7)
  }

  func testThumbStaysBetweenTheEndsOfTheTrack() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 128, height: 34))
    let track = slider.trackRect(forBounds: slider.bounds)

    XCTAssertEqual(track, CGRect(x: 3, y: 15, width: 122, height: 4))
    for (value, x) in [(Float(0), 0.5), (0.5, 50.5), (1, 100.5)] {
      let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value)
      XCTAssertEqual(thumb.minX, x, accuracy: 1e-9)
      XCTAssertEqual(thumb.size, CGSize(width: 27, height: 27))
      XCTAssertEqual(track.midY - thumb.midY, 1.2, accuracy: 1e-9)
    }
  }

  func testTrackIsColoredUpToTheMiddleOfTheThumb() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 128, height: 34))
    slider.value = 0.5
    slider.minimumTrackTintColor = .red

    XCTAssertTrue(drawn(slider).contains("fill roundedRect(3 15; 61 4; 2) #FF0000"))
  }

  func testPicturesOfTheEndsHaveTheTintWhereTheyAreTemplates() throws {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 128, height: 34))
    slider.tintColor = .red
    let square = Bitmap(width: 4, height: 4, color: .black)
    slider.minimumValueImage = UIImage(bitmap: square).withRenderingMode(.alwaysTemplate)
    slider.maximumValueImage = UIImage(bitmap: square)

    let picture = try slider.displayList(scale: 1).pixels()

    XCTAssertEqual(picture[1, 17], Color(red: 255, green: 0, blue: 0))
    XCTAssertEqual(picture[126, 17], .black)
  }
}
