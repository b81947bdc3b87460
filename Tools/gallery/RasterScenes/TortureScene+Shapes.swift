// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics

extension TortureScene {
  /// On and off pixel edges, by both rules, with corners of all kinds, thin, mirrored and turned.
  static func fills(_ recorder: inout DisplayListRecorder) {
    recorder.fill(Path(roundedRect: rect(2, 2, 26, 16), cornerRadius: 6), with: .color(.white))
    recorder.fill(Path(rect: rect(5.3, 4.7, 11, 5.1)), with: .color(red))
    recorder.fill(Path(ellipseIn: rect(14, 5, 17.3, 11.1)), with: .color(blue))
    let corners = CornerRadii(topLeft: 5, topRight: 0, bottomLeft: 2.5, bottomRight: 9)
    recorder.fill(Path(roundedRect: rect(33, 2, 14, 12), cornerRadii: corners), with: .color(red))
    recorder.fill(
      Path(continuousRoundedRect: rect(49, 2, 14.5, 12), cornerRadii: CornerRadii(5)),
      with: .color(violet))
    let star = path([(8, 20), (13, 36), (1, 26), (15, 26), (3, 36)])
    recorder.fill(star, with: .color(.black))
    recorder.withSavedState {
      $0.concatenate(CGAffineTransform(translationX: 16, y: 0))
      $0.fill(star, with: .color(.black), rule: .evenOdd)
    }
    recorder.withSavedState {
      $0.concatenate(CGAffineTransform(a: -0.8, b: 0.3, c: 0.4, d: -0.9, tx: 46, ty: 36))
      $0.fill(Path(roundedRect: rect(0, 0, 14, 12), cornerRadius: 4), with: .color(blue))
    }
    recorder.withSavedState {
      $0.concatenate(CGAffineTransform(scaleX: 2, y: 0.7))
      $0.fill(Path(roundedRect: rect(24.5, 27, 7, 11), cornerRadius: 3), with: .color(violet))
    }
    slivers(&recorder)
    curves(&recorder)
  }

  /// Thinner than a pixel, and than what a coordinate can tell.
  private static func slivers(_ recorder: inout DisplayListRecorder) {
    recorder.fill(path([(1, 38.1), (65, 38.9), (1, 38.2)]), with: .color(.black))
    recorder.fill(Path(rect: rect(33.1, 15, 0.01, 20)), with: .color(.black))
    recorder.fill(Path(rect: rect(34, 15, 1e-7, 20)), with: .color(.black))
    recorder.fill(Path(rect: rect(35, 15.3, 12, 0.2)), with: .color(.black))
    // Rectangles that meet inside of a pixel.
    for x in stride(from: 49.3, to: 63, by: 2.3) {
      recorder.fill(Path(rect: rect(x, 15.2, 2.3, 1.4)), with: .color(.black))
    }
  }

  /// A loop, a cusp, a curve that is a line, and one that leaves the canvas.
  private static func curves(_ recorder: inout DisplayListRecorder) {
    var path = Path()
    path.move(to: CGPoint(x: 34, y: 34))
    path.addCurve(
      to: CGPoint(x: 40, y: 34), control1: CGPoint(x: 56, y: 18), control2: CGPoint(x: 18, y: 18))
    path.move(to: CGPoint(x: 41, y: 34))
    path.addCurve(
      to: CGPoint(x: 47, y: 34), control1: CGPoint(x: 47, y: 24), control2: CGPoint(x: 41, y: 24))
    path.move(to: CGPoint(x: 48, y: 34))
    path.addQuadCurve(to: CGPoint(x: 48, y: 34), control: CGPoint(x: 52, y: 20))
    path.addQuadCurve(to: CGPoint(x: 52, y: 34), control: CGPoint(x: 700, y: -900))
    recorder.fill(path, with: .color(red), rule: .evenOdd)
  }

  /// Each cap with each join, dashes, dots, and widths from a hair to a bar.
  static func strokes(_ recorder: inout DisplayListRecorder) {
    let zigzag = path([(2, 8), (7, 2), (9, 9), (11.5, 2)], closed: false)
    let caps: [StrokeStyle.Cap] = [.butt, .round, .square]
    let joins: [StrokeStyle.Join] = [.miter, .round, .bevel]
    for (row, cap) in caps.enumerated() {
      for (column, join) in joins.enumerated() {
        recorder.withSavedState {
          $0.concatenate(
            CGAffineTransform(translationX: CGFloat(column) * 12, y: CGFloat(row) * 11))
          let style = StrokeStyle(width: 2.4, cap: cap, join: join, miterLimit: row == 1 ? 2 : 10)
          $0.stroke(zigzag, style, with: .color(violet))
        }
      }
    }
    var wave = Path()
    wave.move(to: CGPoint(x: 40, y: 6))
    wave.addCurve(
      to: CGPoint(x: 52, y: 14), control1: CGPoint(x: 46, y: -9), control2: CGPoint(x: 43, y: 31))
    wave.addQuadCurve(to: CGPoint(x: 64, y: 3), control: CGPoint(x: 64, y: 20))
    let styles = [
      StrokeStyle(width: 3, cap: .round, join: .round),
      StrokeStyle(width: 1.5, cap: .square, dashes: [5, 3], dashPhase: -1),
      StrokeStyle(width: 0.4, join: .bevel),
      StrokeStyle(width: 2, cap: .round, dashes: [0, 3]),
      StrokeStyle(width: 0.01),
      StrokeStyle(width: 1, dashes: [2, 0]),
      StrokeStyle(width: 1, dashes: [3]),
      StrokeStyle(width: 1, dashes: [0, 0]),
    ]
    for (index, style) in styles.enumerated() {
      recorder.withSavedState {
        $0.concatenate(CGAffineTransform(translationX: 0, y: CGFloat(index) * 3))
        $0.stroke(wave, style, with: .color(Color(red: 0, green: 60, blue: 20, alpha: 180)))
      }
    }
    contours(&recorder)
    turns(&recorder)
  }

