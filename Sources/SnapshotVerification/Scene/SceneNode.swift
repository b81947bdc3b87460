// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// One view of a scene: what it is, where it is, and what it looks like.
///
/// ```swift
/// SceneNode(type: "UILabel", frame: SceneFrame(x: 8, y: 8, width: 40, height: 20),
///           properties: [SceneProperty(.text, "Ada")])
/// ```
public struct SceneNode: Hashable, Sendable {
  /// The class's name, without its module.
  public var type: String
  /// The accessibility identifier; `nil` for none.
  public var identifier: String?
  /// The frame in the parent's coordinates.
  public var frame: SceneFrame
  /// What the view looks like, in the order of `SceneProperty.Name`.
  public var properties: [SceneProperty]
  /// The subviews, the lowest first. A hidden view has none.
  public var children: [SceneNode]

  /// Makes a node.
  public init(
    type: String, identifier: String? = nil, frame: SceneFrame, properties: [SceneProperty] = [],
    children: [SceneNode] = []
  ) {
    self.type = type
    self.identifier = identifier
    self.frame = frame
    self.properties = properties
    self.children = children
  }

  /// The value of a property; `nil` where the view has none or its default.
  public subscript(name: SceneProperty.Name) -> String? {
    properties.first { $0.name == name }?.value
  }

  /// Type, and identifier or text, as messages show the view: `UILabel "title"`.
  public var title: String {
    if let identifier { return "\(type) \"\(identifier)\"" }
    guard let text = self[.text], !text.isEmpty else { return presentedTitle ?? type }
    return "\(type) \(Self.quoted(text))"
  }

  static func quoted(_ text: String) -> String {
    "'\(text.count > 24 ? text.prefix(23) + "…" : text[...])'"
  }
}

/// A rectangle in points, with at most four decimals.
public struct SceneFrame: Hashable, Sendable, CustomStringConvertible {
  /// The left edge.
  public var x: CGFloat
  /// The top edge.
  public var y: CGFloat
  /// The width.
  public var width: CGFloat
  /// The height.
  public var height: CGFloat

  /// Makes a rectangle; what a text of four decimals does not hold is rounded away.
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    func rounded(_ value: CGFloat) -> CGFloat {
      value.isFinite ? (value * 10_000).rounded() / 10_000 : 0
    }
    self.x = rounded(x)
    self.y = rounded(y)
    self.width = rounded(width)
    self.height = rounded(height)
  }

  /// Makes a rectangle from one of UIKit's.
  public init(_ rect: CGRect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// As UIKit's.
  public var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }

  /// Left, top, width and height, with spaces between them.
  public var description: String {
    "\(number(x)) \(number(y)) \(number(width)) \(number(height))"
  }
}
