// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// What an observer's dictionary of a change tells.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// Foundation's name.
  public let rawValue: String
  /// Makes a key from Foundation's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// How the value has changed: it was set, 1.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The value after the change.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before the change.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// Whether the change is about to come, for ``NSKeyValueObservingOptions/prior``.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
  /// The members that have changed, an `IndexSet`, of a collection that
  /// `mutableArrayValue(forKey:)` changes.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
}

/// One observer by the name of a property.
final class NamedObserver {
  weak var observer: NSObject?
  let keyPath: String
  let options: NSKeyValueObservingOptions
  let context: UnsafeMutableRawPointer?
  var observation: NSKeyValueObservation?

  init(
    _ observer: NSObject, _ keyPath: String, _ options: NSKeyValueObservingOptions,
    _ context: UnsafeMutableRawPointer?
  ) {
    self.observer = observer
    self.keyPath = keyPath
    self.options = options
    self.context = context
  }

  /// Tells of a change.
  func tell(_ object: Any, _ change: [NSKeyValueChangeKey: Any]) {
    if let observer = observer as? UIResponder {
      observer.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    } else if let observer = observer as? any KeyValueObserver {
      observer.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    } else if let observer {
      trap(
        "\(type(of: observer)) observes '\(keyPath)' and does not say how it hears of changes: "
          + "let it conform to KeyValueObserver")
    }
  }
}

/// An object that hears of changes which `addObserver(_:forKeyPath:options:context:)` asked for.
///
/// On iOS each NSObject overrides the method. Responders do so here, too; the plug-in
/// `UIKitSources` writes this protocol beside other classes that do.
public protocol KeyValueObserver: NSObjectProtocol {
  /// Hears of a change.
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}

extension KeyValueObserving {
  /// Tells `observer` of a property's changes by its
  /// ``UIResponder/observeValue(forKeyPath:of:change:context:)``, as
  /// ``observe(_:options:changeHandler:)`` tells of them.
  ///
  /// - Precondition: The observer is a responder or a ``KeyValueObserver``. The property is one that
  ///   the object's class stores, or one of those that views and layers tell by name: `frame`,
  ///   `bounds`, `center`, `position`, `hidden`, `alpha`, `opacity`, `backgroundColor`,
  ///   `contentOffset`, `contentSize`, `contentInset`, `text`, `attributedText`, `font`,
  ///   `textColor`, `image`, `highlighted`, `selected` or `enabled`, and of web views
  ///   `estimatedProgress`, `loading`, `title`, `URL`, `canGoBack` and `canGoForward`.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    guard ObservedProperty.value(keyPath, of: self) != nil else {
      // iOS knows all properties of its own objects.
      guard !String(reflecting: type(of: self)).hasPrefix("Foundation") else {
        return reportUntold()
      }
      trap(
        "\(type(of: self)) has no property '\(keyPath)' that can be observed by its name: use "
          + "observe(_:options:changeHandler:) with a key path")
    }
    let entry = NamedObserver(observer, keyPath, options, context)
    let asked = options.intersection(.prior).union([.old, .new])
    entry.observation = observe(\.observed[keyPath], options: asked) { object, change in
      var told: [NSKeyValueChangeKey: Any] = [.kindKey: 1]
      if change.isPrior { told[.notificationIsPriorKey] = true }
      if options.contains(.new), !change.isPrior { told[.newKey] = change.newValue?.value }
      if options.contains(.old) { told[.oldKey] = change.oldValue?.value }
      entry.tell(object, told)
    }
    let storage = AssociatedStorage.storage(of: self)
    let observers = storage[NamedObservers.key] ?? NamedObservers()
    observers.entries.append(entry)
    storage[NamedObservers.key] = observers
    if options.contains(.initial) {
      entry.tell(
        self,
        options.contains(.new)
          ? [.kindKey: 1, .newKey: observed[keyPath].value] : [.kindKey: 1])
    }
  }

  /// No longer tells `observer` of a property's changes.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer? = nil
  ) {
    AssociatedStorage.storage(of: self)[NamedObservers.key]?.entries.removeAll {
      let isIt =
        $0.observer === observer && $0.keyPath == keyPath
        && (context == nil || $0.context == context)
      if isIt { $0.observation?.invalidate() }
      return isIt
    }
  }

  /// Properties by their names.
  fileprivate var observed: ObservedProperties { ObservedProperties(object: self) }
}

/// The observers of one object.
final class NamedObservers {
  static let key = AssociatedStorage.Key<NamedObservers>()
  var entries: [NamedObserver] = []
}

private struct ObservedProperties {
  let object: any NSObjectProtocol

  subscript(name: String) -> ObservedProperty {
    // `addObserver` has found out that there is a value.
    ObservedProperty(value: ObservedProperty.value(name, of: object) ?? NSNull())
  }
}

/// A property's value, which is equal to another one where both are described alike or are one
/// object.
struct ObservedProperty: Equatable {
  let value: Any

  static func == (left: ObservedProperty, right: ObservedProperty) -> Bool {
    func compare<Value: Equatable>(_ one: Value) -> Bool { one == right.value as? Value }
    if let one = left.value as? any Equatable { return compare(one) }
    return "\(left.value)" == "\(right.value)"
  }

  /// The value of a property; `nil` for a name that is not known.
  static func value(_ name: String, of object: any NSObjectProtocol) -> Any? {
    known(name, of: object)
      ?? KeyedValue.stored(name, in: Mirror(reflecting: object)).map { $0.value ?? NSNull() }
  }

  /// The value of a property that UIKit's classes tell; `nil` for any other one.
  static func known(_ name: String, of object: any NSObjectProtocol) -> Any? {
    if let layer = object as? CALayer { return value(name, of: layer) }
    guard let view = object as? UIView else { return nil }
    if let value = (view as? any ViewOfFramework)?.observedValue(name) { return value }
    return value(name, ofContent: view) ?? value(name, of: view)
  }

  private static func value(_ name: String, of view: UIView) -> Any? {
    switch name {
    case "frame": view.frame
    case "bounds": view.bounds
    case "center": view.center
    case "hidden": view.isHidden
    case "alpha": view.alpha
    case "backgroundColor": view.backgroundColor as Any
    default: nil
    }
  }

  private static func value(_ name: String, ofContent view: UIView) -> Any? {
    switch (view, name) {
    case (let view as UIScrollView, "contentOffset"): view.contentOffset
    case (let view as UIScrollView, "contentSize"): view.contentSize
    case (let view as UIScrollView, "contentInset"): view.contentInset
    case (let label as UILabel, "text"): label.text as Any
    case (let label as UILabel, "attributedText"): label.attributedText as Any
    case (let label as UILabel, "font"): label.font as Any
    case (let label as UILabel, "textColor"): label.textColor as Any
    case (let field as UITextField, "text"): field.text as Any
    case (let view as UITextView, "text"): view.text as Any
    case (let view as UIImageView, "image"): view.image as Any
    case (let control as UIControl, "highlighted"): control.isHighlighted
    case (let control as UIControl, "selected"): control.isSelected
    case (let control as UIControl, "enabled"): control.isEnabled
    default: nil
    }
  }

  private static func value(_ name: String, of layer: CALayer) -> Any? {
    switch name {
    case "frame": layer.frame
    case "bounds": layer.bounds
    case "position": layer.position
    case "hidden": layer.isHidden
    case "opacity": layer.opacity
    case "backgroundColor": layer.backgroundColor as Any
    default: nil
    }
  }
}
