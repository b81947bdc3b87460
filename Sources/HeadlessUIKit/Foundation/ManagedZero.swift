// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What a managed property (`@NSManaged`) has before it is set.
package enum ManagedZero {
  /// Nothing, zero or an empty text; `nil` for a type that has none of these.
  package static func value<Value>(of type: Value.Type) -> Value? {
    if let type = Value.self as? any ExpressibleByNilLiteral.Type { return nothing(type) as? Value }
    let zeros: [Any] = [
      CGFloat.zero, Double.zero, Float.zero, Int.zero, UInt.zero, Int16.zero, Int32.zero,
      Int64.zero, false, "", CGPoint.zero, CGSize.zero, CGRect.zero, UIEdgeInsets.zero,
      CGAffineTransform.identity, CATransform3DIdentity, Data(), NSSet(), NSOrderedSet(),
      Date(timeIntervalSinceReferenceDate: 0), NSNumber(value: 0),
    ]
    return zeros.lazy.compactMap { $0 as? Value }.first
  }

  private static func nothing<Optional: ExpressibleByNilLiteral>(_ type: Optional.Type) -> Any {
    nil as Optional
  }
}
