// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics

extension SVGPainter {
  mutating func drawShape(
    _ element: SVGElement, _ style: SVGStyle, _ recorder: inout DisplayListRecorder
  ) throws(SVGImage.Error) {
    guard style.isVisible else { return }
    let path = try element.outline(in: image.viewBox.size)
    guard !path.isEmpty else { return }
    // Lines have no area.
    if element.name != "line" {
      try paint(
        path, style.fillRule, style.fill, style.fillOpacity, style, path.tightBounds, &recorder)
    }
    guard style.stroke != .none, style.line.width > 0 else { return }
    if case .reference = style.stroke {
      try paint(
        path.stroked(style.line), .nonZero, style.stroke, style.strokeOpacity, style,
        path.tightBounds, &recorder)
    } else if let color = color(style.stroke, style) {
      recorder.stroke(path, style.line, with: .color(color.withOpacity(style.strokeOpacity)))
    }
  }

  private func color(_ source: SVGStyle.Source, _ style: SVGStyle) -> Color? {
    switch source {
    case .none, .reference: nil
    case .color(let color): color
    case .currentColor: style.color
    }
  }

  /// Fills `path` with a source.
  ///
  /// - Parameter bounds: The unit square of a gradient that is of the shape's bounds.
  private mutating func paint(
    _ path: Path, _ rule: FillRule, _ source: SVGStyle.Source, _ opacity: CGFloat,
    _ style: SVGStyle, _ bounds: CGRect, _ recorder: inout DisplayListRecorder
  ) throws(SVGImage.Error) {
    guard case .reference(let id, let fallback) = source else {
      guard let color = color(source, style) else { return }
      return recorder.fill(path, with: .color(color.withOpacity(opacity)), rule: rule)
    }
    if let pattern = try image.elements[id].flatMap({ element throws(SVGImage.Error) in
      try SVGPattern(element, image)
    }) {
      return try fill(path, rule, with: pattern, opacity: opacity, bounds, &recorder)
    }
    guard let gradient = try SVGGradient(id, image, color: style.color, opacity: opacity) else {
      return try paint(path, rule, fallback, opacity, style, bounds, &recorder)
    }
    // One stop is its color; none is nothing.
    guard gradient.gradient.stops.count > 1 else {
      guard let stop = gradient.gradient.stops.first else { return }
      return recorder.fill(path, with: .color(stop.color), rule: rule)
    }
    var transform = gradient.transform
    if gradient.isOfBounds {
      guard bounds.width > 0, bounds.height > 0 else { return }
      transform = transform.concatenating(
        CGAffineTransform(
          a: bounds.width, b: 0, c: 0, d: bounds.height, tx: bounds.minX, ty: bounds.minY))
    }
    let inverse = transform.inverted()
    guard inverse.concatenating(transform).isFinite, inverse != transform || transform.isIdentity
    else { return }
    // The gradient's coordinates may be stretched or slanted: the path goes there.
    recorder.withSavedState { recorder in
      recorder.concatenate(transform)
      recorder.fill(path.applying(inverse), with: .gradient(gradient.gradient), rule: rule)
    }
  }

  mutating func drawUse(
    _ element: SVGElement, _ style: SVGStyle, _ recorder: inout DisplayListRecorder
  ) throws(SVGImage.Error) {
    guard let id = element.reference, let target = image.elements[id] else {
      let target = element.attributes["href"] ?? element.attributes["xlink:href"] ?? ""
      throw .invalidValue(target, attribute: "href", line: element.line)
    }
    let x = try element.length("x", of: image.viewBox.width) ?? 0
    let y = try element.length("y", of: image.viewBox.height) ?? 0
    var own = style
    (own.clipPath, own.mask, own.opacity) = (nil, nil, 1)
    try nested { painter throws(SVGImage.Error) in
      try painter.state(&recorder) { painter, recorder throws(SVGImage.Error) in
        recorder.concatenate(CGAffineTransform(translationX: x, y: y))
        if target.name == "symbol" || target.name == "svg" {
          let symbol = try own.child(target, painter.image.styles, diagonal: painter.diagonal)
          try painter.drawNested(target, element, symbol, &recorder)
        } else {
          try painter.draw(target, own, &recorder)
        }
      }
    }
  }

  /// Draws the contents of `<svg>` or `<symbol>` in a viewport of their own.
  ///
  /// - Parameter placed: What says the width and the height: the element or a `<use>` of it.
  mutating func drawNested(
    _ element: SVGElement, _ placed: SVGElement, _ style: SVGStyle,
    _ recorder: inout DisplayListRecorder
  ) throws(SVGImage.Error) {
    func length(_ name: String, _ whole: CGFloat) throws(SVGImage.Error) -> CGFloat {
      if let own = try placed.length(name, of: whole) { return own }
      return try element.length(name, of: whole) ?? whole
    }
    var viewport = CGRect(
      x: 0, y: 0, width: try length("width", image.viewBox.width),
      height: try length("height", image.viewBox.height))
    if element === placed {
      viewport.origin = CGPoint(
        x: try element.length("x", of: image.viewBox.width) ?? 0,
        y: try element.length("y", of: image.viewBox.height) ?? 0)
    }
    guard viewport.width > 0, viewport.height > 0 else { return }
    let box = try SVGViewBox(of: element)
    let toViewport = CGAffineTransform(translationX: viewport.minX, y: viewport.minY)
    guard let fit = box.map({ $0.transform(to: viewport) }) ?? toViewport else { return }
    try state(&recorder) { painter, recorder throws(SVGImage.Error) in
      if element.attributes["overflow"] != "visible" { recorder.clip(to: Path(rect: viewport)) }
      recorder.concatenate(fit)
      try painter.drawChildren(of: element, style, &recorder)
    }
  }
}
