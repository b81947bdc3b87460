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
/// Each selector is equal to itself and its copies only: keep one to remove it by.
public struct Selector: Hashable {
  private final class Identity {}

  private let identity = Identity()
  private let call: (_ target: AnyObject, _ sender: AnyObject, _ event: UIEvent?) -> Bool
  private let isMethodOf: (_ target: AnyObject) -> Bool

  /// Makes a selector of a method without arguments.
  public init<Target>(_ method: @escaping (Target) -> () -> Void) {
    isMethodOf = { $0 is Target }
    call = { target, _, _ in
      guard let target = target as? Target else { return false }
      method(target)()
      return true
    }
  }

  /// Makes a selector of a method that takes the sender.
  public init<Target, Sender>(_ method: @escaping (Target) -> (Sender) -> Void) {
    isMethodOf = { $0 is Target }
    call = { target, sender, _ in
      guard let target = target as? Target else { return false }
      guard let sender = sender as? Sender else {
        trap("the method takes a \(Sender.self), its sender is a \(type(of: sender))")
      }
      method(target)(sender)
      return true
    }
  }

  /// Makes a selector of a method that takes the sender and the event.
  public init<Target, Sender>(_ method: @escaping (Target) -> (Sender, UIEvent?) -> Void) {
    isMethodOf = { $0 is Target }
    call = { target, sender, event in
      guard let target = target as? Target else { return false }
      guard let sender = sender as? Sender else {
        trap("the method takes a \(Sender.self), its sender is a \(type(of: sender))")
      }
      method(target)(sender, event)
      return true
    }
  }

  /// Whether `target` is of the class that has the method.
  func isMethod(of target: AnyObject) -> Bool { isMethodOf(target) }

  /// Calls the method on `target`; where that is `nil`, on the first responder of its class from
  /// the sender's place on.
  ///
  /// - Precondition: A target that is not `nil` has the method.
  func perform(on target: AnyObject?, from sender: AnyObject, place: UIResponder?, event: UIEvent?)
  {
    if let target {
      require(
        call(target, sender, event),
        "unrecognized selector sent to instance: \(type(of: target)) is not of the class whose method "
          + "was given to the selector")
      return
    }
    for responder in sequence(first: place, next: { $0?.next }) {
      guard let responder else { return }
      if call(responder, sender, event) { return }
    }
  }

  /// True for a selector and its copies.
  public static func == (left: Selector, right: Selector) -> Bool {
    left.identity === right.identity
  }

  /// Hashes the selector's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}

/// A selector and its target, which is not kept alive.
struct TargetAction {
  weak var target: AnyObject?
  /// Whether the target is looked for among the responders.
  let isForResponders: Bool
  let selector: Selector

  init(_ target: Any?, _ selector: Selector) {
    self.target = target.map { $0 as AnyObject }
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
    (other == nil || target === other.map { $0 as AnyObject })
      && (selector == nil || self.selector == selector)
  }
}
