// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics
import TextLayout

extension TortureScene {
  /// Clips of whole pixels, of curves, by both rules and of nothing; groups in groups.
  static func groups(_ recorder: inout DisplayListRecorder) {
    recorder.withSavedState { clipped in
      clipped.clip(to: Path(ellipseIn: rect(2.5, 1, 38, 28)))
      clipped.withGroup(opacity: 0.6) { group in
        group.fill(
          Path(rect: rect(0, 6, 25, 30)), with: .color(Color(red: 255, green: 204, blue: 0)))
        group.clip(to: Path(roundedRect: rect(12, 2, 22.3, 24), cornerRadius: 9))
        group.fill(Path(rect: rect(2, 10, 40, 9)), with: .color(.black))
        group.withGroup(opacity: 0.5) {
          $0.fill(
            Path(ellipseIn: rect(16, 6, 22, 18)),
            with: .color(Color(red: 175, green: 82, blue: 222)))
        }
      }
    }
    recorder.withSavedState {
      $0.clip(
        to: path([(52, 2), (60, 26), (42, 11), (62, 11), (44, 26)]), rule: .evenOdd)
      $0.fill(Path(rect: rect(40, 0, 24, 30)), with: .color(red))
      $0.clip(to: Path(rect: rect(48, 8, 6, 9)))
      $0.fill(Path(rect: rect(40, 0, 24, 30)), with: .color(blue))
    }
    for nothing in [Path(), Path(rect: rect(3, 3, 0, 9)), Path(rect: rect(-50, 0, 9, 9))] {
      recorder.withSavedState {
        $0.clip(to: nothing)
        $0.fill(Path(rect: rect(0, 0, 66, 40)), with: .color(red))
      }
    }
    recorder.withGroup(opacity: 0) { $0.fill(Path(rect: rect(0, 0, 66, 40)), with: .color(red)) }
    recorder.withGroup(opacity: 0.4) { _ in }
    nest(&recorder, depth: 24)
  }

  private static func nest(_ recorder: inout DisplayListRecorder, depth: Int) {
    guard depth > 0 else { return }
    let place = rect(2 + CGFloat(depth) * 1.25, 31, 30, 7.5)
    recorder.withGroup(opacity: 0.93) {
      if depth % 3 == 0 { $0.clip(to: Path(roundedRect: place, cornerRadius: 3)) }
      $0.fill(Path(ellipseIn: place), with: .color(depth % 2 == 0 ? violet : blue))
      nest(&$0, depth: depth - 1)
    }
  }

  /// From sharp to one that is larger than the canvas, of paths and of contents, cut and in each
  /// other.
  static func shadows(_ recorder: inout DisplayListRecorder) {
    let dark = Color(red: 0, green: 0, blue: 0, alpha: 90)
    for (index, radius) in [0, 0.3, 1.3, 3, 7.5, 12.5].enumerated() {
      let place = rect(4 + CGFloat(index) * 10, 4, 7, 9)
      recorder.drawShadow(
        of: Path(roundedRect: place, cornerRadius: 3), radius: radius,
        offset: CGSize(width: 0.5, height: 1.5), color: dark)
    }
    recorder.drawShadow(of: Path(rect: rect(0, 0, 66, 40)), radius: 10_000, color: dark)
    recorder.drawShadow(
      of: path([(8, 18), (13, 34), (1, 24), (15, 24), (3, 34)]), radius: 0.8, color: red)
    recorder.withSavedState {
      $0.clip(to: Path(ellipseIn: rect(17, 18, 14, 12)))
      $0.drawShadow(of: Path(rect: rect(20, 20, 20, 5)), radius: 2.2, color: violet)
    }
    func content(_ recorder: inout DisplayListRecorder) {
      recorder.fill(
        Path(ellipseIn: rect(34, 18, 12, 9)),
        with: .color(Color(red: 255, green: 45, blue: 85, alpha: 140)))
      recorder.fill(Path(rect: rect(40.3, 23.6, 12, 9)), with: .color(.black))
    }
    recorder.drawShadow(
      radius: 1.2, offset: CGSize(width: 1, height: 2), color: dark, ofContents: content)
    recorder.drawShadow(
      radius: 14, color: Color(red: 0, green: 60, blue: 200, alpha: 90), ofContents: content)
    recorder.drawShadow(radius: 0.7, offset: CGSize(width: 14, height: 0), color: dark) {
      $0.drawShadow(radius: 1.1, color: .black, ofContents: content)
    }
  }

  /// Letters at each quarter of a pixel, large, turned, mirrored, clipped, as gradients, and
  /// nowhere.
  static func text(_ recorder: inout DisplayListRecorder) {
    let line = run(size: 4, count: 9, step: 2.63)
    for row in 0..<4 {
      recorder.draw(
        line, at: CGPoint(x: 2 + CGFloat(row) * 0.125, y: 5 + CGFloat(row) * 4.3),
        with: .color(row == 2 ? violet : .black))
    }
    recorder.draw(
      run(size: 160, count: 1, step: 0), at: CGPoint(x: -30, y: 118),
      with: .color(Color(red: 0, green: 0, blue: 0, alpha: 30)))
    recorder.withSavedState {
      $0.concatenate(CGAffineTransform(translationX: 30, y: 8).rotated(by: 0.35))
      $0.draw(line, at: .zero, with: .color(red))
      $0.concatenate(CGAffineTransform(scaleX: -1, y: 0.5))
      $0.draw(line, at: CGPoint(x: -28, y: 10), with: .color(blue))
    }
    recorder.withSavedState {
      $0.clip(to: Path(ellipseIn: rect(3, 21, 26, 9)))
      $0.draw(line, at: CGPoint(x: 3, y: 27), with: .color(.black))
    }
    let fade = Gradient(
      stops: [.init(offset: 0, color: red), .init(offset: 1, color: blue)],
      geometry: .linear(start: .zero, end: CGPoint(x: 27, y: 0)))
    recorder.draw(line, at: CGPoint(x: 2, y: 36), with: .gradient(fade))
    recorder.draw(
      line, at: CGPoint(x: 32, y: 36),
      with: .pattern(Pattern(bitmap: checks, tile: rect(0, 0, 3, 2.5))))
    for place in [CGPoint(x: CGFloat.nan, y: 3), CGPoint(x: 1e9, y: 3), CGPoint(x: -900, y: 3)] {
      recorder.draw(line, at: place, with: .color(red))
    }
    for size in [CGFloat.nan, .infinity, 0, -4, 0.01] {
      recorder.draw(run(size: size, count: 2, step: 3), at: .zero, with: .color(red))
    }
  }

