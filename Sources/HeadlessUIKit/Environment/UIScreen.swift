// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The screen of the running task's ``RenderingEnvironment``.
///
/// ```swift
/// let hairline = 1 / UIScreen.main.scale
/// ```
open class UIScreen: NSObject, @unchecked Sendable {
  /// Makes one more, which answers as ``main`` does. A subclass of a test may answer otherwise.
  public override init() {
    super.init()
  }

  /// The screen. It answers with what the environment says when it is asked.
  public static let main = UIScreen()

  /// Pixels per point.
  open var scale: CGFloat { RenderingEnvironment.current.displayScale }
  /// The same as ``scale``.
  open var nativeScale: CGFloat { scale }
  /// The screen's size in points, at the origin.
  open var bounds: CGRect {
    CGRect(origin: .zero, size: RenderingEnvironment.current.screenSize)
  }
  /// The traits of the environment.
  open var traitCollection: UITraitCollection { .current }
}
