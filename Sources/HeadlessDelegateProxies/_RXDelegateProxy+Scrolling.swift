// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

extension UIScrollViewDelegate where Self: _RXDelegateProxy {
  /// The delegate that messages are handed on to.
  public var _forwardToDelegate: (any UIScrollViewDelegate)? {
    forwardee as? any UIScrollViewDelegate
  }

  /// Tells the delegate.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    pass("scrollViewDidScroll:", [scrollView]) {
      _forwardToDelegate?.scrollViewDidScroll(scrollView)
    }
  }

  /// Tells the delegate.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    pass("scrollViewDidEndScrollingAnimation:", [scrollView]) {
      _forwardToDelegate?.scrollViewDidEndScrollingAnimation(scrollView)
    }
  }

  /// Asks the delegate.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    (_forwardToDelegate ?? Unset()).viewForZooming(in: scrollView)
  }

  /// Tells the delegate.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    pass("scrollViewWillBeginZooming:with:", [scrollView, view]) {
      _forwardToDelegate?.scrollViewWillBeginZooming(scrollView, with: view)
    }
  }

  /// Tells the delegate.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {
    pass("scrollViewDidZoom:", [scrollView]) { _forwardToDelegate?.scrollViewDidZoom(scrollView) }
  }

  /// Tells the delegate.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    pass(
      "scrollViewDidEndZooming:with:atScale:", [scrollView, view, NSNumber(value: Double(scale))]
    ) { _forwardToDelegate?.scrollViewDidEndZooming(scrollView, with: view, atScale: scale) }
  }

  /// Tells the delegate.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    pass("scrollViewWillBeginDragging:", [scrollView]) {
      _forwardToDelegate?.scrollViewWillBeginDragging(scrollView)
    }
  }

  /// Tells the delegate.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    pass(
      "scrollViewWillEndDragging:withVelocity:targetContentOffset:",
      [scrollView, velocity, targetContentOffset]
    ) {
      _forwardToDelegate?.scrollViewWillEndDragging(
        scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
  }

  /// Tells the delegate.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  {
    pass("scrollViewDidEndDragging:willDecelerate:", [scrollView, NSNumber(value: decelerate)]) {
      _forwardToDelegate?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }
  }

  /// Tells the delegate.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    pass("scrollViewWillBeginDecelerating:", [scrollView]) {
      _forwardToDelegate?.scrollViewWillBeginDecelerating(scrollView)
    }
  }

  /// Tells the delegate.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    pass("scrollViewDidEndDecelerating:", [scrollView]) {
      _forwardToDelegate?.scrollViewDidEndDecelerating(scrollView)
    }
  }

  /// Asks the delegate.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    (_forwardToDelegate ?? Unset()).scrollViewShouldScrollToTop(scrollView)
  }

  /// Tells the delegate.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    pass("scrollViewDidScrollToTop:", [scrollView]) {
      _forwardToDelegate?.scrollViewDidScrollToTop(scrollView)
    }
  }

  /// Tells the delegate.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    pass("scrollViewDidChangeAdjustedContentInset:", [scrollView]) {
      _forwardToDelegate?.scrollViewDidChangeAdjustedContentInset(scrollView)
    }
  }
}

/// What answers where nobody else does.
private final class Unset: NSObject, UIScrollViewDelegate {}
