// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What a spring-loaded view knows of the drag over it.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// The view that is to act.
  var targetView: UIView? { get set }
  /// What of the view is to act.
  var targetItem: Any? { get set }
  /// Where the finger is, in the coordinates of a view; `nil` for the window's.
  func location(in view: UIView?) -> CGPoint
}

/// Acts when something is dragged over its view and held there. Nothing is dragged here: it never
/// does.
open class UISpringLoadedInteraction: UIViewInteraction {
  private let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

  /// Makes an interaction.
  ///
  /// - Parameter handler: What it does.
  public init(
    activationHandler handler:
      @escaping (
        UISpringLoadedInteraction, any UISpringLoadedInteractionContext
      ) -> Void
  ) {
    self.handler = handler
    super.init()
  }
}
