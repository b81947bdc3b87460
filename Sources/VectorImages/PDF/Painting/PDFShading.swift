// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics

/// Colors along a line or between two circles: ISO 32000-1, sections 8.7.4.5.3 and 8.7.4.5.4.
struct PDFShading {
  enum Geometry {
    case axial(CGPoint, CGPoint)
    case radial(CGPoint, CGFloat, CGPoint, CGFloat)
  }

  let geometry: Geometry
  let stops: [Gradient.Stop]
  let extendsStart: Bool
  let extendsEnd: Bool
  /// What a pattern paints below.
  let background: Color?
  let box: CGRect?

  init(
    _ object: PDFObject, _ resources: PDFDictionary, place: String, _ file: inout PDFFile
  ) throws(PDFImage.Error) {
    guard let dictionary = object.dictionary else { throw .damaged("a shading in \(place)") }
    let kind = try file.value("ShadingType", in: dictionary).integer ?? 0
    guard kind == 2 || kind == 3 else {
      throw .unsupported("a shading of type \(kind)", place: place)
    }
    let fault = PDFImage.Error.damaged("a shading of type \(kind) in \(place)")
    guard let n = try file.numbers("Coords", in: dictionary), n.count == (kind == 2 ? 4 : 6),
      n.allSatisfy({ abs($0) < 1e9 })
    else { throw fault }
    geometry =
      kind == 2
      ? .axial(CGPoint(x: n[0], y: n[1]), CGPoint(x: n[2], y: n[3]))
      : .radial(CGPoint(x: n[0], y: n[1]), max(0, n[2]), CGPoint(x: n[3], y: n[4]), max(0, n[5]))
    let space = try file.colorSpace(dictionary["ColorSpace"], resources, place: place)
    let domain = try file.numbers("Domain", in: dictionary) ?? [0, 1]
    guard domain.count == 2, dictionary["Function"] != nil else { throw fault }
    let function = try file.function(dictionary["Function"], place: place)
    stops = PDFGradientStops.stops(function, space, Double(domain[0]), Double(domain[1]))
    let extend = try file.value("Extend", in: dictionary).array ?? []
    extendsStart = extend.first == .bool(true)
    extendsEnd = extend.count > 1 && extend[1] == .bool(true)
    let background = try file.numbers("Background", in: dictionary)
    self.background = background.flatMap(space.color)
    box = try file.rect("BBox", in: dictionary)
  }

  /// What fills an area, in the coordinates of the shading.
  func commands(
    _ path: Path, _ rule: FillRule, _ transform: CGAffineTransform
  ) throws(PDFImage.Error) -> [DrawCommand] {
    let area = PDFShadedArea(path: path, rule: rule, transform: transform)
    switch geometry {
    case .axial(let start, let end): return axial(start, end, area)
    case .radial(let first, let firstRadius, let second, let secondRadius):
      if first == second { return concentric(first, firstRadius, secondRadius, area) }
      return try circles(first, firstRadius, second, secondRadius, area)
    }
  }

  private func gradient(
    _ geometry: Gradient.Geometry, _ stops: [Gradient.Stop], isPadded: Bool
  ) -> Paint {
    .gradient(Gradient(stops: stops, geometry: geometry, extend: isPadded ? .pad : .clear))
  }

  private func axial(_ start: CGPoint, _ end: CGPoint, _ area: PDFShadedArea) -> [DrawCommand] {
    guard start != end else { return [] }
    let line = Gradient.Geometry.linear(start: start, end: end)
    let paint = gradient(line, stops, isPadded: extendsStart || extendsEnd)
    guard extendsStart != extendsEnd else { return [area.fill(paint)] }
    // Only one side goes on: the other is cut at its line.
    let (edge, inner) = extendsStart ? (end, start) : (start, end)
    return area.clipped(to: Self.halfPlane(edge, toward: inner), .nonZero, [area.fill(paint)])
  }

