// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// How high rows are that measure themselves, and what of that is their content's: a row has the
/// line below it on top of what its content needs, and the content goes under that line. Of 618
/// cells in tables and 84 alone, in files that Xcode 11.3 to 26 wrote for 19 projects, each has a
/// content as high as itself.
enum RowHeightFacts {
  /// A view of 34 points with 10 above and below it.
  private final class AvatarCell: UITableViewCell {
    let avatar = UIView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      avatar.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(avatar)
      NSLayoutConstraint.activate([
        avatar.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
        avatar.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
        avatar.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        avatar.widthAnchor.constraint(equalToConstant: 34),
        avatar.heightAnchor.constraint(equalToConstant: 34),
      ])
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Avatars: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { AvatarCell(style: .default, reuseIdentifier: nil) }
  }

  private final class Texts: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Title"
      return cell
    }
  }

  private static func first(
    of source: any UITableViewDataSource, height: CGFloat? = nil, scale: CGFloat
  ) -> UITableViewCell {
    at(scale) {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 400))
      table.dataSource = source
      if let height { table.rowHeight = height }
      table.layoutIfNeeded()
      return table.visibleCells[0]
    }
  }

  static var all: [Fact] {
    let avatar = Fact.Source.published("Stack Overflow 62599451, an iPhone 11 Pro")
    let table: [(row: CGFloat, scale: CGFloat, project: String)] = [
      (51, 2, "AltStore"), (60, 2, "IQKeyboardManager"), (44, 3, "owntracks"),
      (44.5, 2, "DuckDuckGo"),
    ]
    return [
      Fact("a row that measures itself", avatar, 163 / 3, within: 0.01) {
        first(of: Avatars(), scale: 3).frame.height
      },
      Fact("the content of a row that measures itself", avatar, 163 / 3, within: 0.01) {
        first(of: Avatars(), scale: 3).contentView.frame.height
      },
    ]
      + table.map { row, scale, project in
        Fact("the content of a row of \(row) points", .storyboard(project), row, within: 0.01) {
          first(of: Texts(), height: row, scale: scale).contentView.frame.height
        }
      }
  }
}
