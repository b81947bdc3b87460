// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What objects have in common that are values of attributes: fonts, colors, paragraph styles.
open class AttributeValue: NSObject {
  /// What Foundation for Linux takes for the kind of an object of its own when it compares the
  /// attributes of two pieces of a text: the ten bits from the eighth on of an object's third word.
  /// Where they are zero, as they are by chance in one of 1,024 objects that are none of
  /// `NSObject`'s, it ends the program. Where they are not, and the class is not that kind's, it
  /// asks `isEqual(_:)` (`CFEqual`, Swift 6.2 and 6.3).
  private let kindInFoundation: UInt = 0x3FF00

  /// Makes a value.
  public override init() {}

  /// A copy that does not change; the object itself where it never does.
  open override func copy() -> Any { (self as? any NSCopying)?.copy(with: nil) ?? self }

  /// A copy that may be changed, of a value that has such copies; otherwise the object itself.
  open override func mutableCopy() -> Any {
    (self as? any NSMutableCopying)?.mutableCopy(with: nil) ?? self
  }

  /// The name of the type.
  open override var description: String { String(describing: type(of: self)) }
}
