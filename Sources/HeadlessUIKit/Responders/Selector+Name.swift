// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

// The plug-in `UIKitSources` writes these for `#selector(…)`. The closures are isolated to the main
// actor so that they may call methods of views that are; they capture nothing, so that any thread
// that works with a view may call them.

extension Selector {
  /// Makes a selector of a name, whose method the target's class must tell
  /// (``ObjectiveCMembersProviding``).
  public init(_ name: String) {
    self.init(name: name, isMethodOf: { _ in false }) { _, _, _ in .missing }
  }

  /// Makes a selector of a method without arguments.
  ///
  /// - Parameters:
  ///   - name: The method's name in Objective-C, by which selectors are equal.
  ///   - type: The class, or the protocol, that has the method.
  ///   - call: Calls the method.
  public init<Target, Result>(
    _ name: String, of type: Target.Type, _ call: @escaping @MainActor (Target) -> Result
  ) {
    let call = unsafeBitCast(call, to: ((Target) -> Result).self)
    self.init(name: name, of: type, isMethodOf: Self.isTarget(type)) { target, _, _ in
      guard let target = ClassTarget.target(target, as: Target.self) else { return .missing }
      return .returned(call(target))
    }
  }

  /// Makes a selector of a method that takes the sender. A name without a colon is given one.
  public init<Target, Sender, Result>(
    _ name: String, of type: Target.Type, _ call: @escaping @MainActor (Target, Sender) -> Result
  ) {
    let call = unsafeBitCast(call, to: ((Target, Sender) -> Result).self)
    self.init(
      name: name.contains(":") ? name : name + ":", of: type, isMethodOf: Self.isTarget(type)
    ) { target, sender, _ in
      guard let target = ClassTarget.target(target, as: Target.self) else { return .missing }
      return .returned(call(target, Self.sender(sender)))
    }
  }

  /// Makes a selector of a method that takes the sender and the event.
  public init<Target, Sender, Event, Result>(
    _ name: String, of type: Target.Type,
    _ call: @escaping @MainActor (Target, Sender, Event) -> Result
  ) {
    let call = unsafeBitCast(call, to: ((Target, Sender, Event) -> Result).self)
    self.init(name: name, of: type, isMethodOf: Self.isTarget(type)) { target, sender, event in
      guard let target = ClassTarget.target(target, as: Target.self) else { return .missing }
      return .returned(call(target, Self.sender(sender), Self.event(event, for: name)))
    }
  }

  /// Makes a selector of a method without arguments of an instance's class.
  public init<Target, Result>(
    _ name: String, on instance: Target?, _ call: @escaping @MainActor (Target) -> Result
  ) {
    self.init(name, of: Target.self, call)
  }

  /// Makes a selector of a method, of an instance's class, that takes the sender.
  public init<Target, Sender, Result>(
    _ name: String, on instance: Target?, _ call: @escaping @MainActor (Target, Sender) -> Result
  ) {
    self.init(name, of: Target.self, call)
  }

  /// Makes a selector of a method, of an instance's class, that takes the sender and the event.
  public init<Target, Sender, Event, Result>(
    _ name: String, on instance: Target?,
    _ call: @escaping @MainActor (Target, Sender, Event) -> Result
  ) {
    self.init(name, of: Target.self, call)
  }

  /// Makes a selector of a method without arguments, which is given as a reference.
  public init<Target, Result>(
    _ name: String, of type: Target.Type, reference: @escaping (Target) -> () -> Result
  ) {
    self.init(name: name, of: type, isMethodOf: Self.isTarget(type)) { target, _, _ in
      guard let target = ClassTarget.target(target, as: Target.self) else { return .missing }
      return .returned(reference(target)())
    }
  }

  /// Makes a selector of a method that takes the sender and is given as a reference. A name without
  /// a colon is given one.
  public init<Target, Sender, Result>(
    _ name: String, of type: Target.Type, reference: @escaping (Target) -> (Sender) -> Result
  ) {
    self.init(
      name: name.contains(":") ? name : name + ":", of: type, isMethodOf: Self.isTarget(type)
    ) { target, sender, _ in
      guard let target = ClassTarget.target(target, as: Target.self) else { return .missing }
      return .returned(reference(target)(Self.sender(sender)))
    }
  }

  /// Makes a selector of a method of any number of arguments, given as a reference: it has a name,
  /// and nothing here can call it. `#selector(UIViewController.dismiss)` is one.
  @_disfavoredOverload
  public init<Target, Method>(
    _ name: String, of type: Target.Type, reference: @escaping @MainActor (Target) -> Method
  ) {
    self.init(name, of: type, uncalled: reference)
  }

  /// Makes a selector of a method without arguments, of an instance's class, which is given as a
  /// reference.
  public init<Target, Result>(
    _ name: String, on instance: Target?, reference: @escaping (Target) -> () -> Result
  ) {
    self.init(name, of: Target.self, reference: reference)
  }

  /// Makes a selector of a method, of an instance's class, that takes the sender and is given as a
  /// reference.
  public init<Target, Sender, Result>(
    _ name: String, on instance: Target?, reference: @escaping (Target) -> (Sender) -> Result
  ) {
    self.init(name, of: Target.self, reference: reference)
  }

  /// Makes a selector of a method that takes more than the sender and the event: it has a name, and
  /// nothing here can call it.
  @_disfavoredOverload
  public init<Target, Method>(
    _ name: String, of type: Target.Type, uncalled: @escaping @MainActor (Target) -> Method
  ) {
    self.init(name: name, of: type, isMethodOf: Self.isTarget(type)) { target, _, _ in
      guard target is Target else { return .missing }
      trap("\(name) takes more arguments than the sender and the event, which a selector hands on")
    }
  }

  /// Makes a selector of a method, of an instance's class, that takes more than the sender and the
  /// event.
  @_disfavoredOverload
  public init<Target, Method>(
    _ name: String, on instance: Target?, uncalled: @escaping @MainActor (Target) -> Method
  ) {
    self.init(name, of: Target.self, uncalled: uncalled)
  }

  private static func isTarget<Target>(_ type: Target.Type) -> (AnyObject) -> Bool {
    { ClassTarget.target($0, as: type) != nil }
  }

  /// The event as what the method takes.
  private static func event<Event>(_ event: Any?, for name: String) -> Event {
    if let event, let event = event as? Event { return event }
    // A method that takes an `Any?` or a `UIEvent?`.
    if event == nil, let absent = Optional<UIEvent>.none as? Event { return absent }
    // One that takes a `UIEvent` is called on iOS, too, where a test sends actions without one.
    if event == nil, let plain = UIEvent() as? Event { return plain }
    trap("\(name) takes a \(Event.self) as its second argument, and there is no event")
  }

  /// The selector that the target's class tells under the same name, or that of UIKit's.
  func sameMethod(of target: AnyObject) -> Selector? {
    guard case .name(let name) = key else { return nil }
    return ObjectiveCMembers.members(of: target)?.selector(named: name)
      ?? MethodsOfUIKit.selector(named: name, of: target)
  }
}

extension Selector: ExpressibleByStringLiteral {
  /// Makes a selector of a name.
  public init(stringLiteral name: String) { self.init(name) }
}

extension Selector: CustomStringConvertible {
  /// The method's name; for a selector without one, what it is.
  public var description: String {
    if case .name(let name) = key { return name }
    return "of a method without a name"
  }
}

/// The selector of a name.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

/// The name of a selector; its ``Selector/description`` where it has none.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }
