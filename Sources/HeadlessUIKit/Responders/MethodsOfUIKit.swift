// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The methods of UIKit's own classes that are often called by their names from elsewhere.
///
/// `field.perform(#selector(becomeFirstResponder))` stands in a controller, which has a method of
/// the name, too, or none: the object has the method that is meant.
enum MethodsOfUIKit {
  private static let all: [String: [Selector]] = Dictionary(grouping: list) { $0.description }

  /// The method of an object's class, or one above it.
  static func selector(named name: String, of target: AnyObject) -> Selector? {
    all[name]?.first { $0.isOwnMethod(of: target) }
  }

  private static let list = [
    Selector("becomeFirstResponder", of: UIResponder.self) { $0.becomeFirstResponder() },
    Selector("resignFirstResponder", of: UIResponder.self) { $0.resignFirstResponder() },
    Selector("reloadInputViews", of: UIResponder.self) { $0.reloadInputViews() },
    Selector("selectAll:", of: UIResponder.self) { (target: UIResponder, sender: Any?) in
      target.selectAll(sender)
    },
    Selector("setNeedsLayout", of: UIView.self) { $0.setNeedsLayout() },
    Selector("layoutIfNeeded", of: UIView.self) { $0.layoutIfNeeded() },
    Selector("setNeedsDisplay", of: UIView.self) { $0.setNeedsDisplay() },
    Selector("setNeedsUpdateConstraints", of: UIView.self) { $0.setNeedsUpdateConstraints() },
    Selector("sizeToFit", of: UIView.self) { $0.sizeToFit() },
    Selector("removeFromSuperview", of: UIView.self) { $0.removeFromSuperview() },
    Selector("reloadData", of: UITableView.self) { $0.reloadData() },
    Selector("reloadData", of: UICollectionView.self) { $0.reloadData() },
    Selector("flashScrollIndicators", of: UIScrollView.self) { $0.flashScrollIndicators() },
    Selector("startAnimating", of: UIActivityIndicatorView.self) { $0.startAnimating() },
    Selector("stopAnimating", of: UIActivityIndicatorView.self) { $0.stopAnimating() },
    Selector("startAnimating", of: UIImageView.self) { $0.startAnimating() },
    Selector("stopAnimating", of: UIImageView.self) { $0.stopAnimating() },
    Selector("beginRefreshing", of: UIRefreshControl.self) { $0.beginRefreshing() },
    Selector("endRefreshing", of: UIRefreshControl.self) { $0.endRefreshing() },
    Selector("setNeedsStatusBarAppearanceUpdate", of: UIViewController.self) {
      $0.setNeedsStatusBarAppearanceUpdate()
    },
  ]
}
