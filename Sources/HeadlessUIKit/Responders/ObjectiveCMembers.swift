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
  /// The methods that make the controllers to which segues lead, the class's own after those that it
  /// inherits.
  public var segueActions: [ObjectiveCSegueAction]

  /// Makes a table.
  public init(
    selectors: [Selector] = [], properties: [ObjectiveCProperty] = [],
    segueActions: [ObjectiveCSegueAction] = []
  ) {
    self.selectors = selectors
    self.properties = properties
    self.segueActions = segueActions
  }

  /// The table of `inherited` and then of `own`.
  public static func + (inherited: Self, own: Self) -> Self {
    Self(
      selectors: inherited.selectors + own.selectors,
      properties: inherited.properties + own.properties,
      segueActions: inherited.segueActions + own.segueActions)
  }

  /// The method of a name; the class's own one before an inherited one.
  public func selector(named name: String) -> Selector? {
    selectors.last { $0.key == .name(name) }
  }

  /// The property of a name; the class's own one before an inherited one.
  public func property(named name: String) -> ObjectiveCProperty? {
    properties.last { $0.name == name }
  }

  /// The method of a name that makes a segue's destination; the class's own one before an inherited
  /// one.
  func segueAction(named name: String) -> ObjectiveCSegueAction? {
    segueActions.last { $0.name == name }
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

/// A method marked `@IBSegueAction`: it makes the controller to which a segue of a storyboard leads.
public struct ObjectiveCSegueAction {
  typealias Call = (
    _ source: AnyObject, _ coder: NSCoder, _ sender: Any?, _ identifier: String?
  ) -> UIViewController?

  /// The method's name, as a storyboard has it: `makeDetail:`, `makeDetail:sender:`.
  let name: String
  private let call: Call

  /// Makes the entry of a method that takes the coder alone.
  ///
  /// - Parameters:
  ///   - name: The method's name, as a storyboard has it.
  ///   - type: The class.
  ///   - make: Calls the method; where it gives `nil`, the storyboard's class makes the controller.
  public init<Source: AnyObject>(
    _ name: String, of type: Source.Type,
    _ make: @escaping @MainActor (Source, NSCoder) -> UIViewController?
  ) {
    self.init(name, of: type) { (source: Source, coder: NSCoder, _: Any?, _: String?) in
      make(source, coder)
    }
  }

  /// Makes the entry of a method that takes the coder and what began the segue.
  public init<Source: AnyObject, Sender>(
    _ name: String, of type: Source.Type,
    _ make: @escaping @MainActor (Source, NSCoder, Sender) -> UIViewController?
  ) {
    self.init(name, of: type) { (source: Source, coder: NSCoder, sender: Sender, _: String?) in
      make(source, coder, sender)
    }
  }

  /// Makes the entry of a method that takes the segue's identifier, too.
  public init<Source: AnyObject, Sender, Identifier>(
    _ name: String, of type: Source.Type,
    _ make: @escaping @MainActor (Source, NSCoder, Sender, Identifier) -> UIViewController?
  ) {
    self.name = name
    let make = unsafeBitCast(
      make, to: ((Source, NSCoder, Sender, Identifier) -> UIViewController?).self)
    call = { source, coder, sender, identifier in
      guard let source = source as? Source else { return nil }
      guard let sender = sender as? Sender, let identifier = (identifier as Any?) as? Identifier
      else {
        trap(
          "the method \(name) of \(Source.self) takes a \(Sender.self) and a \(Identifier.self), "
            + "and the segue '\(identifier ?? "")' was begun by "
            + (sender.map { "a \(Swift.type(of: $0))" } ?? "nothing"))
      }
      return make(source, coder, sender, identifier)
    }
  }

  /// Makes the controller; `nil` where the storyboard's class is to make it.
  func make(
    by source: AnyObject, _ coder: NSCoder, _ sender: Any?, _ identifier: String?
  ) -> UIViewController? {
    call(source, coder, sender, identifier)
  }
}
