// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import HeadlessUIKit
import XCTest

final class CGLayerTests: XCTestCase {
  private func picture(_ drawing: (CGContext) -> Void) -> Bitmap {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4), format: format)
      .image { drawing($0.cgContext) }.bitmap
  }

  private func dot(for context: CGContext) throws -> CGLayer {
    let layer = try XCTUnwrap(
      CGLayer(context, size: CGSize(width: 2, height: 2), auxiliaryInfo: nil))
    let drawing = try XCTUnwrap(layer.context)
    drawing.setFillColor(UIColor.red.cgColor)
    drawing.clip(to: CGRect(x: 0, y: 0, width: 9, height: 1))
    drawing.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
    return layer
  }

  func testALayerIsDrawnAtEachPlace() throws {
    let drawn = try picture { context in
      let layer = try dot(for: context)
      context.draw(layer, at: CGPoint(x: 1, y: 1))
      context.draw(layer, at: CGPoint(x: 5, y: 2))
    }
    let expected = picture { context in
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 1, y: 1, width: 2, height: 1))
      context.fill(CGRect(x: 5, y: 2, width: 2, height: 1))
    }
    XCTAssertEqual(drawn, expected)
  }

  func testALayerFillsARectangle() throws {
    let drawn = try picture { context in
      context.draw(try dot(for: context), in: CGRect(x: 2, y: 0, width: 4, height: 4))
    }
    let expected = picture { context in
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 2, y: 0, width: 4, height: 2))
    }
    XCTAssertEqual(drawn, expected)
  }

  private func picture(_ drawing: (CGContext) throws -> Void) throws -> Bitmap {
    var failure: (any Error)?
    let result: Bitmap = picture { context in
      do { try drawing(context) } catch { failure = error }
    }
    if let failure { throw failure }
    return result
  }
}
