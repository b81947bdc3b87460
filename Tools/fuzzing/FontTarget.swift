// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics
import Rasterizer
import TextLayout

/// Font files: their names and metrics, a text set in them, and its glyphs drawn.
enum FontTarget {
  static func read(_ bytes: [UInt8]) {
    guard let face = try? FontFace(data: Data(bytes)) else { return }
    _ = FontIdentity(face)
    let style = TextStyle(face: face, pointSize: 17)
    let block = TextBlock([TextSpan("Affix Ж é 漢 🙂", style: style)], width: 60)
    var recorder = DisplayListRecorder(size: CGSize(width: 64, height: 40), scale: 1)
    for line in block.lines {
      for run in line.runs {
        recorder.draw(run.glyphs, at: CGPoint(x: run.x, y: 20), with: .color(.black))
      }
    }
    _ = try? DisplayListPlayer().play(recorder.finish())
  }
}
