// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The view of a ``UIContentUnavailableConfiguration``. Apple's sizes and distances of it are not
/// known here: it is empty, which is reported.
///
/// ```swift
/// var empty = UIContentUnavailableConfiguration.empty()
/// empty.text = "No pets yet"
/// view.addSubview(UIContentUnavailableView(configuration: empty))
/// ```
open class UIContentUnavailableView: UIView, UIContentView {
  private var content: UIContentUnavailableConfiguration

  /// Makes a view of a value.
  public init(configuration: UIContentUnavailableConfiguration) {
    content = configuration
    super.init(frame: .zero)
    isOpaque = false
  }

  /// Archives of views are not read: always `nil`.
  public required init?(coder: NSCoder) { nil }

  /// What the view is to show. Values of other types are left out.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let newValue = newValue as? UIContentUnavailableConfiguration else { return }
      content = newValue
    }
  }

  /// Whether the view scrolls where its content is high. Kept. The default is false.
  open var isScrollEnabled: Bool = false

  /// Says that the view is empty.
  open override func layoutSubviews() {
    super.layoutSubviews()
    UIContentUnavailableView.reportUndrawn(in: [self])
  }

  static func reportUndrawn(in views: [UIView]) {
    RenderingEnvironment.report(
      RenderingIssue(
        "a UIContentUnavailableConfiguration is not drawn yet", kind: .notDrawn, in: views))
  }
}
