// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

// The initializers below have their bodies in Sources/CAllocatingInitializers: a class that is
// known at run time only is asked for its entry, which Swift itself does for `required`
// initializers alone. The symbols are the same in every language mode and optimization.

import Foundation
import Graphics

/// An object that can be made from a class which is known at run time only, by an initializer that
/// is not `required`.
///
/// UIKit's classes come from Objective-C, where `type.init(frame:)` and a type parameter's `View()`
/// reach every class. Nothing but `init?(coder:)` is `required` here either; these initializers find
/// that of the class at hand. It is not to be adopted: all subclasses of `NSObject` have it.
///
/// ```swift
/// func makeBadges<Badge: UIView>(_ count: Int) -> [Badge] {
///   (0..<count).map { _ in Badge(frame: CGRect(x: 0, y: 0, width: 24, height: 24)) }
/// }
/// ```
///
/// A class that declares other initializers and not the called one stops the program with the
/// language's "Use of unimplemented initializer", as on iOS. An `init()` that a view's or a
/// controller's subclass declares is no override, and not found: UIKit's own is called, which goes
/// on to `init(frame:)` or `init(nibName:bundle:)`.
public protocol MadeFromItsClass {}

extension NSObject: MadeFromItsClass {}

extension MadeFromItsClass where Self: NSObject {
  /// Makes an object of the class at hand; nothing is to be given. A second `init()` of `NSObject`
  /// would keep the compiler from reading classes of `NSObject`'s from a decoder.
  @_silgen_name("headless_uikit_make_object") @_disfavoredOverload
  public init(_ nothing: Never...)
}

extension MadeFromItsClass where Self: UIView {
  /// Makes a view of the class at hand; `frame` is in points.
  @_silgen_name("headless_uikit_make_view") @_disfavoredOverload
  public init(frame: CGRect)
}

extension MadeFromItsClass where Self: UITableView {
  /// Makes a table of the class at hand; `frame` is in points.
  @_silgen_name("headless_uikit_make_table") @_disfavoredOverload
  public init(frame: CGRect, style: UITableView.Style)
}

extension MadeFromItsClass where Self: UICollectionView {
  /// Makes a collection of the class at hand; `frame` is in points.
  @_silgen_name("headless_uikit_make_collection") @_disfavoredOverload
  public init(frame: CGRect, collectionViewLayout: UICollectionViewLayout)
}

extension MadeFromItsClass where Self: UITableViewCell {
  /// Makes a cell of the class at hand.
  @_silgen_name("headless_uikit_make_cell") @_disfavoredOverload
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)
}

extension MadeFromItsClass where Self: UITableViewHeaderFooterView {
  /// Makes a header or footer of the class at hand.
  @_silgen_name("headless_uikit_make_header") @_disfavoredOverload
  public init(reuseIdentifier: String?)
}

extension MadeFromItsClass where Self: UIViewController {
  /// Makes a controller of the class at hand.
  @_silgen_name("headless_uikit_make_controller") @_disfavoredOverload
  public init(nibName: String?, bundle: Bundle?)
}

extension MadeFromItsClass where Self: UINavigationController {
  /// Makes a navigation controller of the class at hand.
  @_silgen_name("headless_uikit_make_navigation") @_disfavoredOverload
  public init(rootViewController: UIViewController)
}

/// ``MadeFromItsClass`` of tables' controllers. A protocol of a library may ask views for an
/// `init(style:)` of a type that it leaves open: of views the compiler must not find this one.
public protocol TableControllerMadeFromItsClass: MadeFromItsClass {}

extension UITableViewController: TableControllerMadeFromItsClass {}

extension TableControllerMadeFromItsClass where Self: UITableViewController {
  /// Makes a table's controller of the class at hand.
  @_silgen_name("headless_uikit_make_table_controller") @_disfavoredOverload
  public init(style: UITableView.Style)
}

extension MadeFromItsClass where Self: UICollectionViewController {
  /// Makes a collection's controller of the class at hand.
  @_silgen_name("headless_uikit_make_collection_controller") @_disfavoredOverload
  public init(collectionViewLayout: UICollectionViewLayout)
}

extension MadeFromItsClass where Self: UIStoryboardSegue {
  /// Makes a segue of the class at hand.
  @_silgen_name("headless_uikit_make_segue") @_disfavoredOverload
  public init(identifier: String?, source: UIViewController, destination: UIViewController)
}

extension MadeFromItsClass where Self: CAPropertyAnimation {
  /// Makes an animation of a property, of the class at hand.
  @_silgen_name("headless_uikit_make_property_animation") @_disfavoredOverload
  public init(keyPath: String?)
}

extension CAPropertyAnimation {
  @_silgen_name("headless_uikit_set_key_path")
  final func setKeyPath(_ path: consuming String?) { keyPath = path }
}

extension MadeFromItsClass where Self: UIBarAppearance {
  /// Makes a look of the class at hand.
  @_silgen_name("headless_uikit_make_bar_appearance") @_disfavoredOverload
  public init(barAppearance: UIBarAppearance)
}

/// The entries of classes for their initializers, tried before they are used.
package enum AllocatingEntries {
  /// Called once in each process, before the first object is made of its class.
  @_silgen_name("headless_uikit_try_entries")
  static func run() {
    require(
      areAsExpected,
      "Swift's runtime calls initializers in another way than this version of HeadlessSnapshots "
        + "knows: take the compiler that its README names, or a later version of the package.")
  }

  /// Whether a view and a cell are of the classes that they were made of, and have what they were
  /// given: numbers, a byte and a text are handed over in different ways.
  package static var areAsExpected: Bool {
    let frame = CGRect(x: 1, y: 2, width: 30, height: 4)
    let view = (TriedView.self as UIView.Type).init(frame: frame)
    let name = "a name that is too long to lie in its own bytes"
    let cell = (TriedCell.self as UITableViewCell.Type).init(
      style: .subtitle, reuseIdentifier: name)
    return (view as? TriedView)?.given == frame && (cell as? TriedCell)?.given == name
      && cell.detailTextLabel != nil
  }
}

private final class TriedView: UIView {
  let given: CGRect

  override init(frame: CGRect) {
    given = frame
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }
}

private final class TriedCell: UITableViewCell {
  let given: String?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    given = reuseIdentifier
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { nil }
}
