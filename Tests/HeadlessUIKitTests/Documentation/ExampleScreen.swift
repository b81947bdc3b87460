// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

// What the examples of the documentation take for granted.

/// The controller whose methods the examples are.
class ExampleScreen: UIViewController, UITableViewDataSource, UICollectionViewDataSource,
  UIContextMenuInteractionDelegate
{
  let button = UIButton()

  func save() {}

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
}

enum Order { case name }

func share() -> Bool { true }
func sort(by order: Order) {}

/// The other half of an animator.
class ExampleAnimator {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }
}

final class ExampleModel {
  var name = ""
  func save() {}
  @discardableResult
  func delete() -> Bool { true }
}

final class BadgeView: UIView {
  var badgeColor: UIColor?
  func didTap() {}
}

final class CalendarView: UIView {
  func date(
    after item: UIAccessibilityCustomRotorItemResult,
    _ direction: UIAccessibilityCustomRotor.Direction
  ) -> UIAccessibilityCustomRotorItemResult? { nil }
}

final class ListView: UIView {
  func add() {}
}

final class SettingsView: UIView {}
final class UrgentView: UIView {
  @Invalidating(.layout, .display) var isUrgent = false
}
final class View: UIView {}

struct Pet: Hashable {
  var name: String
}

final class PetCell: UICollectionViewCell {
  let nameLabel = UILabel()
}

final class PetsViewController: UIViewController {}
final class HomeViewController: UIViewController {}
final class PetViewController: UIViewController {}
final class ProfileViewController: UIViewController {}
final class DrawerController: UIPresentationController {}

enum Theme {
  static func apply() {}
}
