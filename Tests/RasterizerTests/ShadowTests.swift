// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics
import XCTest

@testable import Rasterizer

final class ShadowTests: XCTestCase {
  private func alpha(
    _ path: Path, radius: CGFloat, _ width: Int, _ height: Int, scale: CGFloat = 1
  ) -> [Double] {
    let bitmap = draw(width, height, scale: scale) {
      $0.drawShadow(of: path, radius: radius, color: .black)
    }
    return stride(from: 3, to: bitmap.bytes.count, by: 4).map { Double(bitmap.bytes[$0]) }
  }

  /// The shadow of a rectangle is a product of differences of error functions, cut off at two
  /// standard deviations.
  private func exact(_ rect: CGRect, _ sigma: Double, _ x: Int, _ y: Int) -> Double {
    func profile(_ low: Double, _ high: Double, _ at: Double) -> Double {
      func part(_ edge: Double) -> Double {
        erf(min(2, max(-2, (edge - at) / sigma)) / 2.0.squareRoot())
      }
      return (part(high) - part(low)) / (2 * erf(2.0.squareRoot()))
    }
    return 255 * profile(Double(rect.minX), Double(rect.maxX), Double(x) + 0.5)
      * profile(Double(rect.minY), Double(rect.maxY), Double(y) + 0.5)
  }

  /// Shapes on a canvas of 110 by 100 pixels, some of them spread or cut by its border.
  private var silhouettes: [(name: String, path: Path)] {
    let star = Path(polygons: [
      [
        CGPoint(x: 55, y: 12), CGPoint(x: 78, y: 84), CGPoint(x: 17, y: 39.5),
        CGPoint(x: 93, y: 39.5), CGPoint(x: 32, y: 84),
      ]
    ])
    let card = CGRect(30, 30, 50, 40)
    return [
      ("rectangle", Path(rect: CGRect(30.25, 35.6, 44.5, 30.1))),
      ("hairline", Path(rect: CGRect(20, 50.3, 70, 0.4))),
      ("rounded rectangle", Path(roundedRect: card, cornerRadius: 14)),
      (
        "spread", Path(roundedRect: card.insetBy(dx: -7.5, dy: -7.5), cornerRadius: 21.5)
      ),
      ("circle", Path(ellipseIn: CGRect(31.2, 26.7, 45, 45))),
      ("star", star),
      ("cut by the border", Path(ellipseIn: CGRect(-20, -30, 90, 70))),
      ("whole canvas", Path(rect: CGRect(-300, -300, 900, 900))),
    ]
  }

  func testShadowsAreWithinOneOf255OfADirectConvolution() {
    let (width, height) = (110, 100)
    for sigma in [0.3, 0.5, 1, 1.7, 2.5, 5, 7.3, 11.9, 12, 13, 20, 23.9, 24.1, 36] {
      // What lies outside of the canvas casts its shadow, too.
      let margin = Int(sigma * 4.5) + 2
      for (name, path) in silhouettes {
        let mask = coverage(
          path, width + 2 * margin, height + 2 * margin,
          transform: CGAffineTransform(translationX: CGFloat(margin), y: CGFloat(margin)))
        let exact = GaussianConvolution(
          mask: mask, width: width + 2 * margin, height: height + 2 * margin, sigma: sigma
        ).values(margin: margin)

        let found = alpha(path, radius: sigma, width, height)

        let worst = zip(found, exact).map { abs($0 - $1) }.max() ?? 0
        // A hundredth more where the cut falls into a cell of several pixels.
        XCTAssertLessThanOrEqual(worst, 1.02, "\(name), sigma \(sigma)")
        XCTAssertGreaterThan(exact.max() ?? 0, 0.7, "\(name), sigma \(sigma): nothing is compared")
      }
    }
  }

  func testShadowAsLargeAsALargeScreenIsAsExact() {
    let (width, height) = (2732, 2048)
    let path = Path(rect: CGRect(0, 40.25, 2732, 1900))
    let columns = coverage(path, 31, height, transform: CGAffineTransform(translationX: -9, y: 0))
    let exact = GaussianConvolution(mask: columns, width: 31, height: height, sigma: 1.2)
      .values()

    let bitmap = draw(width, height) { $0.drawShadow(of: path, radius: 1.2, color: .black) }

    let errors = (0..<height).map { abs(Double(bitmap[1366, $0].alpha) - exact[$0 * 31 + 15]) }
    XCTAssertLessThanOrEqual(errors.max() ?? 0, 1)
  }

  func testConvolutionOfRowsAndColumnsIsThatOfPixels() {
    let path = Path(ellipseIn: CGRect(3.2, 4.1, 17, 12))
    let convolution = GaussianConvolution(
      mask: coverage(path, 24, 20), width: 24, height: 20, sigma: 2.3)

    for (one, other) in zip(convolution.values(), convolution.bruteForce()) {
      XCTAssertEqual(one, other, accuracy: 1e-9)
    }
  }

