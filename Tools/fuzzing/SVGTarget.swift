// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics
import Rasterizer
import VectorImages

/// SVG files, read and drawn.
enum SVGTarget {
  static func read(_ bytes: [UInt8]) {
    guard let image = try? SVGImage(Data(bytes)) else { return }
    var recorder = DisplayListRecorder(size: CGSize(width: 32, height: 32), scale: 1)
    guard
      (try? image.draw(
        in: CGRect(x: 0, y: 0, width: 32, height: 32), into: &recorder)) != nil
    else { return }
    _ = try? DisplayListPlayer().play(recorder.finish())
  }
}
