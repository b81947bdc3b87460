// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The fonts of the device. The system draws it: here it is empty.
@preconcurrency @MainActor
open class UIFontPickerViewController: SystemSheetController {
  /// Which fonts a picker offers, and how. Kept.
  @preconcurrency @MainActor
  open class Configuration: NSObject, NSCopying {
    /// Whether the styles of a family are offered one by one. The default is false.
    open var includeFaces: Bool = false
    /// Whether all names are in the system's font. The default is false.
    open var displayUsingSystemFont: Bool = false
    /// What a font must have to be offered; empty, the default, for all fonts.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
    /// What a font's languages must meet; `nil`, the default, for all fonts.
    open var filteredLanguagesPredicate: NSPredicate?

    /// Makes one that offers all families.
    public override init() { super.init() }

    /// Another with the same values.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
      MainActor.assumeIsolated {
        let copy = Configuration()
        copy.includeFaces = includeFaces
        copy.displayUsingSystemFont = displayUsingSystemFont
        copy.filteredTraits = filteredTraits
        copy.filteredLanguagesPredicate = filteredLanguagesPredicate
        return copy
      }
    }
  }

  /// What the picker offers.
  public let configuration: Configuration
  /// Hears what was chosen. Nobody chooses here: a test calls it.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// The font that was chosen last; `nil`, the default, for none.
  open var selectedFontDescriptor: UIFontDescriptor?

  /// Makes a picker that offers what `configuration` says.
  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a picker of all families.
  public convenience init() { self.init(configuration: Configuration()) }

  /// Archives are not read: always `nil`.
  public required init?(coder: NSCoder) { nil }
}

/// Hears what a ``UIFontPickerViewController`` chose. Each requirement has a default.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: DelegateObject {
  /// The picker was closed. By default nothing happens.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
  /// A font was chosen. By default nothing happens.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  /// Does nothing.
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
  /// Does nothing.
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
}
