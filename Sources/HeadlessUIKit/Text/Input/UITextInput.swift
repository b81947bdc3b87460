// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A responder that keys are typed into.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is text.
  var hasText: Bool { get }
  /// Types text.
  func insertText(_ text: String)
  /// Presses the delete key.
  func deleteBackward()
}

/// Which way a text is gone through.
public enum UITextLayoutDirection: Int, Sendable {
  /// To the right.
  case right = 2
  /// To the left.
  case left = 3
  /// Up.
  case up = 4
  /// Down.
  case down = 5
}

/// A direction of storage or of layout, by its number.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// UIKit's number.
  public let rawValue: Int
  /// Makes a direction of UIKit's number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Towards the end of the text.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
  /// Towards a side.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
}

/// Which way the text is stored.
public enum UITextStorageDirection: Int, Sendable {
  /// Towards its end.
  case forward = 0
  /// Towards its beginning.
  case backward = 1
}

/// A text with a selection.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// The text of a range.
  func text(in range: UITextRange) -> String?
  /// Puts text in the place of a range.
  func replace(_ range: UITextRange, withText text: String)
  /// What is selected.
  var selectedTextRange: UITextRange? { get set }
  /// What an input method is still composing.
  var markedTextRange: UITextRange? { get }
  /// The place before the first character.
  var beginningOfDocument: UITextPosition { get }
  /// The place after the last character.
  var endOfDocument: UITextPosition { get }
  /// The range between two places.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// The place some characters further on.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// How many characters lie between two places.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// Where the caret stands.
  func caretRect(for position: UITextPosition) -> CGRect
  /// The place that is nearest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// The rectangle of the first line of a range.
  func firstRect(for range: UITextRange) -> CGRect
  /// The rectangles of what a range selects, line by line.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
}

extension UITextInput {
  /// Which of two places comes first.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let distance = offset(from: position, to: other)
    return distance > 0 ? .orderedAscending : distance < 0 ? .orderedDescending : .orderedSame
  }

  /// The place that is nearest to a point.
  public func closestPosition(to point: CGPoint) -> UITextPosition? {
    standardClosestPosition(to: point)
  }

  /// The same, for classes that let subclasses answer.
  func standardClosestPosition(to point: CGPoint) -> UITextPosition? {
    let length = offset(from: beginningOfDocument, to: endOfDocument)
    var best: (place: UITextPosition, distance: CGFloat)?
    for index in 0...max(0, length) {
      guard let place = position(from: beginningOfDocument, offset: index) else { continue }
      let caret = caretRect(for: place)
      // A line counts before a place in it.
      let outside = max(0, caret.minY - point.y, point.y - caret.maxY)
      let distance = outside * 10_000 + abs(caret.midX - point.x)
      if best.map({ distance < $0.distance }) ?? true { best = (place, distance) }
    }
    return best?.place
  }

  /// The place in a range that is nearest to a point.
  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    guard let place = closestPosition(to: point) else { return nil }
    if compare(place, to: range.start) == .orderedAscending { return range.start }
    return compare(place, to: range.end) == .orderedDescending ? range.end : place
  }

  /// The character at a point.
  public func characterRange(at point: CGPoint) -> UITextRange? {
    guard let place = closestPosition(to: point) else { return nil }
    // The nearest place may be behind the character.
    let isBehind = caretRect(for: place).midX > point.x
    guard let other = position(from: place, offset: isBehind ? -1 : 1) else { return nil }
    return textRange(from: place, to: other)
  }

  /// The rectangle of the first line of a range.
  public func firstRect(for range: UITextRange) -> CGRect { standardFirstRect(for: range) }

  /// The same, for classes that let subclasses answer.
  func standardFirstRect(for range: UITextRange) -> CGRect {
    let (start, end) = (caretRect(for: range.start), caretRect(for: range.end))
    guard abs(start.midY - end.midY) < start.height / 2 else { return start }
    return start.union(end)
  }

  /// The rectangles of what a range selects, line by line.
  public func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    standardSelectionRects(for: range)
  }

  /// The same, for classes that let subclasses answer.
  func standardSelectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    let rect = firstRect(for: range)
    return rect.isEmpty ? [] : [UITextSelectionRect(rect)]
  }

  /// Takes an input method's composing into the text. Nobody composes here.
  public func unmarkText() {}
}

/// A part of what a selection covers.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  /// Where it is.
  open var rect: CGRect { place }
  /// In which direction its text runs. The default is that of the text.
  open var writingDirection: NSWritingDirection { .natural }
  /// Whether the selection begins in it.
  open var containsStart: Bool { true }
  /// Whether the selection ends in it.
  open var containsEnd: Bool { true }
  /// Whether its text runs from top to bottom.
  open var isVertical: Bool { false }
  private let place: CGRect

  init(_ rect: CGRect) { place = rect }

  /// Makes a part, for subclasses of a text's own.
  public override init() { place = .zero }
}

extension UITextField: UITextInput {}
extension UITextView: UITextInput {}
