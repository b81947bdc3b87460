// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Where the edit menu points to, and by what it is told apart.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  /// By what it is told apart.
  public let identifier: AnyHashable
  /// Where the menu points to, in the view.
  public let sourcePoint: CGPoint
  /// Which side of the point the menu prefers.
  open var preferredArrowDirection: UIEditMenuArrowDirection = .automatic

  /// Makes a configuration.
  public init(identifier: (any Hashable)?, sourcePoint: CGPoint) {
    self.identifier = identifier.map { AnyHashable($0) } ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
    super.init()
  }
}

/// Which side of a point the edit menu is at.
public enum UIEditMenuArrowDirection: Int, Sendable {
  /// As there is room.
  case automatic = 0
  /// Below.
  case up = 1
  /// Above.
  case down = 2
  /// At the right.
  case left = 3
  /// At the left.
  case right = 4
}

/// Brings up the edit menu of its view. It is not in pictures of the view: nothing comes up.
@preconcurrency @MainActor
open class UIEditMenuInteraction: UIViewInteraction {
  /// Makes the menu.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?

  /// Makes an interaction.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Brings up the menu.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {}
  /// Puts the menu away.
  open func dismissMenu() {}
  /// Makes the menu anew.
  open func reloadVisibleMenu() {}
  /// Says that the menu has to point elsewhere.
  open func updateVisibleMenuPosition(animated: Bool) {}
}

/// Makes the edit menu. Each requirement has a default.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: DelegateObject {
  /// The menu; `nil` for the suggested one.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// The rectangle that the menu keeps free, in the view.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
}

extension UIEditMenuInteractionDelegate {
  /// The suggested one.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// Nothing but the point.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }
}
