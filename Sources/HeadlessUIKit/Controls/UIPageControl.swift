// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics

/// A row of dots, one for each page; that of the current page stands out.
///
/// ```swift
/// let pages = UIPageControl()
/// pages.numberOfPages = 3
/// pages.currentPage = 1
/// ```
open class UIPageControl: UIControl {
  override var eventsOfPrimaryAction: Event { .valueChanged }

  /// Makes a control without pages.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Reads the view from a `.xib` file; from an archive it is as a new one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decode { decodePages($0, $1) }
  }

  private var pageCount = 0
  private var page = 0

  /// How many pages there are, 0 or more. The default is 0.
  open var numberOfPages: Int {
    get { pageCount }
    set {
      guard max(0, newValue) != pageCount else { return }
      pageCount = max(0, newValue)
      currentPage = page
      invalidateIntrinsicContentSize()
    }
  }

  /// The current page, from 0; it is kept among the pages.
  open var currentPage: Int {
    get { page }
    set { page = max(0, min(newValue, pageCount - 1)) }
  }

  /// Where the row of dots runs to.
  public enum Direction: Int, Sendable {
    /// As text does.
    case natural = 0
    /// From left to right.
    case leftToRight = 1
    /// From right to left.
    case rightToLeft = 2
    /// Down.
    case topToBottom = 3
    /// Up.
    case bottomToTop = 4

    var isVertical: Bool { self == .topToBottom || self == .bottomToTop }
  }

  /// Where the row of dots runs to. The default is as text does.
  open var direction: Direction = .natural {
    didSet { if direction.isVertical != oldValue.isVertical { invalidateIntrinsicContentSize() } }
  }

  /// Whether a single page has no dot. The default is false.
  open var hidesForSinglePage: Bool = false

  /// The color of the other pages' dots; `nil`, the default, for white at 30 %.
  open var pageIndicatorTintColor: UIColor? {
    didSet { noteSet(.pageIndicatorTintColor) }
  }

  /// The color of the current page's dot; `nil`, the default, for white.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet { noteSet(.currentPageIndicatorTintColor) }
  }

  // Measured on iOS 17 to 26, in points.
  static let dot: CGFloat = 23.0 / 3
  static let pitch: CGFloat = 53.0 / 3
  static let height: CGFloat = 77.0 / 3

  /// The size that the given number of dots needs.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let length = CGFloat(max(0, pageCount)) * UIPageControl.pitch
    return direction.isVertical
      ? CGSize(width: UIPageControl.height, height: length)
      : CGSize(width: length, height: UIPageControl.height)
  }

  /// Whether the first dot lies at the end of the row, counted from the left or from above.
  private var runsBackwards: Bool {
    switch direction {
    case .natural: isMirrored
    case .leftToRight, .topToBottom: false
    case .rightToLeft, .bottomToTop: true
    }
  }

  /// The size of the dots.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  /// The size of the dots, whatever `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override var hasContent: Bool { pageCount > 1 || (pageCount == 1 && !hidesForSinglePage) }

  override func recordContent(into recorder: inout DisplayListRecorder) {
    let (dot, pitch) = (UIPageControl.dot, UIPageControl.pitch)
    let isVertical = direction.isVertical
    let shown = shownPages(in: Int((isVertical ? bounds.height : bounds.width) / pitch))
    recordBackground(pages: shown.count, into: &recorder)
    let middle = isVertical ? bounds.midY : bounds.midX
    let first = middle - CGFloat(shown.count) * pitch / 2 + pitch / 2
    for (place, page) in (runsBackwards ? shown.reversed() : Array(shown)).enumerated() {
      let along = first + CGFloat(place) * pitch
      let center = CGPoint(
        x: isVertical ? bounds.midX : along, y: isVertical ? along : bounds.midY)
      let color =
        page == currentPage
        ? currentPageIndicatorTintColor ?? .white
        : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3)
      if let image = shownIndicator(of: page) {
        record(image, at: center, color, into: &recorder)
      } else {
        let side = dot * dotScale(of: page, among: shown)
        recorder.fill(
          Path(
            ellipseIn: CGRect(
              x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)),
          with: .color(color.components(with: .current).color))
      }
    }
  }

  @StatePropertyBuilder override var stateProperties: [StateProperty] {
    super.stateProperties
    StateProperty("page", term: "\(currentPage) of \(numberOfPages)", readers: .description)
    StateProperty("numberOfPages", number: CGFloat(numberOfPages))
    StateProperty("currentPage", number: CGFloat(currentPage))
    StateProperty("direction", term: direction, default: .natural)
    StateProperty("hidesForSinglePage", flag: hidesForSinglePage, default: false)
    StateProperty("pageIndicatorTintColor", color: pageIndicatorTintColor)
    StateProperty("currentPageIndicatorTintColor", color: currentPageIndicatorTintColor)
    StateProperty("backgroundStyle", term: backgroundStyle, default: .automatic)
    if let image = preferredIndicatorImage {
      StateProperty("preferredIndicatorImage", image: image)
    }
    if let image = preferredCurrentPageIndicatorImage {
      StateProperty("preferredCurrentPageIndicatorImage", image: image)
    }
  }
}
