// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The shadow of a text, for `NSAttributedString.Key.shadow`.
///
/// ```swift
/// let shadow = NSShadow()
/// shadow.shadowOffset = CGSize(width: 0, height: 1)
/// shadow.shadowColor = UIColor.black
/// ```
open class NSShadow: AttributeValue, @unchecked Sendable, NSCopying {
  /// How far the shadow is moved, in points, to the right and down. The default is nothing.
  open var shadowOffset: CGSize = .zero
  /// How far it is blurred, in points; 0, the default, for sharp edges. The Gaussian's standard
  /// deviation is half of it, as in Core Graphics.
  open var shadowBlurRadius: CGFloat = 0
  /// A ``UIColor``, black at a third of its opacity by default; `nil` for no shadow.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  /// Makes a shadow without offset and blur, which the text hides.
  public override init() { super.init() }

  /// A shadow with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  /// Shadows are equal when their values are.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && shadowColor as? UIColor == other.shadowColor as? UIColor
  }

  /// Equal shadows have equal hashes.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(shadowOffset.width)
    hasher.combine(shadowOffset.height)
    hasher.combine(shadowBlurRadius)
    return hasher.finalize()
  }
}
