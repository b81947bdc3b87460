// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import Graphics
import XCTest

@testable import SnapshotVerification
@testable import TextLayout

final class SnapshotRendererTests: XCTestCase {
  func testAViewIsDrawnAtTheScale() throws {
    let subject = SnapshotSubject.view({ UIView() }) { $0.backgroundColor = .red }

    let rendered = try SnapshotRenderer(scale: 3)
      .render(subject, size: CGSize(width: 2, height: 1))

    XCTAssertEqual(
      rendered.bitmap, Bitmap(width: 6, height: 3, color: Color(red: 255, green: 0, blue: 0)))
    XCTAssertEqual(rendered.size, CGSize(width: 2, height: 1))
    XCTAssertEqual(rendered.viewType, "UIView")
  }

  func testAViewIsMadeUnderTheEnvironmentOfItsPicture() throws {
    var seen: [String] = []
    let subject = SnapshotSubject.view({
      let environment = RenderingEnvironment.current
      seen.append("\(environment.displayScale) \(environment.userInterfaceStyle)")
      return UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    })

    _ = try SnapshotRenderer(scale: 3, userInterfaceStyle: .dark).render(subject, size: nil)

    XCTAssertEqual(seen, ["3.0 dark"])
  }

  func testAViewKeepsItsOwnSizeWhereNoneIsGiven() throws {
    let subject = SnapshotSubject.view({
      UIView(frame: CGRect(x: 40, y: 50, width: 4, height: 3))
    })

    let rendered = try SnapshotRenderer(scale: 1).render(subject, size: nil)

    XCTAssertEqual(rendered.size, CGSize(width: 4, height: 3))
  }

  func testBlocksOfTextNeedNoFont() throws {
    let subject = SnapshotSubject.view({ UILabel() }) { $0.text = "no font" }
    let withoutFonts = FontLibrary(onlyFolders: ["/nowhere"])

    let rendered = try SnapshotRenderer(
      scale: 1, textRendering: .blocks, fonts: withoutFonts
    ).render(subject, size: CGSize(width: 80, height: 20))
    let usual = try SnapshotRenderer(scale: 1, textRendering: .blocks)
      .render(subject, size: CGSize(width: 80, height: 20))

    XCTAssertEqual(rendered.bitmap, usual.bitmap)
    XCTAssertNotEqual(
      rendered.bitmap,
      try SnapshotRenderer(scale: 1).render(subject, size: CGSize(width: 80, height: 20)).bitmap)
    XCTAssertEqual(usual.description?.faces.count, 0)
  }
}
