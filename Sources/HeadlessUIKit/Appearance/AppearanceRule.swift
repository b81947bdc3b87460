// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The instances for which a rule of the appearance holds.
struct AppearanceScope {
  /// `nil` for all.
  var traits: UITraitCollection?
  /// The innermost first.
  var containers: [any UIAppearanceContainer.Type] = []

  fileprivate func isSame(as other: AppearanceScope) -> Bool {
    traits == other.traits
      && containers.map { ObjectIdentifier($0) } == other.containers.map { ObjectIdentifier($0) }
  }

  /// The places of the containers among `surroundings`, from the window on; `nil` where they are
  /// not all there in their order.
  fileprivate func places(in surroundings: [AnyObject]) -> [Int]? {
    var places: [Int] = []
    var end = surroundings.count
    for container in containers {
      guard let place = surroundings[..<end].lastIndex(where: { isInstance($0, of: container) })
      else { return nil }
      places.insert(place, at: 0)
      end = place
    }
    return places
  }

  private func isInstance(_ object: AnyObject, of container: any UIAppearanceContainer.Type) -> Bool
  {
    func check<Container: UIAppearanceContainer>(_: Container.Type) -> Bool { object is Container }
    return check(container)
  }
}

/// A value of one property for the instances of a class.
struct AppearanceRule {
  enum Key: Hashable {
    /// A property of which objects remember whether it was set; for one state of a control or for
    /// all.
    case noted(AppearanceProperty, state: UInt?)
    /// Any other one.
    case other(AnyKeyPath)
  }

  let target: AnyClass
  let scope: AppearanceScope
  let key: Key
  let value: Any
  /// Whether an object is of the class.
  let matches: (AnyObject) -> Bool
  /// Whether a class is that of the rule or inherits from it.
  let covers: (AnyClass) -> Bool
  /// Whether an object still has the value with which it was made. Asked only where objects do not
  /// remember whether the property was set.
  let isUntouched: (AnyObject) -> Bool
  let apply: (AnyObject) -> Void

  func isSame(as other: AppearanceRule) -> Bool {
    target == other.target && key == other.key && scope.isSame(as: other.scope)
  }

  /// The rule's place among those for an object; `nil` where it does not hold.
  fileprivate func places(
    for object: AnyObject, in surroundings: [AnyObject], _ traits: UITraitCollection
  ) -> [Int]? {
    guard matches(object), scope.traits.map({ traits.includes($0) }) ?? true else { return nil }
    return scope.places(in: surroundings)
  }

  fileprivate func isSet(on object: any AppearanceTaking) -> Bool {
    switch key {
    case .noted(let property, let state): object.appearanceMarks.contains(property, state: state)
    case .other: !isUntouched(object)
    }
  }
}

extension [AppearanceRule] {
  /// Adds a rule in the place of an older one for the same property and instances.
  mutating func record(_ rule: AppearanceRule) {
    removeAll { $0.isSame(as: rule) }
    append(rule)
  }

  /// Gives `object` the values of the rules that hold for it.
  ///
  /// - Parameter surroundings: What it is in, the window first.
  func apply(
    to object: any AppearanceTaking, in surroundings: [AnyObject], _ traits: UITraitCollection
  ) {
    var chosen: [(rule: AppearanceRule, places: [Int])] = []
    for rule in self {
      guard let places = rule.places(for: object, in: surroundings, traits) else { continue }
      if let index = chosen.firstIndex(where: { $0.rule.key == rule.key }) {
        if rule.isAsStrong(as: chosen[index].rule, places, chosen[index].places) {
          chosen[index] = (rule, places)
        }
      } else {
        chosen.append((rule, places))
      }
    }
    object.asToolkit {
      for (rule, _) in chosen where !rule.isSet(on: object) { rule.apply(object) }
    }
  }
}

extension AppearanceRule {
  /// Whether the rule takes the place of one that was recorded earlier.
  fileprivate func isAsStrong(as other: AppearanceRule, _ own: [Int], _ others: [Int]) -> Bool {
    if target != other.target { return other.covers(target) }
    // From the window on, the container that comes first decides.
    for (place, otherPlace) in zip(own, others) where place != otherPlace {
      return place < otherPlace
    }
    if own.count != others.count { return own.count > others.count }
    return scope.traits != nil || other.scope.traits == nil
  }
}

extension UITraitCollection {
  /// Whether all that `other` says is so here.
  fileprivate func includes(_ other: UITraitCollection) -> Bool {
    traits.overridden(by: other.traits) == traits
  }
}
