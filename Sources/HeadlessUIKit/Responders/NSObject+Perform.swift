// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension NSObjectProtocol {
  /// Calls a method of the object.
  ///
  /// - Returns: What the method returns, as an object; `nil` where that is nothing. It is
  ///   kept alive until the thread has performed eight more.
  /// - Precondition: There is a selector, and the object has the method.
  @discardableResult
  public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
    selector.performed(selector.result(on: self, from: self))
  }

  /// Calls a method of the object with an argument.
  ///
  /// - Returns: What the method returns, as ``Foundation/NSObjectProtocol/perform(_:)`` has it.
  /// - Precondition: There is a selector, and the object has the method, and it takes such an
  ///   argument.
  @discardableResult
  public func perform(_ selector: Selector!, with object: Any?) -> Unmanaged<AnyObject>! {
    selector.performed(selector.result(on: self, from: object.map { $0 as AnyObject } ?? NSNull()))
  }

  /// Calls a method of the object with two arguments.
  ///
  /// - Returns: What the method returns, as ``Foundation/NSObjectProtocol/perform(_:)`` has it.
  /// - Precondition: There is a selector, and the object has the method, and it takes such
  ///   arguments.
  @discardableResult
  public func perform(
    _ selector: Selector!, with object1: Any?, with object2: Any?
  ) -> Unmanaged<AnyObject>! {
    let first = object1.map { $0 as AnyObject } ?? NSNull()
    return selector.performed(selector.result(on: self, from: first, object2))
  }

  /// Calls a method of the object with an argument: at once on the main thread, or where somebody
  /// waits for it, else in the main run loop. Its result is not handed on.
  ///
  /// - Precondition: There is a selector, and the object has the method, and it takes such an
  ///   argument.
  public func performSelector(
    onMainThread selector: Selector, with argument: Any?, waitUntilDone wait: Bool
  ) {
    // A view lives on the thread of its test, which is what iOS's main thread is to it.
    if wait || Thread.isMainThread {
      perform(selector, with: argument)
      return
    }
    (self as? NSObject)?.perform(selector, with: argument, afterDelay: 0)
  }

  /// Calls a method of the object with an argument, on another thread. Its result is not handed on.
  ///
  /// - Precondition: The object has the method, and it takes such an argument.
  public func performSelector(inBackground selector: Selector, with argument: Any?) {
    nonisolated(unsafe) let (object, argument) = (self, argument)
    DispatchQueue.global().async { object.perform(selector, with: argument) }
  }
}

extension Selector {
  /// A method's result as an object that is kept alive.
  func performed(_ result: Any) -> Unmanaged<AnyObject>? {
    guard !(result is Void), let result = KeyedPath.unwrapped(result) else { return nil }
    return .passUnretained(AutoreleasedObjects.keep(result as AnyObject))
  }
}
