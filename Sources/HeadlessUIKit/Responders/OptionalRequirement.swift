// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// Thrown by an optional requirement that the object does not implement.
///
/// Swift has optional requirements only with the Objective-C runtime. The plug-in `UIKitSources`
/// writes one as a requirement that throws this by default; a method that does not throw fulfills
/// it. `delegate?.didTap?(self)` becomes `optionally(try? delegate?.didTap(self))`.
public enum OptionalRequirement: Error {
  /// The object leaves the requirement out.
  case missing
}

/// The result of an optional requirement; `nil` where the object leaves it out.
@discardableResult
public func optionally<Value>(_ result: Value?) -> Value? { result }

/// A member that Objective-C finds on any object: an optional, which is unwrapped where it must be.
///
/// The plug-in `UIKitSources` writes it for `(value as AnyObject).cgRectValue`.
public func memberOfAnyObject<Value>(_ value: Value) -> Value! { value }

/// An optional requirement as a function; `nil` where there is no object, or its class leaves the
/// requirement out.
///
/// - Parameters:
///   - name: The requirement's name in Objective-C.
///   - object: The object. A class that tells its members by name is asked; one that does not, such
///     as a class in tests, is taken to have the method.
///   - method: The requirement.
public func optionalMethod<Object, each Argument, Result>(
  _ name: String, of object: Object?,
  _ method: (Object) -> (repeat each Argument) throws(OptionalRequirement) -> Result
) -> ((repeat each Argument) -> Result)? {
  guard let object else { return nil }
  if let members = ObjectiveCMembers.members(of: object as AnyObject),
    members.selector(named: name) == nil
  {
    return nil
  }
  let call = method(object)
  return { (argument: repeat each Argument) in
    do throws(OptionalRequirement) {
      return try call(repeat each argument)
    } catch {
      trap(
        "\(type(of: object)) was taken to have the optional method \(name), and has it not: let "
          + "the class's sources be transformed by the plug-in UIKitSources too")
    }
  }
}
