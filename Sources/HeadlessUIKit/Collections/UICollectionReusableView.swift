// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A view that a collection may show again with other content.
open class UICollectionReusableView: UIView {
  /// Makes a reusable view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Archives of views are not read: always `nil`.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The name under which a collection keeps views of this kind; `nil` outside of one.
  open var reuseIdentifier: String? { nil }

  /// Called before the view is shown again with other content.
  open func prepareForReuse() {}
}
