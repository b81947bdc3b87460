// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import Foundation
import HeadlessUIKit

/// A row as a `BMView`. A cell that is used again is only given another view model.
public final class BMPetCell: UITableViewCell, BMViewWithViewModel {
  private let row = PetRowView()

  public override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    configure()
    self.style()
  }

  public required init?(coder: NSCoder) {
    nil
  }

  public func configure() { contentView.addSubview(row) }

  public func style() {
    backgroundColor = .systemBackground
    selectionStyle = .none
  }

  public func update(oldViewModel: PetRowModel?) { row.show(viewModel) }

  public func layout() { row.frame = contentView.bounds }

  public override func layoutSubviews() {
    super.layoutSubviews()
    layout()
  }
}

/// The list as a `BMView`.
public final class BMPetListView: UIView, BMViewWithViewControllerAndViewModel,
  UITableViewDataSource
{
  public let tableView = UITableView(frame: .zero, style: .plain)

  public func configure() {
    navigationItem?.title = "Pets"
    addSubview(tableView)
    tableView.dataSource = self
    tableView.register(BMPetCell.self, forCellReuseIdentifier: "pet")
  }

  public func style() {
    backgroundColor = .systemBackground
    tableView.rowHeight = 52
  }

  public func update(oldViewModel: PetListModel?) { tableView.reloadData() }

  public func layout() {
    tableView.frame = bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  private var rows: [PetRowModel] { viewModel?.rows ?? [] }

  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "pet", for: indexPath)
    (cell as? BMPetCell)?.viewModel = rows[indexPath.row]
    return cell
  }
}

/// The list's screen.
public final class BMPetListViewController: BMViewController<BMPetListView>, Routable {
  public var screenIdentifier: ScreenIdentifier { "pets" }
}
