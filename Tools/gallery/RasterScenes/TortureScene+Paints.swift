// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics

extension TortureScene {
  /// Each geometry with each way to go on, and stops of all kinds.
  static func gradients(_ recorder: inout DisplayListRecorder) {
    let stops: [Gradient.Stop] = [
      .init(offset: 0, color: red), .init(offset: 0.4, color: .clear),
      .init(offset: 1, color: Color(red: 52, green: 199, blue: 89, alpha: 220)),
    ]
    let geometries: [Gradient.Geometry] = [
      .linear(start: CGPoint(x: 1, y: 1), end: CGPoint(x: 7, y: 4)),
      .radial(center: CGPoint(x: 5, y: 4), radius: 4.3),
      .conic(center: CGPoint(x: 4.5, y: 4), angle: 0.7),
    ]
    let extends: [Gradient.Extend] = [.pad, .repeat, .reflect, .clear]
    for (row, geometry) in geometries.enumerated() {
      for (column, extend) in extends.enumerated() {
        recorder.withSavedState {
          $0.concatenate(
            CGAffineTransform(translationX: 2 + CGFloat(column) * 12, y: 2 + CGFloat(row) * 10))
          $0.fill(
            Path(roundedRect: rect(0, 0, 11, 9), cornerRadius: 2),
            with: .gradient(Gradient(stops: stops, geometry: geometry, extend: extend)))
        }
      }
    }
    stopsOfAllKinds(&recorder)
  }

  /// Equal, unsorted and missing offsets, one stop, none, geometries without length; on a stroke,
  /// turned.
  private static func stopsOfAllKinds(_ recorder: inout DisplayListRecorder) {
    let line = Gradient.Geometry.linear(start: .zero, end: CGPoint(x: 12, y: 0))
    let offsets: [[CGFloat]] = [
      [0.5, 0.5, 0.5], [0.8, 0.2, 0.4], [.nan, -3, 7], [0.3], [], [0, 1e-9, 1],
    ]
    let colors = [red, blue, Color(red: 255, green: 204, blue: 0)]
    for (index, offsets) in offsets.enumerated() {
      let stops = zip(offsets, colors).map { Gradient.Stop(offset: $0, color: $1) }
      recorder.withSavedState {
        $0.concatenate(CGAffineTransform(translationX: 51, y: 2 + CGFloat(index) * 5))
        $0.fill(
          Path(rect: rect(0, 0, 12.5, 4)),
          with: .gradient(Gradient(stops: stops, geometry: line)))
      }
    }
    let stops = colors.enumerated().map { Gradient.Stop(offset: CGFloat($0) / 2, color: $1) }
    let without: [Gradient.Geometry] = [
      .linear(start: .zero, end: .zero), .radial(center: .zero, radius: 0),
      .radial(center: .zero, radius: -1), .conic(center: .zero, angle: .nan),
    ]
    for geometry in without {
      recorder.fill(
        Path(rect: rect(2, 33, 4, 4)), with: .gradient(Gradient(stops: stops, geometry: geometry)))
    }
    recorder.withSavedState {
      $0.concatenate(CGAffineTransform(a: 0.9, b: 0.2, c: -0.6, d: 0.7, tx: 10, ty: 33))
      $0.stroke(
        Path(ellipseIn: rect(0, 0, 44, 5)), StrokeStyle(width: 2),
        with: .gradient(
          Gradient(
            stops: stops, geometry: .linear(start: .zero, end: CGPoint(x: 9, y: 9)),
            extend: .reflect)))
    }
  }

  /// Each way to interpolate, as large, larger, smaller, turned and mirrored.
  static func images(_ recorder: inout DisplayListRecorder) {
    let interpolations: [ImageInterpolation] = [.nearest, .linear, .high]
    for (index, interpolation) in interpolations.enumerated() {
      recorder.withSavedState { recorder in
        recorder.concatenate(CGAffineTransform(translationX: 2 + CGFloat(index) * 21, y: 2))
        let places = [
          rect(0, 0, 9.5, 6.5), rect(10, 0.3, 8.7, 6), rect(0, 8, 2.2, 3), rect(3, 8, 15, 3),
          rect(19, 0, -0.6, 12),
        ]
        for place in places { recorder.draw(picture, in: place, interpolation: interpolation) }
        recorder.concatenate(CGAffineTransform(translationX: 8, y: 14).rotated(by: 0.4))
        recorder.draw(picture, in: rect(0, 0, 11, 7), interpolation: interpolation)
        recorder.draw(picture, in: rect(4, 8, 3, 2), interpolation: interpolation)
        recorder.concatenate(CGAffineTransform(a: -1, b: 0, c: 0.5, d: 0.2, tx: 1, ty: 10))
        recorder.draw(picture, in: rect(-9, 0, 11, 9), interpolation: interpolation)
      }
    }
    recorder.draw(Bitmap(width: 1, height: 1, color: blue), in: rect(2, 30.5, 60, 2))
    recorder.draw(picture, in: rect(-3000, 34, 6000, 3))
  }

  /// Patterns of each interpolation, and pictures in nine pieces, upright and turned.
  static func patterns(_ recorder: inout DisplayListRecorder) {
    let interpolations: [ImageInterpolation] = [.nearest, .linear, .high]
    for (index, interpolation) in interpolations.enumerated() {
      recorder.withSavedState {
        $0.concatenate(
          CGAffineTransform(translationX: 4 + CGFloat(index) * 16, y: 2)
            .rotated(by: CGFloat(index) * 0.2))
        $0.fill(
          Path(
            continuousRoundedRect: rect(0, 0, 12, 11),
            cornerRadii: CornerRadii(topLeft: 3, topRight: 4, bottomLeft: 0, bottomRight: 2)),
          with: .pattern(
            Pattern(bitmap: checks, tile: rect(1, 1, 3.3, 4), interpolation: interpolation)))
      }
    }
    for tile in [rect(0, 0, 0.2, 0.3), rect(52, 4, 400, 90), rect(0, 0, 0, 3), rect(.nan, 0, 2, 2)]
    {
      recorder.fill(
        Path(rect: rect(52, 2, 11, 11)), with: .pattern(Pattern(bitmap: checks, tile: tile)))
    }
    for resizing in [SlicedBitmap.Resizing.stretch, .tile] {
      let sliced = SlicedBitmap(
        checks, left: 2, top: 1, right: 1, bottom: 2, scale: 2, resizing: resizing)
      let x: CGFloat = resizing == .tile ? 2 : 30
      recorder.draw(sliced, in: rect(x + 0.2, 17, 11.4, 7.7))
      recorder.draw(sliced, in: rect(x + 14, 17, 0.9, 1.1))
      recorder.withSavedState {
        $0.concatenate(CGAffineTransform(translationX: x + 17, y: 19).rotated(by: 0.5))
        $0.draw(sliced, in: rect(0, 0, 9, 6))
      }
    }
  }
}
