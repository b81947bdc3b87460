// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics

/// One picture with every command, every blend mode of each, and the numbers that go wrong: its
/// bytes are the same on every machine and in every build.
///
/// ```
///   fills    strokes   gradients
///   images   groups    patterns
///   shadows  text      masks
///   blend modes ...............
/// ```
///
/// The lower half of the blend modes lies on nothing, so that translucent pixels are left.
///
/// Text is in the font of boxes that is made in code, so that no version of a font counts.
package enum TortureScene {
  /// The scene on 400 by 320 pixels.
  package static var list: DisplayList {
    var recorder = DisplayListRecorder(size: CGSize(width: 200, height: 160), scale: 2)
    recorder.fill(Path(rect: rect(0, 0, 200, 139)), with: .color(ground))
    // What a later opaque rectangle hides need not be painted.
    recorder.fill(Path(ellipseIn: rect(30, 20, 90, 70)), with: .color(red))
    recorder.fill(Path(rect: rect(0, 0, 200, 100)), with: .color(ground))
    let sections: [(inout DisplayListRecorder) -> Void] = [
      fills, strokes, gradients, images, groups, patterns, shadows, text, masks,
    ]
    for (index, section) in sections.enumerated() {
      recorder.withSavedState {
        $0.concatenate(
          CGAffineTransform(translationX: CGFloat(index % 3) * 66, y: CGFloat(index / 3) * 40))
        $0.clip(to: Path(rect: rect(0, 0, 66, 40)))
        section(&$0)
      }
    }
    recorder.withSavedState {
      $0.concatenate(CGAffineTransform(translationX: 1.5, y: 121.25))
      blendModes(&$0)
    }
    recorder.withSavedState {
      $0.clip(to: Path(rect: rect(193, 0, 7, 118)))
      oddNumbers(&$0)
    }
    return recorder.finish()
  }

  /// A canvas of more than 64 blocks of 16 columns, where what is kept in words of bits goes on in
  /// the next.
  package static var wideList: DisplayList {
    var recorder = DisplayListRecorder(size: CGSize(width: 2101, height: 19), scale: 1)
    recorder.fill(Path(rect: rect(13, 0, 2081, 18)), with: .color(.white))
    for (index, x) in [1002.25, 2030, 1024, 1008].enumerated() {
      let color = Color(red: UInt8(index * 60), green: 90, blue: 160, alpha: 150)
      recorder.fill(
        Path(roundedRect: rect(x, 2.5, 40, 13), cornerRadius: 5), with: .color(color))
      recorder.withGroup(opacity: 0.7) {
        $0.clip(to: Path(ellipseIn: rect(x - 5, 1, 39, 15)))
        $0.fill(Path(rect: rect(0, 5, 2101, 8)), with: .color(red))
        $0.drawShadow(of: Path(rect: rect(x, 6, 30, 2)), radius: 1.7, color: .black)
      }
    }
    return recorder.finish()
  }

  static let ground = Color(red: 242, green: 242, blue: 247)
  static let red = Color(red: 255, green: 59, blue: 48)
  static let blue = Color(red: 0, green: 122, blue: 255, alpha: 128)
  static let violet = Color(red: 88, green: 86, blue: 214, alpha: 200)

  static func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  static func path(_ points: [(CGFloat, CGFloat)], closed: Bool = true) -> Path {
    var path = Path()
    for (index, point) in points.enumerated() {
      let point = CGPoint(x: point.0, y: point.1)
      index == 0 ? path.move(to: point) : path.addLine(to: point)
    }
    if closed { path.close() }
    return path
  }

  /// Colors and alphas that differ from pixel to pixel.
  static let picture: Bitmap = {
    var bitmap = Bitmap(width: 19, height: 13)
    for y in 0..<13 {
      for x in 0..<19 {
        bitmap[x, y] = Color(
          red: UInt8(x * 13), green: UInt8(y * 19), blue: UInt8((x * y) & 255),
          alpha: UInt8(255 - x * y % 3 * 60))
      }
    }
    return bitmap
  }()

  /// Six by five pixels, half of them white.
  static let checks: Bitmap = {
    var bitmap = Bitmap(width: 6, height: 5, color: .white)
    for y in 0..<5 {
      for x in 0..<6 where (x + y) % 2 == 0 {
        bitmap[x, y] = Color(red: UInt8(x * 40), green: 90, blue: UInt8(y * 50), alpha: 200)
      }
    }
    return bitmap
  }()
}
