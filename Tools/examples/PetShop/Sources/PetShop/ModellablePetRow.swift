// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import ModellableViewLifecycle

/// The row as a `ModellableView`, the view side of Tempura: UIKit calls `layoutSubviews()`.
public final class ModellablePetRow: UIView, ModellableView {
  private let content = PetRowContent()

  public func setup() { addSubview(content) }
  public func style() { backgroundColor = .systemBackground }
  public func update(oldModel: PetRowModel?) { content.show(model?.pet) }

  public override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
  }
}
