// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A method of the first responder that has it, as an element of a menu.
open class UICommand: UIMenuElement {
  /// The method that is called.
  public let action: Selector?
  /// What else the method may want to know.
  public let propertyList: Any?
  /// What the command does while other keys are held.
  public let alternates: [UICommandAlternate]
  /// A longer name for it; `nil`, the default, for none.
  open var discoverabilityTitle: String?
  /// What the menu shows of it. The default is nothing.
  open var attributes: UIMenuElement.Attributes = []
  /// Whether the menu marks it. The default is no.
  open var state: UIMenuElement.State = .off

  /// Makes a command.
  ///
  /// - Parameters:
  ///   - title: The name shown for it.
  ///   - image: The picture shown for it.
  ///   - action: The method.
  ///   - propertyList: What else the method may want to know.
  ///   - alternates: What it does while other keys are held.
  ///   - discoverabilityTitle: A longer name for it.
  ///   - attributes: How it is shown.
  ///   - state: Whether it is marked.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.alternates = alternates
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, image: image)
  }
}
