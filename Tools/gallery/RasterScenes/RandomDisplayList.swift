// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics
import TestSupport
import TextLayout

/// Random display lists with every command, on and off pixel edges.
package struct RandomDisplayList {
  private var random: SeededGenerator
  private let face: FontFace?

  /// A list of up to 14 commands on up to 90 by 90 pixels.
  ///
  /// - Parameter face: The font of its texts; `nil` for none.
  package static func make(seed: UInt64, face: FontFace?) -> DisplayList {
    var generator = RandomDisplayList(random: SeededGenerator(seed: seed), face: face)
    return generator.list()
  }

  /// A canvas wide enough that blocks are counted in several words, painted on where those meet.
  package static func makeWide(seed: UInt64, face: FontFace?) -> DisplayList {
    var generator = RandomDisplayList(random: SeededGenerator(seed: seed), face: face)
    return generator.wideList()
  }

  private mutating func wideList() -> DisplayList {
    let height = Int.random(in: 1...40, using: &random)
    var recorder = DisplayListRecorder(size: CGSize(width: 2100, height: height), scale: 1)
    recorder.fill(
      Path(rect: CGRect(x: random.number(0...40), y: 0, width: 2040, height: 99)),
      with: .color(random.color(opaque: true)))
    for _ in 0..<4 {
      recorder.fill(
        Path(
          roundedRect: CGRect(
            x: random.number(-20...1100), y: random.number(-9...20),
            width: random.number(900...2100), height: 40),
          cornerRadius: random.number(0...16)), with: .color(random.color()))
      for start in [980, 2005] as [CGFloat] {
        recorder.withSavedState { inner in
          inner.concatenate(CGAffineTransform(translationX: start, y: 0))
          record(&inner, depth: 0)
        }
      }
    }
    return recorder.finish()
  }

  private mutating func list() -> DisplayList {
    let width = Int.random(in: 1...90, using: &random)
    let height = Int.random(in: 1...90, using: &random)
    var recorder = DisplayListRecorder(size: CGSize(width: width, height: height), scale: 1)
    if Bool.random(using: &random) {
      recorder.fill(
        Path(rect: CGRect(x: 0, y: 0, width: 99, height: 99)),
        with: .color(random.color(opaque: true)))
    }
    for _ in 0..<Int.random(in: 1...14, using: &random) { record(&recorder, depth: 0) }
    return recorder.finish()
  }

  private mutating func record(_ recorder: inout DisplayListRecorder, depth: Int) {
    switch Int.random(in: 0...(depth < 4 ? 13 : 8), using: &random) {
    case 0: recorder.stroke(path(), stroke(), with: paint(), blendMode: mode())
    case 1...5:
      recorder.fill(
        path(), with: paint(), rule: chance(0.2) ? .evenOdd : .nonZero, blendMode: mode())
    case 6:
      let options: [ImageInterpolation] = [.nearest, .linear, .high]
      let interpolation = options[Int.random(in: 0...2, using: &random)]
      recorder.draw(bitmap(), in: rect(), interpolation: interpolation, blendMode: mode())
    case 7: text(&recorder)
    case 8:
      recorder.drawShadow(
        of: path(), radius: chance(0.5) ? random.number(0...4) : random.number(4...40),
        offset: CGSize(width: random.number(-9...9), height: random.number(-9...9)),
        color: random.color(), blendMode: mode())
    case 9:
      recorder.withSavedState { inner in
        inner.clip(to: path(), rule: chance(0.2) ? .evenOdd : .nonZero)
        for _ in 0..<Int.random(in: 0...4, using: &random) { record(&inner, depth: depth + 1) }
      }
    case 10:
      let opacity = [0, 0.3, 0.5, 1][Int.random(in: 0...3, using: &random)]
      recorder.withGroup(opacity: opacity, blendMode: mode()) { inner in
        for _ in 0..<Int.random(in: 0...4, using: &random) { record(&inner, depth: depth + 1) }
      }
    case 11:
      recorder.withGroup(opacity: chance(0.5) ? 1 : 0.6, blendMode: mode()) { inner in
        for _ in 0..<Int.random(in: 1...3, using: &random) { record(&inner, depth: depth + 1) }
      } maskedBy: { inner in
        for _ in 0..<Int.random(in: 0...2, using: &random) { record(&inner, depth: depth + 1) }
      }
    case 12:
      recorder.drawShadow(
        radius: chance(0.5) ? random.number(0...4) : random.number(4...30),
        offset: CGSize(width: random.number(-9...9), height: random.number(-9...9)),
        color: random.color(), blendMode: mode()
      ) { inner in
        for _ in 0..<Int.random(in: 1...3, using: &random) { record(&inner, depth: depth + 2) }
      }
    default:
      recorder.withSavedState { inner in
        inner.concatenate(transform())
        for _ in 0..<Int.random(in: 1...3, using: &random) { record(&inner, depth: depth + 1) }
      }
    }
  }

  private mutating func chance(_ probability: Double) -> Bool {
    random.number(0...1) < probability
  }

  private mutating func mode() -> BlendMode {
    chance(0.75) ? .normal : BlendMode.allCases.randomElement(using: &random) ?? .normal
  }

  private mutating func transform() -> CGAffineTransform {
    let scale = [0.5, 1, 2, 3][Int.random(in: 0...3, using: &random)]
    let moved = CGAffineTransform(
      translationX: coordinate(), y: coordinate()
    ).scaledBy(x: scale, y: chance(0.8) ? scale : -scale)
    return chance(0.3) ? moved.rotated(by: random.number(-4...4)) : moved
  }

  /// Often a whole number, as in user interfaces.
  private mutating func coordinate() -> CGFloat {
    let value = random.number(-20...90)
    return chance(0.6) ? value.rounded() : value
  }

  private mutating func rect() -> CGRect {
    var (width, height) = (random.number(0...70), random.number(0...70))
    if chance(0.6) { (width, height) = (width.rounded(), height.rounded()) }
    return CGRect(x: coordinate(), y: coordinate(), width: width, height: height)
  }

  private mutating func path() -> Path {
    switch Int.random(in: 0...5, using: &random) {
    case 0, 1: return Path(rect: rect())
    case 2: return Path(roundedRect: rect(), cornerRadius: random.number(0...30).rounded())
    case 3:
      return Path(
        roundedRect: rect(),
        cornerRadii: CornerRadii(
          topLeft: random.number(0...20), topRight: chance(0.5) ? 0 : random.number(0...20),
          bottomLeft: random.number(0...20), bottomRight: random.number(0...40)))
    case 4: return Path(ellipseIn: rect())
    default: return contours()
    }
  }

  private mutating func contours() -> Path {
    var path = Path()
    for _ in 0..<Int.random(in: 1...2, using: &random) {
      path.move(to: CGPoint(x: coordinate(), y: coordinate()))
      for _ in 0..<Int.random(in: 1...7, using: &random) {
        let end = CGPoint(x: coordinate(), y: coordinate())
        switch Int.random(in: 0...3, using: &random) {
        case 0: path.addCurve(to: end, control1: random.point(90), control2: random.point(90))
        case 1: path.addQuadCurve(to: end, control: random.point(90))
        default: path.addLine(to: end)
        }
      }
      if chance(0.5) { path.close() }
    }
    return path
  }

  private mutating func stroke() -> StrokeStyle {
    let caps: [StrokeStyle.Cap] = [.butt, .round, .square]
    let joins: [StrokeStyle.Join] = [.miter, .round, .bevel]
    return StrokeStyle(
      width: random.number(0.2...12), cap: caps[Int.random(in: 0...2, using: &random)],
      join: joins[Int.random(in: 0...2, using: &random)],
      dashes: chance(0.3) ? [random.number(0...9), random.number(0...9)] : [],
      dashPhase: random.number(-20...20))
  }

  private mutating func paint() -> Paint {
    if chance(0.06) { return .pattern(pattern()) }
    return chance(0.15) ? .gradient(gradient()) : .color(random.color(opaque: chance(0.6)))
  }

  private mutating func pattern() -> Pattern {
    let options: [ImageInterpolation] = [.nearest, .linear, .high]
    return Pattern(
      bitmap: bitmap(), tile: rect(),
      interpolation: options[Int.random(in: 0...2, using: &random)])
  }

  private mutating func gradient() -> Gradient {
    let stops = (0..<Int.random(in: 1...4, using: &random)).map { _ in
      Gradient.Stop(offset: random.number(-0.2...1.2), color: random.color(opaque: chance(0.5)))
    }
    let extends: [Gradient.Extend] = [.pad, .repeat, .reflect, .clear]
    let geometries: [Gradient.Geometry] = [
      .linear(start: random.point(90), end: random.point(90)),
      .radial(center: random.point(90), radius: random.number(1...60)),
      .conic(center: random.point(90), angle: random.number(-7...7)),
    ]
    return Gradient(
      stops: stops, geometry: geometries[Int.random(in: 0...2, using: &random)],
      extend: extends[Int.random(in: 0...3, using: &random)])
  }

  private mutating func bitmap() -> Bitmap {
    let opaque = chance(0.5)
    var bitmap = Bitmap(
      width: Int.random(in: 1...40, using: &random), height: Int.random(in: 1...40, using: &random))
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width { bitmap[x, y] = random.color(opaque: opaque) }
    }
    return bitmap
  }

  private mutating func text(_ recorder: inout DisplayListRecorder) {
    guard let face else { return }
    let glyphs = (0..<Int.random(in: 1...12, using: &random)).map { index in
      GlyphRun.Glyph(id: UInt32(Int.random(in: 300...900, using: &random)), x: CGFloat(index) * 7.3)
    }
    let run = GlyphRun(
      face: face, pointSize: random.number(4...30), glyphs: glyphs, width: 100)
    recorder.draw(
      run, at: CGPoint(x: coordinate(), y: coordinate()), with: paint(), blendMode: mode())
  }
}
