// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import HeadlessUIKit

/// The shop: a screen with a row for each pet, and a sentence where there is none.
public final class ShopView: UIView, BMViewWithViewControllerAndViewModel {
  private let rows = UIStackView()
  private let emptyLabel = UILabel()

  public func configure() {
    navigationItem?.title = "Pets"
    rows.axis = .vertical
    for view in [rows, emptyLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      rows.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
      rows.leadingAnchor.constraint(equalTo: leadingAnchor),
      rows.trailingAnchor.constraint(equalTo: trailingAnchor),
      emptyLabel.centerXAnchor.constraint(equalTo: centerXAnchor),
      emptyLabel.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  public func style() {
    backgroundColor = .systemBackground
    emptyLabel.text = "All pets have found a home."
    emptyLabel.textColor = .secondaryLabel
    emptyLabel.textAlignment = .center
  }

  public func update(oldViewModel: ShopModel?) {
    rows.arrangedSubviews.forEach { $0.removeFromSuperview() }
    for pet in viewModel?.pets ?? [] {
      let row = PlainPetRow()
      row.heightAnchor.constraint(equalToConstant: 64).isActive = true
      row.show(pet)
      rows.addArrangedSubview(row)
    }
    emptyLabel.isHidden = viewModel?.pets.isEmpty == false
  }

  /// Constraints place all of it.
  public func layout() {}
}

/// What the shop shows.
public struct ShopModel: BMViewModel {
  public var pets: [Pet]

  public init(pets: [Pet]) {
    self.pets = pets
  }
}

/// The screen of the shop.
public final class ShopViewController: BMViewController<ShopView> {}
