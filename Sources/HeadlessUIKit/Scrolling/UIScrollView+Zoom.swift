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
  private var zoom: ScrollZoom {
    get { associatedStorage[zoomKey] ?? ScrollZoom() }
    set { associatedStorage[zoomKey] = newValue }
  }

  /// The smallest ``zoomScale``. The default is 1.
  public var minimumZoomScale: CGFloat {
    get { zoom.least }
    set {
      zoom.least = newValue
      if zoomScale < newValue { zoomScale = newValue }
    }
  }

  /// The greatest ``zoomScale``. The default is 1, which with the smallest one lets nothing be
  /// zoomed.
  public var maximumZoomScale: CGFloat {
    get { zoom.most }
    set {
      zoom.most = newValue
      if zoomScale > zoom.limited(zoomScale) { zoomScale = newValue }
    }
  }

  /// Whether fingers zoom past the limits and back. The default is true.
  public var bouncesZoom: Bool {
    get { zoom.bounces }
    set { zoom.bounces = newValue }
  }

  /// How large the content is shown, between the limits. The default is 1. Setting it scales the
  /// view that the delegate's `viewForZooming(in:)` gives, about the middle of what shows.
  public var zoomScale: CGFloat {
    get { zoom.scale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Sets ``zoomScale`` at once.
  public func setZoomScale(_ scale: CGFloat, animated: Bool) {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    changeZoom(to: scale, showing: middle)
  }

  /// Zooms and scrolls so that `rect`, in the coordinates of the zoomed view, fills the scroll view
  /// as far as the limits allow.
  public func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0, let view = zoomedView else { return }
    let scale = min(bounds.width / rect.width, bounds.height / rect.height)
    let middle = view.convert(CGPoint(x: rect.midX, y: rect.midY), to: self)
    changeZoom(to: scale, showing: middle)
  }

  /// Whether fingers zoom: false.
  public var isZooming: Bool { false }
  /// Whether zooming comes back from past the limits: false.
  public var isZoomBouncing: Bool { false }

  private var zoomedView: UIView? { scrollViewDelegate?.viewForZooming(in: self) }

  /// Scales the content; the point of the present content at `middle` comes to the middle.
  private func changeZoom(to scale: CGFloat, showing middle: CGPoint) {
    guard let view = zoomedView else { return }
    let new = zoom.limited(scale)
    let ratio = new / zoom.scale
    scrollViewDelegate?.scrollViewWillBeginZooming(self, with: view)
    if ratio != 1 {
      zoom.scale = new
      scaleContent(view, by: ratio)
      scrollViewDelegate?.scrollViewDidZoom(self)
    }
    contentOffset = reachable(
      CGPoint(
        x: middle.x * ratio - bounds.width / 2, y: middle.y * ratio - bounds.height / 2))
    scrollViewDelegate?.scrollViewDidEndZooming(self, with: view, atScale: new)
  }

  /// Scales the view with its top left corner where it is, and the content's size with it.
  private func scaleContent(_ view: UIView, by ratio: CGFloat) {
    let corner = view.frame.origin
    view.transform = view.transform.concatenating(CGAffineTransform(scaleX: ratio, y: ratio))
    let moved = view.frame.origin
    view.center = CGPoint(
      x: view.center.x + corner.x * ratio - moved.x, y: view.center.y + corner.y * ratio - moved.y)
    contentSize = CGSize(width: contentSize.width * ratio, height: contentSize.height * ratio)
  }

  /// The offset nearest to `offset` that shows no more than the content and its insets.
  private func reachable(_ offset: CGPoint) -> CGPoint {
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