  static func run(size: CGFloat, count: Int, step: CGFloat) -> GlyphRun {
    let glyphs = (0..<count).map { GlyphRun.Glyph(id: UInt32(1 + $0 % 4), x: CGFloat($0) * step) }
    return GlyphRun(face: .blocks, pointSize: size, glyphs: glyphs, width: 0)
  }

  /// Masks by alpha: faded, masked themselves, of pictures, and of nothing.
  static func masks(_ recorder: inout DisplayListRecorder) {
    let fade = Gradient(
      stops: [.init(offset: 0, color: .clear), .init(offset: 1, color: .black)],
      geometry: .linear(start: CGPoint(x: 4, y: 0), end: CGPoint(x: 28, y: 0)))
    func content(_ recorder: inout DisplayListRecorder) {
      recorder.fill(Path(rect: rect(2, 4, 30, 20)), with: .color(violet))
      recorder.fill(Path(ellipseIn: rect(8, 8, 20, 22)), with: .color(red))
    }
    recorder.withGroup(opacity: 0.9, content) { mask in
      mask.withGroup(
        { $0.fill(Path(rect: rect(2, 2, 30, 30)), with: .color(.white)) },
        maskedBy: { $0.fill(Path(ellipseIn: rect(4, 5, 24.5, 25)), with: .gradient(fade)) })
    }
    recorder.withSavedState {
      $0.concatenate(CGAffineTransform(translationX: 32, y: 3))
      $0.withGroup(
        opacity: 0.8, blendMode: .multiply, content,
        maskedBy: { $0.draw(picture, in: rect(3, 3, 28, 25), interpolation: .linear) })
      $0.withGroup(content, maskedBy: { _ in })
    }
  }

  /// Every kind of command by each mode, half on a gradient and half on nothing, in a clip.
  static func blendModes(_ recorder: inout DisplayListRecorder) {
    for (index, mode) in BlendMode.allCases.enumerated() {
      recorder.withSavedState { patch in
        patch.concatenate(
          CGAffineTransform(
            translationX: CGFloat(index % 14) * 14.1, y: CGFloat(index / 14) * 18.75))
        patch.clip(to: Path(roundedRect: rect(0, 0, 13.5, 18), cornerRadius: 2))
        patch.withGroup { blend(&$0, mode) }
      }
    }
  }

  private static func blend(_ group: inout DisplayListRecorder, _ mode: BlendMode) {
    let below = Gradient(
      stops: [
        .init(offset: 0, color: Color(red: 255, green: 149, blue: 0)),
        .init(offset: 1, color: Color(red: 0, green: 199, blue: 190, alpha: 120)),
      ], geometry: .linear(start: .zero, end: CGPoint(x: 9, y: 3)))
    let above = Color(red: 120, green: 60, blue: 230, alpha: 210)
    group.fill(Path(rect: rect(0, 0, 9, 18)), with: .gradient(below))
    group.fill(Path(rect: rect(0, 0, 4.5, 18)), with: .color(.white))
    group.fill(Path(ellipseIn: rect(2, 0.5, 9, 2.5)), with: .color(above), blendMode: mode)
    group.fill(Path(rect: rect(2, 3, 9, 1.5)), with: .color(above), blendMode: mode)
    group.fill(Path(rect: rect(2, 5, 9, 1.3)), with: .gradient(below), blendMode: mode)
    group.stroke(
      path([(2, 8), (7, 6.6), (11, 8)], closed: false), StrokeStyle(width: 0.9),
      with: .color(above), blendMode: mode)
    group.draw(picture, in: rect(2, 8.7, 9, 1.6), blendMode: mode)
    group.draw(
      run(size: 2.6, count: 5, step: 1.8), at: CGPoint(x: 2, y: 12.3), with: .color(above),
      blendMode: mode)
    group.drawShadow(
      of: Path(rect: rect(3, 13.2, 7, 0.6)), radius: 0.4, color: above, blendMode: mode)
    group.drawShadow(radius: 0.3, color: above, blendMode: mode) {
      $0.fill(Path(ellipseIn: rect(2, 14.6, 9, 1)), with: .color(red))
    }
    // A group may act wherever it is not clipped.
    group.withSavedState {
      $0.clip(to: Path(rect: rect(0, 15.75, 11.5, 9)))
      $0.withGroup(opacity: 0.7, blendMode: mode) {
        $0.fill(Path(ellipseIn: rect(2, 16, 9, 1.7)), with: .color(above))
      }
    }
  }
}
