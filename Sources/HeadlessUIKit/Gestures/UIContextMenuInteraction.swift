// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Brings up a menu at a long press on its view. The menu is not in pictures of the view.
///
/// ```swift
/// card.addInteraction(UIContextMenuInteraction(delegate: self))
/// ```
open class UIContextMenuInteraction: UIViewInteraction {
  /// Makes the menu.
  open weak var delegate: (any UIContextMenuInteractionDelegate)?

  /// Makes an interaction.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// How menus look.
  public enum Appearance: Int, Sendable {
    /// None is up.
    case unknown = 0
    /// A preview with a menu.
    case rich = 1
    /// A menu alone.
    case compact = 2
  }

  /// How the menu looks: `unknown`, as none comes up.
  open var menuAppearance: Appearance { .unknown }

  /// Changes the menu that is up. Does nothing: none is.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}

  /// Takes the menu away. Does nothing: none is up.
  open func dismissMenu() {}

  /// Where the finger is, in the coordinates of a view, `nil` for the window's: at the origin, as
  /// there is none.
  open func location(in view: UIView?) -> CGPoint { .zero }

  /// What the delegate gives, in a test, for a press at a place of the view. UIKit has no such
  /// call: fingers do it there.
  public final func configuration(at location: CGPoint) -> UIContextMenuConfiguration? {
    delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: location)
  }
}

/// Makes the menus of an interaction.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: DelegateObject {
  /// What comes up at a place of the view; `nil` for nothing.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// What of the view is lifted; `nil` for all of it.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Where it goes back to; `nil` for where it came from.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Called when people tap the preview.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// Called before the menu comes up.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called before the menu goes.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
  /// `nil`.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// `nil`.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}

/// What comes up at a long press.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// Makes the menu from what the system suggests; `nil` for none.
  public typealias ActionProvider = (_ suggestedActions: [UIMenuElement]) -> UIMenu?
  /// Makes what is shown above the menu; `nil` for the view itself.
  public typealias PreviewProvider = () -> UIViewController?

  /// Where the first element of a menu lies.
  public enum ElementOrder: Int, Sendable {
    /// As the system likes.
    case automatic = 0
    /// Nearest to the finger.
    case priority = 1
    /// At the top.
    case fixed = 2
  }

  /// Where the first element of the menu lies. Kept: no menu comes up. The default is `automatic`.
  public final var preferredMenuElementOrder: ElementOrder = .automatic
  /// How many things the menu is about; 0, the default, where that is not said. Kept.
  public final var badgeCount: Int = 0
  /// What else the menu is about. Kept.
  public final var secondaryItemIdentifiers: Set<AnyHashable> = []

  /// What tells it apart.
  public let identifier: any NSCopying
  /// Makes what is shown above the menu.
  public let previewProvider: PreviewProvider?
  /// Makes the menu.
  public let actionProvider: ActionProvider?

  /// Makes one without a menu and a preview.
  public override convenience init() {
    self.init(identifier: nil as (any NSCopying)?, previewProvider: nil, actionProvider: nil)
  }

  /// Makes a configuration.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: PreviewProvider? = nil,
    actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }

  /// Makes a configuration told apart by a text, as `"card" as NSString` is on iOS.
  public convenience init(
    identifier: String, previewProvider: PreviewProvider? = nil,
    actionProvider: ActionProvider? = nil
  ) {
    self.init(
      identifier: NSString(string: identifier), previewProvider: previewProvider,
      actionProvider: actionProvider)
  }
}

/// Makes the menu from what the system suggests; `nil` for none.
public typealias UIContextMenuActionProvider = UIContextMenuConfiguration.ActionProvider
/// Makes what is shown above the menu; `nil` for the view itself.
public typealias UIContextMenuContentPreviewProvider = UIContextMenuConfiguration.PreviewProvider
