// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// Hears of scrolling. Each requirement has a default, which does nothing.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: DelegateObject {
  /// Called after the content's offset has changed.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called after the content was scrolled by a call that asks for animation, and moved.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// The view that zooming scales; `nil`, the default, for none.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Called before the content is zoomed.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Called after the scale has changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Called after the content was zoomed.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Called on iOS when a finger begins to scroll. Nobody scrolls by hand in a picture.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called on iOS before a finger lets go, with the velocity in points a millisecond.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Called on iOS after a finger has let go.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called on iOS when the content goes on after a finger has let go.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Called on iOS when the content has come to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Asked on iOS when the status bar is tapped. The default is true.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Called on iOS after a tap on the status bar has scrolled.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// Called on iOS after the insets that bars ask for have changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// None.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// True.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

/// A scroll view, whose delegate may be of a narrower type in a subclass.
///
/// A Swift class cannot give a property that it inherits another type, as UIKit's tables and
/// collections do with `delegate`. It can put one of its own before the one of a protocol's
/// extension.
@preconcurrency @MainActor
public protocol UIScrollViewDelegation: AnyObject {
  /// Hears of scrolling.
  var scrollViewDelegate: (any UIScrollViewDelegate)? { get set }
}

extension UIScrollViewDelegation {
  /// Hears of scrolling.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollViewDelegate }
    set { scrollViewDelegate = newValue }
  }
}
