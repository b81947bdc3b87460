// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics
import RasterScenes
import TestSupport
import XCTest

@testable import Rasterizer

/// Records at one pixel per point and plays.
func draw(
  _ width: Int, _ height: Int, scale: CGFloat = 1,
  _ body: (inout DisplayListRecorder) -> Void
) -> Bitmap {
  var recorder = DisplayListRecorder(
    size: CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale), scale: scale)
  body(&recorder)
  return played(recorder.finish())
}

/// Plays with a new player.
func played(_ list: DisplayList) -> Bitmap {
  do {
    return try DisplayListPlayer().play(list)
  } catch {
    XCTFail("\(error)")
    return Bitmap(width: list.width, height: list.height)
  }
}

/// The coverage of a path: black on a transparent canvas leaves it in alpha.
func coverage(
  _ path: Path, _ width: Int, _ height: Int, rule: FillRule = .nonZero,
  transform: CGAffineTransform = .identity
) -> [UInt8] {
  let bitmap = draw(width, height) {
    $0.concatenate(transform)
    $0.fill(path, with: .color(.black), rule: rule)
  }
  return stride(from: 3, to: bitmap.bytes.count, by: 4).map { bitmap.bytes[$0] }
}

extension Path {
  /// Closed contours through the given points.
  init(polygons: [[CGPoint]]) {
    self.init()
    for polygon in polygons {
      for (index, point) in polygon.enumerated() {
        index == 0 ? move(to: point) : addLine(to: point)
      }
      close()
    }
  }

  /// The same elements without knowing what shape they are.
  var withoutShape: Path {
    var path = Path()
    for element in elements {
      switch element {
      case .move(let point): path.move(to: point)
      case .line(let point): path.addLine(to: point)
      case .quadCurve(let point, let control): path.addQuadCurve(to: point, control: control)
      case .curve(let point, let control1, let control2):
        path.addCurve(to: point, control1: control1, control2: control2)
      case .close: path.close()
      }
    }
    return path
  }
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}

typealias SeededRandom = SeededGenerator

extension SeededGenerator {
  /// The seed of a test: the same in each run, unless the environment's `TEST_SEED` names another.
  static func seed(_ test: String = #function) -> UInt64 {
    let named = ProcessInfo.processInfo.environment["TEST_SEED"].flatMap(UInt64.init)
    let seed = named ?? 20_260_119
    print("\(test): TEST_SEED=\(seed)")
    return seed
  }
}
