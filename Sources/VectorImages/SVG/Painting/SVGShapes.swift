// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

extension SVGElement {
  /// Whether it is a shape with an outline.
  var isShape: Bool {
    ["path", "rect", "circle", "ellipse", "line", "polyline", "polygon"].contains(name)
  }

  /// The outline of a shape.
  ///
  /// - Parameter viewport: What percentages are of.
  func outline(in viewport: CGSize) throws(SVGImage.Error) -> Path {
    func length(_ name: String, _ whole: CGFloat) throws(SVGImage.Error) -> CGFloat {
      try self.length(name, of: whole) ?? 0
    }
    let (width, height) = (viewport.width, viewport.height)
    let diagonal = ((width * width + height * height) / 2).squareRoot()
    switch name {
    case "path":
      let data = attributes["d"] ?? ""
      guard let path = SVGPathData.path(data) else {
        throw .invalidValue(data, attribute: "d", line: line)
      }
      return path
    case "rect":
      let rect = CGRect(
        x: try length("x", width), y: try length("y", height),
        width: try length("width", width), height: try length("height", height))
      guard rect.size.width > 0, rect.size.height > 0 else { return Path() }
      return Self.rectangle(
        rect, try self.length("rx", of: width), try self.length("ry", of: height))
    case "circle":
      let radius = try length("r", diagonal)
      return Self.ellipse(try length("cx", width), try length("cy", height), radius, radius)
    case "ellipse":
      let (rx, ry) = (try self.length("rx", of: width), try self.length("ry", of: height))
      return Self.ellipse(
        try length("cx", width), try length("cy", height), rx ?? ry ?? 0, ry ?? rx ?? 0)
    case "line":
      var path = Path()
      path.move(to: CGPoint(x: try length("x1", width), y: try length("y1", height)))
      path.addLine(to: CGPoint(x: try length("x2", width), y: try length("y2", height)))
      return path
    case "polyline", "polygon": return try polygon(isClosed: name == "polygon")
    default: return Path()
    }
  }

  private static func ellipse(_ x: CGFloat, _ y: CGFloat, _ rx: CGFloat, _ ry: CGFloat) -> Path {
    guard rx > 0, ry > 0 else { return Path() }
    return Path(ellipseIn: CGRect(x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry))
  }

  private static func rectangle(_ rect: CGRect, _ rx: CGFloat?, _ ry: CGFloat?) -> Path {
    let x = min(max(0, rx ?? ry ?? 0), rect.width / 2)
    let y = min(max(0, ry ?? rx ?? 0), rect.height / 2)
    guard x > 0, y > 0 else { return Path(rect: rect) }
    if x == y { return Path(roundedRect: rect, cornerRadius: x) }
    // Corners that are no circles: those of a circle, stretched.
    let ratio = y / x
    let round = CGRect(x: 0, y: 0, width: rect.width, height: rect.height / ratio)
    return Path(roundedRect: round, cornerRadius: x).applying(
      CGAffineTransform(a: 1, b: 0, c: 0, d: ratio, tx: rect.minX, ty: rect.minY))
  }

  private func polygon(isClosed: Bool) throws(SVGImage.Error) -> Path {
    let text = attributes["points"] ?? ""
    var scanner = SVGScanner(text)
    var path = Path()
    while !scanner.isAtEnd {
      guard let numbers = scanner.numbers(count: 2) else {
        throw .invalidValue(text, attribute: "points", line: line)
      }
      let point = CGPoint(x: numbers[0], y: numbers[1])
      if path.isEmpty { path.move(to: point) } else { path.addLine(to: point) }
      scanner.skipSeparator()
    }
    if isClosed, !path.isEmpty { path.close() }
    return path
  }
}
