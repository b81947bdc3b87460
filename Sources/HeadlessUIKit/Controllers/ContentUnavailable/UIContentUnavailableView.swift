// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// The view of a ``UIContentUnavailableConfiguration``: its parts below one another, in the middle
/// of the safe area.
///
/// ```swift
/// var empty = UIContentUnavailableConfiguration.empty()
/// empty.text = "No pets yet"
/// view.addSubview(UIContentUnavailableView(configuration: empty))
/// ```
open class UIContentUnavailableView: UIView, UIContentView {
  private var content: UIContentUnavailableConfiguration
  private let imageView = UIImageView()
  private let wheel = UIActivityIndicatorView(style: .large)
  private let label = UILabel()
  private let secondaryLabel = UILabel()
  private var button: UIButton?
  private var secondaryButton: UIButton?
  private var backgroundShown: BackgroundConfigurationView?
  /// Holds the parts where the view scrolls.
  private var scrollView: UIScrollView?

  /// Makes a view of a value.
  public init(configuration: UIContentUnavailableConfiguration) {
    content = configuration
    super.init(frame: .zero)
    isOpaque = false
    contentDidChange()
  }

  /// Archives of views are not read: always `nil`.
  public required init?(coder: NSCoder) { nil }

  /// What the view shows. Values of other types are left out.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let newValue = newValue as? UIContentUnavailableConfiguration, newValue != content
      else { return }
      content = newValue
      contentDidChange()
    }
  }

  /// Whether the view scrolls where its content is high. The default is false.
  open var isScrollEnabled: Bool = false {
    didSet { if isScrollEnabled != oldValue { scrollingDidChange() } }
  }

  // MARK: Content

  private var host: UIView { scrollView ?? self }

  private func contentDidChange() {
    showImage()
    show(content.text, content.attributedText, content.textProperties, in: label)
    show(
      content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties,
      in: secondaryLabel)
    button?.removeFromSuperview()
    secondaryButton?.removeFromSuperview()
    button = shownButton(content.button, content.buttonProperties)
    secondaryButton = shownButton(content.secondaryButton, content.secondaryButtonProperties)
    showBackground()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func showImage() {
    let properties = content.imageProperties
    let isLoading = content.kind == .loading && content.image == nil
    wheel.color = properties.tintColor
    if isLoading { wheel.startAnimating() }
    show(wheel, isLoading)
    imageView.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
    imageView.image = content.image
    imageView.tintColor = properties.tintColor
    imageView.layer.cornerRadius = properties.cornerRadius
    imageView.layer.cornerCurve = .continuous
    imageView.clipsToBounds = properties.cornerRadius > 0
    imageView.accessibilityIgnoresInvertColors = properties.accessibilityIgnoresInvertColors
    show(imageView, content.image != nil)
  }

  private func show(
    _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIContentUnavailableConfiguration.TextProperties, in label: UILabel
  ) {
    label.asToolkit {
      label.font = properties.font
      label.textColor = properties.color
      label.textAlignment = content.alignment == .center ? .center : .natural
      label.lineBreakMode = properties.lineBreakMode
    }
    label.numberOfLines = properties.numberOfLines
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
    label.adjustsFontForContentSizeCategory = true
    if let attributed { label.attributedText = attributed } else { label.text = text }
    show(label, label.text?.isEmpty == false)
  }

  /// The button of a configuration; `nil` where it has nothing to say.
  private func shownButton(
    _ configuration: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) -> UIButton? {
    let action = properties.primaryAction
    let says =
      configuration.title?.isEmpty == false || configuration.attributedTitle != nil
      || configuration.image != nil || configuration.subtitle != nil
      || action?.title.isEmpty == false || action?.image != nil
    guard says else { return nil }
    let button = UIButton(configuration: configuration, primaryAction: action)
    button.menu = properties.menu
    button.showsMenuAsPrimaryAction = action == nil && properties.menu != nil
    button.isEnabled = properties.isEnabled
    button.role = properties.role
    host.addSubview(button)
    return button
  }

  private func show(_ part: UIView, _ isShown: Bool) {
    if isShown, part.superviewStorage !== host { host.addSubview(part) }
    if !isShown { part.removeFromSuperview() }
  }

  private func showBackground() {
    let isNeeded = content.background != .clear()
    if isNeeded, let backgroundShown {
      backgroundShown.show(content.background, tint: tintColor)
    } else if isNeeded {
      backgroundShown = .behindContent(of: self, content.background)
    } else {
      backgroundShown?.removeFromSuperview()
      backgroundShown = nil
    }
  }

  private func scrollingDidChange() {
    let parts = parts.map(\.view)
    scrollView?.removeFromSuperview()
    scrollView = isScrollEnabled ? UIScrollView(frame: bounds) : nil
    if let scrollView {
      scrollView.contentInsetAdjustmentBehavior = .never
      addSubview(scrollView)
    }
    for part in parts { host.addSubview(part) }
    setNeedsLayout()
  }

  // MARK: Layout

  /// The margins of the configuration within the safe area, or those of the surroundings where
  /// these are greater.
  open override var layoutMargins: UIEdgeInsets {
    get {
      var own = content.directionalLayoutMargins.resolved(effectiveUserInterfaceLayoutDirection)
      let safeArea = safeAreaInsets
      own.top += safeArea.top
      own.left += safeArea.left
      own.bottom += safeArea.bottom
      own.right += safeArea.right
      var margins = keepingSuperviewMargins(own)
      let axes = content.axesPreservingSuperviewLayoutMargins
      if !axes.contains(.horizontal) { (margins.left, margins.right) = (own.left, own.right) }
      if !axes.contains(.vertical) { (margins.top, margins.bottom) = (own.top, own.bottom) }
      return margins
    }
    set {
      content.directionalLayoutMargins = .init(newValue, effectiveUserInterfaceLayoutDirection)
    }
  }

  /// What shows, from the top, with the distance to what is above it.
  private var parts: [(view: UIView, distance: CGFloat)] {
    var parts: [(view: UIView, distance: CGFloat)] = []
    func add(_ view: UIView?, _ distance: CGFloat) {
      guard let view, view.superviewStorage != nil else { return }
      parts.append((view, parts.isEmpty ? 0 : distance))
    }
    add(wheel, 0)
    add(imageView, 0)
    add(label, content.imageToTextPadding)
    let isBelowText = label.superviewStorage != nil
    add(
      secondaryLabel,
      isBelowText ? content.textToSecondaryTextPadding : content.imageToTextPadding)
    add(button, content.textToButtonPadding)
    add(
      secondaryButton,
      button == nil ? content.textToButtonPadding : content.buttonToSecondaryButtonPadding)
    return parts
  }

  private func size(of part: UIView, width: CGFloat) -> CGSize {
    guard part === imageView else {
      let size = part.sizeThatFits(CGSize(width: width, height: 0))
      return CGSize(width: min(size.width, width), height: size.height)
    }
    let size = imageView.shownImage?.size ?? .zero
    let limit = content.imageProperties.maximumSize
    let factors = [
      limit.width > 0 ? limit.width / max(size.width, 1) : 1,
      limit.height > 0 ? limit.height / max(size.height, 1) : 1,
      width / max(size.width, 1),
    ]
    let factor = min(1, factors.min() ?? 1)
    return CGSize(width: size.width * factor, height: size.height * factor)
  }

  /// The size that the content takes at most as wide as `size`, with its margins.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let margins = layoutMargins
    let room =
      size.width > 0 ? max(1, size.width - margins.left - margins.right) : .greatestFiniteMagnitude
    let sizes = parts.map { (self.size(of: $0.view, width: room), $0.distance) }
    let grid = PixelGrid(scale: traitCollection.displayScale)
    return CGSize(
      width: grid.ceil((sizes.map(\.0.width).max() ?? 0) + margins.left + margins.right),
      height: grid.ceil(sizes.reduce(margins.top + margins.bottom) { $0 + $1.0.height + $1.1 }))
  }

  /// The size that the content takes with lines of any length.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  override var textContent: TextContent? { self }

  /// Places the parts in the middle, or at the top where they are too high.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let (margins, grid) = (layoutMargins, PixelGrid(scale: traitCollection.displayScale))
    let room = max(1, bounds.width - margins.left - margins.right)
    let height = sizeThatFits(bounds.size).height
    scrollView?.frame = bounds
    scrollView?.contentSize = CGSize(width: bounds.width, height: max(height, bounds.height))
    var y = margins.top + max(0, (bounds.height - height) / 2)
    for (part, distance) in parts {
      let size = size(of: part, width: room)
      let isWide = part === label || part === secondaryLabel
      let width = isWide ? room : size.width
      y += distance
      let x = margins.left + start(of: width, in: room)
      part.frame = CGRect(
        x: grid.round(x), y: grid.round(y), width: width, height: size.height)
      y += size.height
    }
  }

  private func start(of width: CGFloat, in room: CGFloat) -> CGFloat {
    switch content.alignment {
    case .center: (room - width) / 2
    case .natural: isMirrored ? room - width : 0
    }
  }
}

extension UIContentUnavailableView: TextContent {
  var contentHeightFollowsWidth: Bool { true }

  func intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
    CGSize(
      width: sizeThatFits(.zero).width,
      height: sizeThatFits(CGSize(width: max(width, 1), height: 0)).height)
  }

  var firstBaselineFromTop: CGFloat { layoutMargins.top + content.textProperties.font.ascender }
  var lastBaselineFromBottom: CGFloat {
    layoutMargins.bottom - content.secondaryTextProperties.font.descender
  }
}
