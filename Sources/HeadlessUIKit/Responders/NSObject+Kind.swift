// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension NSObject {
  /// The class itself, as `NSObject.classForCoder()` gives it on iOS.
  public class func classForCoder() -> AnyClass { self }
}

extension NSObjectProtocol {
  /// Whether the object is of the class `aClass` or of one that inherits from it.
  public func isKind(of aClass: AnyClass) -> Bool { isObject(self, ofKind: aClass) }

  /// Whether the object is of the class `aClass` itself.
  public func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }

  /// Whether the object's class conforms to a protocol: `view.conforms(to: UITextInput.self)`.
  public func conforms<Kind>(to aProtocol: Kind.Type) -> Bool { self is Kind }
}

/// Whether an object is of a class or of one that inherits from it.
func isObject(_ object: Any, ofKind aClass: AnyClass) -> Bool {
  sequence(first: Mirror(reflecting: object)) { $0.superclassMirror }
    .contains { $0.subjectType == aClass }
}
