// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// UIKit's own properties that a file may set by name.
enum NibProperties {
  /// Sets an outlet of one of UIKit's classes; false where there is none of that name.
  static func setOutlet(_ name: String, _ value: AnyObject, of object: AnyObject) -> Bool {
    setView(name, value as? UIView, of: object) || setDelegate(name, value, of: object)
      || (object as? NSObject).map { NamedProperty.set(value, name, of: $0) } ?? false
  }

  private static func setDelegate(_ name: String, _ value: AnyObject, of object: AnyObject) -> Bool
  {
    switch (name, object) {
    case ("delegate", let object as UITableView):
      object.delegate = value as? any UITableViewDelegate
    case ("delegate", let object as UICollectionView):
      object.delegate = value as? any UICollectionViewDelegate
    case ("delegate", let object as UITextView):
      object.delegate = value as? any UITextViewDelegate
    case ("delegate", let object as UIScrollView):
      object.scrollViewDelegate = value as? any UIScrollViewDelegate
    case ("delegate", let object as UITextField):
      object.delegate = value as? any UITextFieldDelegate
    case ("delegate", let object as UIPickerView):
      object.delegate = value as? any UIPickerViewDelegate
    case ("delegate", let object as UIGestureRecognizer):
      object.delegate = value as? any UIGestureRecognizerDelegate
    case ("delegate", let object as UINavigationController):
      object.delegate = value as? any UINavigationControllerDelegate
    case ("delegate", let object as UITabBarController):
      object.delegate = value as? any UITabBarControllerDelegate
    case ("dataSource", let object as UITableView):
      object.dataSource = value as? any UITableViewDataSource
    case ("dataSource", let object as UICollectionView):
      object.dataSource = value as? any UICollectionViewDataSource
    case ("dataSource", let object as UIPickerView):
      object.dataSource = value as? any UIPickerViewDataSource
    case ("delegate", let object as UISearchBar):
      object.delegate = value as? any UISearchBarDelegate
    case ("delegate", let object as UITabBar): object.delegate = value as? any UITabBarDelegate
    case ("delegate", let object as UINavigationBar):
      object.delegate = value as? any UINavigationBarDelegate
    case ("delegate", let object as UIToolbar): object.delegate = value as? any UIToolbarDelegate
    case ("delegate", let object as UISplitViewController):
      object.delegate = value as? any UISplitViewControllerDelegate
    case ("delegate", let object as UIPageViewController):
      object.delegate = value as? any UIPageViewControllerDelegate
    case ("dataSource", let object as UIPageViewController):
      object.dataSource = value as? any UIPageViewControllerDataSource
    case ("prefetchDataSource", let object as UITableView):
      object.prefetchDataSource = value as? any UITableViewDataSourcePrefetching
    case ("prefetchDataSource", let object as UICollectionView):
      object.prefetchDataSource = value as? any UICollectionViewDataSourcePrefetching
    case ("dragDelegate", let object as UITableView):
      object.dragDelegate = value as? any UITableViewDragDelegate
    case ("dropDelegate", let object as UITableView):
      object.dropDelegate = value as? any UITableViewDropDelegate
    case ("dragDelegate", let object as UICollectionView):
      object.dragDelegate = value as? any UICollectionViewDragDelegate
    case ("dropDelegate", let object as UICollectionView):
      object.dropDelegate = value as? any UICollectionViewDropDelegate
    case (_, let object as any ViewOfFramework): return object.setOutlet(name, value)
    default: return false
    }
    return true
  }

  /// Gives a controller its view, unless it has it.
  private static func setView(_ name: String, _ value: UIView?, of object: AnyObject) -> Bool {
    guard let value else { return false }
    switch (name, object) {
    case ("view", let object as UIViewController):
      if object.viewStorage !== value { object.view = value }
    case ("tableView", let object as UITableViewController):
      guard let table = value as? UITableView else { return false }
      if object.viewStorage !== table { object.tableView = table }
    case ("collectionView", let object as UICollectionViewController):
      guard let list = value as? UICollectionView else { return false }
      if object.viewStorage !== list { object.collectionView = list }
    default: return false
    }
    return true
  }

  /// Sets a runtime attribute of one of UIKit's classes; false where there is none of that name or
  /// the value is of another type.
  static func setAttribute(_ path: String, _ value: Any?, of object: AnyObject) -> Bool {
    if let view = object as? UIView, path.hasPrefix("layer.") {
      return setAttribute(String(path.dropFirst(6)), value, of: view.layer)
    }
    switch (object, value) {
    case (let object as CALayer, let value as CGFloat):
      switch path {
      case "cornerRadius": object.cornerRadius = value
      case "borderWidth": object.borderWidth = value
      case "shadowRadius": object.shadowRadius = value
      case "shadowOpacity": object.shadowOpacity = Float(value)
      case "opacity": object.opacity = Float(value)
      case "zPosition": object.zPosition = value
      default: return false
      }
    case (let object as CALayer, let value as Bool):
      switch path {
      case "masksToBounds": object.masksToBounds = value
      case "shouldRasterize": object.shouldRasterize = value
      default: return false
      }
    case (let object as CALayer, let value as CGSize) where path == "shadowOffset":
      object.shadowOffset = value
    // A color here is a UIColor, which on iOS has no effect on a layer's CGColor.
    case (is CALayer, is UIColor):
      return ["borderColor", "shadowColor", "backgroundColor"].contains(path)
    default: return setNamed(path, value, of: object)
    }
    return true
  }

  /// Sets a property at the end of a path, whose names have periods between them.
  private static func setNamed(_ path: String, _ value: Any?, of object: AnyObject) -> Bool {
    guard let object = object as? NSObject else { return false }
    let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
    guard parts.count > 1 else { return NamedProperty.set(value, path, of: object) }
    guard let owner = KeyedValue.known(parts[0], of: object)?.value as? NSObject else {
      return false
    }
    return setAttribute(parts[1], value, of: owner)
  }
}
