// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import UIKit

@objc public protocol PetViewControllerDelegate: AnyObject {
  @objc optional func petViewControllerDidAdopt(_ controller: PetViewController)
}

/// One pet with its story, from Pets.storyboard.
public final class PetViewController: UIViewController {
  @IBOutlet private var nameLabel: UILabel!
  @IBOutlet private var storyLabel: UILabel!
  @IBOutlet private var portrait: UIImageView!
  @IBOutlet private var adoptButton: UIButton!

  public weak var delegate: PetViewControllerDelegate?
  public var pet: Pet? {
    didSet { if isViewLoaded { show() } }
  }

  /// The controller, as the list brings it.
  public static func make() -> PetViewController? {
    UIStoryboard(name: "Pets", bundle: .module).instantiateViewController(withIdentifier: "Pet")
      as? PetViewController
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    portrait.image = UIImage(named: "paw-print", in: .module, compatibleWith: nil)
    adoptButton.layer.cornerRadius = 12
    show()
  }

  private func show() {
    title = pet?.name
    nameLabel.text = pet?.name
    storyLabel.text = pet?.story
  }

  @IBAction private func adopt(_ sender: UIButton) {
    adoptButton.isEnabled = false
    delegate?.petViewControllerDidAdopt?(self)
  }
}