  /// A cusp, a curve that goes back as it came, and a line there and back.
  private static func turns(_ recorder: inout DisplayListRecorder) {
    var cusp = Path()
    cusp.move(to: CGPoint(x: 56, y: 21))
    cusp.addCurve(
      to: CGPoint(x: 64, y: 21), control1: CGPoint(x: 65, y: 33), control2: CGPoint(x: 55, y: 33))
    recorder.stroke(cusp, StrokeStyle(width: 2.2), with: .color(violet))
    var turn = Path()
    turn.move(to: CGPoint(x: 52.5, y: 33.5))
    turn.addQuadCurve(to: CGPoint(x: 58.5, y: 34.5), control: CGPoint(x: 66.5, y: 35.833))
    recorder.stroke(turn, StrokeStyle(width: 1.7, join: .bevel), with: .color(red))
    let line = path([(53, 38.2), (64, 37.4)], closed: true)
    recorder.stroke(line, StrokeStyle(width: 1.4, join: .round), with: .color(.black))
  }

  /// Closed ones, ones of no length, and one that a transform pulls apart.
  private static func contours(_ recorder: inout DisplayListRecorder) {
    let ring = StrokeStyle(width: 1.3, dashes: [4, 1], dashPhase: 2)
    recorder.stroke(Path(ellipseIn: rect(3, 34, 9, 5)), ring, with: .color(red))
    recorder.stroke(
      Path(roundedRect: rect(14, 34.5, 9, 4), cornerRadius: 1), StrokeStyle(width: 0.5),
      with: .color(.black))
    for (index, cap) in [StrokeStyle.Cap.butt, .round, .square].enumerated() {
      let x = 26 + CGFloat(index) * 4
      recorder.stroke(
        path([(x, 36), (x, 36)], closed: false), StrokeStyle(width: 3, cap: cap),
        with: .color(red))
    }
    recorder.withSavedState {
      $0.concatenate(CGAffineTransform(a: 3, b: 0.2, c: 0, d: 0.5, tx: 40, ty: 36))
      $0.stroke(
        path([(0, 0), (4, 0), (7, 3)], closed: false), StrokeStyle(width: 1.5, cap: .round),
        with: .color(violet))
    }
  }

  /// Shapes, strokes and pictures of numbers that are no places: they paint nothing, or their part
  /// of the canvas.
  static func oddNumbers(_ recorder: inout DisplayListRecorder) {
    let odd: [CGFloat] = [
      .nan, .infinity, -.infinity, 1e9, -1e9, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
      32_768, -40_000, 0,
    ]
    let faint = Color(red: 0, green: 0, blue: 0, alpha: 9)
    for (index, x) in odd.enumerated() {
      let y = odd[(index * 7 + 3) % odd.count]
      var path = path([(x, y), (196, y), (x, 80)])
      path.addCurve(
        to: CGPoint(x: 195, y: 20), control1: CGPoint(x: y, y: x), control2: CGPoint(x: 0, y: y))
      recorder.fill(path, with: .color(faint), rule: .evenOdd)
      recorder.stroke(path, StrokeStyle(width: 3), with: .color(faint))
      recorder.fill(Path(rect: rect(x, y, 1e9, 30)), with: .color(faint))
      recorder.fill(Path(ellipseIn: rect(-1e9, y, 2e9, 1e9)), with: .color(faint))
      recorder.draw(picture, in: rect(x, y, 7, 1e6))
      recorder.draw(picture, in: rect(195, 20 + CGFloat(index), x, y), interpolation: .linear)
      recorder.drawShadow(of: Path(rect: rect(194, 3, 9, 9)), radius: x, color: faint)
      recorder.drawShadow(of: Path(rect: rect(x, y, 9, 9)), radius: 2, color: faint)
      recorder.withSavedState {
        $0.concatenate(CGAffineTransform(a: x, b: 0, c: y, d: 1, tx: 0, ty: 0))
        $0.fill(Path(rect: rect(0, 0, 1, 1)), with: .color(faint))
      }
      recorder.withSavedState {
        $0.clip(to: path)
        $0.fill(Path(rect: rect(190, 0, 20, 99)), with: .color(faint))
      }
    }
    for path in [Path(), Path(rect: .zero), Path(rect: .null), path([(194, 2)]), path([])] {
      recorder.fill(path, with: .color(red))
      recorder.stroke(path, StrokeStyle(width: 0.3), with: .color(faint))
    }
  }
}
