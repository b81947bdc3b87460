// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics

/// The wheel above the content of a scroll view that people pull down to load it again.
///
/// ```swift
/// let refresh = UIRefreshControl()
/// refresh.addAction(UIAction { _ in model.reload() }, for: .valueChanged)
/// table.refreshControl = refresh
/// ```
///
/// It lies in the 60 points above the content. A picture shows it while it refreshes, where the
/// content was moved down by ``UIScrollView/contentOffset``.
open class UIRefreshControl: UIControl {
  static let height: CGFloat = 60
  private static let titleHeight: CGFloat = 20

  private let indicator = UIActivityIndicatorView(style: .medium)
  private let label = UILabel()

  /// Makes a control that does not refresh.
  public init() {
    super.init(frame: .zero)
    setUp()
  }

  /// Makes a control that does not refresh.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  private func setUp() {
    bounds.size.height = UIRefreshControl.height
    autoresizingMask = .flexibleWidth
    isOpaque = false
    indicator.hidesWhenStopped = true
    label.textAlignment = .center
    addSubview(indicator)
    addSubview(label)
  }

  /// Reads the control from a storyboard; from an archive it is as a new one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Whether the content is being loaded.
  open private(set) var isRefreshing: Bool = false

  /// The text below the wheel; `nil`, the default, for none.
  open var attributedTitle: NSAttributedString? {
    didSet {
      guard attributedTitle != oldValue else { return }
      label.attributedText = attributedTitle
      setNeedsLayout()
    }
  }

  /// Starts the wheel. Content stays where it is, as on iOS.
  open func beginRefreshing() {
    isRefreshing = true
    indicator.startAnimating()
    setNeedsLayout()
  }

  /// Stops the wheel and hides it.
  open func endRefreshing() {
    isRefreshing = false
    indicator.stopAnimating()
    setNeedsLayout()
  }

  /// The wheel has the tint where one was set, and is gray otherwise.
  open override var tintColor: UIColor! {
    didSet { indicator.color = tintColor }
  }

  @StatePropertyBuilder override var stateProperties: [StateProperty] {
    super.stateProperties
    StateProperty("refreshing", flag: isRefreshing, default: false)
  }

  /// Places the wheel and the text.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let hasTitle = attributedTitle != nil
    label.isHidden = !hasTitle || !isRefreshing
    let side = indicator.intrinsicContentSize.width
    let grid = PixelGrid(scale: traitCollection.displayScale)
    let room = bounds.height - (hasTitle ? UIRefreshControl.titleHeight : 0)
    indicator.frame = CGRect(
      x: grid.round((bounds.width - side) / 2), y: grid.round((room - side) / 2), width: side,
      height: side)
    label.frame = CGRect(
      x: 0, y: room, width: bounds.width, height: bounds.height - room)
  }
}

extension UIScrollView {
  /// Puts a control above the content in the place of another one.
  func replaceRefreshControl(_ old: UIRefreshControl?, by new: UIRefreshControl?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = CGRect(
      x: 0, y: -UIRefreshControl.height, width: bounds.width, height: UIRefreshControl.height)
    insertSubview(new, at: 0)
  }
}
