// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// The row as a plain view: whoever has a pet hands it over.
public final class PlainPetRow: UIView {
  private let content = PetRowContent()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    addSubview(content)
  }

  public required init?(coder: NSCoder) { nil }

  public func show(_ pet: Pet) { content.show(pet) }

  public override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
  }
}
