// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit
import ViewModelOwnership

/// The view model of a row, which counts who watches it.
public final class PetRowViewModel {
  public let row: PetRowModel
  public private(set) var watcherCount = 0

  public init(_ row: PetRowModel) {
    self.row = row
  }

  func watch() -> ViewModelOwnerAutoDisposable {
    watcherCount += 1
    return ViewModelOwnerAutoDisposable { [weak self] in self?.watcherCount -= 1 }
  }
}

/// A row as the owner of a view model that changes whenever the cell is used again.
public final class OwnerPetCell: UITableViewCell, ReusableViewModelOwner {
  private let row = PetRowView()

  public override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    backgroundColor = .systemBackground
    selectionStyle = .none
    contentView.addSubview(row)
  }

  public required init?(coder: NSCoder) {
    nil
  }

  public func didSetViewModel(
    _ viewModel: PetRowViewModel, disposeBag: ViewModelOwnerDisposeBag
  ) {
    row.show(viewModel.row)
    disposeBag.add(viewModel.watch())
  }

  public override func prepareForReuse() {
    super.prepareForReuse()
    viewModel = nil
    row.show(nil)
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    row.frame = contentView.bounds
  }
}

/// The list as a controller that owns its rows' view models, which are set once.
public final class OwnerPetListController: UIViewController, NonReusableViewModelOwner,
  UITableViewDataSource
{
  public let tableView = UITableView(frame: .zero, style: .plain)

  public override func loadView() {
    view = tableView
    tableView.dataSource = self
    tableView.rowHeight = 52
    tableView.register(OwnerPetCell.self, forCellReuseIdentifier: "pet")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Pets"
    if hasConfiguredViewModel { reconfigureViewModel() }
  }

  public func didSetViewModel(
    _ viewModel: [PetRowViewModel], disposeBag: ViewModelOwnerDisposeBag
  ) {
    guard isViewLoaded else { return }
    tableView.reloadData()
  }

  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    viewModel.count
  }

  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "pet", for: indexPath)
    (cell as? OwnerPetCell)?.viewModel = viewModel[indexPath.row]
    return cell
  }
}
