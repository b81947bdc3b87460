// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics

/// A drawing in SVG, as design tools export icons: paths and shapes, fills, strokes, gradients,
/// patterns, clips, masks, groups, `<use>`, pictures in PNG and JPEG, and simple style sheets.
///
/// What it does not know, such as text, is an error that names the element, wherever it would be
/// drawn. Filters are left out, as iOS leaves them out, and ``leftOut`` says so: nothing is left out
/// in silence. Numbers are read and computed
/// without locale and libm, so that a file is drawn with the same bytes on every machine.
///
/// ```swift
/// let icon = try SVGImage(Data(contentsOf: file))
/// var recorder = DisplayListRecorder(size: icon.size, scale: 3)
/// try icon.draw(in: CGRect(origin: .zero, size: icon.size), into: &recorder)
/// ```
///
/// After "Scalable Vector Graphics (SVG) 1.1 (Second Edition)", W3C, and "SVG 2" where icons use it
/// (`href` without a prefix, colors with alpha).
public struct SVGImage: Sendable {
  /// Why a file cannot be drawn.
  public enum Error: Swift.Error, Hashable, Sendable {
    /// It is no XML, or its root is another element.
    case notSVG(reason: String)
    /// An element, or what an attribute asks for, is not known.
    case unsupported(String, line: Int)
    /// An attribute has a value that cannot be read.
    case invalidValue(String, attribute: String, line: Int)
    /// There is more of something than is taken.
    case tooLarge(String, limit: Int)
  }

  /// The largest file, in bytes: 16 MiB.
  public static let maximumByteCount = 16 << 20
  /// The most elements, and the most that are drawn, those of `<use>` counted each time: 100,000.
  public static let maximumElementCount = 100_000
  /// The most pixels of pictures in a file, each counted as often as it is drawn: 64 Mi.
  public static let maximumPixelCount = 64 << 20
  /// How deep elements may be in each other, those of `<use>` counted where they are drawn: 200.
  public static let maximumDepth = 200

  let root: SVGElement
  let elements: [String: SVGElement]
  let styles: SVGStyleSheet
  /// What the root shows, in its own coordinates.
  let viewBox: CGRect

  /// The size in points: that which the file says, else that of its view box.
  public let size: CGSize
  /// The first thing that is left out of the drawing, with its line; `nil` where all is drawn.
  public let leftOut: String?

  /// Reads a file.
  ///
  /// - Throws: ``Error`` where it is no SVG, or too large. What cannot be drawn is said by
  ///   ``draw(in:tint:into:)``.
  public init(_ data: Data) throws(Error) {
    let tree = try SVGTree(data)
    root = tree.root
    elements = tree.elements
    styles = try SVGStyleSheet(tree.styles)
    leftOut = styles.filter(in: root)
    let box = try SVGViewBox(of: root)
    let width = try root.length("width", of: box?.rect.width ?? 0)
    let height = try root.length("height", of: box?.rect.height ?? 0)
    let size: CGSize
    switch (width, height, box?.rect.size) {
    case (let width?, let height?, _): size = CGSize(width: width, height: height)
    case (let width?, nil, let box?) where box.width > 0:
      size = CGSize(width: width, height: width * box.height / box.width)
    case (nil, let height?, let box?) where box.height > 0:
      size = CGSize(width: height * box.width / box.height, height: height)
    case (_, _, let box?): size = box
    case (let width, let height, nil): size = CGSize(width: width ?? 100, height: height ?? 100)
    }
    guard size.width > 0, size.height > 0, size.width <= 16_384, size.height <= 16_384 else {
      throw .invalidValue(
        "\(number(size.width)) x \(number(size.height))", attribute: "width and height",
        line: root.line)
    }
    self.size = size
    viewBox = box?.rect ?? CGRect(origin: .zero, size: size)
  }

  /// Draws the image.
  ///
  /// - Parameters:
  ///   - rect: Where, in the recorder's points; it is stretched where the sides differ from those of
  ///     ``size``.
  ///   - color: What `currentColor` is. The default is black.
  ///   - recorder: What draws. Where an error is thrown, some of the image may be in it.
  /// - Throws: ``Error/unsupported(_:line:)``, ``Error/invalidValue(_:attribute:line:)``,
  ///   ``Error/tooLarge(_:limit:)``.
  public func draw(
    in rect: CGRect, color: Color = .black, into recorder: inout DisplayListRecorder
  ) throws(Error) {
    var painter = SVGPainter(image: self, currentColor: color)
    try painter.draw(in: rect, &recorder)
  }
}

extension SVGImage.Error: CustomStringConvertible {
  /// What happened, with the line, and what to do.
  public var description: String {
    switch self {
    case .notSVG(let reason): "it is no SVG: \(reason)"
    case .unsupported(let what, let line):
      "\(what) in line \(line) is not supported. Export the image without it: as outlines, or as PNG."
    case .invalidValue(let value, let attribute, let line):
      "\(attribute) in line \(line) cannot be '\(value.prefix(80))'"
    case .tooLarge(let what, let limit): "it has more than \(limit) \(what)"
    }
  }
}
