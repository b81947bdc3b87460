// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import InterfaceBuilder

/// UIKit's classes by the names of their elements, and an app's by the names that a file gives.
enum NibClasses {
  private static let views: [String: UIView.Type] = [
    "view": UIView.self, "containerView": UIView.self, "label": UILabel.self,
    "button": UIButton.self,
    "imageView": UIImageView.self, "stackView": UIStackView.self, "scrollView": UIScrollView.self,
    "tableView": UITableView.self, "tableViewCell": UITableViewCell.self,
    "collectionView": UICollectionView.self, "collectionViewCell": UICollectionViewCell.self,
    "collectionReusableView": UICollectionReusableView.self, "control": UIControl.self,
    "textField": UITextField.self, "textView": UITextView.self, "switch": UISwitch.self,
    "slider": UISlider.self, "stepper": UIStepper.self, "progressView": UIProgressView.self,
    "activityIndicatorView": UIActivityIndicatorView.self, "pageControl": UIPageControl.self,
    "segmentedControl": UISegmentedControl.self, "visualEffectView": UIVisualEffectView.self,
    "tableViewCellContentView": UIView.self, "collectionViewCellContentView": UIView.self,
    "searchBar": UISearchBar.self, "pickerView": UIPickerView.self,
    "datePicker": UIDatePicker.self, "toolbar": UIToolbar.self, "tabBar": UITabBar.self,
    "navigationBar": UINavigationBar.self, "refreshControl": UIRefreshControl.self,
  ]

  /// Views of the module HeadlessFrameworks, which a program may be without.
  private static let viewsOfFrameworks = ["wkWebView": "WKWebView", "mapView": "MKMapView"]

  /// The class of an element's view; `nil` for an element that is no view, or none here.
  static func view(_ element: String) -> UIView.Type? {
    views[element]
      ?? viewsOfFrameworks[element].flatMap {
        named($0, in: ["HeadlessFrameworks"]) as? UIView.Type
      }
  }

  static let controllers: [String: UIViewController.Type] = [
    "viewController": UIViewController.self, "tableViewController": UITableViewController.self,
    "navigationController": UINavigationController.self,
    "tabBarController": UITabBarController.self,
    "collectionViewController": UICollectionViewController.self,
    "pageViewController": UIPageViewController.self,
    "splitViewController": UISplitViewController.self,
  ]

  static let recognizers: [String: () -> UIGestureRecognizer] = [
    "tapGestureRecognizer": { UITapGestureRecognizer() },
    // Interface Builder spells it so.
    "pongPressGestureRecognizer": { UILongPressGestureRecognizer() },
    "longPressGestureRecognizer": { UILongPressGestureRecognizer() },
    "panGestureRecognizer": { UIPanGestureRecognizer() },
    "swipeGestureRecognizer": { UISwipeGestureRecognizer() },
    "pinchGestureRecognizer": { UIPinchGestureRecognizer() },
    "rotationGestureRecognizer": { UIRotationGestureRecognizer() },
    "screenEdgePanGestureRecognizer": { UIScreenEdgePanGestureRecognizer() },
    "gestureRecognizer": { UIGestureRecognizer() },
  ]

  /// Views of frameworks that Linux has not, by the names of their elements. A plain view stands
  /// for each.
  static let missingViews: [String: String] = [
    "webView": "UIWebView", "sceneKitView": "SCNView", "skView": "SKView", "glkView": "GLKView",
    "mtkView": "MTKView", "arscnView": "ARSCNView", "arskView": "ARSKView", "arView": "ARView",
    "pdfView": "PDFView",
  ].merging(viewsOfFrameworks) { own, _ in own }

  /// The class of a framework's view that Linux has not, which Xcode's templates give to a plain one.
  static func missingView(_ element: NibElement) -> String? {
    guard element["customModule"] == nil, let name = element["customClass"],
      missingViews.values.contains(name), !viewsOfFrameworks.values.contains(name)
    else { return nil }
    return name
  }

  /// The class of a name in the first of `modules` that has one.
  static func named(_ name: String, in modules: [String]) -> AnyClass? {
    for module in modules {
      if let type = _typeByName("\(module).\(name)") as? AnyClass { return type }
    }
    return nil
  }

  /// The modules that one imports, as the plug-in UIKitSources writes them down.
  static func modulesBelow(_ module: String) -> [String] {
    let list = _typeByName("\(module).UIKitSourcesModules") as? any LosslessStringConvertible.Type
    return list?.init("")?.description.split(separator: " ").map(String.init) ?? []
  }

  /// The module in which an object's class is.
  static func module(of object: AnyObject) -> String { module(of: type(of: object)) }

  /// The module in which a class is.
  static func module(of type: AnyClass) -> String {
    String(String(reflecting: type).prefix { $0 != "." })
  }
}
