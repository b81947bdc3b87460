// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension UIButton.Configuration {
  /// The sign of a button whose menu a tap brings up.
  public enum Indicator: Int, Sendable {
    /// That of a pop-up button, else none. The default.
    case automatic = 0
    /// None.
    case none = 1
    /// Two arrowheads, up and down.
    case popup = 2
    /// An arrowhead that points down.
    case pulldown = 3

    /// The sign's symbol, as large as small text beside the title.
    func symbol(isPopUp: Bool) -> UIImage? {
      switch self {
      case .automatic: isPopUp ? Indicator.popup.symbol(isPopUp: true) : nil
      case .none: nil
      case .popup: UIImage(systemName: "chevron.up.chevron.down")
      case .pulldown: UIImage(systemName: "chevron.down")
      }
    }
  }
}

/// A button that shows what is chosen in its menu.
extension UIButton {
  private var isPopUp: Bool {
    menu != nil && showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction
  }

  /// The element that a pop-up button shows; `nil` in other buttons.
  private var shownMenuElement: UIMenuElement? {
    guard isPopUp, let menu else { return nil }
    return menu.selectedElements.first ?? menu.firstAction
  }

  /// Chooses the first element where none is, and shows what is chosen.
  func popUpDidChange() {
    guard let element = shownMenuElement else { return }
    (element as? UIAction)?.state = .on
    if configuration == nil {
      setTitle(element.title, for: .normal)
      setImage(element.image, for: .normal)
    } else {
      setNeedsUpdateConfiguration()
    }
  }

  /// The configuration with what is chosen in the menu or was set for the state; `nil` without one.
  var shownConfiguration: Configuration? {
    guard var shown = configuration else { return nil }
    if let element = shownMenuElement {
      shown.title = element.title
      shown.image = element.image
      return shown
    }
    if contents.replacesTitle(of: shown) {
      if let title = currentAttributedTitle {
        shown.attributedTitle = AttributedString(title)
      } else if let title = currentTitle {
        shown.title = title
      }
    }
    if contents.replacesImage(of: shown), let image = currentImage { shown.image = image }
    if shown.preferredSymbolConfigurationForImage == nil {
      shown.preferredSymbolConfigurationForImage = currentPreferredSymbolConfiguration
    }
    return shown
  }

  /// The sign of the menu beside the title; `nil` for none.
  var menuIndicator: UIImage? {
    guard let configuration, menu != nil, showsMenuAsPrimaryAction else { return nil }
    return configuration.indicator.symbol(isPopUp: isPopUp)?
      .symbolDefaults(SymbolValues(scale: .small, textStyle: configuration.buttonSize.titleStyle))
  }
}

extension UIMenu {
  /// The first action at any depth.
  fileprivate var firstAction: UIMenuElement? {
    for child in children {
      guard let menu = child as? UIMenu else { return child }
      if let action = menu.firstAction { return action }
    }
    return nil
  }
}
