// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

extension NSValue {
  /// Wraps a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// Wraps a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Wraps a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// Wraps a distance.
  public convenience init(cgVector vector: CGVector) {
    self.init(point: CGPoint(x: vector.dx, y: vector.dy))
  }
  /// Wraps an offset.
  public convenience init(uiOffset offset: UIOffset) {
    self.init(point: CGPoint(x: offset.horizontal, y: offset.vertical))
  }
  /// Wraps insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(
      edgeInsets: NSEdgeInsets(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
  }
  /// Wraps insets by the direction of text.
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(
      edgeInsets: NSEdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
  }

  /// The wrapped rectangle.
  public var cgRectValue: CGRect { rectValue }
  /// The wrapped point.
  public var cgPointValue: CGPoint { pointValue }
  /// The wrapped size.
  public var cgSizeValue: CGSize { sizeValue }
  /// The wrapped distance.
  public var cgVectorValue: CGVector { CGVector(dx: pointValue.x, dy: pointValue.y) }
  /// The wrapped offset.
  public var uiOffsetValue: UIOffset {
    UIOffset(horizontal: pointValue.x, vertical: pointValue.y)
  }
  /// The wrapped insets.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let insets = edgeInsetsValue
    return UIEdgeInsets(
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
  /// The wrapped insets by the direction of text.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    let insets = edgeInsetsValue
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}

extension NSCoder {
  /// A point as UIKit writes it: `{1, 2}`.
  public class func string(for point: CGPoint) -> String { list([point.x, point.y]) }
  /// A size as UIKit writes it: `{1, 2}`.
  public class func string(for size: CGSize) -> String { list([size.width, size.height]) }
  /// A rectangle as UIKit writes it: `{{1, 2}, {3, 4}}`.
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }
  /// Insets as UIKit writes them, from the top on: `{1, 2, 3, 4}`.
  public class func string(for insets: UIEdgeInsets) -> String {
    list([insets.top, insets.left, insets.bottom, insets.right])
  }
  /// An offset as UIKit writes it: `{1, 2}`.
  public class func string(for offset: UIOffset) -> String {
    list([offset.horizontal, offset.vertical])
  }

  private class func list(_ numbers: [CGFloat]) -> String {
    "{\(numbers.map { number($0) }.joined(separator: ", "))}"
  }
}
