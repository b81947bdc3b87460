// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The colors of the device. The system draws it: here it is empty.
@preconcurrency @MainActor
open class UIColorPickerViewController: SystemSheetController {
  /// Hears what was chosen. Nobody chooses here: a test calls it.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// The color that was chosen last. The default is white.
  open var selectedColor: UIColor = .white { didSet { checkObservedValues() } }
  /// Whether people can choose how much shows through. The default is true.
  open var supportsAlpha: Bool = true

  var observations: KeyValueObservations?

  /// Makes a picker.
  public init() { super.init(nibName: nil, bundle: nil) }

  /// Archives are not read: always `nil`.
  public required init?(coder: NSCoder) { nil }
}

extension UIColorPickerViewController: KeyValueObservationsOwner {}

/// Hears what a ``UIColorPickerViewController`` chose. Each requirement has a default.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: DelegateObject {
  /// A color was chosen, or one of many while a finger moves. By default the older
  /// ``colorPickerViewControllerDidSelectColor(_:)`` hears of it.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// A color was chosen. By default nothing happens.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  /// The picker was closed. By default nothing happens.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  /// Tells the older requirement.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {
    colorPickerViewControllerDidSelectColor(viewController)
  }
  /// Does nothing.
  public func colorPickerViewControllerDidSelectColor(
    _ viewController: UIColorPickerViewController
  ) {}
  /// Does nothing.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
