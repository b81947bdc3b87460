// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import HeadlessUIKit
import XCTest

final class CAReplicatorLayerTests: XCTestCase {
  private func draw(_ change: (CAReplicatorLayer) -> Void) -> Bitmap {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    let (layer, mark) = (CAReplicatorLayer(), CALayer())
    layer.frame = view.bounds
    mark.frame = CGRect(x: 0, y: 0, width: 2, height: 2)
    mark.backgroundColor = UIColor.black.cgColor
    layer.addSublayer(mark)
    view.layer.addSublayer(layer)
    change(layer)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: view.bounds.size, format: format).image {
      view.layer.render(in: $0.cgContext)
    }.bitmap
  }

  private func alphas(_ bitmap: Bitmap, row: Int) -> [UInt8] {
    (0..<bitmap.width).map { bitmap[$0, row].alpha }
  }

  func testSublayersAreDrawnAgainEachFurtherOn() {
    let bitmap = draw {
      $0.instanceCount = 2
      $0.instanceTransform = CATransform3DMakeTranslation(4, 0, 0)
    }

    XCTAssertEqual(alphas(bitmap, row: 0), [255, 255, 0, 0, 255, 255, 0, 0])
  }

  func testCopiesTurnAroundTheMiddle() {
    let bitmap = draw {
      $0.instanceCount = 2
      $0.instanceTransform = CATransform3DMakeRotation(.pi, 0, 0, 1)
    }

    XCTAssertEqual(alphas(bitmap, row: 0), [255, 255, 0, 0, 0, 0, 0, 0])
    XCTAssertEqual(alphas(bitmap, row: 7), [0, 0, 0, 0, 0, 0, 255, 255])
  }

  func testCopiesFade() {
    let bitmap = draw {
      $0.instanceCount = 3
      $0.instanceTransform = CATransform3DMakeTranslation(2, 0, 0)
      $0.instanceAlphaOffset = -0.6
    }

    XCTAssertEqual(alphas(bitmap, row: 0), [255, 255, 102, 102, 0, 0, 0, 0])
  }
}
