// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import HeadlessUIKit

extension RewrittenClass {
  /// Tables, collections and their cells.
  static var lists: [RewrittenClass] {
    [
      tableView, tableViewCell, tableViewHeaderFooterView, collectionView, collectionReusableView,
      collectionViewCell,
    ]
  }

  private static var tableView: RewrittenClass {
    RewrittenClass(
      UITableView.self,
      make: { UITableView() },
      "dragDelegate dragInteractionEnabled dropDelegate "
        + "allowsMultipleSelectionDuringEditing allowsMultipleSelection allowsSelection "
        + "allowsSelectionDuringEditing backgroundView "
        + "cellLayoutMarginsFollowReadableWidth dataSource delegate estimatedRowHeight "
        + "estimatedSectionFooterHeight estimatedSectionHeaderHeight isEditing "
        + "isPrefetchingEnabled prefetchDataSource rowHeight "
        + "sectionFooterHeight sectionHeaderHeight sectionHeaderTopPadding separatorColor "
        + "separatorInset separatorInsetReference separatorStyle tableFooterView tableHeaderView",
      \.dragDelegate, \.dragInteractionEnabled, \.dropDelegate,
      \.allowsMultipleSelectionDuringEditing, \.allowsMultipleSelection, \.allowsSelection,
      \.allowsSelectionDuringEditing,
      \.backgroundView, \.cellLayoutMarginsFollowReadableWidth, \.dataSource, \.delegate,
      \.estimatedRowHeight, \.estimatedSectionFooterHeight, \.estimatedSectionHeaderHeight,
      \.isEditing, \.isPrefetchingEnabled, \.prefetchDataSource, \.rowHeight,
      \.sectionFooterHeight, \.sectionHeaderHeight,
      \.sectionHeaderTopPadding, \.separatorColor, \.separatorInset, \.separatorInsetReference,
      \.separatorStyle, \.tableFooterView, \.tableHeaderView)
  }

  private static var tableViewCell: RewrittenClass {
    RewrittenClass(
      UITableViewCell.self,
      make: {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = "Ada"
        cell.detailTextLabel?.text = "Lovelace"
        cell.accessoryType = .disclosureIndicator
        return cell
      },
      "automaticallyUpdatesContentConfiguration configurationUpdateHandler contentConfiguration accessoryType accessoryView automaticallyUpdatesBackgroundConfiguration "
        + "backgroundConfiguration backgroundView editingAccessoryType editingAccessoryView "
        + "indentationLevel indentationWidth isEditing isHighlighted isSelected "
        + "selectedBackgroundView selectionStyle separatorInset",
      \.automaticallyUpdatesContentConfiguration, \.configurationUpdateHandler,
      \.contentConfiguration, \.accessoryType, \.accessoryView,
      \.automaticallyUpdatesBackgroundConfiguration,
      \.backgroundConfiguration, \.backgroundView, \.editingAccessoryType, \.editingAccessoryView,
      \.indentationLevel, \.indentationWidth, \.isEditing, \.isHighlighted, \.isSelected,
      \.selectedBackgroundView, \.selectionStyle, \.separatorInset,
      calls: [
        ("textLabel.text", { $0.textLabel?.text = "Grace" }),
        ("textLabel.font", { $0.textLabel?.font = .systemFont(ofSize: 12) }),
        ("imageView.image", { $0.imageView?.image = .square(.black) }),
        ("setSelected", { $0.setSelected(true, animated: false) }),
        ("setEditing", { $0.setEditing(true, animated: false) }),
      ])
  }

  private static var tableViewHeaderFooterView: RewrittenClass {
    RewrittenClass(
      UITableViewHeaderFooterView.self,
      make: {
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        header.textLabel?.text = "Names"
        return header
      },
      "automaticallyUpdatesBackgroundConfiguration automaticallyUpdatesContentConfiguration backgroundConfiguration configurationUpdateHandler contentConfiguration backgroundView",
      \.automaticallyUpdatesBackgroundConfiguration, \.automaticallyUpdatesContentConfiguration,
      \.backgroundConfiguration, \.configurationUpdateHandler, \.contentConfiguration,
      \.backgroundView,
      calls: [
        ("textLabel.text", { $0.textLabel?.text = "Places" })
      ])
  }

  private static var collectionView: RewrittenClass {
    RewrittenClass(
      UICollectionView.self,
      make: {
        UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      },
      "dragDelegate dragInteractionEnabled dropDelegate allowsMultipleSelectionDuringEditing "
        + "allowsSelectionDuringEditing isEditing allowsMultipleSelection allowsSelection "
        + "backgroundView collectionViewLayout dataSource "
        + "delegate isPrefetchingEnabled prefetchDataSource",
      \.dragDelegate, \.dragInteractionEnabled, \.dropDelegate,
      \.allowsMultipleSelectionDuringEditing, \.allowsSelectionDuringEditing, \.isEditing,
      \.allowsMultipleSelection, \.allowsSelection, \.backgroundView, \.collectionViewLayout,
      \.dataSource, \.delegate, \.isPrefetchingEnabled, \.prefetchDataSource)
  }

  private static var collectionReusableView: RewrittenClass {
    RewrittenClass(
      UICollectionReusableView.self,
      make: { UICollectionReusableView() },
      "")
  }

  private static var collectionViewCell: RewrittenClass {
    RewrittenClass(
      UICollectionViewCell.self,
      make: { UICollectionViewCell() },
      "automaticallyUpdatesBackgroundConfiguration automaticallyUpdatesContentConfiguration backgroundConfiguration configurationUpdateHandler contentConfiguration backgroundView isHighlighted isSelected selectedBackgroundView",
      \.automaticallyUpdatesBackgroundConfiguration, \.automaticallyUpdatesContentConfiguration,
      \.backgroundConfiguration, \.configurationUpdateHandler, \.contentConfiguration,
      \.backgroundView, \.isHighlighted, \.isSelected, \.selectedBackgroundView)
  }
}
