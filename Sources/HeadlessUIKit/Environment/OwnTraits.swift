// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The values of the traits that an app defines itself.
struct OwnTraits: Hashable, @unchecked Sendable {
  private struct Value: Hashable {
    let value: Any
    /// What tells it from other values: itself, its object, or for other kinds how it reads.
    private let key: AnyHashable

    init(_ value: Any) {
      self.value = value
      if let value = value as? AnyHashable {
        key = value
      } else if type(of: value) is AnyClass {
        key = ObjectIdentifier(value as AnyObject)
      } else {
        key = String(reflecting: value)
      }
    }

    static func == (left: Value, right: Value) -> Bool { left.key == right.key }
    func hash(into hasher: inout Hasher) { hasher.combine(key) }
  }

  private var values: [ObjectIdentifier: Value] = [:]

  var isEmpty: Bool { values.isEmpty }

  func value<Trait: UITraitDefinition>(of trait: Trait.Type) -> Trait.Value? {
    values[ObjectIdentifier(trait)]?.value as? Trait.Value
  }

  mutating func set<Trait: UITraitDefinition>(_ trait: Trait.Type, _ value: Trait.Value?) {
    values[ObjectIdentifier(trait)] = value.map { Value($0) }
  }

  func holds(_ trait: UITrait) -> Bool { values[ObjectIdentifier(trait)] != nil }

  func isDifferent(_ trait: UITrait, from other: OwnTraits?) -> Bool {
    values[ObjectIdentifier(trait)] != other?.values[ObjectIdentifier(trait)]
  }

  func overridden(by other: OwnTraits) -> OwnTraits {
    var traits = self
    traits.values.merge(other.values) { $1 }
    return traits
  }
}

extension Traits {
  /// The value of a trait: one of the app's own, or one of UIKit's.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { own?.value(of: trait) ?? built(in: trait) ?? trait.defaultValue }
    set {
      if set(trait, newValue) { return }
      var traits = own ?? OwnTraits()
      traits.set(trait, newValue)
      own = traits
    }
  }

  private func built<Trait: UITraitDefinition>(in trait: Trait.Type) -> Trait.Value? {
    let value: Any?
    switch ObjectIdentifier(trait) {
    case ObjectIdentifier(UITraitUserInterfaceStyle.self): value = userInterfaceStyle
    case ObjectIdentifier(UITraitUserInterfaceLevel.self): value = userInterfaceLevel
    case ObjectIdentifier(UITraitAccessibilityContrast.self): value = accessibilityContrast
    case ObjectIdentifier(UITraitPreferredContentSizeCategory.self):
      value = preferredContentSizeCategory
    case ObjectIdentifier(UITraitHorizontalSizeClass.self): value = horizontalSizeClass
    case ObjectIdentifier(UITraitVerticalSizeClass.self): value = verticalSizeClass
    case ObjectIdentifier(UITraitDisplayScale.self): value = Double(displayScale)
    case ObjectIdentifier(UITraitUserInterfaceIdiom.self): value = userInterfaceIdiom
    case ObjectIdentifier(UITraitLayoutDirection.self): value = layoutDirection
    default: value = nil
    }
    return value as? Trait.Value
  }

  /// Sets one of UIKit's traits; false for others.
  private mutating func set<Trait: UITraitDefinition>(
    _ trait: Trait.Type, _ value: Trait.Value
  ) -> Bool {
    switch value {
    case let value as UIUserInterfaceStyle where trait == UITraitUserInterfaceStyle.self:
      userInterfaceStyle = value
    case let value as UIUserInterfaceLevel where trait == UITraitUserInterfaceLevel.self:
      userInterfaceLevel = value
    case let value as UIAccessibilityContrast where trait == UITraitAccessibilityContrast.self:
      accessibilityContrast = value
    case let value as UIContentSizeCategory
    where trait == UITraitPreferredContentSizeCategory.self:
      preferredContentSizeCategory = value
    case let value as UIUserInterfaceSizeClass where trait == UITraitHorizontalSizeClass.self:
      horizontalSizeClass = value
    case let value as UIUserInterfaceSizeClass where trait == UITraitVerticalSizeClass.self:
      verticalSizeClass = value
    case let value as Double where trait == UITraitDisplayScale.self: displayScale = CGFloat(value)
    case let value as UIUserInterfaceIdiom where trait == UITraitUserInterfaceIdiom.self:
      userInterfaceIdiom = value
    case let value as UITraitEnvironmentLayoutDirection
    where trait == UITraitLayoutDirection.self: layoutDirection = value
    default: return false
    }
    return true
  }
}

extension UITraitCollection {
  /// The value of a trait, of the app's own or of UIKit's: that of the nearest view, controller or
  /// window around that sets it, otherwise the trait's `defaultValue`.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { traits[trait] }
}

extension UITraitOverrides {
  /// The value of a trait, of the app's own or of UIKit's; its `defaultValue` where it is not set.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { traits[trait] }
    set { traits[trait] = newValue }
  }

  /// Whether a trait is set.
  public func contains(_ trait: UITrait) -> Bool {
    if traits.own?.holds(trait) == true { return true }
    return trait.isDifferent(UITraitCollection(traits), UITraitCollection())
  }

  /// Takes a trait's value away: it is as above again.
  public mutating func remove(_ trait: UITrait) {
    func remove<Trait: UITraitDefinition>(_ trait: Trait.Type) {
      if traits.own?.holds(trait) == true {
        traits.own?.set(trait, nil)
        if traits.own?.isEmpty == true { traits.own = nil }
      } else {
        let none = Traits()[trait]
        if trait.isDifferent(UITraitCollection(traits), UITraitCollection()) {
          traits[trait] = none
        }
      }
    }
    remove(trait)
  }
}
