// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The actions beside a row of a table or a list. Pictures do not show them.
///
/// ```swift
/// let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
///   done(model.delete())
/// }
/// let configuration = UISwipeActionsConfiguration(actions: [delete])
/// ```
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, the one at the edge first.
  public let actions: [UIContextualAction]
  /// Whether a long swipe performs the first action. The default is true.
  open var performsFirstActionWithFullSwipe: Bool = true

  /// Makes one without actions.
  public override convenience init() { self.init(actions: []) }

  /// Makes a configuration of actions, the one at the edge first.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

/// An action beside a row of a table or a list.
open class UIContextualAction: NSObject {
  /// What an action is for.
  public enum Style: Int, Sendable {
    /// Anything.
    case normal = 0
    /// It deletes something.
    case destructive = 1
  }

  /// Performs an action, and says at its end whether it was performed.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView,
    _ completionHandler: @escaping (Bool) -> Void
  ) -> Void

  /// What the action is for.
  public let style: Style
  /// Performs the action.
  public let handler: Handler
  /// The action's name.
  open var title: String?
  /// The color behind the action. The default is gray, and red where something is deleted.
  open var backgroundColor: UIColor!
  /// The action's image.
  open var image: UIImage?

  /// Makes an action that does nothing.
  public override convenience init() { self.init(style: .normal, title: nil) { _, _, _ in } }

  /// Makes an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.handler = handler
    self.title = title
    backgroundColor = style == .destructive ? .systemRed : .systemGray
    super.init()
  }
}

extension UICollectionView {
  private func list(at indexPath: IndexPath) -> UICollectionLayoutListConfiguration? {
    prepareLayoutIfNeeded()
    let sections = (collectionViewLayout as? UICollectionViewCompositionalLayout)?.sections ?? []
    return sections.indices.contains(indexPath.section)
      ? sections[indexPath.section].section.list?.configuration : nil
  }

  /// The actions at the start of a list's row, for tests: a headless run has no fingers to swipe.
  public func leadingSwipeActionsConfiguration(
    forItemAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    list(at: indexPath)?.leadingSwipeActionsConfigurationProvider?(indexPath)
  }

  /// The actions at the end of a list's row, for tests: a headless run has no fingers to swipe.
  public func trailingSwipeActionsConfiguration(
    forItemAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    list(at: indexPath)?.trailingSwipeActionsConfigurationProvider?(indexPath)
  }
}
