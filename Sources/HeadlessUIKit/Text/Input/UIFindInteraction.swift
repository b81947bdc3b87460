// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Searches in a view's text. The bar that it brings up on iOS lies over the keyboard: it is in no
/// picture, and nobody searches here.
///
/// ```swift
/// textView.isFindInteractionEnabled = true
/// textView.findInteraction?.presentFindNavigator(showingReplace: false)
/// ```
open class UIFindInteraction: UIViewInteraction {
  /// Gives a session for each search.
  open private(set) weak var delegate: (any UIFindInteractionDelegate)?
  /// Whether the bar shows: no.
  open var isFindNavigatorVisible: Bool { false }
  /// The search that goes on: `nil`.
  open var activeFindSession: UIFindSession? { nil }
  /// What is looked for. Kept.
  open var searchText: String?
  /// What replaces it. Kept.
  open var replacementText: String?
  /// Makes the menu of the bar; `nil`, the default, for the system's.
  open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?

  /// Makes an interaction.
  public init(sessionDelegate: any UIFindInteractionDelegate) {
    delegate = sessionDelegate
    super.init()
  }

  init(in view: UIView) {
    super.init()
    didMove(to: view)
  }

  /// Shows the bar. Does nothing.
  open func presentFindNavigator(showingReplace showsReplace: Bool) {}
  /// Takes the bar away. Does nothing.
  open func dismissFindNavigator() {}
  /// Goes to the next place. Does nothing.
  open func findNext() {}
  /// Goes to the place before. Does nothing.
  open func findPrevious() {}
  /// Counts the places anew. Does nothing.
  open func updateResultCount() {}
}

/// A search in a view's text. Nobody searches here.
@preconcurrency @MainActor
open class UIFindSession: NSObject {
  /// How many places there are: 0, unless a subclass says otherwise.
  open var resultCount: Int { 0 }
  /// The place that is shown, from 0; -1, unless a subclass says otherwise.
  open var highlightedResultIndex: Int { -1 }

  /// Makes a search.
  public override init() { super.init() }
}

/// Gives the searches of an interaction. Nobody searches here.
@preconcurrency @MainActor
public protocol UIFindInteractionDelegate: NSObjectProtocol {
  /// A search in a view; `nil` for none.
  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
  /// The search begins. By default nothing happens.
  func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
  /// The search has ended. By default nothing happens.
  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
  /// Does nothing.
  public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
  /// Does nothing.
  public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}
