// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What a controller says while it has nothing to show, with its view.
final class UnavailableContent {
  static let key = AssociatedStorage.Key<UnavailableContent>()
  let configuration: any UIContentConfiguration
  let view: UIView

  init(_ configuration: any UIContentConfiguration, _ view: UIView) {
    (self.configuration, self.view) = (configuration, view)
  }
}

extension UIViewController {
  /// Puts the view of a configuration over the controller's view, instead of the former one.
  func showUnavailableContent(_ configuration: (any UIContentConfiguration)?) {
    associatedStorage[UnavailableContent.key]?.view.removeFromSuperview()
    associatedStorage[UnavailableContent.key] = nil
    guard let configuration, let view else { return }
    let content: UIView = configuration.makeContentView()
    associatedStorage[UnavailableContent.key] = UnavailableContent(configuration, content)
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content)
  }
}
