// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The modules whose classes have no module in their names on iOS.
private let modulesOfIOS = ["HeadlessUIKit.", "HeadlessFrameworks."]

/// The class of a name, as `NSClassFromString` gives it on iOS: UIKit's by their names alone, among
/// them `UITabBarButton`, which code looks for in a bar, and others with their module before it.
/// The plug-in `UIKitSources` writes it in that function's place.
public func uiKitClass(named name: String) -> AnyClass? {
  NSClassFromString(name)
    ?? modulesOfIOS.lazy.compactMap { _typeByName($0 + name) as? AnyClass }.first
}

/// The name of a class, as `NSStringFromClass` gives it on iOS: UIKit's without a module, and that of
/// a generic class, or of one inside of another type, mangled. The plug-in `UIKitSources` writes it
/// in that function's place.
public func uiKitName(of type: AnyClass) -> String {
  // Foundation's function ends the program for these.
  let isAtTop = _typeName(type, qualified: true).split(separator: ".").count == 2
  guard isAtTop else { return "_Tt" + (_mangledTypeName(type) ?? _typeName(type)) }
  let name = NSStringFromClass(type)
  return modulesOfIOS.first(where: name.hasPrefix).map { String(name.dropFirst($0.count)) } ?? name
}
