// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

extension SVGImage {
  /// The form of a shape, without its paint.
  public struct Outline: Hashable, Sendable {
    /// The form in the file's own coordinates, with the transforms of all elements around it.
    public var path: Path
    /// What counts as inside of it.
    public var rule: FillRule
    /// The names of its attribute `class`.
    public var classes: [String]
  }

  /// Whether an element has this `id`.
  public func hasElement(_ id: String) -> Bool { elements[id] != nil }

  /// The forms of an element and of those in it, in the order in which they are drawn; empty where
  /// there is none of this `id`. What is not displayed is left out, and paint is not looked at.
  ///
  /// - Throws: ``Error`` where a form cannot be read.
  public func outlines(of id: String) throws(Error) -> [Outline] {
    var finder = SVGOutlines(image: self)
    guard let element = elements[id] else { return [] }
    let around = finder.transform(around: element, from: root) ?? .identity
    try finder.add(element, SVGStyle(color: .black), around, depth: 0)
    return finder.found
  }

  /// What the style sheet says of a class, by the properties' names.
  public func declarations(ofClass name: String) -> [String: String] {
    styles.declarations(ofClass: name)
  }
}

/// Collects the forms of elements.
private struct SVGOutlines {
  let image: SVGImage
  private(set) var found: [SVGImage.Outline] = []

  init(image: SVGImage) { self.image = image }

  /// The transforms of the elements between the root and an element, without its own; `nil` where
  /// it is not below `parent`.
  func transform(around element: SVGElement, from parent: SVGElement) -> CGAffineTransform? {
    for child in parent.children {
      if child === element { return .identity }
      guard let inner = transform(around: element, from: child) else { continue }
      let own = child.attributes["transform"].flatMap(CGAffineTransform.init(svg:)) ?? .identity
      return inner.concatenating(own)
    }
    return nil
  }

  mutating func add(
    _ element: SVGElement, _ parent: SVGStyle, _ around: CGAffineTransform, depth: Int
  ) throws(SVGImage.Error) {
    guard depth <= SVGImage.maximumDepth, found.count < SVGImage.maximumElementCount else {
      throw .tooLarge("elements in each other", limit: SVGImage.maximumDepth)
    }
    let style = try parent.child(element, image.styles, diagonal: image.viewBox.width)
    guard style.isDisplayed else { return }
    let transform = style.transform.concatenating(around)
    if element.isShape {
      let path = try element.outline(in: image.viewBox.size).applying(transform)
      if !path.isEmpty {
        found.append(
          .init(path: path, rule: style.fillRule, classes: element.classes.map(String.init)))
      }
    } else if element.name == "use", let id = element.reference, let target = image.elements[id] {
      let x = try element.length("x", of: image.viewBox.width) ?? 0
      let y = try element.length("y", of: image.viewBox.height) ?? 0
      let place = CGAffineTransform(translationX: x, y: y).concatenating(transform)
      try add(target, style, place, depth: depth + 1)
    } else if ["g", "a", "svg"].contains(element.name) {
      for child in element.children { try add(child, style, transform, depth: depth + 1) }
    }
  }
}
