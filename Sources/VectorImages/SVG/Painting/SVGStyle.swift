// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// How an element is painted: what is inherited, and what is its own.
struct SVGStyle {
  /// What fills or strokes.
  enum Source: Hashable {
    case none
    case color(Color)
    case currentColor
    /// The gradient of this id, and what is taken where there is none.
    indirect case reference(String, fallback: Source)
  }

  // Inherited.
  var color: Color
  var fill = Source.color(.black)
  var fillOpacity: CGFloat = 1
  var fillRule = FillRule.nonZero
  var clipRule = FillRule.nonZero
  var stroke = Source.none
  var strokeOpacity: CGFloat = 1
  var line = StrokeStyle(width: 1, miterLimit: 4)
  var isVisible = true

  // The element's own.
  var opacity: CGFloat = 1
  var isDisplayed = true
  var clipPath: String?
  var mask: String?
  var transform = CGAffineTransform.identity

  init(color: Color) { self.color = color }

  /// The style of a child: what is inherited, changed by its attributes, the style sheet and its
  /// attribute `style`, the later before the earlier.
  ///
  /// - Parameter diagonal: What 100 % of a stroke's width is.
  func child(
    _ element: SVGElement, _ styles: SVGStyleSheet, diagonal: CGFloat
  ) throws(SVGImage.Error) -> SVGStyle {
    var style = self
    (style.opacity, style.isDisplayed, style.clipPath, style.mask) = (1, true, nil, nil)
    style.transform = .identity
    let declarations = styles.allDeclarations(of: element)
    // The color first: others refer to it.
    for name in ["color"] + Self.names {
      guard let value = declarations[name], value != "inherit" else { continue }
      let isValid = try style.set(name, value, element, diagonal)
      guard isValid else {
        throw .invalidValue(value, attribute: name, line: element.line)
      }
    }
    return style
  }

  private static let names = [
    "fill", "fill-opacity", "fill-rule", "clip-rule", "stroke", "stroke-opacity", "stroke-width",
    "stroke-linecap", "stroke-linejoin", "stroke-miterlimit", "stroke-dasharray",
    "stroke-dashoffset", "visibility", "opacity", "display", "clip-path", "mask", "transform",
    "marker", "marker-start", "marker-mid", "marker-end", "vector-effect", "paint-order",
    "mix-blend-mode", "transform-origin",
  ]

  /// Sets a property; false for a value that cannot be read.
  private mutating func set(
    _ name: String, _ value: String, _ element: SVGElement, _ diagonal: CGFloat
  ) throws(SVGImage.Error) -> Bool {
    switch name {
    case "color":
      if value == "currentColor" { return true }
      return store(Color(svg: value), in: \.color)
    case "fill": return store(Self.source(value), in: \.fill)
    case "stroke": return store(Self.source(value), in: \.stroke)
    case "fill-opacity": return store(Self.opacity(value), in: \.fillOpacity)
    case "stroke-opacity": return store(Self.opacity(value), in: \.strokeOpacity)
    case "opacity": return store(Self.opacity(value), in: \.opacity)
    case "fill-rule": return store(Self.rule(value), in: \.fillRule)
    case "clip-rule": return store(Self.rule(value), in: \.clipRule)
    case "stroke-width": return store(SVGLength(value)?.points(of: diagonal), in: \.line.width)
    case "stroke-linecap": return store(StrokeStyle.Cap(rawValue: value), in: \.line.cap)
    case "stroke-linejoin": return store(Self.join(value), in: \.line.join)
    case "stroke-miterlimit":
      return store(Double(value).map { CGFloat($0) }, in: \.line.miterLimit)
    case "stroke-dasharray": return store(Self.dashes(value, diagonal), in: \.line.dashes)
    case "stroke-dashoffset":
      return store(SVGLength(value)?.points(of: diagonal), in: \.line.dashPhase)
    case "visibility": isVisible = value == "visible"
    case "display": isDisplayed = value != "none"
    case "clip-path": return setReference(value, \.clipPath)
    case "mask": return setReference(value, \.mask)
    case "transform": return store(CGAffineTransform(svg: value), in: \.transform)
    default:
      // Each has a value that changes nothing.
      guard ["none", "normal", "fill", "fill stroke", "fill stroke markers"].contains(value) else {
        throw .unsupported("\(name)=\"\(value)\"", line: element.line)
      }
    }
    return true
  }

  private mutating func store<Value>(
    _ value: Value?, in path: WritableKeyPath<SVGStyle, Value>
  ) -> Bool {
    guard let value else { return false }
    self[keyPath: path] = value
    return true
  }

  private mutating func setReference(
    _ value: String, _ path: WritableKeyPath<SVGStyle, String?>
  ) -> Bool {
    if value == "none" { return true }
    guard let (id, _) = Self.reference(value) else { return false }
    self[keyPath: path] = id
    return true
  }

  /// What `url(#id)` refers to, and what stands after it.
  private static func reference(_ value: String) -> (id: String, rest: String)? {
    guard value.hasPrefix("url("), let close = value.firstIndex(of: ")") else { return nil }
    let target = value[value.index(value.startIndex, offsetBy: 4)..<close]
      .trimmingCharacters(in: CharacterSet(charactersIn: " \"'"))
    guard target.hasPrefix("#") else { return nil }
    let rest = value[value.index(after: close)...].trimmingCharacters(in: .whitespaces)
    return (String(target.dropFirst()), rest)
  }

  private static func source(_ value: String) -> Source? {
    switch value {
    case "none": return Source.none
    case "currentColor", "currentcolor", "context-fill": return .currentColor
    default: break
    }
    if let (id, rest) = reference(value) {
      return .reference(id, fallback: rest.isEmpty ? .none : source(rest) ?? .none)
    }
    return Color(svg: value).map { .color($0) }
  }

  private static func opacity(_ value: String) -> CGFloat? {
    SVGLength(value).map { max(0, min(1, $0.points(of: 1))) }
  }

  private static func rule(_ value: String) -> FillRule? {
    switch value {
    case "nonzero": .nonZero
    case "evenodd": .evenOdd
    default: nil
    }
  }

  private static func join(_ value: String) -> StrokeStyle.Join? {
    // The others are SVG 2's, of which browsers draw the miter.
    ["miter-clip", "arcs"].contains(value) ? .miter : StrokeStyle.Join(rawValue: value)
  }

  private static func dashes(_ value: String, _ diagonal: CGFloat) -> [CGFloat]? {
    if value == "none" { return [] }
    let parts = value.split { ", \t\n\r".contains($0) }
    let lengths = parts.compactMap { SVGLength($0)?.points(of: diagonal) }
    guard lengths.count == parts.count else { return nil }
    // An odd list is written twice.
    return lengths.count % 2 == 0 ? lengths : lengths + lengths
  }
}
