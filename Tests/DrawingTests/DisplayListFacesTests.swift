// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics
import TextLayout
import XCTest

final class DisplayListFacesTests: XCTestCase {
  func testFacesStandOnceInTheOrderOfTheirUse() throws {
    let bold = try TextStyle.system(size: 17, weight: 700)
    let regular = try TextStyle.system(size: 17)
    var recorder = DisplayListRecorder(size: CGSize(width: 10, height: 10), scale: 1)
    for style in [bold, regular, bold, regular] {
      for run in TextBlock([TextSpan("x", style: style)]).lines[0].runs {
        recorder.draw(run.glyphs, at: .zero, with: .color(.black))
      }
    }

    XCTAssertEqual(recorder.finish().faces.map(\.name), ["Inter Bold", "Inter Regular"])
  }

  func testListWithoutTextHasNoFaces() {
    XCTAssertEqual(DisplayList(width: 1, height: 1, commands: []).faces, [])
  }
}
