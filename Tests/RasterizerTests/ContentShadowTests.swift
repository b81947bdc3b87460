// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics
import XCTest

@testable import Rasterizer

final class ContentShadowTests: XCTestCase {
  private let shape = Path(roundedRect: CGRect(20, 24, 30, 22), cornerRadius: 7)

  private func shadow(
    radius: CGFloat, offset: CGSize = .zero, scale: CGFloat = 1,
    _ contents: (inout DisplayListRecorder) -> Void
  ) -> Bitmap {
    draw(80, 80, scale: scale) {
      $0.drawShadow(radius: radius, offset: offset, color: .black, ofContents: contents)
    }
  }

  func testOpaqueShapeCastsTheShadowOfItsPath() {
    for radius in [0, 1.5, 5, 9] as [CGFloat] {
      let offset = CGSize(width: 2.5, height: -3)
      let found = shadow(radius: radius, offset: offset) {
        $0.fill(shape, with: .color(Color(red: 9, green: 99, blue: 200)))
      }
      let expected = draw(80, 80) {
        $0.drawShadow(of: shape, radius: radius, offset: offset, color: .black)
      }

      XCTAssertEqual(found, expected, "radius \(radius)")
    }
  }

  func testLargeBlurOfAShapeIsWithinOneOfThatOfItsPath() {
    let found = shadow(radius: 26) { $0.fill(shape, with: .color(.black)) }
    let expected = draw(80, 80) { $0.drawShadow(of: shape, radius: 26, color: .black) }

    for (one, other) in zip(found.bytes, expected.bytes) {
      XCTAssertLessThanOrEqual(abs(Int(one) - Int(other)), 1)
    }
  }

  func testTranslucentContentsCastAFainterShadow() {
    let bitmap = shadow(radius: 0) {
      $0.fill(
        Path(rect: CGRect(0, 0, 9, 9)),
        with: .color(Color(red: 255, green: 255, blue: 255, alpha: 100)))
    }

    XCTAssertEqual(bitmap[4, 4], Color(red: 0, green: 0, blue: 0, alpha: 100))
  }

  func testHolesInAPictureCastNone() {
    var picture = Bitmap(width: 10, height: 1, color: .black)
    for x in 3..<7 { picture[x, 0] = .clear }

    let bitmap = shadow(radius: 0) { $0.draw(picture, in: CGRect(0, 0, 10, 1)) }

    XCTAssertEqual(
      bitmap.cropped(columns: 0..<10, rows: 0..<1).coverageDump(), "###....###")
  }

  func testClipsAndOverlapsCountAsTheyShow() {
    let bitmap = shadow(radius: 0) { recorder in
      recorder.clip(to: Path(rect: CGRect(0, 0, 5, 1)))
      for x in [0, 3] as [CGFloat] {
        recorder.fill(
          Path(rect: CGRect(x, 0, 4, 1)),
          with: .color(Color(red: 0, green: 0, blue: 0, alpha: 128)))
      }
    }

    XCTAssertEqual((0..<6).map { bitmap[$0, 0].alpha }, [128, 128, 128, 192, 128, 0])
  }

  func testContentsThemselvesAreNotPainted() {
    let bitmap = shadow(radius: 0, offset: CGSize(width: 10, height: 0)) {
      $0.fill(Path(rect: CGRect(0, 0, 4, 4)), with: .color(.black))
    }

    XCTAssertEqual(bitmap[1, 1], .clear)
    XCTAssertEqual(bitmap[11, 1], .black)
  }

  func testRadiusAndOffsetScaleWithTheTransform() {
    let small = shadow(radius: 2, offset: CGSize(width: 1, height: 3), scale: 2) {
      $0.fill(Path(rect: CGRect(5, 5, 10, 10)), with: .color(.black))
    }
    let large = shadow(radius: 4, offset: CGSize(width: 2, height: 6)) {
      $0.fill(Path(rect: CGRect(10, 10, 20, 20)), with: .color(.black))
    }

    XCTAssertEqual(small, large)
  }

  func testShadowPathMayBeLargerThanWhatIsPainted() {
    let spread = draw(60, 60) {
      $0.drawShadow(
        of: Path(rect: CGRect(20, 20, 20, 20).insetBy(dx: -8, dy: -8)), radius: 0, color: .black)
    }

    XCTAssertEqual(
      spread, draw(60, 60) { $0.fill(Path(rect: CGRect(12, 12, 36, 36)), with: .color(.black)) })
  }

  func testEveryBlurIsDefined() {
    for radius in [0, 1e-9, 10_000, 1e9, -1, .nan, .infinity] as [CGFloat] {
      let bitmap = shadow(radius: radius) { recorder in
        recorder.fill(shape, with: .color(.black))
        recorder.fill(Path(rect: CGRect(-1e9, 3, 2e9, 2)), with: .color(.black))
      }

      XCTAssertEqual(bitmap.width, 80)
    }
  }

  func testShadowsInsideOfContentsEndAtTheLimit() {
    func nest(_ recorder: inout DisplayListRecorder, _ depth: Int) {
      guard depth > 0 else { return recorder.fill(shape, with: .color(.black)) }
      recorder.drawShadow(radius: 0, color: .black) { nest(&$0, depth - 1) }
    }
    let limit = ContentShadowCommand.maximumDepth

    XCTAssertEqual(draw(80, 80) { nest(&$0, limit) }[30, 30], .black)
    XCTAssertEqual(draw(80, 80) { nest(&$0, limit + 1) }, Bitmap(width: 80, height: 80))
  }

  func testDumpHoldsTheContents() {
    var recorder = DisplayListRecorder(size: CGSize(width: 2, height: 2), scale: 1)
    recorder.drawShadow(radius: 3, color: .black) {
      $0.fill(Path(rect: CGRect(0, 0, 1, 1)), with: .color(.white))
    }

    XCTAssertEqual(
      recorder.finish().dump(),
      """
      canvas 2x2
      shadow of contents radius 3 offset 0,0 #000000 [1, 0, 0, 1, 0, 0]
        fill rect(0 0; 1 1) #FFFFFF [1, 0, 0, 1, 0, 0]
      end
      """)
  }
}
