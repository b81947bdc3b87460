// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// A method that a control or a gesture recognizer calls on its target.
///
/// On iOS the Objective-C runtime finds methods by their names; here a selector is made from the
/// method itself. `#selector(didTap)` becomes `Selector(BadgeView.didTap)`:
///
/// ```swift
/// button.addTarget(self, action: Selector(BadgeView.didTap), for: .touchUpInside)
/// ```
///
/// A selector without a name is equal to itself and its copies only: keep one to remove it by. One
/// with a name, as the plug-in `UIKitSources` writes for `#selector`, is equal to every selector of
/// that name.
public struct Selector: Hashable {
  /// What two equal selectors share.
  enum Key: Hashable {
    case name(String)
    case identity(ObjectIdentifier)
  }

  /// What a call of the method came to.
  enum Outcome {
    /// The target has no such method.
    case missing
    /// What the method returned.
    case returned(Any)
  }

  /// Calls the method. The second argument is a control's event, or what
  /// `perform(_:with:with:)` is given.
  typealias Call = (_ target: AnyObject, _ sender: AnyObject, _ second: Any?) -> Outcome

  private final class Identity {}

  let key: Key
  /// Keeps the identity, whose address the key is, from being used again.
  private let identity: AnyObject?
  private let call: Call
  private let isMethodOf: (_ target: AnyObject) -> Bool
  /// The class, or the protocol, that has the method.
  private let owner: Any.Type?

  /// Makes a selector of what tells its targets and of what calls them; `nil` for the name of a
  /// method that is equal to no other.
  init(
    name: String?, of owner: Any.Type? = nil, isMethodOf: @escaping (AnyObject) -> Bool,
    call: @escaping Call
  ) {
    let identity = name == nil ? Identity() : nil
    self.identity = identity
    key = name.map { .name($0) } ?? .identity(ObjectIdentifier(identity ?? Identity()))
    self.isMethodOf = isMethodOf
    self.owner = owner
    self.call = call
  }

  /// Makes a selector of a method without arguments.
  public init<Target>(_ method: @escaping (Target) -> () -> Void) {
    self.init(name: nil, of: Target.self, isMethodOf: { $0 is Target }) { target, _, _ in
      guard let target = target as? Target else { return .missing }
      return .returned(method(target)())
    }
  }

  /// Makes a selector of a method that takes the sender.
  public init<Target, Sender>(_ method: @escaping (Target) -> (Sender) -> Void) {
    self.init(name: nil, of: Target.self, isMethodOf: { $0 is Target }) { target, sender, _ in
      guard let target = target as? Target else { return .missing }
      return .returned(method(target)(Self.sender(sender)))
    }
  }

  /// Makes a selector of a method that takes the sender and the event.
  public init<Target, Sender>(_ method: @escaping (Target) -> (Sender, UIEvent?) -> Void) {
    self.init(name: nil, of: Target.self, isMethodOf: { $0 is Target }) { target, sender, event in
      guard let target = target as? Target else { return .missing }
      return .returned(method(target)(Self.sender(sender), event as? UIEvent))
    }
  }

  /// The sender as what the method takes.
  static func sender<Sender>(_ sender: AnyObject) -> Sender {
    guard let sender = sender as? Sender else {
      trap("the method takes a \(Sender.self), its sender is a \(type(of: sender))")
    }
    return sender
  }

  /// Whether `target` has the method.
  func isMethod(of target: AnyObject) -> Bool {
    isMethodOf(target) || sameMethod(of: target) != nil
  }

  /// Whether `target` is of the class that was given with the method.
  func isOwnMethod(of target: AnyObject) -> Bool { isMethodOf(target) }

  /// Whether objects of a class have the method, as the class tells it by name, or the class or one
  /// above it is the method's.
  func isMethod(ofObjectsOf type: AnyClass) -> Bool {
    if case .name(let name) = key, let type = type as? any ObjectiveCMembersProviding.Type,
      ObjectiveCMembers.table(of: type).selector(named: name) != nil
    {
      return true
    }
    return sequence(first: type, next: { class_getSuperclass($0) }).contains { $0 == owner }
  }

  /// Calls the method on `target`; where that is `nil`, on the first responder that has it, from
  /// the sender's place on.
  ///
  /// - Precondition: A target that is not `nil` has the method.
  func perform(on target: AnyObject?, from sender: AnyObject, place: UIResponder?, event: UIEvent?)
  {
    if let target {
      _ = result(on: target, from: sender, event)
      return
    }
    for responder in sequence(first: place, next: { $0?.next }) {
      guard let responder else { return }
      if case .returned = send(to: responder, from: sender, event) { return }
    }
  }

  /// Calls the method on `target`, and hands on what it returns.
  ///
  /// - Precondition: The target has the method.
  func result(on target: AnyObject, from sender: AnyObject, _ second: Any? = nil) -> Any {
    guard case .returned(let result) = send(to: target, from: sender, second) else {
      trap(
        "unrecognized selector sent to instance: \(type(of: target)) is not of the class whose "
          + "method was given to the selector, and tells no method \(description)")
    }
    return result
  }

  private func send(to target: AnyObject, from sender: AnyObject, _ second: Any?) -> Outcome {
    let outcome = call(target, sender, second)
    guard case .missing = outcome else { return outcome }
    return sameMethod(of: target)?.call(target, sender, second) ?? .missing
  }

  /// True for selectors of one name; without names for a selector and its copies.
  public static func == (left: Selector, right: Selector) -> Bool { left.key == right.key }

  /// Hashes the selector's name or identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

/// A selector and its target, which is not kept alive.
struct TargetAction {
  weak var target: AnyObject?
  /// Whether the target is looked for among the responders.
  let isForResponders: Bool
  let selector: Selector

  init(_ target: Any?, _ selector: Selector) {
    self.target = target.map(ClassTarget.object)
    isForResponders = target == nil
    self.selector = selector
  }

  func perform(from sender: AnyObject, place: UIResponder?, event: UIEvent? = nil) {
    guard target != nil || isForResponders else { return }
    selector.perform(on: target, from: sender, place: place, event: event)
  }

  /// Whether the target is `other`, or `other` is `nil` and stands for any; the same for the
  /// selector.
  func matches(_ other: Any?, _ selector: Selector?) -> Bool {
    (other == nil || target === other.map(ClassTarget.object))
      && (selector == nil || self.selector == selector)
  }
}
