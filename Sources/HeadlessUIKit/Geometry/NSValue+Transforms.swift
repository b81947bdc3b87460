// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

// Foundation's values hold no such structure: it is kept beside the value.

private final class KeptTransform {
  let transform: CATransform3D

  init(_ transform: CATransform3D) { self.transform = transform }
}

private nonisolated(unsafe) let transformKey = UnsafeRawPointer(
  UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

extension NSValue {
  /// Wraps a transform in space.
  public convenience init(caTransform3D transform: CATransform3D) {
    self.init(
      rect: CGRect(
        x: transform.m11, y: transform.m22, width: transform.m41, height: transform.m42))
    objc_setAssociatedObject(
      self, transformKey, KeptTransform(transform), .OBJC_ASSOCIATION_RETAIN)
  }

  /// Wraps a transform.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init(caTransform3D: CATransform3DMakeAffineTransform(transform))
  }

  /// The wrapped transform in space; `nil` for a value of something else.
  var keptTransform: CATransform3D? {
    (objc_getAssociatedObject(self, transformKey) as? KeptTransform)?.transform
  }

  /// The wrapped transform in space; none for a value of something else.
  public var caTransform3DValue: CATransform3D { keptTransform ?? CATransform3DIdentity }

  /// The wrapped transform; none for a value of something else.
  public var cgAffineTransformValue: CGAffineTransform {
    CATransform3DGetAffineTransform(caTransform3DValue)
  }
}
