// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit
import ModellableViewLifecycle

/// A row as a `ModellableView`.
public final class ModellablePetCell: UITableViewCell, ModellableView {
  private let row = PetRowView()

  public override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setup()
    self.style()
  }

  public required init?(coder: NSCoder) {
    nil
  }

  public func setup() { contentView.addSubview(row) }

  public func style() {
    backgroundColor = .systemBackground
    selectionStyle = .none
  }

  public func update(oldModel: PetRowModel?) { row.show(model) }

  public override func layoutSubviews() {
    super.layoutSubviews()
    row.frame = contentView.bounds
  }
}

/// The list as a `ModellableView`.
public final class ModellablePetListView: UIView, ViewControllerModellableView,
  UITableViewDataSource
{
  public let tableView = UITableView(frame: .zero, style: .plain)

  public func setup() {
    navigationItem?.title = "Pets"
    addSubview(tableView)
    tableView.dataSource = self
    tableView.register(ModellablePetCell.self, forCellReuseIdentifier: "pet")
  }

  public func style() {
    backgroundColor = .systemBackground
    tableView.rowHeight = 52
  }

  public func update(oldModel: PetListModel?) { tableView.reloadData() }

  public override func layoutSubviews() {
    super.layoutSubviews()
    tableView.frame = bounds
  }

  private var rows: [PetRowModel] { model?.rows ?? [] }

  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "pet", for: indexPath)
    (cell as? ModellablePetCell)?.model = rows[indexPath.row]
    return cell
  }
}
