// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics

// Pictures instead of dots, what lies behind them, and more pages than there is room for. Where
// these lie, how large symbols are, and how dots become smaller at the ends are estimates.

extension UIPageControl {
  /// What lies behind the dots.
  public enum BackgroundStyle: Int, Hashable, Sendable {
    /// Nothing, but while people drag.
    case automatic = 0
    /// A capsule.
    case prominent = 1
    /// Nothing.
    case minimal = 2
  }

  /// What lies behind the dots. The default is `automatic`.
  public var backgroundStyle: BackgroundStyle {
    get { KeptValues.value(of: self, or: .automatic) }
    set { KeptValues.keep(newValue, of: self) }
  }

  /// A picture in the place of the dots, in their colors. The default is `nil`.
  public var preferredIndicatorImage: UIImage? {
    get { KeptValues.value(of: self, or: nil) }
    set { KeptValues.keep(newValue, of: self) }
  }

  /// A picture in the place of the current dot; `nil`, the default, for that of its page.
  public var preferredCurrentPageIndicatorImage: UIImage? {
    get { KeptValues.value(of: self, or: nil) }
    set { KeptValues.keep(newValue, of: self) }
  }

  /// A picture in the place of a page's dot; `nil` for ``preferredIndicatorImage``.
  public func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    KeptValues.keep(image, of: self, "indicator \(page)")
  }

  /// The picture in the place of a page's dot.
  public func indicatorImage(forPage page: Int) -> UIImage? {
    KeptValues.value(of: self, or: UIImage?.none, "indicator \(page)")
  }

  /// A picture in the place of a page's dot while it is the current one; `nil` for
  /// ``preferredCurrentPageIndicatorImage``.
  public func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    KeptValues.keep(image, of: self, "current indicator \(page)")
  }

  /// The picture in the place of a page's dot while it is the current one.
  public func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
    KeptValues.value(of: self, or: UIImage?.none, "current indicator \(page)")
  }

  // MARK: Drawing

  /// The pages that there is room for: those around the current one.
  func shownPages(in room: Int) -> Range<Int> {
    // A control that was never given a size shows all of them.
    guard room > 0, numberOfPages > room else { return 0..<numberOfPages }
    let start = min(max(0, currentPage - room / 2), numberOfPages - room)
    return start..<start + room
  }

  /// What a page's dot is large beside others: those beyond which there are more are small.
  func dotScale(of page: Int, among shown: Range<Int>) -> CGFloat {
    let before = shown.lowerBound > 0 ? page - shown.lowerBound : .max
    let after = shown.upperBound < numberOfPages ? shown.upperBound - 1 - page : .max
    switch min(before, after) {
    case 0: return 0.5
    case 1: return 0.75
    default: return 1
    }
  }

  /// The picture in the place of a page's dot; `nil` for the dot.
  func shownIndicator(of page: Int) -> UIImage? {
    let own = indicatorImage(forPage: page) ?? preferredIndicatorImage
    guard page == currentPage else { return own }
    return currentPageIndicatorImage(forPage: page) ?? preferredCurrentPageIndicatorImage ?? own
  }

  /// Draws a picture in a color; a symbol is as large as the dots.
  func record(
    _ image: UIImage, at center: CGPoint, _ color: UIColor,
    into recorder: inout DisplayListRecorder
  ) {
    let image = image.symbol(applying: UIImage.SymbolConfiguration(pointSize: UIPageControl.dot))
    let grid = PixelGrid(scale: recorder.scale)
    let rect = CGRect(
      x: grid.round(center.x - image.size.width / 2),
      y: grid.round(center.y - image.size.height / 2), width: image.size.width,
      height: image.size.height)
    let tint = color.components(with: .current).color
    if image.recordSymbol(in: rect, tint: tint, into: &recorder) { return }
    image.record(image.bitmap.tinted(tint), in: rect, into: &recorder)
  }

  /// Draws what lies behind the dots.
  func recordBackground(pages: Int, into recorder: inout DisplayListRecorder) {
    guard backgroundStyle == .prominent else { return }
    let size = size(forNumberOfPages: pages)
    let capsule = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
    recorder.fill(
      Path(roundedRect: capsule, cornerRadius: min(size.width, size.height) / 2),
      with: UIColor.secondarySystemFill.paint)
  }
}
