// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What hears of changes of traits.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {}

/// Stands for one wish to hear of changes.
public protocol UITraitChangeRegistration: AnyObject {}

extension UITraitChangeObservable {
  /// Has `handler` called after one of `traits` has changed, with this object and the traits
  /// before.
  ///
  /// - Returns: What ``unregisterForTraitChanges(_:)`` takes.
  @discardableResult
  public func registerForTraitChanges<Observer>(
    _ traits: [UITrait], handler: @escaping (Observer, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits) { observer, previous in
      if let observer = observer as? Observer { handler(observer, previous) }
    }
    (self as? any TraitObserving)?.traitRegistrations.append(registration)
    return registration
  }

  /// Has a method of this object called after one of `traits` has changed.
  ///
  /// - Returns: What ``unregisterForTraitChanges(_:)`` takes.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Has a method of `target` called after one of `traits` has changed.
  ///
  /// - Returns: What ``unregisterForTraitChanges(_:)`` takes.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let object = target as AnyObject
    let registration = TraitRegistration(traits) { [weak object] observer, _ in
      guard let object else { return }
      action.perform(on: object, from: observer, place: nil, event: nil)
    }
    (self as? any TraitObserving)?.traitRegistrations.append(registration)
    return registration
  }

  /// Ends what a registration asked for.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitObserving)?.traitRegistrations.removeAll { $0 === registration }
  }
}

/// One wish to hear of changes.
final class TraitRegistration: UITraitChangeRegistration {
  private let traits: [UITrait]
  private let handler: (any TraitObserving, UITraitCollection) -> Void

  init(
    _ traits: [UITrait], _ handler: @escaping (any TraitObserving, UITraitCollection) -> Void
  ) {
    (self.traits, self.handler) = (traits, handler)
  }

  func tell(
    _ observer: any TraitObserving, from previous: UITraitCollection, to present: UITraitCollection
  ) {
    if traits.contains(where: { $0.isDifferent(previous, present) }) { handler(observer, previous) }
  }
}

/// What keeps registrations.
protocol TraitObserving: UITraitChangeObservable {
  var traitRegistrations: [TraitRegistration] { get set }
}

extension UIView: UITraitChangeObservable, TraitObserving {}
extension UIViewController: UITraitChangeObservable, TraitObserving {}
