// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Something on the screen that is no view of its own, such as a bar of a chart.
///
/// ```swift
/// let bar = UIAccessibilityElement(accessibilityContainer: chart)
/// bar.accessibilityLabel = "May"
/// bar.accessibilityFrameInContainerSpace = CGRect(x: 40, y: 0, width: 8, height: 60)
/// chart.accessibilityElements = [bar]
/// ```
open class UIAccessibilityElement: AccessibilityObject {
  /// The object that it is in.
  open weak var accessibilityContainer: AnyObject?

  /// Where it is in its container, in points. The default is nowhere, at the origin.
  open var accessibilityFrameInContainerSpace: CGRect = .zero

  /// Makes an element of no container.
  public override init() {
    super.init()
    isAccessibilityElement = true
  }

  /// Makes an element of `container`.
  public init(accessibilityContainer container: Any) {
    super.init()
    accessibilityContainer = container as AnyObject
    isAccessibilityElement = true
  }

  /// The container's place on the screen counts.
  override var standardAccessibilityFrame: CGRect {
    let frame = accessibilityFrameInContainerSpace
    return (accessibilityContainer as? UIView)?.convert(frame, to: nil) ?? frame
  }
}
