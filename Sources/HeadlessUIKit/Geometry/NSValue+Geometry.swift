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

  /// The point that a text tells; a text that is none gives zeros, as on iOS.
  public class func cgPoint(for string: String) -> CGPoint {
    let numbers = numbers(string, 2)
    return CGPoint(x: numbers[0], y: numbers[1])
  }
  /// The distance that a text tells.
  public class func cgVector(for string: String) -> CGVector {
    let numbers = numbers(string, 2)
    return CGVector(dx: numbers[0], dy: numbers[1])
  }
  /// The size that a text tells.
  public class func cgSize(for string: String) -> CGSize {
    let numbers = numbers(string, 2)
    return CGSize(width: numbers[0], height: numbers[1])
  }
  /// The rectangle that a text tells.
  public class func cgRect(for string: String) -> CGRect {
    let numbers = numbers(string, 4)
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
  /// The insets that a text tells.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    let numbers = numbers(string, 4)
    return UIEdgeInsets(
      top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
  /// The offset that a text tells.
  public class func uiOffset(for string: String) -> UIOffset {
    let numbers = numbers(string, 2)
    return UIOffset(horizontal: numbers[0], vertical: numbers[1])
  }

  /// `count` numbers of a text; zeros where it has fewer.
  private class func numbers(_ text: String, _ count: Int) -> [CGFloat] {
    let numbers = text.split { "{}, ".contains($0) }.prefix(count).map {
      CGFloat(Double($0) ?? 0)
    }
    return numbers + Array(repeating: 0, count: count - numbers.count)
  }

  private class func list(_ numbers: [CGFloat]) -> String {
    "{\(numbers.map { number($0) }.joined(separator: ", "))}"
  }
}
