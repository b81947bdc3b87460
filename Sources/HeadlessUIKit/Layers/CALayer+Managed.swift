// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

extension CALayer {
  /// The value of a property that a class leaves to the layer (`@NSManaged`), under its name. The
  /// plug-in UIKitSources writes it. Without a value, numbers, sizes and places are zero.
  public final func managedValue<Value>(forKey key: String) -> Value {
    if let value = value(forKey: key) as? Value { return value }
    guard let value = ManagedZero.value(of: Value.self) else {
      trap("\(type(of: self)).\(key) was read before it was set: a \(Value.self) has no zero")
    }
    return value
  }

  /// Sets a property that a class leaves to the layer, under its name.
  public final func setManagedValue<Value>(_ value: Value, forKey key: String) {
    setValue(value, forKey: key)
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
  }
}
