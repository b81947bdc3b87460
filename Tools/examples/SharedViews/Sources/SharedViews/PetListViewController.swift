// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import UIKit

/// The list of pets, from Pets.storyboard.
public final class PetListViewController: UITableViewController {
  public var viewModel = PetListViewModel(pets: []) {
    didSet { if isViewLoaded { bind() } }
  }

  /// The list in its navigation controller, as the app shows it.
  public static func inNavigation(_ viewModel: PetListViewModel) -> UINavigationController? {
    let storyboard = UIStoryboard(name: "Pets", bundle: .module)
    let navigation = storyboard.instantiateInitialViewController() as? UINavigationController
    (navigation?.topViewController as? PetListViewController)?.viewModel = viewModel
    return navigation
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(PetCell.nib, forCellReuseIdentifier: "pet")
    NotificationCenter.default.addObserver(
      self, selector: #selector(contentSizeChanged),
      name: UIContentSizeCategory.didChangeNotification, object: nil)
    bind()
  }

  private func bind() {
    viewModel.didChange = { [weak self] in self?.tableView.reloadData() }
    tableView.reloadData()
  }

  @objc private func contentSizeChanged() { tableView.reloadData() }

  @IBAction private func sortByName(_ sender: Any) {
    viewModel = PetListViewModel(pets: viewModel.pets.sorted { $0.name < $1.name })
  }
}

extension PetListViewController {
  public override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int {
    viewModel.pets.count
  }

  public override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "pet", for: indexPath)
    if let cell = cell as? PetCell {
      cell.show(viewModel.pets[indexPath.row])
      cell.didTapFavorite = { [weak self] in
        self?.viewModel.toggleFavorite(at: indexPath.row)
      }
    }
    return cell
  }

  public override func tableView(
    _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
  ) {
    guard
      let detail = storyboard?.instantiateViewController(withIdentifier: "Pet")
        as? PetViewController
    else { return }
    detail.pet = viewModel.pets[indexPath.row]
    navigationController?.pushViewController(detail, animated: true)
  }
}
