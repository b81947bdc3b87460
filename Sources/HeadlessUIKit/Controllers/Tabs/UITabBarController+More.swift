// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Parts for which the bar has no room.
extension UITabBarController {
  /// How many parts a compact bar has room for.
  private static let compactParts = 5
  /// How many of the parts have items where one more stands for the others.
  static let partsBesideMore = 4

  /// Whether the bar's last item stands for the parts that have none of their own.
  var hasMoreItem: Bool {
    parts.count > UITabBarController.compactParts
      && traitCollection.horizontalSizeClass == .compact
  }

  /// The parts without items of their own.
  var partsInMore: ArraySlice<UIViewController> {
    hasMoreItem ? parts[UITabBarController.partsBesideMore...] : []
  }

  /// The item that is marked while a part is shown.
  func item(of part: UIViewController?) -> UITabBarItem? {
    guard let part else { return nil }
    let hasNoItem = hasMoreItem && !parts.prefix(UITabBarController.partsBesideMore).contains(part)
    return hasNoItem ? moreItem : part.makeTabBarItem()
  }

  /// Shows the list of the parts that have no items of their own.
  func selectMore() {
    let more = moreNavigationController
    more.popToRootViewController(animated: false)
    guard selected !== more else { return }
    if more.parent !== self {
      addChild(more)
      more.didMove(toParent: self)
    }
    select(more)
  }
}

/// The list of the parts that have no items in the bar.
final class MorePartsController: UITableViewController {
  private weak var owner: UITabBarController?

  init(of owner: UITabBarController) {
    self.owner = owner
    super.init(style: .plain)
    title = "More"
  }

  required init?(coder: NSCoder) { nil }

  private var parts: [UIViewController] { owner.map { Array($0.partsInMore) } ?? [] }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    parts.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let item = parts[indexPath.row].makeTabBarItem()
    cell.textLabel?.text = item.title
    cell.imageView?.image = item.image
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    owner?.selectedViewController = parts[indexPath.row]
  }
}