  /// A square whose one side goes through `edge`, large enough for whatever is drawn.
  private static func halfPlane(_ edge: CGPoint, toward inner: CGPoint) -> Path {
    let (x, y) = (inner.x - edge.x, inner.y - edge.y)
    let factor = 1e5 / (x * x + y * y).squareRoot()
    let (dx, dy) = (x * factor, y * factor)
    var path = Path()
    path.move(to: CGPoint(x: edge.x - dy, y: edge.y + dx))
    path.addLine(to: CGPoint(x: edge.x + dy, y: edge.y - dx))
    path.addLine(to: CGPoint(x: edge.x + dy + 2 * dx, y: edge.y - dx + 2 * dy))
    path.addLine(to: CGPoint(x: edge.x - dy + 2 * dx, y: edge.y + dx + 2 * dy))
    path.close()
    return path
  }

  private func concentric(
    _ center: CGPoint, _ first: CGFloat, _ second: CGFloat, _ area: PDFShadedArea
  ) -> [DrawCommand] {
    guard first != second else { return [] }
    let grows = second > first
    let (inner, outer) = (min(first, second), max(first, second))
    var placed = stops.map { stop in
      let radius = first + stop.offset * (second - first)
      return Gradient.Stop(offset: radius / outer, color: stop.color)
    }
    if !grows { placed.reverse() }
    let paint = gradient(
      .radial(center: center, radius: outer), placed, isPadded: grows ? extendsEnd : extendsStart)
    let isHole = inner > 0 && !(grows ? extendsStart : extendsEnd)
    guard isHole else { return [area.fill(paint)] }
    return area.clipped(to: area.around(Self.circle(center, inner)), .evenOdd, [area.fill(paint)])
  }

  static func circle(_ center: CGPoint, _ radius: CGFloat) -> Path {
    Path(
      ellipseIn: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// Circles of which one holds the other, from the outer to the inner, each over the one before.
  private func circles(
    _ first: CGPoint, _ firstRadius: CGFloat, _ second: CGPoint, _ secondRadius: CGFloat,
    _ area: PDFShadedArea
  ) throws(PDFImage.Error) -> [DrawCommand] {
    let (x, y) = (second.x - first.x, second.y - first.y)
    let distance = (x * x + y * y).squareRoot()
    guard distance <= abs(secondRadius - firstRadius), firstRadius != secondRadius else {
      throw .unsupported("a radial shading of circles beside each other", place: "a pattern")
    }
    let grows = secondRadius > firstRadius
    var commands: [DrawCommand] = []
    if grows ? extendsEnd : extendsStart, let color = (grows ? stops.last : stops.first)?.color {
      commands.append(area.fill(.color(color)))
    }
    let count = 256
    for step in 0...count {
      let part = CGFloat(step) / CGFloat(count)
      let t = grows ? 1 - part : part
      let center = CGPoint(x: first.x + t * x, y: first.y + t * y)
      let radius = firstRadius + t * (secondRadius - firstRadius)
      guard radius > 0 else { continue }
      let color = PDFGradientStops.color(at: t, of: stops)
      commands.append(
        .fill(
          FillCommand(
            path: Self.circle(center, radius), paint: .color(color), transform: area.transform)))
    }
    let clipped = area.clipped(to: area.path, area.rule, commands)
    let (center, radius) = grows ? (first, firstRadius) : (second, secondRadius)
    guard radius > 0, !(grows ? extendsStart : extendsEnd) else { return clipped }
    return area.clipped(to: area.around(Self.circle(center, radius)), .evenOdd, clipped)
  }
}

/// An area that a shading fills, in the coordinates of the shading.
struct PDFShadedArea {
  let path: Path
  let rule: FillRule
  let transform: CGAffineTransform

  func fill(_ paint: Paint) -> DrawCommand {
    .fill(FillCommand(path: path, rule: rule, paint: paint, transform: transform))
  }

  func clipped(to clip: Path, _ rule: FillRule, _ commands: [DrawCommand]) -> [DrawCommand] {
    [.pushClip(ClipCommand(path: clip, rule: rule, transform: transform))] + commands + [.popClip]
  }

  /// What lies outside of a path.
  func around(_ hole: Path) -> Path {
    let all = path.tightBounds.union(hole.tightBounds).insetBy(dx: -1, dy: -1)
    var around = Path(rect: all)
    around.append(hole)
    return around
  }
}
