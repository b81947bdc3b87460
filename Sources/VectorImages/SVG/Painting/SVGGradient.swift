// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// A gradient as it is painted, in coordinates of its own.
struct SVGGradient {
  let gradient: Gradient
  /// From the gradient's coordinates to those of the shape, or to the unit square of its bounds.
  let transform: CGAffineTransform
  /// Whether the unit square is the shape's bounds.
  let isOfBounds: Bool

  /// - Returns: `nil` where there is no gradient of that id.
  init?(
    _ id: String, _ image: SVGImage, color: Color, opacity: CGFloat
  ) throws(SVGImage.Error) {
    guard let element = image.elements[id] else { return nil }
    guard ["linearGradient", "radialGradient"].contains(element.name) else {
      throw .unsupported("<\(element.name)> as a paint", line: element.line)
    }
    let chain = try Self.chain(element, image)
    func attribute(_ name: String) -> String? {
      chain.lazy.compactMap { $0.attributes[name] }.first
    }
    isOfBounds = attribute("gradientUnits") != "userSpaceOnUse"
    let box = isOfBounds ? CGSize(width: 1, height: 1) : image.viewBox.size
    func length(
      _ name: String, _ whole: CGFloat, default text: String
    ) throws(SVGImage.Error) -> CGFloat {
      let text = attribute(name) ?? text
      guard let length = SVGLength(text) else {
        throw .invalidValue(text, attribute: name, line: element.line)
      }
      return length.points(of: whole)
    }
    let ownText = attribute("gradientTransform") ?? ""
    guard let own = CGAffineTransform(svg: ownText) else {
      throw .invalidValue(ownText, attribute: "gradientTransform", line: element.line)
    }
    transform = own
    var stops: [Gradient.Stop] = []
    for stop in chain.first(where: { $0.children.contains { $0.name == "stop" } })?.children ?? [] {
      guard stop.name == "stop" else { continue }
      stops.append(try Self.stop(stop, image.styles, color, opacity))
    }
    let geometry: Gradient.Geometry
    if element.name == "linearGradient" {
      geometry = .linear(
        start: CGPoint(
          x: try length("x1", box.width, default: "0%"),
          y: try length("y1", box.height, default: "0%")),
        end: CGPoint(
          x: try length("x2", box.width, default: "100%"),
          y: try length("y2", box.height, default: "0%")))
    } else {
      let center = CGPoint(
        x: try length("cx", box.width, default: "50%"),
        y: try length("cy", box.height, default: "50%"))
      let focus = CGPoint(
        x: try length("fx", box.width, default: attribute("cx") ?? "50%"),
        y: try length("fy", box.height, default: attribute("cy") ?? "50%"))
      guard focus == center, attribute("fr") ?? "0" == "0" else {
        throw .unsupported("a radial gradient whose focus is not its center", line: element.line)
      }
      let diagonal = ((box.width * box.width + box.height * box.height) / 2).squareRoot()
      geometry = .radial(center: center, radius: try length("r", diagonal, default: "50%"))
    }
    let extend: Gradient.Extend =
      switch attribute("spreadMethod") {
      case "reflect": .reflect
      case "repeat": .repeat
      default: .pad
      }
    gradient = Gradient(stops: stops, geometry: geometry, extend: extend)
  }

  /// The element and those that it takes what it lacks from.
  static func chain(
    _ element: SVGElement, _ image: SVGImage
  ) throws(SVGImage.Error) -> [SVGElement] {
    var chain = [element]
    while let id = chain[chain.count - 1].reference, let next = image.elements[id] {
      guard !chain.contains(where: { $0 === next }) else {
        throw .invalidValue("#\(id)", attribute: "href", line: element.line)
      }
      chain.append(next)
    }
    return chain
  }

  private static func stop(
    _ element: SVGElement, _ styles: SVGStyleSheet, _ current: Color, _ opacity: CGFloat
  ) throws(SVGImage.Error) -> Gradient.Stop {
    var declarations = element.attributes
    declarations.merge(styles.declarations(of: element)) { _, rule in rule }
    declarations.merge(SVGStyleSheet.declarations(declarations["style"] ?? "")) { _, own in own }
    func fraction(_ name: String, default text: String) throws(SVGImage.Error) -> CGFloat {
      let text = declarations[name] ?? text
      guard let length = SVGLength(text) else {
        throw .invalidValue(text, attribute: name, line: element.line)
      }
      return max(0, min(1, length.points(of: 1)))
    }
    let text = declarations["stop-color"] ?? "black"
    guard let color = text == "currentColor" ? current : Color(svg: text) else {
      throw .invalidValue(text, attribute: "stop-color", line: element.line)
    }
    return Gradient.Stop(
      offset: try fraction("offset", default: "0"),
      color: color.withOpacity(try fraction("stop-opacity", default: "1") * opacity))
  }
}
