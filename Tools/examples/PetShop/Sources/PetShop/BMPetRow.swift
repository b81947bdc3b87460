// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import HeadlessUIKit

/// The row as a `BMView`, the design published as BloodyMary: its host runs the four phases.
public final class BMPetRow: UIView, BMViewWithViewModel {
  private let content = PetRowContent()

  public func configure() { addSubview(content) }
  public func style() { backgroundColor = .systemBackground }
  public func update(oldViewModel: PetRowModel?) { content.show(viewModel?.pet) }
  public func layout() { content.frame = bounds }
}
