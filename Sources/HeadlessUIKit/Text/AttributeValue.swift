// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What objects have in common that are values of attributes: fonts, colors, paragraph styles.
///
/// On iOS they are `NSObject`s. Foundation for Linux (Swift 6.3) stops the program where two pieces
/// of an `NSAttributedString` stand next to each other whose values of one key are different
/// `NSObject`s of a class that is not Foundation's own, such as two fonts. Objects that are none it
/// compares well. This class has the members of `NSObject` that people use.
open class AttributeValue: Hashable, CustomStringConvertible {
  /// Makes a value.
  public init() {}

  /// Whether `object` means the same. By default only the same object does.
  open func isEqual(_ object: Any?) -> Bool { (object as? AttributeValue) === self }

  /// Whether the value is of the class `aClass` or of one that inherits from it.
  public func isKind(of aClass: AnyClass) -> Bool { isObject(self, ofKind: aClass) }

  /// Equal for equal values.
  open var hash: Int { ObjectIdentifier(self).hashValue }

  /// The name of the type.
  open var description: String { String(describing: type(of: self)) }

  /// A copy that does not change; the object itself where it never does.
  public func copy() -> Any { (self as? any NSCopying)?.copy(with: nil) ?? self }

  /// A copy that may be changed, of a value that has such copies; otherwise the object itself.
  public func mutableCopy() -> Any {
    (self as? any NSMutableCopying)?.mutableCopy(with: nil) ?? self
  }

  /// Whether two values mean the same.
  public static func == (left: AttributeValue, right: AttributeValue) -> Bool {
    left.isEqual(right)
  }

  /// Feeds ``hash``.
  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
