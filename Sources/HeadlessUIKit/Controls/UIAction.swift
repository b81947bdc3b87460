// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// What happens on an event of a control: a closure with a name.
///
/// ```swift
/// button.addAction(UIAction { _ in model.save() }, for: .touchUpInside)
/// ```
open class UIAction: UIMenuElement {
  /// What tells actions apart: a control keeps one for each identifier.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// What tells this action apart.
  public let identifier: Identifier
  /// The object that runs the handler, while it runs.
  open internal(set) weak var sender: AnyObject?

  /// A longer name for it; `nil`, the default, for none.
  open var discoverabilityTitle: String?
  /// How a menu shows it.
  open var attributes: UIMenuElement.Attributes = []
  /// Whether a menu shows it as chosen. The default is that it does not.
  open var state: UIMenuElement.State = .off

  private let handler: (UIAction) -> Void

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - title: The name shown for it.
  ///   - image: The picture shown for it.
  ///   - identifier: What tells it apart; `nil` makes one that no other action has.
  ///   - handler: What it does.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    handler: @escaping (UIAction) -> Void
  ) {
    self.identifier = identifier ?? UIAction.uniqueIdentifier()
    self.handler = handler
    super.init(title: title, image: image)
  }

  /// Makes an action as menus show it.
  ///
  /// - Parameters:
  ///   - title: The name shown for it.
  ///   - subtitle: A second line; `nil`, the default, for none.
  ///   - image: The picture shown for it.
  ///   - identifier: What tells it apart; `nil` makes one that no other action has.
  ///   - discoverabilityTitle: A longer name for it.
  ///   - attributes: How it is shown.
  ///   - state: Whether it is chosen.
  ///   - handler: What it does.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping (UIAction) -> Void
  ) {
    self.init(title: title, image: image, identifier: identifier, handler: handler)
    self.subtitle = subtitle
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
  }

  func perform(from sender: AnyObject) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }

  private static let count = Mutex(0)

  private static func uniqueIdentifier() -> Identifier {
    Identifier(
      count.withLock { count in
        count += 1
        return "action.\(count)"
      })
  }
}

/// What an action does.
public typealias UIActionHandler = (_ action: UIAction) -> Void
