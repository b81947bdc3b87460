// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// One named property of a view or a layer that shows in its picture.
///
/// Each class lists its own in `stateProperties`, once. Text dumps and scenes read that list, so
/// that a new class is explained everywhere as soon as it has one:
///
/// ```
/// @StatePropertyBuilder override var stateProperties: [StateProperty] {
///   super.stateProperties
///   StateProperty("on", flag: isOn, readers: [.description, .scene])
///   StateProperty("onTintColor", color: onTintColor)
/// }
/// ```
///
/// A name that scenes of version 2 used, such as `tint`, keeps its meaning and its classes:
/// references that were recorded then are compared by it. A class that had no such property takes a
/// new name.
package struct StateProperty {
  /// What reads a property.
  package struct Readers: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The text of the view tree, in UIKit's words.
    package static let description = Readers(rawValue: 1 << 0)
    /// The scene that explains a difference between two pictures.
    package static let scene = Readers(rawValue: 1 << 1)
  }

  /// A property's value, before a reader writes it in its own form.
  package enum Value {
    case flag(Bool)
    case number(CGFloat)
    /// Text that people read.
    case text(String)
    /// A term, such as the name of an enum's case.
    case term(String)
    /// A color for each appearance; the reader resolves it.
    case color(UIColor)
    /// A picture, of which scenes keep the size and a checksum.
    case image(UIImage)
    /// A path, of which scenes keep a checksum.
    case path(Path)
    case point(x: CGFloat, y: CGFloat)
    case rect(CGRect)
    case list([Value])
  }

  /// The property's name, as UIKit spells it where UIKit has one.
  package let name: String
  package let value: Value
  package let readers: Readers

  init(_ name: String, _ value: Value, readers: Readers = .scene) {
    self.name = name
    self.value = value
    self.readers = readers
  }
}

extension StateProperty {
  /// `nil` where the flag has its default.
  init?(_ name: String, flag: Bool, default: Bool? = nil, readers: Readers = .scene) {
    guard flag != `default` else { return nil }
    self.init(name, .flag(flag), readers: readers)
  }

  /// `nil` where the number is its default.
  init?(_ name: String, number: CGFloat?, default: CGFloat? = nil, readers: Readers = .scene) {
    guard let number, number != `default` else { return nil }
    self.init(name, .number(number), readers: readers)
  }

  /// `nil` without a text.
  init?(_ name: String, text: String?, readers: Readers = .scene) {
    guard let text else { return nil }
    self.init(name, .text(text), readers: readers)
  }

  init<Term>(_ name: String, term: Term, readers: Readers = .scene) {
    self.init(name, .term("\(term)"), readers: readers)
  }

  /// `nil` where the term is that of the default.
  init?<Term: Equatable>(_ name: String, term: Term, default: Term) {
    guard term != `default` else { return nil }
    self.init(name, term: term)
  }

  /// `nil` without a color.
  init?(_ name: String, color: UIColor?) {
    guard let color else { return nil }
    self.init(name, .color(color))
  }

  /// `nil` without an image.
  init?(_ name: String, image: UIImage?, readers: Readers = .scene) {
    guard let image else { return nil }
    self.init(name, .image(image), readers: readers)
  }

  /// `nil` where the point is its default.
  init?(_ name: String, point: CGPoint, default: CGPoint? = nil, readers: Readers = .scene) {
    guard point != `default` else { return nil }
    self.init(name, .point(x: point.x, y: point.y), readers: readers)
  }

  /// `nil` where the insets are their default. The order is that of the initializer's arguments.
  init?(_ name: String, insets: UIEdgeInsets, default: UIEdgeInsets? = .zero) {
    guard insets != `default` else { return nil }
    self.init(name, numbers: [insets.top, insets.left, insets.bottom, insets.right])
  }

  /// `nil` where the insets are their default. The order is that of the initializer's arguments.
  init?(_ name: String, insets: NSDirectionalEdgeInsets, default: NSDirectionalEdgeInsets? = nil) {
    guard insets != `default` else { return nil }
    self.init(name, numbers: [insets.top, insets.leading, insets.bottom, insets.trailing])
  }

  /// `nil` without numbers.
  init?(_ name: String, numbers: [CGFloat]) {
    guard !numbers.isEmpty else { return nil }
    self.init(name, .list(numbers.map { .number($0) }))
  }
}

/// Collects properties; those that are `nil` are left out.
@resultBuilder
enum StatePropertyBuilder {
  static func buildExpression(_ property: StateProperty?) -> [StateProperty] {
    property.map { [$0] } ?? []
  }

  static func buildExpression(_ properties: [StateProperty]) -> [StateProperty] { properties }

  static func buildBlock(_ parts: [StateProperty]...) -> [StateProperty] { parts.flatMap { $0 } }

  static func buildOptional(_ part: [StateProperty]?) -> [StateProperty] { part ?? [] }

  static func buildEither(first part: [StateProperty]) -> [StateProperty] { part }

  static func buildEither(second part: [StateProperty]) -> [StateProperty] { part }

  static func buildArray(_ parts: [[StateProperty]]) -> [StateProperty] { parts.flatMap { $0 } }
}
