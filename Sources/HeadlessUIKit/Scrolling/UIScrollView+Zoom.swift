// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// How far a scroll view's content is zoomed.
struct ScrollZoom {
  var scale: CGFloat = 1
  var least: CGFloat = 1
  var most: CGFloat = 1
  var bounces = true

  func limited(_ scale: CGFloat) -> CGFloat { max(least, min(max(least, most), scale)) }
}

private let zoomKey = AssociatedStorage.Key<ScrollZoom>()

extension UIScrollView {
  var zoomState: ScrollZoom {
    get { associatedStorage[zoomKey] ?? ScrollZoom() }
    set { associatedStorage[zoomKey] = newValue }
  }

  var zoomedView: UIView? { scrollViewDelegate?.viewForZooming(in: self) }

  /// Scales the content; the point of the present content at `middle` comes to the middle.
  func changeZoom(to scale: CGFloat, showing middle: CGPoint) {
    guard let view = zoomedView else { return }
    let new = zoomState.limited(scale)
    let ratio = new / zoomState.scale
    scrollViewDelegate?.scrollViewWillBeginZooming(self, with: view)
    if ratio != 1 {
      zoomState.scale = new
      scaleContent(view, by: ratio)
      scrollViewDelegate?.scrollViewDidZoom(self)
    }
    contentOffset = reachable(
      CGPoint(
        x: middle.x * ratio - bounds.width / 2, y: middle.y * ratio - bounds.height / 2))
    scrollViewDelegate?.scrollViewDidEndZooming(self, with: view, atScale: new)
  }

  /// Scales the view with its top left corner where it is, and the content's size with it.
  func scaleContent(_ view: UIView, by ratio: CGFloat) {
    let corner = view.frame.origin
    view.transform = view.transform.concatenating(CGAffineTransform(scaleX: ratio, y: ratio))
    let moved = view.frame.origin
    view.center = CGPoint(
      x: view.center.x + corner.x * ratio - moved.x, y: view.center.y + corner.y * ratio - moved.y)
    contentSize = CGSize(width: contentSize.width * ratio, height: contentSize.height * ratio)
  }

  /// The offset nearest to `offset` that shows no more than the content and its insets.
  func reachable(_ offset: CGPoint) -> CGPoint {
    let insets = adjustedContentInset
    func limited(
      _ value: CGFloat, _ before: CGFloat, _ content: CGFloat, _ after: CGFloat, _ room: CGFloat
    ) -> CGFloat {
      max(-before, min(content + after - room, value))
    }
    return CGPoint(
      x: limited(offset.x, insets.left, contentSize.width, insets.right, bounds.width),
      y: limited(offset.y, insets.top, contentSize.height, insets.bottom, bounds.height))
  }
}
