// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics
import TextLayout

extension SceneFile {
  /// The scene as a display list, and the operations that there is no command for.
  package func displayList(_ resources: SceneResources) -> (list: DisplayList, missing: Set<String>)
  {
    var recorder = DisplayListRecorder(
      size: CGSize(width: CGFloat(width), height: CGFloat(height)), scale: 1)
    recorder.fill(
      Path(rect: CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))),
      with: .color(Color(clear)))
    var missing: Set<String> = []
    for command in cmds { command.record(&recorder, resources, &missing) }
    return (recorder.finish(), missing)
  }
}

extension SceneFile.Command {
  private var rect: CGRect { CGRect(x: x ?? 0, y: y ?? 0, width: w ?? 0, height: h ?? 0) }
  private var paint: Paint { .color(Color(color ?? [])) }

  fileprivate func record(
    _ recorder: inout DisplayListRecorder, _ resources: SceneResources,
    _ missing: inout Set<String>
  ) {
    switch op {
    case "fillRect": recorder.fill(Path(rect: rect), with: paint)
    case "fillRRect":
      recorder.fill(Path(roundedRect: rect, cornerRadius: r ?? 0), with: paint)
    case "fillPath":
      recorder.fill(path, with: paint, rule: rule == "evenodd" ? .evenOdd : .nonZero)
    case "strokePath":
      recorder.stroke(
        path,
        StrokeStyle(
          width: width ?? 1, cap: cap == "round" ? .round : .butt,
          join: join == "round" ? .round : .miter), with: paint)
    case "fillLinear":
      let stops = (stops ?? []).map { Gradient.Stop(offset: $0.offset, color: Color($0.color)) }
      let geometry = Gradient.Geometry.linear(
        start: CGPoint(x: x0 ?? 0, y: y0 ?? 0), end: CGPoint(x: x1 ?? 0, y: y1 ?? 0))
      recorder.fill(Path(rect: rect), with: .gradient(Gradient(stops: stops, geometry: geometry)))
    case "shadow":
      recorder.drawShadow(
        of: Path(roundedRect: rect, cornerRadius: r ?? 0), radius: sigma ?? 0,
        offset: CGSize(width: dx ?? 0, height: dy ?? 0), color: Color(color ?? []))
    case "glyphs": recordGlyphs(&recorder, resources)
    case "drawImage": recordImage(&recorder, resources)
    case "layer":
      recorder.withGroup(opacity: alpha ?? 1) { inner in
        for command in cmds ?? [] { command.record(&inner, resources, &missing) }
      }
    default: missing.insert(op)
    }
  }

  private func recordGlyphs(_ recorder: inout DisplayListRecorder, _ resources: SceneResources) {
    guard let face = resources.faces[font ?? ""] else { return }
    let glyphs = (g ?? []).map { GlyphRun.Glyph(id: UInt32($0[0]), x: $0[1], y: $0[2]) }
    let run = GlyphRun(face: face, pointSize: size ?? 0, glyphs: glyphs, width: 0)
    recorder.draw(run, at: .zero, with: paint)
  }

  private func recordImage(_ recorder: inout DisplayListRecorder, _ resources: SceneResources) {
    recorder.withSavedState { inner in
      if let circle = clipCircle {
        let (x, y, radius) = (circle[0], circle[1], circle[2])
        inner.clip(
          to: Path(
            ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)))
      }
      inner.draw(resources.avatar, in: rect, interpolation: .linear)
    }
  }

  /// The path that the letters M, L, C and Z with absolute coordinates describe.
  private var path: Path {
    var path = Path()
    var numbers: [Double] = []
    var letter = ""
    func point(_ index: Int) -> CGPoint {
      CGPoint(x: numbers[index], y: numbers[index + 1])
    }
    for token in d ?? [] {
      switch token {
      case .letter(let next):
        letter = next
        numbers = []
        if letter == "Z" { path.close() }
      case .number(let number):
        numbers.append(number)
        switch (letter, numbers.count) {
        case ("M", 2): path.move(to: point(0))
        case ("L", 2): path.addLine(to: point(0))
        case ("C", 6): path.addCurve(to: point(4), control1: point(0), control2: point(2))
        default: break
        }
      }
    }
    return path
  }
}

extension Color {
  fileprivate init(_ channels: [UInt8]) {
    let channels = channels + [0, 0, 0, 255].suffix(4 - min(4, channels.count))
    self.init(red: channels[0], green: channels[1], blue: channels[2], alpha: channels[3])
  }
}
