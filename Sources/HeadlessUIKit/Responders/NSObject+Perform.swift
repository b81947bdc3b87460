// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension NSObjectProtocol {
  /// Calls a method of the object. Its result is not handed on.
  ///
  /// - Precondition: There is a selector, and the object has the method.
  public func perform(_ selector: Selector!) {
    selector.perform(on: self, from: self, place: nil, event: nil)
  }

  /// Calls a method of the object with an argument. Its result is not handed on.
  ///
  /// - Precondition: There is a selector, and the object has the method, and it takes such an
  ///   argument.
  public func perform(_ selector: Selector!, with object: Any?) {
    selector.perform(
      on: self, from: object.map { $0 as AnyObject } ?? NSNull(), place: nil, event: nil)
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
    if wait || Thread.isMainThread { return perform(selector, with: argument) }
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
