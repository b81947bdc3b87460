// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

extension UIView {
  func resignInTree(force: Bool) -> Bool {
    let root = treeRoot
    guard let responder = root.firstResponder else { return true }
    let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
    guard view?.isDescendant(of: self) == true else { return true }
    if responder.resignFirstResponder() { return true }
    if force { root.firstResponder = nil }
    return force
  }

  func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard view !== sibling else { return }
    guard let index = subviewStorage.firstIndex(where: { $0 === sibling }) else {
      move(view, to: subviewStorage.count)
      return
    }
    // A view that lies below its new neighbor leaves its place first.
    let own = subviewStorage.firstIndex { $0 === view }
    move(view, to: index + offset - (own.map { $0 < index } == true ? 1 : 0))
  }

  /// Makes `view` a subview at `index`, counted without `view`, and tells all concerned.
  ///
  ///     willMove(toSuperview:) willMove(toWindow:) · move · didMoveToWindow didMoveToSuperview
  func move(_ view: UIView, to index: Int) {
    guard allowsSubview(view) else { return }
    if view.superviewStorage === self {
      reorder(view, to: min(max(0, index), subviewStorage.count - 1))
      return
    }
    let move = ViewMove(of: view, to: self)
    move.announce()
    view.superviewStorage?.detach(view)
    attach(view, at: min(max(0, index), subviewStorage.count))
    move.complete()
    didAddSubview(view)
  }

  func leaveSuperview() {
    guard let superview = superviewStorage else { return }
    let move = ViewMove(of: self, to: nil)
    move.announce()
    superview.detach(self)
    move.complete()
  }

  private func detach(_ view: UIView) {
    willRemoveSubview(view)
    willDetachConstraints(of: view)
    subviewStorage.remove(view)
    view.superviewStorage = nil
    view.layerStorage.removeFromSuperlayer()
  }

  private func attach(_ view: UIView, at index: Int) {
    placeLayer(of: view, at: index)
    subviewStorage.insert(view, at: index)
    view.superviewStorage = self
    takeFirstResponder(of: view)
    didAttachConstraints(of: view)
    if view.treeNeedsConstraintUpdate { markTreeNeedsConstraintUpdate() }
    if view.treeNeedsPropertyUpdate { markTreeNeedsPropertyUpdate() }
    subviewsDidChange()
  }

  /// What became the first responder of a tree of its own is that of the one it is put in, as on
  /// iOS, where a field that was asked to begins to be edited in its window.
  private func takeFirstResponder(of view: UIView) {
    guard let responder = view.firstResponder else { return }
    view.firstResponder = nil
    let root = treeRoot
    guard root.firstResponder.map({ $0.resignFirstResponder() }) ?? true else { return }
    root.firstResponder = responder
  }

  func reorder(_ view: UIView, to index: Int) {
    guard subviewStorage.firstIndex(where: { $0 === view }) != index else { return }
    subviewStorage.remove(view)
    placeLayer(of: view, at: index)
    subviewStorage.insert(view, at: index)
    subviewsDidChange()
  }

  /// Asks for layout, save while this view is laid out: what adds a subview there each time would
  /// never come to an end.
  private func subviewsDidChange() {
    if !layerStorage.layoutState.isLayingOut { setNeedsLayout() }
  }

  /// Puts the view's layer right below that of the subview now at `index`, or above all layers.
  private func placeLayer(of view: UIView, at index: Int) {
    if index < subviewStorage.count {
      layerStorage.insertSublayer(view.layerStorage, below: subviewStorage[index].layerStorage)
    } else {
      layerStorage.addSublayer(view.layerStorage)
    }
  }

  private func allowsSubview(_ view: UIView) -> Bool {
    guard
      RenderingEnvironment.allows(
        view !== self, "a view cannot be added as a subview of itself: \(view)")
    else { return false }
    return view.subviewStorage.isEmpty
      || RenderingEnvironment.allows(
        !isDescendant(of: view), "a view cannot be added to a view that it contains: \(view)")
  }
}
