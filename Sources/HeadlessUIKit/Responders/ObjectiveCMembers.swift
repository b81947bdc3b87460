// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// What a class tells by name: the methods and properties that the Objective-C runtime would find.
///
/// The plug-in `UIKitSources` writes the table of each class that marks members `@objc`,
/// `@IBAction`, `@IBOutlet` or `@IBInspectable`.
public struct ObjectiveCMembers {
  /// The methods, the class's own after those that it inherits.
  public var selectors: [Selector]
  /// The properties that can be set by name, the class's own after those that it inherits.
  public var properties: [ObjectiveCProperty]

  /// Makes a table.
  public init(selectors: [Selector] = [], properties: [ObjectiveCProperty] = []) {
    self.selectors = selectors
    self.properties = properties
  }

  /// The table of `inherited` and then of `own`.
  public static func + (inherited: Self, own: Self) -> Self {
    Self(
      selectors: inherited.selectors + own.selectors,
      properties: inherited.properties + own.properties)
  }

  /// The method of a name; the class's own one before an inherited one.
  public func selector(named name: String) -> Selector? {
    selectors.last { $0.key == .name(name) }
  }

  /// The property of a name; the class's own one before an inherited one.
  public func property(named name: String) -> ObjectiveCProperty? {
    properties.last { $0.name == name }
  }

  /// The table of an object's class; `nil` for a class that tells none.
  public static func members(of object: AnyObject) -> ObjectiveCMembers? {
    (type(of: object) as? any ObjectiveCMembersProviding.Type).flatMap { table(of: $0) }
  }

  /// The table of a class.
  static func table(of type: any ObjectiveCMembersProviding.Type) -> ObjectiveCMembers {
    // Reading a table touches no state, so it may be read off the main thread.
    nonisolated(unsafe) let provider = type
    let read: @MainActor () -> ObjectiveCMembers = { provider.objectiveCMembers }
    return unsafeBitCast(read, to: (() -> ObjectiveCMembers).self)()
  }
}

/// A class that tells its methods and properties by name.
public protocol ObjectiveCMembersProviding: AnyObject {
  /// The class's members, those that it inherits first.
  @MainActor static var objectiveCMembers: ObjectiveCMembers { get }
}

/// A property that can be set by name: an outlet, or what Interface Builder shows.
public struct ObjectiveCProperty {
  /// The property's name.
  public let name: String
  private let assign: (_ owner: AnyObject, _ value: Any?) -> Bool

  /// Makes a property of a class.
  ///
  /// - Parameters:
  ///   - name: The property's name.
  ///   - type: The class.
  ///   - set: Sets the property.
  public init<Owner: AnyObject, Value>(
    _ name: String, of type: Owner.Type, _ set: @escaping @MainActor (Owner, Value) -> Void
  ) {
    self.name = name
    let set = unsafeBitCast(set, to: ((Owner, Value) -> Void).self)
    assign = { owner, value in
      guard let owner = owner as? Owner, let value = value as? Value else { return false }
      set(owner, value)
      return true
    }
  }

  /// Sets the property of `owner`; false where the owner or the value is of another type.
  public func set(_ value: Any?, on owner: AnyObject) -> Bool { assign(owner, value) }
}
