// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension NSObjectProtocol {
  /// Whether the object's class, or the class of the selector's method, has that method.
  public func responds(to selector: Selector?) -> Bool {
    selector.map { $0.isMethod(of: self as AnyObject) } ?? false
  }

  /// Whether objects of the class have the selector's method; see ``responds(to:)``.
  public static func instancesRespond(to selector: Selector?) -> Bool {
    selector.map { $0.isMethod(ofObjectsOf: self) } ?? false
  }

  /// The code of the selector's method, which there is only to be compared with `nil`: `nil` where
  /// neither the object's class nor that of the selector's method has it.
  public func method(for selector: Selector?) -> IMP? {
    responds(to: selector) ? IMP(bitPattern: 1) : nil
  }

  /// Who takes messages that the object has no method for: nobody. Swift on Linux sends none.
  public func forwardingTarget(for selector: Selector?) -> Any? { nil }

  /// Which other values a property depends on, by the names of their properties: none. A subclass
  /// that says others is not asked here.
  public static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }

  /// Whether those who observe a property are told of it without a word: they are.
  public static func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }
}
