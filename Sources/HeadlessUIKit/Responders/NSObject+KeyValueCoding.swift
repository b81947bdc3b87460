// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// Properties by their names, which Objective-C finds for every object. Here they are found as far
/// as an object's stored properties, its class's ``ObjectiveCMembers`` and UIKit's most used names
/// go.
extension NSObjectProtocol {
  /// The value of a property: one that is observed by its name, one that UIKit's classes have, or a
  /// stored property of the object's class or those above it.
  ///
  /// - Precondition: There is a property of the name. On iOS, too, others stop the program.
  public func value(forKey key: String) -> Any? {
    if let object = self as? NSObject, let known = KeyedValue.known(key, of: object) {
      return known.value
    }
    guard let stored = KeyedValue.stored(key, in: Mirror(reflecting: self)) else {
      trap(
        "\(type(of: self)) has no property '\(key)' that can be read by its name: read it as a "
          + "property")
    }
    return stored.value
  }

  /// The value at the end of a path: names with periods between them; `nil` where one is `nil`.
  public func value(forKeyPath keyPath: String) -> Any? {
    let parts = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    let first = value(forKey: parts.first ?? "")
    guard parts.count > 1 else { return first }
    return (first as? any NSObjectProtocol)?.value(forKeyPath: parts[1])
  }

  /// Sets a property that the class's ``ObjectiveCMembers`` name, or one of UIKit's. A name that is
  /// not known changes nothing, which the snapshot's record notes: on iOS it may be one of UIKit's
  /// private properties.
  public func setValue(_ value: Any?, forKey key: String) {
    if let property = ObjectiveCMembers.members(of: self as AnyObject)?.property(named: key),
      property.set(value, on: self as AnyObject)
    {
      return
    }
    if let object = self as? NSObject, KeyedValue.set(value, key, of: object) { return }
    leftOut("\(type(of: self)).setValue(_:forKey: \"\(key)\")")
  }

  /// Sets a property at the end of a path: names with periods between them.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    var parts = keyPath.split(separator: ".").map(String.init)
    guard let last = parts.popLast() else { return }
    if parts.isEmpty { return setValue(value, forKey: last) }
    let owner = self.value(forKeyPath: parts.joined(separator: "."))
    (owner as? any NSObjectProtocol)?.setValue(value, forKey: last)
  }
}

/// An object whose class says how its properties are found by their names.
package protocol KeyedObject: NSObject {
  /// The value of a property; `nil` for none.
  func keyedValue(_ key: String) -> Any?
  /// Sets the value of a property.
  func setKeyedValue(_ value: Any?, _ key: String)
}

/// A property's value, which may be none.
struct KeyedValue {
  let value: Any?

  /// What UIKit's classes are asked for by name.
  static func known(_ key: String, of object: NSObject) -> KeyedValue? {
    switch (object, key) {
    case (_, "self"): KeyedValue(value: object)
    case (let object as any KeyedObject, _): KeyedValue(value: object.keyedValue(key))
    case (let layer as CALayer, _): KeyedValue(value: layer.value(forKey: key))
    case (let view as UIView, "layer"): KeyedValue(value: view.layer)
    case (let item as UIBarButtonItem, "view"):
      KeyedValue(value: item.customView ?? item.shownButton)
    case (let bar as UISearchBar, "searchField"), (let bar as UISearchBar, "_searchField"):
      KeyedValue(value: bar.searchTextField)
    case (let bar as UISearchBar, "cancelButton"): KeyedValue(value: bar.cancelButton)
    case (let field as UITextField, "placeholderLabel"),
      (let field as UITextField, "_placeholderLabel"):
      KeyedValue(value: field.placeholderLabel)
    case (let field as UITextField, "clearButton"), (let field as UITextField, "_clearButton"):
      KeyedValue(value: field.namedClearButton)
    case (let button as UIButton, "titleLabel"): KeyedValue(value: button.titleLabel)
    case (let button as UIButton, "imageView"): KeyedValue(value: button.imageView)
    case (let cell as UITableViewCell, "textLabel"): KeyedValue(value: cell.textLabel)
    case (let cell as UITableViewCell, "detailTextLabel"): KeyedValue(value: cell.detailTextLabel)
    case (let cell as UITableViewCell, "imageView"): KeyedValue(value: cell.imageView)
    case (let cell as UITableViewCell, "contentView"): KeyedValue(value: cell.contentView)
    case (let cell as UICollectionViewCell, "contentView"): KeyedValue(value: cell.contentView)
    case (let view as UITextView, "textContainer"): KeyedValue(value: view.textContainer)
    case (let controller as UIViewController, "navigationItem"):
      KeyedValue(value: controller.navigationItem)
    case (let controller as UIViewController, "tabBarItem"):
      KeyedValue(value: controller.tabBarItem)
    case (let controller as UINavigationController, "navigationBar"):
      KeyedValue(value: controller.navigationBar)
    case (let controller as UITabBarController, "tabBar"): KeyedValue(value: controller.tabBar)
    default:
      NamedProperty.value(key, of: object)
        ?? ObservedProperty.known(key, of: object).map { KeyedValue(value: unwrapped($0)) }
    }
  }

  /// A property that the object stores, in its class or one above it.
  static func stored(_ key: String, in mirror: Mirror) -> KeyedValue? {
    for child in mirror.children where child.label == key {
      return KeyedValue(value: unwrapped(child.value))
    }
    return mirror.superclassMirror.flatMap { stored(key, in: $0) }
  }

  /// Sets one of UIKit's properties; false for a name that is none of them.
  static func set(_ value: Any?, _ key: String, of object: NSObject) -> Bool {
    switch (object, key) {
    case (let object as any KeyedObject, _): object.setKeyedValue(value, key)
    case (let layer as CALayer, _): layer.setValue(value, forKey: key)
    default:
      return NamedProperty.set(value, key, of: object) || setUnpublished(value, key, of: object)
    }
    return true
  }

  /// Sets one of those properties that UIKit does not publish and that code sets all the same.
  private static func setUnpublished(_ value: Any?, _ key: String, of object: NSObject) -> Bool {
    switch (object, key, value) {
    case (let tabs as UITabBarController, "tabBar", let bar as UITabBar):
      tabs.replaceTabBar(by: bar)
    case (let navigation as UINavigationController, "navigationBar", let bar as UINavigationBar):
      navigation.replaceBars(bar)
    case (let navigation as UINavigationController, "toolbar", let bar as UIToolbar):
      navigation.replaceBars(toolbar: bar)
    case (let bar as UINavigationBar, "hidesShadow", let hides as Bool):
      bar.background.hidesHairline = hides
      bar.setNeedsLayout()
    case (let bar as UITabBar, "hidesShadow", let hides as Bool):
      bar.background.hidesHairline = hides
      bar.setNeedsLayout()
    case (let bar as UIToolbar, "hidesShadow", let hides as Bool):
      bar.background.hidesHairline = hides
      bar.setNeedsLayout()
    case (let alert as UIAlertController, "attributedTitle", _):
      alert.attributedTitle = value as? NSAttributedString
    case (let alert as UIAlertController, "attributedMessage", _):
      alert.attributedMessage = value as? NSAttributedString
    case (let action as UIAlertAction, "titleTextColor", _):
      action.titleTextColor = value as? UIColor
    case (let bar as UISearchBar, "cancelButtonText", let text as String),
      (let bar as UISearchBar, "_cancelButtonText", let text as String):
      bar.cancelButton.setTitle(text, for: .normal)
      bar.setNeedsLayout()
    default: return false
    }
    return true
  }

  /// What is in an optional that was made an `Any`.
  static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first?.value
  }
}
