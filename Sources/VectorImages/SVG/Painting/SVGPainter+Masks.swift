// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics

extension SVGPainter {
  /// The clip that a `<clipPath>` of one shape is; `nil` for others and for masks.
  func simpleClip(
    _ mask: SVGElement, _ style: SVGStyle, _ bounds: CGRect
  ) throws(SVGImage.Error) -> (path: Path, rule: FillRule)? {
    guard mask.name == "clipPath" else { return nil }
    let shapes = mask.children.filter { !["title", "desc"].contains($0.name) }
    // A clip of nothing leaves nothing.
    guard let shape = shapes.first else { return (Path(), .nonZero) }
    guard shapes.count == 1, shape.isShape else { return nil }
    let outer = try SVGStyle(color: .black).child(mask, image.styles, diagonal: diagonal)
    let own = try outer.child(shape, image.styles, diagonal: diagonal)
    guard own.isDisplayed, own.isVisible else { return (Path(), .nonZero) }
    guard own.clipPath == nil, outer.clipPath == nil, own.mask == nil, outer.mask == nil else {
      return nil
    }
    let transform = own.transform.concatenating(outer.transform)
      .concatenating(unit(mask, "clipPathUnits", bounds))
    let path = try shape.outline(in: image.viewBox.size)
    return (transform.isIdentity ? path : path.applying(transform), own.clipRule)
  }

  /// The coordinates of a clip's or a mask's contents.
  private func unit(_ mask: SVGElement, _ attribute: String, _ bounds: CGRect) -> CGAffineTransform
  {
    guard mask.attributes[attribute] == "objectBoundingBox" else { return .identity }
    return CGAffineTransform(
      a: bounds.width, b: 0, c: 0, d: bounds.height, tx: bounds.minX, ty: bounds.minY)
  }

  /// Paints what of a group is to be seen: its alpha counts.
  mutating func drawMask(
    _ mask: SVGElement, _ bounds: CGRect, _ recorder: inout DisplayListRecorder
  ) throws(SVGImage.Error) {
    let isClip = mask.name == "clipPath"
    var style = try SVGStyle(color: .black).child(mask, image.styles, diagonal: diagonal)
    if isClip {
      // Shapes count with their area, whatever they are painted with.
      style.fill = .color(.black)
    } else {
      try checkLuminance(mask)
    }
    let contents = isClip ? "clipPathUnits" : "maskContentUnits"
    let region = isClip ? nil : try self.region(of: mask, bounds)
    try nested { painter throws(SVGImage.Error) in
      try painter.state(&recorder) { painter, recorder throws(SVGImage.Error) in
        if let region { recorder.clip(to: Path(rect: region)) }
        recorder.concatenate(style.transform)
        recorder.concatenate(painter.unit(mask, contents, bounds))
        for child in mask.children {
          if isClip, child.isShape {
            try painter.drawArea(of: child, style, &recorder)
          } else if isClip, child.name == "use" {
            try painter.drawUsedArea(of: child, style, &recorder)
          } else if isClip, child.name == "g" {
            throw SVGImage.Error.unsupported("<\(child.name)> in <clipPath>", line: child.line)
          } else {
            try painter.draw(child, style, &recorder)
          }
        }
      }
    }
  }

  /// Fills the area of a clip's shape.
  private mutating func drawArea(
    of shape: SVGElement, _ parent: SVGStyle, _ recorder: inout DisplayListRecorder
  ) throws(SVGImage.Error) {
    let style = try parent.child(shape, image.styles, diagonal: diagonal)
    guard style.isDisplayed, style.isVisible else { return }
    let path = try shape.outline(in: image.viewBox.size)
    try state(&recorder) { painter, recorder throws(SVGImage.Error) in
      recorder.concatenate(style.transform)
      try painter.grouped(shape, style, &recorder) { _, recorder throws(SVGImage.Error) in
        recorder.fill(path, with: .color(.black), rule: style.clipRule)
      }
    }
  }

