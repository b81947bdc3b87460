// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import HeadlessUIKit

/// A checkbox made of images. Its initialisers run the phases themselves.
open class SKCheckbox: UIControl, BMView {
  private let checkboxImage = UIImageView()

  /// Whether the box is ticked.
  open var isChecked = false {
    didSet {
      update()
      valueDidChange?(self, oldValue)
    }
  }

  open override var isEnabled: Bool {
    didSet { update() }
  }

  /// Called after ``isChecked`` was set.
  public var valueDidChange: ((_ checkbox: SKCheckbox, _ oldValue: Bool) -> Void)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    configure()
    style()
    update()
    layout()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    configure()
    style()
    update()
    layout()
  }

  open func configure() {
    addSubview(checkboxImage)
  }

  open func style() {
    checkboxImage.contentMode = .scaleAspectFit
  }

  open func update() {
    checkboxImage.image =
      switch (isChecked, isEnabled) {
      case (true, true): ExampleImage.checkboxChecked
      case (true, false): ExampleImage.checkboxCheckedDisabled
      case (false, true): ExampleImage.checkboxUnchecked
      case (false, false): ExampleImage.checkboxUncheckedDisabled
      }
  }

  open func layout() {
    checkboxImage.frame = bounds
  }
}
