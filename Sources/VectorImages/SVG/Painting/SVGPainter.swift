// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics

/// Draws the elements of an image, one after the other.
struct SVGPainter {
  let image: SVGImage
  private let currentColor: Color
  /// How many elements were drawn: `<use>` of `<use>` grows without bound otherwise.
  private var drawnCount = 0
  private var depth = 0
  /// How many pixels of pictures were drawn.
  private var pixelCount = 0

  init(image: SVGImage, currentColor: Color) {
    self.image = image
    self.currentColor = currentColor
  }

  mutating func draw(
    in rect: CGRect, _ recorder: inout DisplayListRecorder
  ) throws(SVGImage.Error) {
    guard rect.width > 0, rect.height > 0 else { return }
    let style = try SVGStyle(color: currentColor).child(
      image.root, image.styles, diagonal: diagonal)
    let box = try SVGViewBox(of: image.root)
    let viewport = CGRect(origin: .zero, size: image.size)
    let toRect = CGAffineTransform(
      a: rect.width / image.size.width, b: 0, c: 0, d: rect.height / image.size.height,
      tx: rect.minX, ty: rect.minY)
    let fit = box.map { $0.transform(to: viewport) } ?? .identity
    guard let fit else { return }
    try state(&recorder) { painter, recorder throws(SVGImage.Error) in
      recorder.clip(to: Path(rect: rect))
      recorder.concatenate(toRect)
      recorder.concatenate(fit)
      try painter.grouped(painter.image.root, style, &recorder) {
        painter, recorder throws(SVGImage.Error) in
        try painter.drawChildren(of: painter.image.root, style, &recorder)
      }
    }
  }

  var diagonal: CGFloat {
    let size = image.viewBox.size
    return ((size.width * size.width + size.height * size.height) / 2).squareRoot()
  }

  typealias Body =
    (inout SVGPainter, inout DisplayListRecorder) throws(SVGImage.Error) -> Void

  /// The recorder's closures throw any error; what is thrown here is always one of ours.
  mutating func state(
    _ recorder: inout DisplayListRecorder, _ body: Body
  ) throws(SVGImage.Error) {
    var failure: SVGImage.Error?
    recorder.withSavedState { recorder in
      do throws(SVGImage.Error) { try body(&self, &recorder) } catch { failure = error }
    }
    if let failure { throw failure }
  }

  mutating func group(
    _ recorder: inout DisplayListRecorder, opacity: CGFloat, _ body: Body
  ) throws(SVGImage.Error) {
    var failure: SVGImage.Error?
    recorder.withGroup(opacity: opacity) { recorder in
      do throws(SVGImage.Error) { try body(&self, &recorder) } catch { failure = error }
    }
    if let failure { throw failure }
  }

  mutating func drawChildren(
    of element: SVGElement, _ style: SVGStyle, _ recorder: inout DisplayListRecorder
  ) throws(SVGImage.Error) {
    try nested { painter throws(SVGImage.Error) in
      for child in element.children { try painter.draw(child, style, &recorder) }
    }
  }

  /// Calls `body` one level deeper: elements that refer to each other end in an error.
  mutating func nested(
    _ body: (inout SVGPainter) throws(SVGImage.Error) -> Void
  ) throws(SVGImage.Error) {
    depth += 1
    defer { depth -= 1 }
    guard depth <= SVGImage.maximumDepth else {
      throw .tooLarge("elements in each other", limit: SVGImage.maximumDepth)
    }
    try body(&self)
  }

  mutating func countPixels(_ count: Int) throws(SVGImage.Error) {
    pixelCount += count
    guard pixelCount <= SVGImage.maximumPixelCount else {
      throw .tooLarge("pixels in pictures", limit: SVGImage.maximumPixelCount)
    }
  }

  /// Draws an element of a group whose style is `parent`.
  mutating func draw(
    _ element: SVGElement, _ parent: SVGStyle, _ recorder: inout DisplayListRecorder
  ) throws(SVGImage.Error) {
    guard !Self.silent.contains(element.name), !element.name.contains(":") else { return }
    drawnCount += 1
    guard drawnCount <= SVGImage.maximumElementCount else {
      throw .tooLarge("elements to draw", limit: SVGImage.maximumElementCount)
    }
    let style = try parent.child(element, image.styles, diagonal: diagonal)
    guard style.isDisplayed, style.opacity > 0 else { return }
    let isGroup = ["g", "a", "svg", "use"].contains(element.name)
    guard isGroup || element.isShape || element.name == "image" else {
      throw .unsupported("<\(element.name)>", line: element.line)
    }
    try state(&recorder) { painter, recorder throws(SVGImage.Error) in
      recorder.concatenate(style.transform)
      try painter.grouped(element, style, &recorder) { painter, recorder throws(SVGImage.Error) in
        switch element.name {
        case "g", "a": try painter.drawChildren(of: element, style, &recorder)
        case "svg": try painter.drawNested(element, element, style, &recorder)
        case "use": try painter.drawUse(element, style, &recorder)
        case "image": try painter.drawPicture(element, style, &recorder)
        default: try painter.drawShape(element, style, &recorder)
        }
      }
    }
  }

  /// What is never drawn where it stands.
  private static let silent: Set<String> = [
    "defs", "symbol", "clipPath", "mask", "linearGradient", "radialGradient", "pattern", "filter",
    "marker", "style", "title", "desc", "metadata", "script",
  ]

  /// Draws `body` with the element's clip, mask and opacity.
  mutating func grouped(
    _ element: SVGElement, _ style: SVGStyle, _ recorder: inout DisplayListRecorder, _ body: Body
  ) throws(SVGImage.Error) {
    let masks = try [
      style.clipPath.map { ($0, "clipPath") }, style.mask.map { ($0, "mask") },
    ].compactMap { $0 }.map { (id, name) throws(SVGImage.Error) in
      guard let mask = image.elements[id], mask.name == name else {
        throw SVGImage.Error.invalidValue("url(#\(id))", attribute: name, line: element.line)
      }
      return mask
    }
    guard let mask = masks.first else {
      return style.opacity < 1
        ? try group(&recorder, opacity: style.opacity, body) : try body(&self, &recorder)
    }
    let bounds = try self.bounds(of: element)
    var rest = style
    if mask.name == "clipPath" { rest.clipPath = nil } else { rest.mask = nil }
    if let clip = try simpleClip(mask, style, bounds) {
      return try state(&recorder) { painter, recorder throws(SVGImage.Error) in
        recorder.clip(to: clip.path, rule: clip.rule)
        try painter.grouped(element, rest, &recorder, body)
      }
    }
    var failure: SVGImage.Error?
    recorder.withGroup { recorder in
      do throws(SVGImage.Error) { try grouped(element, rest, &recorder, body) } catch {
        failure = error
      }
    } maskedBy: { recorder in
      guard failure == nil else { return }
      do throws(SVGImage.Error) { try drawMask(mask, bounds, &recorder) } catch { failure = error }
    }
    if let failure { throw failure }
  }
}
