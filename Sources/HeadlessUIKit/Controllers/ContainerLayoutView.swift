// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A container controller that places its child's view and its bar.
@preconcurrency @MainActor
protocol ContainerController: UIViewController {
  /// Places them in the view's bounds.
  func layoutContents()
}

/// The view of a container controller.
final class ContainerLayoutView: UIView {
  private weak var controller: (any ContainerController)?

  convenience init(controller: any ContainerController) {
    self.init(frame: .zero)
    self.controller = controller
  }

  override func places(_ subview: UIView) -> Bool { subview.owningController != nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.installContents()
    controller?.layoutContents()
  }
}

extension UIScrollView {
  func contentSizeDidChange() {
    setNeedsLayout()
    // Whether content lies under bars, and below the safe area, depends on it.
    let pages = superviewStorage?.superviewStorage as? PageScrollView
    let home = pages?.superviewStorage ?? superviewStorage
    if home?.owningController != nil { home?.setNeedsLayout() }
    barsNeedLayout()
  }

  /// Content of a screen that has not been scrolled starts below the safe area, also when that
  /// changes.
  ///
  /// - Parameter top: Where content that its author has scrolled before it was shown would have
  ///   started; `nil`, the default, does not measure how far it was scrolled.
  func startBelowSafeArea(orCountFrom top: CGFloat? = nil) {
    guard contentInsetAdjustmentBehavior != .never else { return }
    let former = placedTop ?? contentInset.top
    let offset = contentOffset.y
    guard offset == -former || (offset == 0 && placedTop == nil) else {
      if placedTop == nil { placedTop = top }
      return
    }
    let covered = adjustedContentInset.top
    placedTop = covered
    knownInsets.top = covered
    if offset != -covered { contentOffset.y = -covered }
  }

  /// Whether content reaches below a height of `view`, such as the edge of a bar.
  func reaches(below y: CGFloat, in view: UIView) -> Bool {
    contentSize.height > 0 && convert(CGPoint(x: 0, y: contentSize.height), to: view).y > y
  }

  /// Asks the controllers around this content to look at their bars, whose look depends on the
  /// offset.
  func barsNeedLayout() {
    guard let content = owningController ?? superviewStorage?.owningController else { return }
    for controller in content.selfAndParents.dropFirst() where controller is any ContainerController
    {
      controller.viewStorage?.setNeedsLayout()
    }
  }
}

extension UIViewController {
  /// The scroll view that the content under a bar is in: the view or the lowest view in it.
  var contentScrollView: UIScrollView? {
    let lowest = viewStorage?.subviewStorage.first
    let content = (lowest as? PageScrollView).map(\.holder.subviewStorage.first) ?? lowest
    return viewStorage as? UIScrollView ?? content as? UIScrollView
  }
}
