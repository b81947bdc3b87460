// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What controls keep and what changes no pixel here, or is reported where it would.
extension UIControl {
  /// Whether symbols move when the control is pressed. Nothing moves here. The default is false.
  public var isSymbolAnimationEnabled: Bool {
    get { KeptValues.value(of: self, or: false) }
    set { KeptValues.keep(newValue, of: self) }
  }

  /// Where the content is placed from side to side, in the direction of text.
  public var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isFromRight = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isFromRight ? .right : .left
    case .trailing: return isFromRight ? .left : .right
    default: return contentHorizontalAlignment
    }
  }
}

extension UISwitch {
  /// A picture for the switch that is on, which iOS does not show since version 7.
  public var onImage: UIImage? {
    get { KeptValues.value(of: self, or: nil) }
    set { KeptValues.keep(newValue, of: self) }
  }

  /// A picture for the switch that is off, which iOS does not show since version 7.
  public var offImage: UIImage? {
    get { KeptValues.value(of: self, or: nil) }
    set { KeptValues.keep(newValue, of: self) }
  }
}

extension UISegmentedControl {
  /// Moves the content of a segment by points. It stays, which is reported.
  public func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    KeptValues.keep(offset, of: self, "contentOffset \(segment)")
    if offset != .zero {
      RenderingEnvironment.reportNotDrawn(
        "UISegmentedControl.setContentOffset(_:forSegmentAt:)", "the content stays in the middle")
    }
  }

  /// How far the content of a segment was moved, in points.
  public func contentOffsetForSegment(at segment: Int) -> CGSize {
    KeptValues.value(of: self, or: .zero, "contentOffset \(segment)")
  }

  /// A picture between two segments in these states. It is not drawn, which is reported.
  public func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {
    let name = "divider \(leftState.rawValue) \(rightState.rawValue) \(barMetrics.rawValue)"
    KeptValues.keep(dividerImage, of: self, name)
    if dividerImage != nil {
      RenderingEnvironment.reportNotDrawn(
        "UISegmentedControl.setDividerImage", "the line between segments is the system's")
    }
  }

  /// The picture between two segments in these states.
  public func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    let name = "divider \(leftState.rawValue) \(rightState.rawValue) \(barMetrics.rawValue)"
    return KeptValues.value(of: self, or: UIImage?.none, name)
  }
}

extension UIStepper {
  /// A picture in the place of the plus sign. It is not drawn, which is reported.
  public func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    keep(image, "increment \(state.rawValue)")
  }

  /// A picture in the place of the minus sign. It is not drawn, which is reported.
  public func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    keep(image, "decrement \(state.rawValue)")
  }

  /// A picture between the two buttons. It is not drawn, which is reported.
  public func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    keep(image, "divider \(leftState.rawValue) \(rightState.rawValue)")
  }

  /// The picture in the place of the plus sign.
  public func incrementImage(for state: UIControl.State) -> UIImage? {
    KeptValues.value(of: self, or: UIImage?.none, "increment \(state.rawValue)")
  }

  /// The picture in the place of the minus sign.
  public func decrementImage(for state: UIControl.State) -> UIImage? {
    KeptValues.value(of: self, or: UIImage?.none, "decrement \(state.rawValue)")
  }

  private func keep(_ image: UIImage?, _ name: String) {
    KeptValues.keep(image, of: self, name)
    if image != nil {
      RenderingEnvironment.reportNotDrawn("UIStepper", "its signs and its line are the system's")
    }
  }
}

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

extension UIProgressView {
  /// A picture of what is done. It is not drawn, which is reported. The default is `nil`.
  public var progressImage: UIImage? {
    get { KeptValues.value(of: self, or: nil) }
    set {
      KeptValues.keep(newValue, of: self)
      if newValue != nil {
        RenderingEnvironment.reportNotDrawn(
          "UIProgressView.progressImage", "the bar keeps its own look")
      }
    }
  }

  /// A picture of what is left. It is not drawn, which is reported. The default is `nil`.
  public var trackImage: UIImage? {
    get { KeptValues.value(of: self, or: nil) }
    set {
      KeptValues.keep(newValue, of: self)
      if newValue != nil {
        RenderingEnvironment.reportNotDrawn(
          "UIProgressView.trackImage", "the bar keeps its own look")
      }
    }
  }
}
