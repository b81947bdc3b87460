// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import HeadlessUIKit

extension ProbedClass {
  /// What cells, headers and footers show by configurations.
  static var listContents: [ProbedClass] {
    [
      listContent, configuredTableCell, configuredHeader, configuredCell, listCell, editedGrid,
      editedTable, effectView,
    ]
  }

  private static func content(_ text: String) -> UIListContentConfiguration {
    var content = UIListContentConfiguration.cell()
    content.text = text
    return content
  }

  private static var red: UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = .red
    return background
  }

  private static let inert =
    "automaticallyUpdatesBackgroundConfiguration automaticallyUpdatesContentConfiguration "
    + "configurationUpdateHandler"

  private static var listContent: ProbedClass {
    ProbedClass(
      UIListContentView.self, make: { UIListContentView(configuration: content("Ada")) },
      [
        Probe("configuration", "text \"Ada\" became \"Grace\"") {
          $0.configuration = content("Grace")
        }
      ])
  }

  private static var configuredTableCell: ProbedClass {
    ProbedClass(
      UITableViewCell.self, inert: inert,
      [
        Probe("contentConfiguration", "UIListContentView") {
          $0.contentConfiguration = content("Ada")
        }
      ])
  }

  private static var configuredHeader: ProbedClass {
    ProbedClass(
      UITableViewHeaderFooterView.self, inert: inert,
      [
        Probe("contentConfiguration", "UIListContentView") {
          $0.contentConfiguration = content("Ada")
        },
        Probe("backgroundConfiguration", "BackgroundConfigurationView") {
          $0.backgroundConfiguration = red
        },
      ])
  }

  private static var configuredCell: ProbedClass {
    ProbedClass(
      UICollectionViewCell.self, inert: inert,
      [
        Probe("contentConfiguration", "UIListContentView") {
          $0.contentConfiguration = content("Ada")
        },
        Probe("backgroundConfiguration", "BackgroundConfigurationView") {
          $0.backgroundConfiguration = red
        },
      ])
  }

  private static var listCell: ProbedClass {
    ProbedClass(
      UICollectionViewListCell.self,
      make: {
        let cell = UICollectionViewListCell(frame: .zero)
        cell.contentConfiguration = content("Ada")
        cell.accessories = [.multiselect(displayed: .always)]
        return cell
      },
      [
        Probe("accessories", "CellAccessoryView") { $0.accessories.append(.checkmark()) },
        Probe("indentationLevel", "moved", given: { $0.indentationWidth = 8 }) {
          $0.indentationLevel = 2
        },
        Probe("indentationWidth", "moved", given: { $0.indentationLevel = 2 }) {
          $0.indentationWidth = 20
        },
        Probe("indentsAccessories", "moved", given: { $0.indentationLevel = 2 }) {
          $0.indentsAccessories = false
        },
        Probe("isSelected", "chosen no became yes") { $0.isSelected = true },
      ])
  }

  private static var editedGrid: ProbedClass {
    // The cells of lists show it.
    ProbedClass(
      UICollectionView.self,
      inert: "isEditing allowsSelectionDuringEditing allowsMultipleSelectionDuringEditing",
      make: { UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) },
      [])
  }

  private static var editedTable: ProbedClass {
    ProbedClass(UITableView.self, inert: "allowsMultipleSelectionDuringEditing", [])
  }

  private static var effectView: ProbedClass {
    ProbedClass(
      UIVisualEffectView.self,
      [
        Probe("effect", "blur the default became systemMaterialDark") {
          $0.effect = UIBlurEffect(style: .systemMaterialDark)
        }
      ])
  }
}
