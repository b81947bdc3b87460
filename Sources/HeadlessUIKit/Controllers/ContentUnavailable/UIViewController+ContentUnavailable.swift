// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What a controller says while it has nothing to show, with its view.
final class UnavailableContent {
  static let key = AssociatedStorage.Key<UnavailableContent>()
  let configuration: any UIContentConfiguration
  let view: any UIView & UIContentView

  init(_ configuration: any UIContentConfiguration, _ view: any UIView & UIContentView) {
    (self.configuration, self.view) = (configuration, view)
  }
}

/// When a controller is asked what to say while it has nothing to show.
enum UnavailableContentUpdate: Equatable {
  /// In the next layout.
  case needed
  /// Once something else is searched for.
  case done(searchText: String?)
}

extension UIViewController {
  /// Shows a configuration over the controller's view: in the view that is there, where that
  /// supports it.
  func showUnavailableContent(_ configuration: (any UIContentConfiguration)?) {
    let old = associatedStorage[UnavailableContent.key]
    let state = contentUnavailableConfigurationState
    guard let configuration, let view else {
      old?.view.removeFromSuperview()
      associatedStorage[UnavailableContent.key] = nil
      return
    }
    let shown = configuration.updated(for: state)
    if let old, old.view.supports(shown) {
      old.view.configuration = shown
      associatedStorage[UnavailableContent.key] = UnavailableContent(configuration, old.view)
      return
    }
    old?.view.removeFromSuperview()
    let content = shown.makeContentView()
    associatedStorage[UnavailableContent.key] = UnavailableContent(configuration, content)
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content)
  }

  /// Called before the view lays itself out: asks for what the screen says where that may be
  /// something else, and keeps it over what is seen of a view that scrolls.
  func updateUnavailableContent() {
    let searched = navigationItemStorage?.searchController?.searchBar.text
    if unavailableContentUpdate != .done(searchText: searched) {
      unavailableContentUpdate = .done(searchText: searched)
      let state = contentUnavailableConfigurationState
      updateContentUnavailableConfiguration(using: state)
      // What the search looks for is in the words of the configuration, too.
      if let shown = associatedStorage[UnavailableContent.key] {
        shown.view.configuration = shown.configuration.updated(for: state)
      }
    }
    guard let content = associatedStorage[UnavailableContent.key]?.view, let viewStorage,
      content.superviewStorage === viewStorage, content.frame != viewStorage.bounds
    else { return }
    content.frame = viewStorage.bounds
  }
}
