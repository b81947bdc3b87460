// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The screen of the running task's ``RenderingEnvironment``.
///
/// ```swift
/// let hairline = 1 / UIScreen.main.scale
/// ```
public final class UIScreen: NSObject, Sendable {
  private override init() {
    super.init()
  }

  /// The screen. It answers with what the environment says when it is asked.
  public static let main = UIScreen()

  /// Pixels per point.
  public var scale: CGFloat { RenderingEnvironment.current.displayScale }
  /// The same as ``scale``.
  public var nativeScale: CGFloat { scale }
  /// The screen's size in points, at the origin.
  public var bounds: CGRect {
    CGRect(origin: .zero, size: RenderingEnvironment.current.screenSize)
  }
  /// The traits of the environment.
  public var traitCollection: UITraitCollection { .current }
}
