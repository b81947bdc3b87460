// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A button behind a row, as iOS had it before ``UIContextualAction``. Pictures do not show it.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  /// What the button does to the row.
  public enum Style: Int, Sendable {
    /// Takes something away.
    case destructive = 0
    /// Anything else.
    case normal = 1

    /// The same as ``destructive``.
    public static var `default`: Style { .destructive }
  }

  /// What the button does to the row.
  public let style: Style
  /// The button's text.
  open var title: String?
  /// The color behind the text; `nil`, the default, for that of the style.
  open var backgroundColor: UIColor?
  /// What is blurred behind the row; `nil`, the default, for nothing.
  open var backgroundEffect: UIVisualEffect?
  /// What a tap calls. UIKit has no such property: fingers call it there, tests here.
  public final let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Makes an action without a title that does nothing.
  public override convenience init() { self.init(style: .default, title: nil) { _, _ in } }

  /// Makes a button.
  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }
}
