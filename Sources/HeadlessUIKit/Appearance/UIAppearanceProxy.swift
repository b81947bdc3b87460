// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The look of all instances of a class of views: set its properties as those of one view.
///
/// The properties that have a member here follow UIKit's rule exactly: what was set on a view
/// itself stays. Any other property of the class can be set as well, an app's own ones included; a
/// view takes these where it still has the value of a new view, and always where such values cannot
/// be compared.
///
/// ```swift
/// let bars = UINavigationBar.appearance()
/// bars.tintColor = .systemPink
/// bars.titleTextAttributes = [.foregroundColor: UIColor.systemPink]
/// BadgeView.appearance().badgeColor = .systemOrange
/// ```
@dynamicMemberLookup
public struct UIAppearanceProxy<Target: UIView> {
  let scope: AppearanceScope

  init(_ scope: AppearanceScope) { self.scope = scope }

  /// A property of the class that has no member of its own here.
  public subscript<Value>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Target, Value>
  ) -> Value {
    get { value(.other(keyPath), keyPath) }
    nonmutating set { record(.other(keyPath), newValue, keyPath) }
  }

  /// The layer of no view: what is set on it shows nowhere, since proxies record no layers.
  ///
  /// Apps say `UITabBar.appearance().layer.borderWidth = 0` beside `clipsToBounds`, which counts.
  public var layer: CALayer { CALayer() }

  // MARK: For the members

  /// The value that was recorded, otherwise that of a new view.
  func value<Value>(
    _ key: AppearanceRule.Key, _ keyPath: ReferenceWritableKeyPath<Target, Value>
  ) -> Value {
    let recorded: Value? = AppearanceEntry(Target.self, scope, key).value()
    return recorded ?? UIAppearanceProxy.newView[keyPath: keyPath]
  }

  func record<Value>(
    _ key: AppearanceRule.Key, _ value: Value, _ keyPath: ReferenceWritableKeyPath<Target, Value>
  ) {
    var isUntouched: (Target) -> Bool = { _ in true }
    if case .other = key, let standard = UIAppearanceProxy.newView[keyPath: keyPath] as? AnyHashable
    {
      isUntouched = { ($0[keyPath: keyPath] as? AnyHashable) == standard }
    }
    AppearanceEntry(Target.self, scope, key).record(value, isUntouched: isUntouched) {
      $0[keyPath: keyPath] = value
    }
  }

  /// A value for a state of a control.
  func record<Value>(
    _ property: AppearanceProperty, state: UIControl.State, _ value: Value,
    _ apply: @escaping (Target) -> Void
  ) {
    AppearanceEntry(Target.self, scope, .noted(property, state: state.rawValue))
      .record(value, isUntouched: { _ in true }, apply)
  }

  /// A value for one place, such as a shape of bars.
  func record<Value>(
    _ property: AppearanceProperty, place: UInt, _ value: Value, _ apply: @escaping (Target) -> Void
  ) {
    AppearanceEntry(Target.self, scope, .noted(property, state: place))
      .record(value, isUntouched: { _ in true }, apply)
  }

  /// The look of a bar. Each bar has a copy of its own.
  func recordLook<Look: UIBarAppearance>(
    _ property: AppearanceProperty, _ look: Look?,
    _ keyPath: ReferenceWritableKeyPath<Target, Look?>
  ) {
    let copy = look.map(Look.init(barAppearance:))
    AppearanceEntry(Target.self, scope, .noted(property, state: nil))
      .record(copy, isUntouched: { _ in true }) {
        $0[keyPath: keyPath] = copy.map(Look.init(barAppearance:))
      }
  }

  /// The look of a bar that always has one. Each bar has a copy of its own.
  func recordLook<Look: UIBarAppearance>(
    _ property: AppearanceProperty, _ look: Look,
    _ keyPath: ReferenceWritableKeyPath<Target, Look>
  ) {
    let copy = Look(barAppearance: look)
    AppearanceEntry(Target.self, scope, .noted(property, state: nil))
      .record(copy, isUntouched: { _ in true }) {
        $0[keyPath: keyPath] = Look(barAppearance: copy)
      }
  }

  /// A view as it is made, without the frame that a host offers to its own.
  private static var newView: Target {
    HostedFrame.$current.withValue(nil) { Target() }
  }
}

/// The look of all items of a class: set its properties as those of one item.
///
/// ```swift
/// UIBarButtonItem.appearance().tintColor = .systemPink
/// ```
public struct UIBarItemAppearanceProxy<Target: UIBarItem> {
  let scope: AppearanceScope

  init(_ scope: AppearanceScope) { self.scope = scope }

  func value<Value>(_ property: AppearanceProperty) -> Value? {
    AppearanceEntry(Target.self, scope, .noted(property, state: nil)).value()
  }

  func record<Value>(
    _ property: AppearanceProperty, state: UInt? = nil, _ value: Value,
    _ apply: @escaping (Target) -> Void
  ) {
    AppearanceEntry(Target.self, scope, .noted(property, state: state))
      .record(value, isUntouched: { _ in true }, apply)
  }
}

/// Reads and writes one rule of the running task's app.
struct AppearanceEntry<Target: AnyObject> {
  private let scope: AppearanceScope
  private let key: AppearanceRule.Key

  init(_: Target.Type, _ scope: AppearanceScope, _ key: AppearanceRule.Key) {
    self.scope = scope
    self.key = key
  }

  func value<Value>() -> Value? {
    let same = rule(()) { _ in
      true
    } apply: { _ in
    }
    return UIApplication.shared.state.appearances.last { $0.isSame(as: same) }?.value as? Value
  }

  func record<Value>(
    _ value: Value, isUntouched: @escaping (Target) -> Bool, _ apply: @escaping (Target) -> Void
  ) {
    UIApplication.shared.state.record(rule(value, isUntouched: isUntouched, apply: apply))
  }

  private func rule(
    _ value: Any, isUntouched: @escaping (Target) -> Bool, apply: @escaping (Target) -> Void
  ) -> AppearanceRule {
    AppearanceRule(
      target: Target.self, scope: scope, key: key, value: value, matches: { $0 is Target },
      covers: { $0 is Target.Type },
      isUntouched: { object in (object as? Target).map(isUntouched) ?? false },
      apply: { object in if let target = object as? Target { apply(target) } })
  }
}
