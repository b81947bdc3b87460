// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// The examples of Lists.
private final class ListsExamples: ExampleScreen {
  func listContentConfiguration(cell: UITableViewCell) {
    var content = cell.defaultContentConfiguration()
    content.text = "Wi-Fi"
    content.secondaryText = "Connected"
    content.image = UIImage(named: "wifi")
    cell.contentConfiguration = content
  }

  func listContentView(stack: UIStackView) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "Momo"
    content.secondaryText = "Fed at noon"
    stack.addArrangedSubview(UIListContentView(configuration: content))
  }

  func contentConfiguration(cell: UITableViewCell) {
    struct PetContent: UIContentConfiguration {
      var name = ""
      func makeContentView() -> any UIView & UIContentView { PetContentView(self) }
      func updated(for state: any UIConfigurationState) -> PetContent { self }
    }
    cell.contentConfiguration = PetContent(name: "Momo")
  }
}

private final class PetContentView: UIView, UIContentView {
  var configuration: any UIContentConfiguration

  init(_ configuration: any UIContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }
}

extension UIConfigurationStateCustomKey {
  static let isArchived = UIConfigurationStateCustomKey("com.example.isArchived")
}

/// The examples of lists and layouts in collections.
private final class CompositionalExamples: ExampleScreen {
  struct Pet { var name = "" }

  func layoutSize() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    _ = size
  }

  func group() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)),
      subitems: [item])
    _ = group
  }

  func section(group: NSCollectionLayoutGroup) {
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    section.orthogonalScrollingBehavior = .groupPaging
  }

  func layout(
    carousel: @escaping (any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection,
    grid: @escaping (any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection
  ) {
    let layout = UICollectionViewCompositionalLayout { index, environment in
      index == 0 ? carousel(environment) : grid(environment)
    }
    _ = layout
  }

  func list() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    let layout = UICollectionViewCompositionalLayout.list(using: configuration)
    _ = layout
  }

  func listCell() {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Pet> {
      cell, path, pet in
      var content = cell.defaultContentConfiguration()
      content.text = pet.name
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    _ = registration
  }

  func accessories(cell: UICollectionViewListCell, badge: UIView) {
    cell.accessories = [
      .checkmark(), .disclosureIndicator(displayed: .whenNotEditing),
      .customView(configuration: .init(customView: badge, placement: .trailing())),
    ]
  }

  func swipeActions(model: ExampleModel) {
    let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
      done(model.delete())
    }
    let configuration = UISwipeActionsConfiguration(actions: [delete])
    _ = configuration
  }
}

/// The examples of effects.
private final class EffectsExamples: ExampleScreen {
  func visualEffectView(photo: UIImageView, label: UILabel) {
    let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
    glass.contentView.addSubview(label)
    photo.addSubview(glass)
  }
}

/// The examples of searches, pages and columns.
private final class SearchExamples: ExampleScreen, UISearchBarDelegate, UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {}

  func refreshControl(table: UITableView, model: ExampleModel) {
    let refresh = UIRefreshControl()
    refresh.addAction(UIAction { _ in model.reload() }, for: .valueChanged)
    table.refreshControl = refresh
  }

  func searchTextField() {
    let field = UISearchTextField()
    field.placeholder = "Search pets"
  }

  func searchBar() {
    let bar = UISearchBar()
    bar.placeholder = "Search pets"
    bar.showsCancelButton = true
    bar.delegate = self
  }

  func searchController() {
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    navigationItem.searchController = search
  }

  func pages(first: UIViewController) {
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([first], direction: .forward, animated: false)
  }

  func split() {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(PetsViewController(), for: .primary)
    split.setViewController(PetViewController(), for: .secondary)
  }
}

extension ExampleModel {
  fileprivate func reload() {}
}
