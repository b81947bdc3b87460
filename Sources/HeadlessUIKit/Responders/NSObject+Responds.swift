// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension NSObjectProtocol {
  /// Whether the object's class, or the class of the selector's method, has that method.
  public func responds(to selector: Selector?) -> Bool {
    selector.map { $0.isMethod(of: self as AnyObject) } ?? false
  }

  /// The code of the selector's method, which there is only to be compared with `nil`: `nil` where
  /// neither the object's class nor that of the selector's method has it.
  public func method(for selector: Selector?) -> IMP? {
    responds(to: selector) ? IMP(bitPattern: 1) : nil
  }

  /// Who takes messages that the object has no method for: nobody. Swift on Linux sends none.
  public func forwardingTarget(for selector: Selector?) -> Any? { nil }
}

/// What UIKit's delegates and data sources can be asked on iOS, where they are objects of NSObject.
/// Here any object may be one.
public protocol DelegateObject: AnyObject {}

extension DelegateObject {
  /// Whether the object's class has a method.
  @_disfavoredOverload
  public func responds(to selector: Selector?) -> Bool {
    selector.map { $0.isMethod(of: self) } ?? false
  }

  /// Whether the object is of the class `aClass` or of one that inherits from it.
  @_disfavoredOverload
  public func isKind(of aClass: AnyClass) -> Bool {
    sequence(first: Mirror(reflecting: self)) { $0.superclassMirror }
      .contains { $0.subjectType == aClass }
  }

  /// Whether the object is of the class `aClass` itself.
  @_disfavoredOverload
  public func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }

  /// Whether another object means the same; of objects of other classes than NSObject, whether it
  /// is the same one.
  @_disfavoredOverload
  public func isEqual(_ object: Any?) -> Bool {
    (self as? NSObject)?.isEqual(object) ?? (object.map { self === $0 as AnyObject } ?? false)
  }
}
