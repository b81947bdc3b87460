// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// In which directions a ``CAScrollLayer`` scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// Makes a mode of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In none.
  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  /// Up and down.
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  /// From side to side.
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  /// In both.
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

/// A layer that shows a part of its sublayers.
///
/// ```swift
/// let window = CAScrollLayer()
/// window.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
/// window.addSublayer(map)
/// window.scroll(to: CGPoint(x: 40, y: 0))
/// ```
open class CAScrollLayer: CALayer {
  /// In which directions it scrolls. The default is both.
  open var scrollMode = CAScrollLayerScrollMode.both

  /// Brings a point of the content into the upper left corner.
  open func scroll(to p: CGPoint) {
    var origin = bounds.origin
    if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
    if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
    bounds.origin = origin
  }

  /// Scrolls no further than is needed to show a rectangle of the content.
  open func scroll(to r: CGRect) {
    var origin = bounds.origin
    origin.x = min(max(origin.x, r.maxX - bounds.width), r.minX)
    origin.y = min(max(origin.y, r.maxY - bounds.height), r.minY)
    scroll(to: origin)
  }
}
