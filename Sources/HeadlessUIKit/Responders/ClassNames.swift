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

/// The name of a class, as `NSStringFromClass` gives it on iOS: UIKit's without a module. The plug-in
/// `UIKitSources` writes it in that function's place.
public func uiKitName(of type: AnyClass) -> String {
  let name = NSStringFromClass(type)
  return modulesOfIOS.first(where: name.hasPrefix).map { String(name.dropFirst($0.count)) } ?? name
}
