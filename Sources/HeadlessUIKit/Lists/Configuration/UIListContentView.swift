// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// The view of a ``UIListContentConfiguration``, in a cell or anywhere else.
///
/// ```swift
/// var content = UIListContentConfiguration.subtitleCell()
/// content.text = "Momo"
/// content.secondaryText = "Fed at noon"
/// stack.addArrangedSubview(UIListContentView(configuration: content))
/// ```
open class UIListContentView: UIView, UIContentView {
  private var content: UIListContentConfiguration
  private let imageView = UIImageView()
  private let label = UILabel()
  private let secondaryLabel = UILabel()
  private var textGuide: UILayoutGuide?
  private var secondaryTextGuide: UILayoutGuide?
  private var imageGuide: UILayoutGuide?

  /// Makes a view that shows a value.
  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    isOpaque = false
    contentDidChange()
  }

  /// Archives of views are not read: always `nil`.
  public required init?(coder: NSCoder) {
    nil
  }

  /// What the view shows.
  ///
  /// - Precondition: It is a ``UIListContentConfiguration``.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let newValue = newValue as? UIListContentConfiguration else {
        trap("a list content view shows a UIListContentConfiguration, not a \(type(of: newValue))")
      }
      guard newValue != content else { return }
      content = newValue
      contentDidChange()
    }
  }

  /// The area of the text; `nil` where none shows.
  open var textLayoutGuide: UILayoutGuide? { guide(label, \.text, &textGuide) }
  /// The area of the second text; `nil` where none shows.
  open var secondaryTextLayoutGuide: UILayoutGuide? {
    guide(secondaryLabel, \.secondary, &secondaryTextGuide)
  }
  /// The area of the image; `nil` where none shows.
  open var imageLayoutGuide: UILayoutGuide? { guide(imageView, \.image, &imageGuide) }

  private func guide(
    _ part: UIView, _ path: KeyPath<ListContentArrangement.Frames, CGRect?>,
    _ storage: inout UILayoutGuide?
  ) -> UILayoutGuide? {
    guard part.superviewStorage != nil else { return nil }
    if let storage { return storage }
    let guide = UILayoutGuide(following: self, identifier: "UIListContentView") {
      [weak self] view in
      guard let self, let frame = frames(in: view.bounds.size)[keyPath: path] else { return .zero }
      return UIEdgeInsets(
        top: frame.minY, left: frame.minX, bottom: view.bounds.height - frame.maxY,
        right: view.bounds.width - frame.maxX)
    }
    layoutState.followingGuides.append(guide)
    storage = guide
    return guide
  }

  // MARK: Content

  private func contentDidChange() {
    show(content.text, content.attributedText, content.textProperties, in: label)
    show(
      content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties,
      in: secondaryLabel)
    showImage()
    alpha = content.alpha
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func show(
    _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties, in label: UILabel
  ) {
    label.asToolkit {
      label.font = properties.font
      label.textColor = properties.resolvedColor()
      label.textAlignment = properties.alignment.alignment
      label.lineBreakMode = properties.lineBreakMode
    }
    label.numberOfLines = properties.numberOfLines
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text = text.map(properties.transform.applied)
    }
    let isThere = (label.text ?? "").isEmpty == false
    if isThere, label.superviewStorage == nil { addSubview(label) }
    if !isThere { label.removeFromSuperview() }
  }

  private func showImage() {
    imageView.symbolDefaults = .large
    imageView.preferredSymbolConfiguration = content.imageProperties.preferredSymbolConfiguration
    imageView.image = content.image
    guard content.image != nil else {
      imageView.removeFromSuperview()
      return
    }
    let properties = content.imageProperties
    if imageView.superviewStorage == nil { insertSubview(imageView, at: 0) }
    imageView.layer.cornerRadius = properties.cornerRadius
    imageView.layer.cornerCurve = .continuous
    imageView.clipsToBounds = properties.cornerRadius > 0
    imageView.layer.borderWidth = properties.strokeWidth
    imageView.tintColor =
      properties.tintColor == nil && properties.tintColorTransformer == nil
      ? nil : properties.resolvedTintColor(for: tintColor)
  }

  // MARK: Layout

  /// The margins of the configuration, or those of the surroundings where these are greater.
  open override var layoutMargins: UIEdgeInsets {
    get {
      let own = content.directionalLayoutMargins.resolved(effectiveUserInterfaceLayoutDirection)
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

  /// What takes part in the layout at a width.
  private func arrangement(width: CGFloat) -> ListContentArrangement {
    let image =
      imageView.superviewStorage == nil ? nil : imageView.configured(content.image)
    return ListContentArrangement(
      content, margins: layoutMargins, isMirrored: isMirrored, image: image,
      text: label.superviewStorage == nil ? nil : label,
      secondary: secondaryLabel.superviewStorage == nil ? nil : secondaryLabel, width: width,
      grid: PixelGrid(scale: traitCollection.displayScale))
  }

  private func frames(in size: CGSize) -> ListContentArrangement.Frames {
    arrangement(width: size.width).frames(in: size)
  }

  /// From the edge where text starts to the texts.
  final var textStart: CGFloat { arrangement(width: bounds.width).textStart }

  /// The height that a cell with this content has at least, in points.
  final var leastCellHeight: CGFloat { content.leastHeight }

  /// The size that the content takes at most as wide as `size`, with its margins.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : .greatestFiniteMagnitude
    return arrangement(width: width).size
  }

  override var textContent: TextContent? { self }

  /// The size that the content takes with lines of any length.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// The height that the content takes at the target's width.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let fitting = sizeThatFits(targetSize)
    return CGSize(
      width: horizontalFittingPriority == .required ? targetSize.width : fitting.width,
      height: verticalFittingPriority == .required ? targetSize.height : fitting.height)
  }

  /// Places image and texts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let frames = frames(in: bounds.size)
    if let frame = frames.image { imageView.frame = frame }
    if let frame = frames.text { label.frame = frame }
    if let frame = frames.secondary { secondaryLabel.frame = frame }
    // The view's traits are current here, and again after they have changed.
    imageView.layer.borderColor =
      (content.imageProperties.strokeColor ?? tintColor).cgColor
  }
}

extension UIListContentView: TextContent {
  var contentHeightFollowsWidth: Bool { true }

  func intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
    CGSize(
      width: sizeThatFits(.zero).width,
      height: sizeThatFits(CGSize(width: max(width, 1), height: 0)).height)
  }

  var firstBaselineFromTop: CGFloat { layoutMargins.top + content.textProperties.font.ascender }
  var lastBaselineFromBottom: CGFloat {
    layoutMargins.bottom - content.textProperties.font.descender
  }
}
