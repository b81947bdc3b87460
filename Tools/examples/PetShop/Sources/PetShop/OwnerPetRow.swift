// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import ViewModelOwnership

/// A view model that is an object, as in MVVM+.
public final class PetRowViewModel {
  public let pet: Pet

  public init(_ pet: Pet) {
    self.pet = pet
  }
}

/// The row as the owner of a view model that may be set again and again.
public final class OwnerPetRow: UIView, ReusableViewModelOwner {
  private let content = PetRowContent()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    addSubview(content)
  }

  public required init?(coder: NSCoder) { nil }

  public func didSetViewModel(
    _ viewModel: PetRowViewModel, disposeBag: ViewModelOwnerDisposeBag
  ) {
    content.show(viewModel.pet)
  }

  /// What a table does before it uses a row again.
  public func prepareForReuse() { viewModel = nil }

  public override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
  }
}
