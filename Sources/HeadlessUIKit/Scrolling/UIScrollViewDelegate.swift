// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// Hears of scrolling. Each requirement has a default, which does nothing.
public protocol UIScrollViewDelegate: AnyObject {
  /// Called after the content's offset has changed.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

/// A scroll view, whose delegate may be of a narrower type in a subclass.
///
/// A Swift class cannot give a property that it inherits another type, as UIKit's tables and collections do
/// with `delegate`. It can put one of its own before the one of a protocol's extension.
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
