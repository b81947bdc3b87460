// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A choice in an alert or an action sheet.
///
/// ```swift
/// let delete = UIAlertAction(title: "Delete", style: .destructive) { _ in model.delete() }
/// ```
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// What a choice means.
  public enum Style: Int, Hashable, Sendable {
    /// One of several.
    case `default` = 0
    /// To leave all as it is. It is semibold, and stands last; in an alert of two choices it stands
    /// where lines begin.
    case cancel = 1
    /// To destroy something. It is red.
    case destructive = 2
  }

  /// The text; `nil` for none.
  public final let title: String?
  /// What the choice means.
  public final let style: Style

  /// Whether people can choose it. The default is true.
  open var isEnabled: Bool = true {
    didSet { if isEnabled != oldValue { onChange() } }
  }

  /// The color of the text that code sets by the name "titleTextColor"; `nil` for the usual one.
  final var titleTextColor: UIColor? {
    didSet { onChange() }
  }

  final let handler: ((UIAlertAction) -> Void)?
  final var onChange: () -> Void = {}

  /// Makes an action without a title that does nothing.
  public override convenience init() { self.init(title: nil, style: .default) }

  /// Makes a choice.
  ///
  /// - Parameter handler: Called when people have made it and the alert is gone.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}