  func testRadiusOfZeroIsTheSilhouette() {
    let circle = Path(ellipseIn: CGRect(1.5, 2.25, 9, 9))

    let shadow = draw(14, 14) { $0.drawShadow(of: circle, radius: 0, color: .black) }

    XCTAssertEqual(shadow, draw(14, 14) { $0.fill(circle, with: .color(.black)) })
  }

  func testRadiusAndOffsetScaleWithTheTransform() {
    let small = draw(60, 60, scale: 2) {
      $0.drawShadow(
        of: Path(rect: CGRect(8, 8, 10, 10)), radius: 3, offset: CGSize(width: 1, height: 2),
        color: .black)
    }
    let large = draw(60, 60) {
      $0.drawShadow(of: Path(rect: CGRect(18, 20, 20, 20)), radius: 6, color: .black)
    }

    XCTAssertEqual(small, large)
  }

  func testShadowThatIsCutByTheCanvasIsTheSame() {
    let path = Path(roundedRect: CGRect(20, 20, 40, 40), cornerRadius: 8)
    for radius in [3, 9, 30] as [CGFloat] {
      let whole = draw(96, 96) { $0.drawShadow(of: path, radius: radius, color: .black) }
      let clipped = draw(96, 96) {
        $0.clip(to: Path(rect: CGRect(37, 11, 20, 50)))
        $0.drawShadow(of: path, radius: radius, color: .black)
      }

      XCTAssertEqual(
        clipped.cropped(columns: 37..<57, rows: 11..<61),
        whole.cropped(columns: 37..<57, rows: 11..<61))
    }
  }

  func testEveryPartOfARowIsThatOfTheRow() throws {
    let canvas = PixelBounds(left: 0, top: 0, right: 150, bottom: 40)
    let path = Path(roundedRect: CGRect(21, 5, 90, 20), cornerRadius: 8)
    var line = SharedBuffer<UInt32>(count: 0, filledWith: 0)
    // Cells of 1, 2, 4, 8 and 16 pixels.
    for sigma in [3, 12, 24.5, 50, 100] {
      let map = try XCTUnwrap(
        ShadowMap(
          sigma: sigma, extent: canvas, visible: canvas,
          caster: { PathCaster(path, rule: .nonZero, transform: .identity, cell: $0) },
          coverage: { $0.cellCoverage($1) }))
      let (bounds, row) = (map.bounds, 11)
      func coverage(_ columns: Range<Int>) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: columns.count)
        map.writeCoverage(row, columns: columns, line: &line, into: &bytes)
        return bytes
      }
      let single = (bounds.left..<bounds.right).map { coverage($0..<$0 + 1)[0] }

      for start in bounds.left..<bounds.left + 40 {
        for end in bounds.right - 20...bounds.right {
          XCTAssertEqual(
            coverage(start..<end), Array(single[start - bounds.left..<end - bounds.left]),
            "sigma \(sigma), columns \(start)..<\(end)")
        }
      }
      XCTAssertGreaterThan(Set(single).count, 2, "sigma \(sigma): nothing is compared")
    }
  }

  func testOddNumbersAreDefined() {
    let rect = Path(rect: CGRect(2, 2, 4, 4))
    for radius in [CGFloat.nan, .infinity, -1, 1e9, 10_000, 1e-9] {
      XCTAssertEqual(alpha(rect, radius: radius, 9, 9).count, 81)
    }
    XCTAssertEqual(alpha(rect, radius: .nan, 9, 9).max(), 0)
    XCTAssertEqual(
      alpha(Path(rect: CGRect(-1e9, -1e9, 2e9, 2e9)), radius: 10_000, 9, 9).min() ?? 0, 255,
      accuracy: 60)
  }

  func testCoarserMapIsStillASmoothShadow() throws {
    let area = PixelBounds(left: 0, top: 0, right: 256, bottom: 256)
    let path = Path(rect: CGRect(64, 64, 128, 128))
    let map = try XCTUnwrap(
      ShadowMap(
        sigma: 12, extent: area, visible: area, limit: 1100,
        caster: { PathCaster(path, rule: .nonZero, transform: .identity, cell: $0) },
        coverage: { $0.cellCoverage($1) }))
    var line = SharedBuffer<UInt32>(count: 0, filledWith: 0)
    let row = SharedBuffer<UInt8>(count: 256, filledWith: 0)

    map.writeCoverage(
      128, columns: map.bounds.left..<map.bounds.right, line: &line,
      into: row.base + map.bounds.left)

    XCTAssertLessThan(map.byteCount, 2 * 1200)
    for x in 0..<256 {
      XCTAssertEqual(
        Double(row.base[x]), exact(CGRect(64, 64, 128, 128), 12, x, 128), accuracy: 12)
    }
  }

  func testDumpNamesRadiusAndOffset() {
    let command = ShadowCommand(
      path: Path(rect: CGRect(0, 0, 2, 2)), radius: 3, offset: CGSize(width: 0, height: 1.5),
      color: .black)

    XCTAssertEqual(
      DrawCommand.shadow(command).dump(),
      "shadow rect(0 0; 2 2) radius 3 offset 0,1.5 #000000 [1, 0, 0, 1, 0, 0]")
  }
}