  /// Fills the area of a shape that a clip uses.
  private mutating func drawUsedArea(
    of use: SVGElement, _ parent: SVGStyle, _ recorder: inout DisplayListRecorder
  ) throws(SVGImage.Error) {
    guard let id = use.reference, let shape = image.elements[id], shape.isShape else {
      throw .unsupported("<use> of what is no shape in <clipPath>", line: use.line)
    }
    let style = try parent.child(use, image.styles, diagonal: diagonal)
    guard style.isDisplayed else { return }
    let x = try use.length("x", of: image.viewBox.width) ?? 0
    let y = try use.length("y", of: image.viewBox.height) ?? 0
    try state(&recorder) { painter, recorder throws(SVGImage.Error) in
      recorder.concatenate(style.transform)
      recorder.concatenate(CGAffineTransform(translationX: x, y: y))
      try painter.drawArea(of: shape, style, &recorder)
    }
  }

  /// The rectangle outside of which a mask leaves nothing: by default a tenth more than the bounds.
  private func region(of mask: SVGElement, _ bounds: CGRect) throws(SVGImage.Error) -> CGRect {
    let isOfBounds = mask.attributes["maskUnits"] != "userSpaceOnUse"
    let whole = isOfBounds ? CGSize(width: 1, height: 1) : image.viewBox.size
    let rect = CGRect(
      x: try mask.length("x", of: whole.width) ?? -0.1 * whole.width,
      y: try mask.length("y", of: whole.height) ?? -0.1 * whole.height,
      width: try mask.length("width", of: whole.width) ?? 1.2 * whole.width,
      height: try mask.length("height", of: whole.height) ?? 1.2 * whole.height)
    guard isOfBounds else { return rect }
    return CGRect(
      x: bounds.minX + rect.minX * bounds.width, y: bounds.minY + rect.minY * bounds.height,
      width: rect.width * bounds.width, height: rect.height * bounds.height)
  }

  /// Masks count by alpha here. By luminance, as SVG's do unless they say otherwise, the same
  /// comes out where everything is white.
  private func checkLuminance(_ mask: SVGElement) throws(SVGImage.Error) {
    let declarations = SVGStyleSheet.declarations(mask.attributes["style"] ?? "")
    let type = declarations["mask-type"] ?? mask.attributes["mask-type"] ?? "luminance"
    guard type != "alpha" else { return }
    try checkIsWhite(mask, SVGStyle(color: .black))
  }

  private func checkIsWhite(
    _ element: SVGElement, _ parent: SVGStyle
  ) throws(SVGImage.Error) {
    let style = try parent.child(element, image.styles, diagonal: diagonal)
    for child in element.children { try checkIsWhite(child, style) }
    if element.name == "use", let id = element.reference, let target = image.elements[id] {
      guard target.isShape else {
        throw .unsupported("<use> of a group in a mask", line: element.line)
      }
      return try checkIsWhite(target, style)
    }
    if element.name == "image" {
      throw .unsupported("an <image> in a mask by luminance", line: element.line)
    }
    guard element.isShape else { return }
    for source in [style.fill, style.stroke] {
      var colors: [Color] = []
      switch source {
      case .none: continue
      case .color(let color): colors = [color]
      case .currentColor: colors = [style.color]
      case .reference(let id, _):
        let gradient = try SVGGradient(id, image, color: style.color, opacity: 1)
        colors = gradient?.gradient.stops.map(\.color) ?? []
      }
      for color in colors where color.red != 255 || color.green != 255 || color.blue != 255 {
        throw .unsupported("a mask by luminance that is not white", line: element.line)
      }
    }
  }

  /// The bounds of what an element draws, in its own coordinates, without strokes.
  func bounds(of element: SVGElement) throws(SVGImage.Error) -> CGRect {
    if element.isShape { return try element.outline(in: image.viewBox.size).tightBounds }
    if element.name == "image" { return try viewport(ofPicture: element, size: .zero) }
    var all = CGRect.null
    for child in element.children {
      let style = try SVGStyle(color: .black).child(child, image.styles, diagonal: diagonal)
      let bounds = try self.bounds(of: child)
      guard bounds != .zero else { continue }
      all = all.union(bounds.applying(style.transform))
    }
    if element.name == "use", let id = element.reference, let target = image.elements[id],
      target !== element
    {
      let x = try element.length("x", of: image.viewBox.width) ?? 0
      let y = try element.length("y", of: image.viewBox.height) ?? 0
      if target.isShape { all = try bounds(of: target).offsetBy(dx: x, dy: y) }
    }
    return all.isNull ? .zero : all
  }
}
