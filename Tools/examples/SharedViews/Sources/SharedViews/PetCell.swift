// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import UIKit

/// A row of the list, from PetCell.xib.
public final class PetCell: UITableViewCell {
  @IBOutlet private var nameLabel: UILabel!
  @IBOutlet private var storyLabel: UILabel!
  @IBOutlet private var portrait: UIImageView!
  @IBOutlet private var favoriteButton: UIButton!
  @IBInspectable var accent: UIColor = .systemPink

  var didTapFavorite: (() -> Void)?

  /// The file of the row.
  public static var nib: UINib { UINib(nibName: "PetCell", bundle: .module) }

  public override func awakeFromNib() {
    super.awakeFromNib()
    backgroundColor = .systemBackground
    portrait.tintColor = UIColor(named: "Brand", in: .module, compatibleWith: nil)
    favoriteButton.addTarget(self, action: #selector(tapFavorite), for: .touchUpInside)
  }

  public func show(_ pet: Pet) {
    nameLabel.text = pet.name
    storyLabel.text = pet.story
    let symbol = pet.isFavorite ? "heart.fill" : "heart"
    favoriteButton.setImage(UIImage(systemName: symbol), for: .normal)
    favoriteButton.tintColor = pet.isFavorite ? accent : .secondaryLabel
  }

  public override func prepareForReuse() {
    super.prepareForReuse()
    didTapFavorite = nil
  }

  @objc private func tapFavorite() { didTapFavorite?() }
}
