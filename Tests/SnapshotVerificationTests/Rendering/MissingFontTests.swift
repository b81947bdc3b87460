// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

@testable import SnapshotVerification
@testable import TextLayout

final class MissingFontTests: XCTestCase {
  func testAMissingFontFailsWithTheViewAndWhatToInstall() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
    label.text = "Ada"
    var environment = RenderingEnvironment.current
    environment.fonts = FontLibrary(onlyFolders: ["/nowhere"])

    try RenderingEnvironment.$current.withValue(environment) {
      XCTAssertThrowsError(
        try SnapshotRenderer(scale: 2).render(.view({ label }), size: nil)
      ) { error in
        XCTAssertEqual(
          "\(error)",
          """
          The view could not be drawn as it is written:
            <UILabel; frame = (0 0; 80 20); text = 'Ada'; userInteractionEnabled = NO>: the font \
          Inter was not found in /nowhere: install it with `apt-get install fonts-inter`, or put \
          its files into the package's Snapshots/Fonts folder
          """)
      }
    }
  }
}
