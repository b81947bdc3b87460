// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

extension CALayer {
  /// The value of a property that a class leaves to the layer (`@NSManaged`), under its name. The
  /// plug-in UIKitSources writes it. Without a value, numbers, sizes and places are zero.
  public final func managedValue<Value>(forKey key: String) -> Value {
    if let value = value(forKey: key) as? Value { return value }
    if let nothing = Value.self as? any ExpressibleByNilLiteral.Type {
      return value(of: nothing, forKey: key)
    }
    let zeros: [Any] = [
      CGFloat.zero, Double.zero, Float.zero, Int.zero, UInt.zero, Int32.zero, false, "",
      CGPoint.zero, CGSize.zero, CGRect.zero, UIEdgeInsets.zero, CGAffineTransform.identity,
      CATransform3DIdentity,
    ]
    for zero in zeros {
      if let zero = zero as? Value { return zero }
    }
    trap("\(type(of: self)).\(key) was read before it was set: a \(Value.self) has no zero")
  }

  private func value<Value>(of type: any ExpressibleByNilLiteral.Type, forKey key: String) -> Value
  {
    func nothing<Optional: ExpressibleByNilLiteral>(_ type: Optional.Type) -> Any {
      nil as Optional
    }
    guard let value = nothing(type) as? Value else { trap("\(type) is no \(Value.self)") }
    return value
  }

  /// Sets a property that a class leaves to the layer, under its name.
  public final func setManagedValue<Value>(_ value: Value, forKey key: String) {
    setValue(value, forKey: key)
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
  }
}
