// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics

/// The white disc or capsule that people drag, with its shadows.
struct ControlThumb {
  /// A shadow in black.
  struct Shadow {
    var y: CGFloat
    /// The standard deviation of the blur, in points.
    var radius: CGFloat
    var alpha: CGFloat
  }

  var frame: CGRect
  var color: UIColor
  var shadows: [Shadow]

  func record(into recorder: inout DisplayListRecorder) {
    let shape =
      frame.width == frame.height
      ? Path(ellipseIn: frame)
      : Path(roundedRect: frame, cornerRadius: min(frame.width, frame.height) / 2)
    for shadow in shadows {
      recorder.drawShadow(
        of: shape, radius: shadow.radius, offset: CGSize(width: 0, height: shadow.y),
        color: Color.black.faded(by: shadow.alpha))
    }
    recorder.fill(shape, with: color.paint)
  }
}
