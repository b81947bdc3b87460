// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// The system's button.
public final class SystemButton: UIButton {
  public enum Kind: String, CaseIterable {
    case primary
    case secondary
    case destructive
  }

  public var kind = Kind.primary {
    didSet { updateLook() }
  }

  public override var isEnabled: Bool {
    didSet { updateLook() }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 12
    layer.borderWidth = 1
    titleLabel?.font = TextToken.body.font
    contentEdgeInsets = UIEdgeInsets(
      top: SpaceToken.medium.rawValue, left: SpaceToken.large.rawValue,
      bottom: SpaceToken.medium.rawValue, right: SpaceToken.large.rawValue)
    updateLook()
  }

  public required init?(coder: NSCoder) { nil }

  public override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    updateLook()
  }

  private func updateLook() {
    let tint = (kind == .destructive ? ColorToken.danger : .accent).color
    let isFilled = kind != .secondary
    backgroundColor = isFilled ? tint : ColorToken.surface.color
    setTitleColor(isFilled ? ColorToken.surface.color : tint, for: .normal)
    layer.borderColor = tint.resolvedColor(with: traitCollection).cgColor
    alpha = isEnabled ? 1 : 0.4
  }
}
