// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// One controller that another one presents, and the views between them.
final class Presentation {
  let presented: UIViewController
  let controller: UIPresentationController
  /// The style that it has, after it was adapted to the surroundings.
  let style: UIModalPresentationStyle
  let container: PresentationContainerView
  /// Where the presenter's view was, if it left the screen.
  var home: Home?

  init(by controller: UIPresentationController, style: UIModalPresentationStyle) {
    self.controller = controller
    self.style = style
    presented = controller.presentedViewController
    container = PresentationContainerView(of: controller)
    controller.containerStorage = container
  }

  /// Whether the presenter leaves the screen.
  var covers: Bool {
    style == .custom ? controller.shouldRemovePresentersView : style.covers
  }

  /// Whether the presented controller decides about the status bar.
  var isOverStatusBar: Bool { style == .custom ? covers : style.isOverStatusBar }

  /// A place among subviews.
  struct Home {
    weak var superview: UIView?
    var index: Int
    var frame: CGRect
    var size: CGSize

    init?(of view: UIView) {
      guard let superview = view.superview else { return nil }
      self.superview = superview
      index = superview.subviewStorage.firstIndex { $0 === view } ?? 0
      frame = view.frame
      size = superview.bounds.size
    }

    /// Puts the view back; one that filled its superview fills it again.
    func take(_ view: UIView) {
      guard let superview else { return }
      view.frame = frame.size == size ? superview.bounds : frame
      superview.insertSubview(view, at: index)
    }
  }
}
