// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

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
  public func isKind(of aClass: AnyClass) -> Bool { isObject(self, ofKind: aClass) }

  /// Whether the object is of the class `aClass` itself.
  @_disfavoredOverload
  public func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }

  /// Whether another object means the same; of objects of other classes than NSObject, whether it
  /// is the same one.
  @_disfavoredOverload
  public func isEqual(_ object: Any?) -> Bool {
    (self as? NSObject)?.isEqual(object) ?? (object.map { self === $0 as AnyObject } ?? false)
  }

  /// Calls a method of the object; see `NSObject`'s.
  @_disfavoredOverload @discardableResult
  public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
    selector.performed(selector.result(on: self, from: self))
  }

  /// Calls a method of the object with an argument; see `NSObject`'s.
  @_disfavoredOverload @discardableResult
  public func perform(_ selector: Selector!, with object: Any?) -> Unmanaged<AnyObject>! {
    selector.performed(selector.result(on: self, from: object.map { $0 as AnyObject } ?? NSNull()))
  }
}
