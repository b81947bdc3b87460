// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessFrameworks
import HeadlessUIKit
import XCTest

final class PHPickerViewControllerTests: XCTestCase {
  func testAPickerIsEmpty() {
    var configuration = PHPickerConfiguration(photoLibrary: .shared())
    configuration.selectionLimit = 3
    configuration.filter = .any(of: [.images, .livePhotos])
    let picker = PHPickerViewController(configuration: configuration)

    XCTAssertEqual(picker.configuration, configuration)
    XCTAssertEqual(picker.view.backgroundColor, .systemBackground)
    XCTAssertNotEqual(PHPickerConfiguration(), configuration)
  }
}
