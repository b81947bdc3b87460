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

  /// The shadow of a rectangle is a product of differences of error functions.
  private func exact(_ rect: CGRect, _ sigma: Double, _ x: Int, _ y: Int) -> Double {
    func profile(_ low: Double, _ high: Double, _ at: Double) -> Double {
      (erf((high - at) / (sigma * 2.0.squareRoot())) - erf((low - at) / (sigma * 2.0.squareRoot())))
        / 2
    }
    return 255 * profile(Double(rect.minX), Double(rect.maxX), Double(x) + 0.5)
      * profile(Double(rect.minY), Double(rect.maxY), Double(y) + 0.5)
  }

  func testShadowOfARectangleIsWithinOneOf255OfTheGaussian() {
    let rect = CGRect(40, 50, 60, 30)
    for sigma in [2.5, 5, 11, 12, 13, 20, 36, 70] {
      let found = alpha(Path(rect: rect), radius: sigma, 140, 130)

      var worst = 0.0
      for (index, value) in found.enumerated() {
        worst = max(worst, abs(value - exact(rect, sigma, index % 140, index / 140)))
      }
      XCTAssertLessThan(worst, 1.1, "sigma \(sigma)")
    }
  }

  func testShadowOfARoundedRectangleIsWithinOneOf255OfAConvolution() {
    let path = Path(roundedRect: CGRect(30, 30, 50, 40), cornerRadius: 14)
    let sigma = 14.0
    let source = coverage(path, 110, 100).map(Double.init)
    var weights = (-60...60).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let sum = weights.reduce(0, +)
    weights = weights.map { $0 / sum }
    var rows = Array(repeating: 0.0, count: 110 * 100)
    for y in 0..<100 {
      for x in 0..<110 {
        for tap in -60...60 where 0..<110 ~= x + tap {
          rows[y * 110 + x] += source[y * 110 + x + tap] * weights[tap + 60]
        }
      }
    }

    let found = alpha(path, radius: sigma, 110, 100)

    var worst = 0.0
    for y in 0..<100 {
      for x in 0..<110 {
        var value = 0.0
        for tap in -60...60 where 0..<100 ~= y + tap {
          value += rows[(y + tap) * 110 + x] * weights[tap + 60]
        }
        worst = max(worst, abs(value - found[y * 110 + x]))
      }
    }
    XCTAssertLessThan(worst, 1.1)
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
        caster: { cell in
          let size = 1 / CGFloat(cell)
          return Silhouette(
            path, rule: .nonZero, transform: CGAffineTransform(scaleX: size, y: size))
        }, coverage: { $0.cellCoverage($1) }))
    var line = Memory<UInt32>(count: 0, filledWith: 0)
    let row = Memory<UInt8>(count: 256, filledWith: 0)

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
