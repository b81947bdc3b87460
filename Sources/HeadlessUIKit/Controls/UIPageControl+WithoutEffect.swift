// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What is kept and changes no pixel here, or is reported where it would.
extension UIPageControl {
  /// What lies behind the dots.
  public enum BackgroundStyle: Int, Hashable, Sendable {
    /// Nothing, but while people drag.
    case automatic = 0
    /// A box.
    case prominent = 1
    /// Nothing.
    case minimal = 2
  }

  /// Whether people drag along the dots.
  public enum InteractionState: Int, Hashable, Sendable {
    /// Nobody does.
    case none = 0
    /// Page by page.
    case discrete = 1
    /// Quickly.
    case continuous = 2
  }

  /// What lies behind the dots. A box is not drawn, which is reported. The default is `automatic`.
  public var backgroundStyle: BackgroundStyle {
    get { KeptValues.value(of: self, or: .automatic) }
    set {
      KeptValues.keep(newValue, of: self)
      if newValue == .prominent {
        RenderingEnvironment.reportNotDrawn(
          "UIPageControl.backgroundStyle", "there is no box behind the dots")
      }
    }
  }

  /// Whether people may drag along the dots. The default is true.
  public var allowsContinuousInteraction: Bool {
    get { KeptValues.value(of: self, or: true) }
    set { KeptValues.keep(newValue, of: self) }
  }

  /// A picture in the place of the dots. It is not drawn, which is reported. The default is `nil`.
  public var preferredIndicatorImage: UIImage? {
    get { KeptValues.value(of: self, or: nil) }
    set {
      KeptValues.keep(newValue, of: self)
      if newValue != nil {
        RenderingEnvironment.reportNotDrawn(
          "UIPageControl.preferredIndicatorImage", "pages are dots")
      }
    }
  }

  /// A picture in the place of the current dot. It is not drawn, which is reported. The default is
  /// `nil`.
  public var preferredCurrentPageIndicatorImage: UIImage? {
    get { KeptValues.value(of: self, or: nil) }
    set {
      KeptValues.keep(newValue, of: self)
      if newValue != nil {
        RenderingEnvironment.reportNotDrawn(
          "UIPageControl.preferredCurrentPageIndicatorImage", "the current page is a dot")
      }
    }
  }

  /// Whether people drag along the dots: nobody does.
  public var interactionState: InteractionState { .none }

  /// A picture in the place of a page's dot. It is not drawn, which is reported.
  public func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    KeptValues.keep(image, of: self, "indicator \(page)")
    if image != nil {
      RenderingEnvironment.reportNotDrawn(
        "UIPageControl.setIndicatorImage(_:forPage:)", "pages are dots")
    }
  }

  /// The picture in the place of a page's dot.
  public func indicatorImage(forPage page: Int) -> UIImage? {
    KeptValues.value(of: self, or: UIImage?.none, "indicator \(page)")
  }

  /// A picture in the place of a page's dot while it is the current one. It is not drawn, which is
  /// reported.
  public func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    KeptValues.keep(image, of: self, "current indicator \(page)")
    if image != nil {
      RenderingEnvironment.reportNotDrawn(
        "UIPageControl.setCurrentPageIndicatorImage(_:forPage:)", "the current page is a dot")
    }
  }

  /// The picture in the place of a page's dot while it is the current one.
  public func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
    KeptValues.value(of: self, or: UIImage?.none, "current indicator \(page)")
  }
}
